import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { INVOICE_KINDS } from '../rules/invoices.ts';

export { Id } from '#kernel/ids.ts';
export const Moment = z.string().check(z.meta({ format: 'date-time' }));
export { Day };
export const Paise = z
  .number()
  .check(z.meta({ type: 'integer', description: 'Whole paise of INR.' }));
export const KindName = z.enum(INVOICE_KINDS);
export const STATES = ['unpaid', 'paid_in_part', 'paid', 'waived', 'cancelled'] as const;
export const StateName = z.enum(STATES);
export const Reason = lines(2000);
export const REASON_MAX = 2000;
export const REFERENCE_MAX = 64;
export { NARRATION_MAX } from '../rules/numbers.ts';
export const PAYER_MAX = 200;

/** What is to be paid or sent back; the rules say how much it may be. */
export const PaiseAmount = z
  .int()
  .check(z.meta({ type: 'integer', description: 'Whole paise of INR.' }));

export const unknownErrors = {
  not_found: { status: 404, when: 'There is none, or it is not the caller’s to see.' },
} as const;
export const unknownSentences = { not_found: m.error_not_found };

export const orderErrors = {
  ...unknownErrors,
  reason_missing: { status: 422, when: 'The reason is empty.' },
  cancelled: { status: 409, when: 'The invoice was taken back.' },
  settled_already: { status: 409, when: 'Nothing is due on it any more.' },
} as const;
export const orderSentences = {
  ...unknownSentences,
  reason_missing: m.office_fees_reason_missing,
  cancelled: m.office_fees_cancelled,
  settled_already: m.office_fees_settled_already,
};
