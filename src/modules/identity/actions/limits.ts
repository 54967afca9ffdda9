import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash } from '#platform/hash.ts';
import { countedFrom } from '#platform/network.ts';
import { digitsOf, type Scope, take } from '../rules/limits.ts';
import { clearCount, findCount, giveBack, lockCount, setCount } from '../store/limits.ts';
import type { IdentityDeps } from './deps.ts';

/** One thing that is counted: a username as it was typed, or a network. */
export type Try = { scope: Scope; of: string };
export type TooMany = { code: 'too_many'; field: ''; waitSeconds: number };

type Keyed = Pick<IdentityDeps, 'key'>;
const counted = ({ key }: Keyed, { scope, of }: Try) => ({
  scope,
  key: keyedHash(key, `${scope} ${of}`),
});

/** An address is counted by its networks, the widest first; anything else as it is. */
function spread({ scope, of }: Try): (Try & { times: number })[] {
  const isNetwork = scope === 'network' || scope === 'network_letter';
  return isNetwork ? countedFrom(of).map((one) => ({ scope, ...one })) : [{ scope, of, times: 1 }];
}

/**
 * Counts a try before it is made, so that a thousand at once are a thousand; or says until when to wait. Networks stand
 * first in every call: two that lock the same rows then lock them in the same order.
 */
export async function takeTries(
  deps: IdentityDeps,
  tries: readonly Try[],
): Promise<Result<null, TooMany>> {
  return deps.db.transaction().execute((tx) => takeIn(deps, tx, tries));
}

export async function takeIn(
  deps: IdentityDeps,
  tx: Db,
  tries: readonly Try[],
): Promise<Result<null, TooMany>> {
  const now = deps.now();
  const taken = [];
  for (const one of tries.flatMap(spread)) {
    const at = counted(deps, one);
    const outcome = take(one.scope, await lockCount(tx, at, now), now, one.times);
    if (!outcome.ok)
      return refuse({
        code: 'too_many',
        field: '',
        waitSeconds: secondsBetween(now, outcome.refusal.until),
      });
    taken.push({ at, count: outcome.value });
  }
  for (const { at, count } of taken) await setCount(tx, at, count);
  return allow(null);
}

/** Takes back tries that turned out to be right: only what goes wrong is counted. */
export async function giveBackTries(
  deps: IdentityDeps,
  tx: Db,
  tries: readonly Try[],
): Promise<void> {
  for (const one of tries.flatMap(spread)) await giveBack(tx, counted(deps, one));
}

/** How many digits a code for this username, or whatever else codes are sent for, must have now. */
export async function digitsFor(
  { db, now, key }: Pick<IdentityDeps, 'db' | 'now' | 'key'>,
  of: string,
): Promise<number> {
  return digitsOf(await findCount(db, counted({ key }, { scope: 'code', of })), now());
}

/** Somebody showed who she is: what was tried with her usernames before is forgotten. */
export async function forgetTries(
  deps: IdentityDeps,
  tx: Db,
  usernames: readonly string[],
): Promise<void> {
  for (const scope of ['code', 'password'] as const) {
    for (const of of [...usernames].sort()) await clearCount(tx, counted(deps, { scope, of }));
  }
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000));
}
