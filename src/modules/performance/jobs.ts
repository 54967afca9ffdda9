import type { Job } from '#platform/jobs.ts';
import type { PerformanceDeps } from './actions/deps.ts';
import { remindOfDues } from './actions/reminding.ts';

export { duesOfPerson } from './actions/calendar.ts';
export { performanceListener } from './actions/planning.ts';

/** Both sides are reminded in the morning, not at midnight; what a run missed the next one finds. */
export function performanceJobs(deps: PerformanceDeps): Record<'performance', Job> {
  return {
    performance: {
      name: 'performance-reminders',
      cron: '17 9-18 * * *',
      run: () => remindOfDues(deps),
    },
  };
}
