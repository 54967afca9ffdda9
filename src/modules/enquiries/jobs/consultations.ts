import type { Job } from '#platform/jobs.ts';
import { type ClockDeps, turnClock } from '../actions/consultation-clock.ts';

export { consultationLetters } from '../actions/consultation-letters.ts';

/** Every minute: offers end, reminders go out. A minute that was missed is made up for by the next. */
export function consultationJobs(deps: ClockDeps): Record<'consultations', Job> {
  return {
    consultations: { name: 'consultations-clock', cron: '* * * * *', run: () => turnClock(deps) },
  };
}
