import { sweepableAt } from '../rules/codes.ts';
import { forgettableAt } from '../rules/limits.ts';
import { dropExpired } from '../store/codes.ts';
import { dropCounts } from '../store/limits.ts';
import type { CodesDeps } from './deps.ts';

/** Forgets what was over a day ago and opens nothing, and counts that say nothing. */
export async function sweep({ db, now }: Pick<CodesDeps, 'db' | 'now'>): Promise<boolean> {
  await dropExpired(db, sweepableAt(now()));
  await dropCounts(db, forgettableAt(now()));
  return false;
}
