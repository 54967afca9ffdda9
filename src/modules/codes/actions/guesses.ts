import { allow, type Result } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { freeGuesses } from '../rules/limits.ts';
import type { CodesDeps } from './deps.ts';
import { findTries, judgeTries, keepTries, type TooMany, type Try, takeIn } from './limits.ts';

const EVERYWHERE: Try = { scope: 'notice_guess_all', of: 'everywhere' };

/**
 * Looks up the code of a notice, one guess of a network at a time: a thousand at once are a thousand, one after the other, and
 * only what is wrong counts. Null is a wrong one.
 */
export function guess<T>(
  deps: CodesDeps,
  network: string,
  look: (tx: Db) => Promise<T | null>,
): Promise<Result<T | null, TooMany>> {
  return deps.db.transaction().execute(async (tx): Promise<Result<T | null, TooMany>> => {
    // Read without a lock: whether very much is wrong everywhere need not be known to the last one.
    const free = freeGuesses(await findTries(deps, tx, EVERYWHERE), deps.now());
    const taken = await judgeTries(deps, tx, [{ scope: 'notice_guess', of: network, free }]);
    if (!taken.ok) return taken;
    const found = await look(tx);
    if (found !== null) return allow(found);
    await keepTries(tx, taken.value);
    await takeIn(deps, tx, [EVERYWHERE]);
    return allow(null);
  });
}
