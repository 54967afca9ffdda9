import type { Job } from '#platform/jobs.ts';
import type { ServiceDeps } from './actions/deps.ts';
import { sendMessages } from './actions/messages.ts';
import { watch } from './actions/timers.ts';

export { serviceLetters } from './actions/mail.ts';

export function serviceJobs(deps: ServiceDeps): Record<'serviceMessages' | 'serviceWatch', Job> {
  return {
    serviceMessages: {
      name: 'service-messages',
      cron: '* * * * *',
      run: (log) => sendMessages(deps, log),
    },
    serviceWatch: { name: 'service-watch', cron: '* * * * *', run: () => watch(deps) },
  };
}
