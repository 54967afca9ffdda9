import type { Job } from '#platform/jobs.ts';
import { type ResponseSweepDeps, sweep } from './actions/sweep.ts';

export { endOnWithdrawnBasis } from './actions/basis-withdrawn.ts';
export { responseListener } from './actions/dispute-listener.ts';
export { responseLetters } from './actions/mail.ts';
export { noticeLinks, passesOnDispatch, passFor } from './actions/passes.ts';

export function responseJobs(deps: ResponseSweepDeps): Record<'responseSweep', Job> {
  return { responseSweep: { name: 'response-sweep', cron: '25 4 * * *', run: () => sweep(deps) } };
}
