import type { Job } from '#platform/jobs.ts';
import { closeAllOverdue } from './actions/closing.ts';
import type { ProposalsDeps } from './actions/deps.ts';

export { proposalsEnd, proposalsListener } from './actions/closing.ts';

/** What both sides are asked ends with its last day, whoever looks. */
export function proposalsJobs(deps: ProposalsDeps): Record<'proposals', Job> {
  return {
    proposals: { name: 'talks-proposals', cron: '*/5 * * * *', run: () => closeAllOverdue(deps) },
  };
}
