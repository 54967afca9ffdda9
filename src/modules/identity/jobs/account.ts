import type { Job } from '#platform/jobs.ts';
import type { AccountDeps } from '../actions/account-deps.ts';
import { sweepAccounts } from '../actions/account-sweep.ts';

export { accountLetters } from '../actions/account-mail.ts';

export function accountJobs(deps: Pick<AccountDeps, 'db' | 'now'>): Record<'accountSweep', Job> {
  return { accountSweep: { name: 'account-sweep', cron: '40 3 * * *', run: () => sweepAccounts(deps) } };
}
