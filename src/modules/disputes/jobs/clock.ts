import type { Job } from '#platform/jobs.ts';
import { runClock } from '../actions/clock.ts';
import type { DisputesDeps } from '../actions/deps.ts';
import { askMissingDeposits } from '../actions/missing-deposits.ts';
import { forgetOver } from '../actions/person-data.ts';
import { sweepDocuments, sweepLoose } from '../actions/uploads.ts';

export { clockLetters } from '../actions/clock.ts';

/** Each hour, because a last day ends at midnight in Mumbai, which is no full hour in UTC; and what nobody attached; at night stray files and the erased. */
export function clockJobs(
  deps: DisputesDeps,
): Record<'disputeClock' | 'disputeLoose' | 'disputePapers' | 'disputeForgetting', Job> {
  return {
    disputeClock: {
      name: 'dispute-clock',
      cron: '35 * * * *',
      run: async () => {
        await askMissingDeposits(deps);
        await runClock(deps);
        return false;
      },
    },
    disputeForgetting: {
      name: 'dispute-forgetting',
      cron: '50 3 * * *',
      run: () => forgetOver(deps).then(done),
    },
    disputeLoose: {
      name: 'dispute-loose',
      cron: '45 * * * *',
      run: () => sweepLoose(deps).then(done),
    },
    disputePapers: {
      name: 'dispute-papers',
      cron: '20 4 * * *',
      run: () => sweepDocuments(deps).then(done),
    },
  };
}

// One run does all there is.
const done = () => false;
