import { challengesOverAt } from '../rules/second-factor.ts';
import { dropChallenges } from '../store/passkeys.ts';
import { type ErasureDeps, eraseDue } from './erasure.ts';

/** Forgets challenges that nobody answered, and carries out the erasures that are due. */
export async function sweepAccounts(deps: ErasureDeps): Promise<boolean> {
  await dropChallenges(deps.db, challengesOverAt(deps.now()));
  await eraseDue(deps);
  return false;
}
