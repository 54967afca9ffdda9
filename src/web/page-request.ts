import { data, type RouterContextProvider } from 'react-router';
import type { Endpoint, InputOf, OutputOf } from '#kernel/endpoint.ts';
import { apiContext } from './context.ts';
import { onward } from './redirects.ts';

export type PageRequest = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * What the API answers to a page's loader. Whoever must sign in or give a second factor first is led there and back;
 * every other refusal becomes the page for its status.
 */
export async function loadFromApi<E extends Endpoint>(
  { url, context }: PageRequest,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const answer = await context.get(apiContext)(endpoint, input);
  if (answer.outcome === 'done') return answer.data;
  if (answer.outcome === 'empty') return null as OutputOf<E>; // the contract's output is nullable, or the server would not say so
  if (answer.outcome === 'unanswered') throw answer.cause;
  const way = wayTo(url, answer.error.code);
  if (way) throw onward(way);
  throw data({ code: answer.error.code, message: answer.error.message }, { status: answer.status });
}

/** Where somebody first shows who they are whom the API did not let in, and then comes back; null for any other refusal. */
export function wayTo({ pathname, search }: URL, code: string): string | null {
  const next = `?next=${encodeURIComponent(pathname + search)}`;
  if (code === 'sign_in_needed') return `/login${next}`;
  return code === 'second_factor_needed' ? `/account/second-factor${next}` : null;
}
