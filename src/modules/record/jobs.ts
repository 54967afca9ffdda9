import type { Job } from '#platform/jobs.ts';
import { type SealingDeps, seal } from './actions/sealing.ts';

export type { SealingDeps } from './actions/sealing.ts';

export function recordJobs(deps: SealingDeps): Record<'seal', Job> {
  // Woken by each act, a second later; by the clock where a wake-up was lost. So long is an act kept and not sealed.
  return { seal: { name: 'record-seal', cron: '* * * * *', run: () => seal(deps) } };
}
