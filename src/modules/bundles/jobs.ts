import type { Job } from '#platform/jobs.ts';
import type { BundlesDeps } from './actions/deps.ts';
import { makeNext } from './actions/next.ts';

export function bundlesJobs(deps: BundlesDeps): Record<'bundles', Job> {
  return {
    bundles: {
      name: 'bundles',
      cron: '* * * * *',
      soon: 100,
      run: (log) => makeNext(deps, log),
    },
  };
}
