import type { DeliveryReport } from './attempts.ts';

/** What a text provider's gateway says: `{ statuses: [{ id, status, at, reason }] }`, with the id that we gave it. */
export const SMS_STATUSES = ['sent', 'delivered', 'failed'] as const;
export type SmsStatus = (typeof SMS_STATUSES)[number];

/** A telephone says that it received a text, and never that it was read. */
export const smsStatusOf: Record<SmsStatus, DeliveryReport['status']> = {
  sent: 'sent',
  delivered: 'delivered',
  failed: 'failed',
};
