import type { Job } from '#platform/jobs.ts';
import type { IdentityDeps } from './actions/deps.ts';
import { sweepSignIns } from './actions/sweep.ts';

export { identityLetters } from './actions/mail.ts';
export { accountJobs, accountLetters } from './jobs/account.ts';

export function identityJobs(deps: Pick<IdentityDeps, 'db' | 'now'>): Record<'signIns', Job> {
  return { signIns: { name: 'sign-ins-sweep', cron: '25 * * * *', run: () => sweepSignIns(deps) } };
}
