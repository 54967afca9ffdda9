import { allow, type Result } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { freeGuesses } from '../rules/attempts.ts';
import type { CodesDeps } from './deps.ts';
import {
  checkAttempts,
  countAttemptsIn,
  findTries,
  type RateLimitKey,
  storeAttempts,
  type TooManyAttempts,
} from './limits.ts';

const EVERYWHERE: RateLimitKey = { scope: 'notice_guess_all', of: 'everywhere' };

/**
 * Looks up the code of a notice, one guess of a network at a time: a thousand at once are a thousand, one after the other, and
 * only what is wrong counts. Null is a wrong one.
 */
export function guess<T>(
  deps: CodesDeps,
  network: string,
  look: (tx: Db) => Promise<T | null>,
): Promise<Result<T | null, TooManyAttempts>> {
  return deps.db.transaction().execute(async (tx): Promise<Result<T | null, TooManyAttempts>> => {
    // Read without a lock: whether very much is wrong everywhere need not be known to the last one.
    const free = freeGuesses(await findTries(deps, tx, EVERYWHERE), deps.now());
    const taken = await checkAttempts(deps, tx, [{ scope: 'notice_guess', of: network, free }]);
    if (!taken.ok) return taken;
    const found = await look(tx);
    if (found !== null) return allow(found);
    await storeAttempts(tx, taken.value);
    await countAttemptsIn(deps, tx, [EVERYWHERE]);
    return allow(null);
  });
}
