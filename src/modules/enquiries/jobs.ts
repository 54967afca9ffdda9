import type { Job } from '#platform/jobs.ts';
import { cleanReceipts, type MailDeps, sendSomeMail } from './actions/mail.ts';

export function enquiriesJobs(deps: Omit<MailDeps, 'log'>): Record<'mail' | 'receipts', Job> {
  return {
    mail: { name: 'mail-drain', cron: '* * * * *', run: (log) => sendSomeMail({ ...deps, log }) },
    receipts: { name: 'receipts-clean', cron: '40 3 * * *', run: () => cleanReceipts(deps) },
  };
}
