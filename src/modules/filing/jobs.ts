import type { Job } from '#platform/jobs.ts';
import { type FilingSweepDeps, sweep } from './actions/sweep.ts';

export { batchesHolding } from './actions/batch-holding.ts';
export { filingLetters } from './actions/mail.ts';

export function filingJobs(deps: FilingSweepDeps): Record<'filingSweep', Job> {
  return { filingSweep: { name: 'filing-sweep', cron: '25 4 * * *', run: () => sweep(deps) } };
}
