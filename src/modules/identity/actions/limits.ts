import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash } from '#platform/hash.ts';
import { type Scope, take } from '../rules/limits.ts';
import { clearCount, giveBack, lockCount, setCount } from '../store/limits.ts';
import type { IdentityDeps } from './deps.ts';

/** One thing that is counted: a username as it was typed, or a network. */
export type Try = { scope: Scope; of: string };
export type TooMany = { code: 'too_many'; field: ''; waitSeconds: number };

const counted = ({ key }: IdentityDeps, { scope, of }: Try) => ({ scope, key: keyedHash(key, `${scope} ${of}`) });

/**
 * Counts a try before it is made, so that a thousand at once are a thousand; or says until when to wait. Networks stand
 * first in every call: two that lock the same rows then lock them in the same order.
 */
export async function takeTries(deps: IdentityDeps, tries: readonly Try[]): Promise<Result<null, TooMany>> {
  return deps.db.transaction().execute((tx) => takeIn(deps, tx, tries));
}

export async function takeIn(deps: IdentityDeps, tx: Db, tries: readonly Try[]): Promise<Result<null, TooMany>> {
  const now = deps.now();
  const taken = [];
  for (const one of tries) {
    const at = counted(deps, one);
    const outcome = take(one.scope, await lockCount(tx, at, now), now);
    if (!outcome.ok) return refuse({ code: 'too_many', field: '', waitSeconds: secondsBetween(now, outcome.refusal.until) });
    taken.push({ at, count: outcome.value });
  }
  for (const { at, count } of taken) await setCount(tx, at, count);
  return allow(null);
}

/** Takes back tries that turned out to be right: only what goes wrong is counted. */
export async function giveBackTries(deps: IdentityDeps, tx: Db, tries: readonly Try[]): Promise<void> {
  for (const one of tries) await giveBack(tx, counted(deps, one));
}

/** Somebody showed who she is: what was tried with her usernames before is forgotten. */
export async function forgetTries(deps: IdentityDeps, tx: Db, usernames: readonly string[]): Promise<void> {
  for (const scope of ['code', 'password'] as const) {
    for (const of of [...usernames].sort()) await clearCount(tx, counted(deps, { scope, of }));
  }
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000));
}
