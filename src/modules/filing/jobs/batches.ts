import type { Job } from '#platform/jobs.ts';
import type { BatchesDeps } from '../actions/batch-deps.ts';
import { sweepBatches } from '../actions/batch-sweep.ts';
import { workOnBatches } from '../actions/batch-work.ts';

export function batchJobs(deps: BatchesDeps): Record<'batches' | 'batchSweep', Job> {
  return {
    batches: {
      name: 'filing-batches',
      cron: '* * * * *',
      soon: 200,
      run: (log) =>
        workOnBatches(deps, (error) =>
          log.error('row_not_filed', {
            stack: error instanceof Error ? error.stack : String(error),
          }),
        ),
    },
    batchSweep: { name: 'filing-batch-sweep', cron: '40 3 * * *', run: () => sweepBatches(deps) },
  };
}
