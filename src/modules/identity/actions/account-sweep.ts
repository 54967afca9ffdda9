import { challengesOverAt } from '../rules/second-factor.ts';
import { dropChallenges } from '../store/passkeys.ts';
import type { AccountDeps } from './account-deps.ts';
import { eraseDue } from './my-data.ts';

/** Forgets challenges that nobody answered, and carries out the erasures that are due. */
export async function sweepAccounts(deps: Pick<AccountDeps, 'db' | 'now'>): Promise<boolean> {
  await dropChallenges(deps.db, challengesOverAt(deps.now()));
  await eraseDue(deps);
  return false;
}
