import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash } from '#platform/hash.ts';
import { countedFrom } from '#platform/network.ts';
import {
  type AttemptCount,
  countAttempt,
  digitsOf,
  type RateLimitRule,
  type WrongCodes,
} from '../rules/attempts.ts';
import { hashedAs, isByNetwork, type RateLimitScope } from '../rules/limits.ts';
import {
  clearCount,
  findCount,
  lockCount,
  type RateLimitRow,
  returnAttempt,
  setCount,
} from '../store/limits.ts';
import type { CodesDeps } from './deps.ts';

/** One thing that is counted: a username as it was typed, a notice, or a network. */
export type RateLimitKey = { scope: RateLimitScope; of: string };
export type TooManyAttempts = { code: 'too_many'; field: ''; waitSeconds: number };

type Keyed = Pick<CodesDeps, 'key'>;

/** The row of a count: a keyed hash, so that nobody reads there who tried what from where. */
export function counted({ key }: Keyed, { scope, of }: RateLimitKey): RateLimitRow {
  return { scope, key: keyedHash(key, `${hashedAs(scope)} ${of}`) };
}

/** An address is counted by its networks, the widest first; anything else as it is. */
function spread({ scope, of }: RateLimitKey): (RateLimitKey & RateLimitRule)[] {
  return isByNetwork(scope) ? countedFrom(of).map((one) => ({ scope, ...one })) : [{ scope, of }];
}

/**
 * Counts a try before it is made, so that a thousand at once are a thousand; or says until when to wait. Networks stand
 * first in every call: two that lock the same rows then lock them in the same order.
 */
export function countAttempts(
  deps: CodesDeps,
  tries: readonly RateLimitKey[],
): Promise<Result<null, TooManyAttempts>> {
  return deps.db.transaction().execute((tx) => countAttemptsIn(deps, tx, tries));
}

export async function countAttemptsIn(
  deps: CodesDeps,
  tx: Db,
  tries: readonly RateLimitKey[],
): Promise<Result<null, TooManyAttempts>> {
  const taken = await checkAttempts(deps, tx, tries);
  if (!taken.ok) return taken;
  await storeAttempts(tx, taken.value);
  return allow(null);
}

export type CountedAttempt = { at: RateLimitRow; count: AttemptCount };

/** Whether tries may be made now, with what each count becomes if they are kept; its rows stay locked until the transaction ends. */
export async function checkAttempts(
  deps: CodesDeps,
  tx: Db,
  tries: readonly (RateLimitKey & Pick<RateLimitRule, 'free'>)[],
): Promise<Result<CountedAttempt[], TooManyAttempts>> {
  const now = deps.now();
  const taken: CountedAttempt[] = [];
  for (const { free, ...one } of tries)
    for (const counting of spread(one)) {
      const at = counted(deps, counting);
      const room = free === undefined ? counting : { ...counting, free };
      const outcome = countAttempt(room, await lockCount(tx, at, now), now);
      if (!outcome.ok) return refuse(tooMany(now, outcome.refusal.until));
      taken.push({ at, count: outcome.value });
    }
  return allow(taken);
}

export async function storeAttempts(tx: Db, taken: readonly CountedAttempt[]): Promise<void> {
  for (const { at, count } of taken) await setCount(tx, at, count);
}

/** Takes back tries that turned out to be right: only what goes wrong is counted. */
export async function returnAttempts(
  deps: Keyed,
  tx: Db,
  tries: readonly RateLimitKey[],
): Promise<void> {
  for (const one of tries.flatMap(spread)) await returnAttempt(tx, counted(deps, one));
}

/** How many digits a code must have now that is sent to one addressee; `scope` is where wrong ones are counted. */
export async function digitsFor(
  deps: Pick<CodesDeps, 'now' | 'key'>,
  db: Db,
  wrong: RateLimitKey & { scope: WrongCodes },
): Promise<number> {
  return digitsOf(wrong.scope, await findTries(deps, db, wrong), deps.now());
}

export function findTries(deps: Keyed, db: Db, one: RateLimitKey): Promise<AttemptCount | null> {
  return findCount(db, counted(deps, one));
}

/** Somebody showed who they are: what was tried with their usernames before is forgotten. */
export async function forgetTries(
  deps: Keyed,
  tx: Db,
  usernames: readonly string[],
): Promise<void> {
  for (const scope of ['code', 'password'] as const)
    for (const of of [...usernames].sort()) await clearCount(tx, counted(deps, { scope, of }));
}

function tooMany(from: Date, until: Date): TooManyAttempts {
  const waitSeconds = Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 1000));
  return { code: 'too_many', field: '', waitSeconds };
}
