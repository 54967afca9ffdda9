import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { done, Order, SOURCE } from './office.ts';
import {
  Id,
  orderErrors,
  orderSentences,
  PaiseAmount,
  Reason,
  unknownErrors,
  unknownSentences,
} from './words.ts';

export const invoiceWaiver = endpoint({
  method: 'POST',
  path: '/api/office/invoices/:id/waiver',
  needs: 'decide_disputes',
  summary: 'Give up by order what is still due, with a reason and a credit note.',
  source: 'Law and lifecycle 6.3: waiver by the registrar',
  input: Order,
  output: done,
  errors: { ...orderErrors, paid_already: { status: 409, when: 'Something was paid on it.' } },
  sentences: { ...orderSentences, paid_already: m.office_fees_paid_already },
});

export const invoiceCancellation = endpoint({
  method: 'POST',
  path: '/api/office/invoices/:id/cancellation',
  needs: 'decide_disputes',
  summary: 'Take back an invoice on which nothing was paid.',
  source: SOURCE,
  input: Order,
  output: done,
  errors: invoiceWaiver.errors,
  sentences: invoiceWaiver.sentences,
});

export const refundErrors = {
  ...unknownErrors,
  reason_missing: orderErrors.reason_missing,
  amount_invalid: { status: 422, when: 'The amount is not above nothing.' },
  more_than_paid: { status: 409, when: 'So much was not paid.' },
} as const;

export const refundSentences = {
  ...unknownSentences,
  reason_missing: orderSentences.reason_missing,
  amount_invalid: m.office_fees_amount_invalid,
  more_than_paid: m.office_fees_more_than_paid,
};

export const invoiceRefund = endpoint({
  method: 'POST',
  path: '/api/office/invoices/:id/refunds',
  needs: 'decide_disputes',
  summary: 'Order money back that was paid on an invoice. Accounts sends it.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, amount: PaiseAmount, reason: Reason }),
  output: done,
  errors: refundErrors,
  sentences: refundSentences,
});
