import type { Job } from '#platform/jobs.ts';
import { cleanReceipts, type EnquiryLetterDeps } from './actions/mail.ts';
import { deleteOld } from './actions/retention.ts';

export { enquiriesLetters } from './actions/mail.ts';

export function enquiriesJobs(
  deps: Pick<EnquiryLetterDeps, 'db' | 'now'>,
): Record<'receipts' | 'retention', Job> {
  return {
    receipts: { name: 'receipts-clean', cron: '40 3 * * *', run: () => cleanReceipts(deps) },
    retention: { name: 'enquiries-retention', cron: '50 3 * * *', run: () => deleteOld(deps) },
  };
}
