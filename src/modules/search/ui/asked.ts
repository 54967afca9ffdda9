import type { InputOf, OutputOf } from '#kernel/endpoint.ts';
import type { ownSearch } from '../contract.ts';

/** What a search asks, as it stands in the page's address. */
export type SearchAsked = InputOf<typeof ownSearch>;
export type SearchAnswer = OutputOf<typeof ownSearch>;

/** The same search with something else about it, from its first page on; an empty value takes a filter off. */
export function addressWith(
  asked: SearchAsked,
  change: Partial<Record<keyof SearchAsked, string>>,
): string {
  const all = { ...asked, page: '', ...change };
  const set = Object.entries(all).filter(([, value]) => value);
  return `?${new URLSearchParams(set as [string, string][])}`; // every value is a text that is not empty
}
