import type { Job } from '#platform/jobs.ts';
import { closeLists } from './actions/closing.ts';
import type { AppointmentsDeps } from './actions/deps.ts';
import { lookAtChanges } from './actions/looking.ts';
import { workOnLots } from './actions/lots.ts';
import { openNominations } from './actions/nominating.ts';
import { passOverdue } from './actions/timers.ts';

export { appointmentLetters } from './actions/mail.ts';
export { talksListener } from './actions/talks-report.ts';

export function appointmentsJobs(deps: AppointmentsDeps): Record<'lists' | 'lots' | 'looks', Job> {
  return {
    lists: {
      name: 'appointment-lists',
      cron: '*/5 * * * *',
      run: async () => {
        await closeLists(deps);
        await openNominations(deps);
        await passOverdue(deps);
        return false;
      },
    },
    looks: { name: 'appointment-looks', cron: '* * * * *', run: () => lookAtChanges(deps) },
    lots: { name: 'appointment-lots', cron: '* * * * *', run: () => workOnLots(deps) },
  };
}
