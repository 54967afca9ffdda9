import type { Job } from '#platform/jobs.ts';
import type { CertifyingDeps } from './actions/deps.ts';
import { sweepUnsigned } from './actions/sweeping.ts';

export function instrumentsJobs(
  deps: Pick<CertifyingDeps, 'db' | 'now'>,
): Record<'unsignedPapers', Job> {
  return {
    unsignedPapers: {
      name: 'unsigned-papers',
      cron: '25 * * * *',
      run: () => sweepUnsigned(deps),
    },
  };
}
