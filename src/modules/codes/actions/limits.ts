import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash } from '#platform/hash.ts';
import { countedFrom } from '#platform/network.ts';
import {
  type Count,
  type Counting,
  digitsOf,
  hashedAs,
  isByNetwork,
  type Scope,
  take,
  type WrongCodes,
} from '../rules/limits.ts';
import {
  type Counted,
  clearCount,
  findCount,
  giveBack,
  lockCount,
  setCount,
} from '../store/limits.ts';
import type { CodesDeps } from './deps.ts';

/** One thing that is counted: a username as it was typed, a notice, or a network. */
export type Try = { scope: Scope; of: string };
export type TooMany = { code: 'too_many'; field: ''; waitSeconds: number };

type Keyed = Pick<CodesDeps, 'key'>;

/** The row of a count: a keyed hash, so that nobody reads there who tried what from where. */
export function counted({ key }: Keyed, { scope, of }: Try): Counted {
  return { scope, key: keyedHash(key, `${hashedAs(scope)} ${of}`) };
}

/** An address is counted by its networks, the widest first; anything else as it is. */
function spread({ scope, of }: Try): (Try & Counting)[] {
  return isByNetwork(scope) ? countedFrom(of).map((one) => ({ scope, ...one })) : [{ scope, of }];
}

/**
 * Counts a try before it is made, so that a thousand at once are a thousand; or says until when to wait. Networks stand
 * first in every call: two that lock the same rows then lock them in the same order.
 */
export function takeTries(deps: CodesDeps, tries: readonly Try[]): Promise<Result<null, TooMany>> {
  return deps.db.transaction().execute((tx) => takeIn(deps, tx, tries));
}

export async function takeIn(
  deps: CodesDeps,
  tx: Db,
  tries: readonly Try[],
): Promise<Result<null, TooMany>> {
  const taken = await judgeTries(deps, tx, tries);
  if (!taken.ok) return taken;
  await keepTries(tx, taken.value);
  return allow(null);
}

export type Taken = { at: Counted; count: Count };

/** Whether tries may be made now, with what each count becomes if they are kept; its rows stay locked until the transaction ends. */
export async function judgeTries(
  deps: CodesDeps,
  tx: Db,
  tries: readonly (Try & Pick<Counting, 'free'>)[],
): Promise<Result<Taken[], TooMany>> {
  const now = deps.now();
  const taken: Taken[] = [];
  for (const { free, ...one } of tries)
    for (const counting of spread(one)) {
      const at = counted(deps, counting);
      const room = free === undefined ? counting : { ...counting, free };
      const outcome = take(room, await lockCount(tx, at, now), now);
      if (!outcome.ok) return refuse(tooMany(now, outcome.refusal.until));
      taken.push({ at, count: outcome.value });
    }
  return allow(taken);
}

export async function keepTries(tx: Db, taken: readonly Taken[]): Promise<void> {
  for (const { at, count } of taken) await setCount(tx, at, count);
}

/** Takes back tries that turned out to be right: only what goes wrong is counted. */
export async function giveBackTries(deps: Keyed, tx: Db, tries: readonly Try[]): Promise<void> {
  for (const one of tries.flatMap(spread)) await giveBack(tx, counted(deps, one));
}

/** How many digits a code must have now that is sent to one addressee; `scope` is where wrong ones are counted. */
export async function digitsFor(
  deps: Pick<CodesDeps, 'now' | 'key'>,
  db: Db,
  wrong: Try & { scope: WrongCodes },
): Promise<number> {
  return digitsOf(wrong.scope, await findTries(deps, db, wrong), deps.now());
}

export function findTries(deps: Keyed, db: Db, one: Try): Promise<Count | null> {
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

function tooMany(from: Date, until: Date): TooMany {
  const waitSeconds = Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 1000));
  return { code: 'too_many', field: '', waitSeconds };
}
