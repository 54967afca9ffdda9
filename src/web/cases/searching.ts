import type { LoaderFunctionArgs } from 'react-router';
import type { SearchAsked } from '#modules/search/ui/asked.ts';

/** What the address of a search asks; what is none of its filters is refused by the contract. */
export function searchAsked({ url }: LoaderFunctionArgs): SearchAsked {
  const names = ['q', 'kind', 'side', 'from', 'to', 'exact', 'page'] as const;
  const asked = names.flatMap((name) => {
    const value = url.searchParams.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(asked) as SearchAsked; // the server reads it again by its contract
}
