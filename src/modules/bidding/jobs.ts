import type { Job } from '#platform/jobs.ts';
import { closeAllDue } from './actions/closing.ts';
import type { BiddingDeps } from './actions/deps.ts';

export { biddingEnds } from './actions/ending.ts';

/** Rounds of blind bidding end at their time, whoever looks. */
export function biddingJobs(deps: BiddingDeps): Record<'bidding', Job> {
  return {
    bidding: { name: 'bidding-rounds', cron: '* * * * *', run: () => closeAllDue(deps) },
  };
}
