import type { Job } from '#platform/jobs.ts';
import { type PanelSweepDeps, sweep } from './actions/sweep.ts';

export { panelHolding } from './actions/holding.ts';
export { panelLetters } from './actions/mail.ts';

export function panelJobs(deps: PanelSweepDeps): Record<'panelSweep', Job> {
  return { panelSweep: { name: 'panel-sweep', cron: '10 4 * * *', run: () => sweep(deps) } };
}
