import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash } from '#platform/hash.ts';
import { countedFrom, networkOf } from '#platform/network.ts';
import { digitsOf, freeGuesses, type Scope, take } from '../rules/limits.ts';
import { findCount, lockCount, setCount } from '../store/limits.ts';
import type { ResponseDeps } from './deps.ts';

export type Try = { scope: Scope; of: string };
export type TooMany = 'too_many';
type Counting = Pick<ResponseDeps, 'db' | 'now' | 'key'>;

const counted = ({ key }: Pick<ResponseDeps, 'key'>, { scope, of }: Try) => ({
  scope,
  key: keyedHash(key, `${scope} ${of}`),
});
/** An address is counted by its networks, the widest first; anything else as it is. */
function spread({ scope, of }: Try): (Try & { times: number })[] {
  return scope === 'letter_network'
    ? countedFrom(of).map((one) => ({ scope, ...one }))
    : [{ scope, of, times: 1 }];
}
const EVERYWHERE: Try = { scope: 'guess_all', of: 'everywhere' };

/** Counts tries before they are made, or refuses; in the order given, which every caller keeps. */
export async function takeIn(
  deps: Counting,
  tx: Db,
  tries: readonly Try[],
): Promise<Result<null, TooMany>> {
  const now = deps.now();
  const taken = [];
  for (const one of tries.flatMap(spread)) {
    const at = counted(deps, one);
    const outcome = take(one.scope, await lockCount(tx, at, now), now, one.times);
    if (!outcome.ok) return refuse('too_many');
    taken.push({ at, count: outcome.value });
  }
  for (const { at, count } of taken) await setCount(tx, at, count);
  return allow(null);
}

/** How many digits a one-time code for this pass must have now. */
export async function digitsFor(deps: Counting, passId: string): Promise<number> {
  return digitsOf(
    await findCount(deps.db, counted(deps, { scope: 'digits', of: passId })),
    deps.now(),
  );
}

/**
 * Looks a code up, one guess of a network at a time: a thousand at once are a thousand, one after the other, and only what
 * is wrong counts. Null is a wrong one.
 */
export async function guess<T>(
  deps: Counting,
  network: string,
  look: (tx: Db) => Promise<T | null>,
): Promise<Result<T | null, TooMany>> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.now();
    const [own, all] = [
      counted(deps, { scope: 'guess', of: networkOf(network) }),
      counted(deps, EVERYWHERE),
    ];
    const before = await lockCount(tx, own, now);
    const outcome = take('guess', before, now, 1, freeGuesses(await findCount(tx, all), now));
    if (!outcome.ok) return refuse('too_many');
    const found = await look(tx);
    if (found !== null) return allow(found);
    await setCount(tx, own, outcome.value);
    const everywhere = take('guess_all', await lockCount(tx, all, now), now);
    if (everywhere.ok) await setCount(tx, all, everywhere.value);
    return allow(null);
  });
}
