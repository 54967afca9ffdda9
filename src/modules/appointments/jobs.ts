import type { Job } from '#platform/jobs.ts';
import { closeLists } from './actions/closing.ts';
import type { AppointmentsDeps } from './actions/deps.ts';

export function appointmentsJobs(deps: AppointmentsDeps): Record<'lists', Job> {
  return {
    lists: {
      name: 'appointment-lists',
      cron: '*/5 * * * *',
      run: async () => {
        await closeLists(deps);
        return false;
      },
    },
  };
}
