import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '#platform/jobs.ts';
import { cleanReceipts, type MailDeps, sendSomeMail } from './actions/mail.ts';

// A backlog leaves in small batches with a rest between them, so that sending never slows the answering of visitors.
const REST = 100;

export function enquiriesJobs(deps: Omit<MailDeps, 'log'>): Record<'mail' | 'receipts', Job> {
  return {
    mail: {
      name: 'mail-drain',
      cron: '* * * * *',
      async run(log, leaving) {
        while (!leaving.aborted && (await sendSomeMail({ ...deps, log }))) await pause(REST);
      },
    },
    receipts: { name: 'receipts-clean', cron: '40 3 * * *', run: () => cleanReceipts(deps) },
  };
}
