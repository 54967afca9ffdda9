import type { Endpoint, InputOf, OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { type Asking, wayTo } from './asked.ts';
import { apiContext } from './context.ts';
import { onward } from './onward.ts';

/** What came of a form: what to say beside it, and at which of its fields. `act` says which form of the page it was. */
export type Attempt = { act: string; ok: boolean; message: string; fields: Record<string, string> };

type Attempted<T> = { attempt: Attempt; data: T | null; status: number };

/** Calls the API for a form of a page. A refusal is said on the page; whoever has to sign in first is led there and back. */
export async function attempted<E extends Endpoint>(
  asking: Asking,
  act: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<Attempted<OutputOf<E>>> {
  const answer = await asking.context.get(apiContext)(endpoint, input);
  if (answer.outcome === 'done')
    return { attempt: { act, ok: true, message: '', fields: {} }, data: answer.data, status: 200 };
  if (answer.outcome === 'refused') {
    const way = wayTo(asking.url, answer.error.code);
    if (way) throw onward(way);
    const { message, fields = {} } = answer.error;
    return {
      attempt: { act, ok: false, message: message || m.error_unexpected(), fields },
      data: null,
      status: answer.status,
    };
  }
  return {
    attempt: { act, ok: false, message: m.error_unexpected(), fields: {} },
    data: null,
    status: 503,
  };
}
