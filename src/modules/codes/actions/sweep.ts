import { forgettableAt } from '../rules/limits.ts';
import { dropCounts } from '../store/limits.ts';
import type { CodesDeps } from './deps.ts';

/** Forgets what opens nothing any more, and counts that say nothing. */
export async function sweep({ db, now }: Pick<CodesDeps, 'db' | 'now'>): Promise<boolean> {
  await dropCounts(db, forgettableAt(now()));
  return false;
}
