import type { Job } from '#platform/jobs.ts';
import { sweepAccounts } from '../actions/account-sweep.ts';
import type { ErasureDeps } from '../actions/erasure.ts';

export { accountLetters } from '../actions/account-mail.ts';

export function accountJobs(deps: ErasureDeps): Record<'accountSweep', Job> {
  return {
    accountSweep: { name: 'account-sweep', cron: '40 3 * * *', run: () => sweepAccounts(deps) },
  };
}
