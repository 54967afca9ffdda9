import { type Result, refuse } from '#kernel/result.ts';
import type { Ask } from '#platform/http.ts';
import type { AccountDeps } from '../actions/account-deps.ts';
import type { RequestOrigin } from '../actions/sessions.ts';

/** Where a request comes from, for sessions and letters. */
export function fromOf(ask: Ask): RequestOrigin {
  return { agent: ask.req.header('user-agent') ?? '', network: ask.get('address') };
}

/** A refusal about the password says so at its field; the letter that a change owes is woken for. */
export function mended<T, R extends string>(
  { wakeMail }: AccountDeps,
  outcome: Result<T, R>,
): Result<T, { code: R; field: string }> {
  if (!outcome.ok)
    return refuse({
      code: outcome.refusal,
      field: AT_PASSWORD.has(outcome.refusal) ? 'password' : '',
    });
  wakeMail();
  return outcome;
}

/** The letter that an act owes goes out at once. */
export function woken<T, R>({ wakeMail }: AccountDeps, outcome: Result<T, R>): Result<T, R> {
  if (outcome.ok) wakeMail();
  return outcome;
}

export const AT_PASSWORD = new Set<string>(['proof_needed', 'password_wrong', 'too_many_tries']);
