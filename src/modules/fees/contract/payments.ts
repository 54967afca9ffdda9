import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { refundErrors, refundSentences } from './invoice-rulings.ts';
import { Asker, done, Order, Provider, SOURCE } from './office.ts';
import { Day, Id, Moment, Paise, REFERENCE_MAX, unknownErrors, unknownSentences } from './words.ts';

export const officePayments = endpoint({
  method: 'GET',
  path: '/api/office/payments',
  needs: 'read_invoices',
  summary:
    'Money that waits for a person: what no invoice has taken, refunds that were ordered, and news of the provider to look into.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({
    payments: z.array(
      z.object({
        id: Id,
        provider: Provider,
        reference: z.string(),
        amount: Paise,
        unused: Paise,
        receivedOn: Day,
        narration: z.string(),
        named: z
          .nullable(z.string())
          .check(z.meta({ description: 'Our reference in the narration, where there is one.' })),
        reason: z.enum([
          'no_invoice',
          'over',
          'amount_differs',
          'settled_already',
          'cancelled',
          'payer_unclear',
        ]),
      }),
    ),
    refunds: z.array(
      z.object({
        id: Id,
        amount: Paise,
        reason: z.string(),
        orderedAt: Moment,
        invoiceId: z.nullable(Id),
        to: z.string(),
        number: z.nullable(z.string()),
      }),
    ),
    events: z.array(
      z.object({ id: z.string(), type: z.string(), receivedAt: Moment, said: z.string() }),
    ),
    hasRazorpay: z.boolean(),
    hasBankAccount: z.boolean(),
    hasGstin: z.boolean(),
    ...Asker,
  }),
  errors: {},
  sentences: {},
});

export const paymentRefund = endpoint({
  method: 'POST',
  path: '/api/office/payments/:id/refunds',
  needs: 'decide_disputes',
  summary: 'Order back what is left of a payment.',
  source: SOURCE,
  status: 201,
  input: Order,
  output: done,
  errors: refundErrors,
  sentences: refundSentences,
});

export const refundSending = endpoint({
  method: 'POST',
  path: '/api/office/refunds/:id/sending',
  needs: 'confirm_payments',
  summary: 'Confirm that an ordered refund has left the bank.',
  source: SOURCE,
  input: z.strictObject({ id: Id, reference: line(REFERENCE_MAX) }),
  output: done,
  errors: {
    ...unknownErrors,
    reference_missing: { status: 422, when: 'The reference of the bank is empty.' },
    reference_taken: { status: 409, when: 'Another refund left under that reference.' },
    sent_already: { status: 409, when: 'It has left already, under another reference.' },
  },
  sentences: {
    ...unknownSentences,
    reference_missing: m.office_fees_reference_missing,
    reference_taken: m.office_fees_reference_taken,
    sent_already: m.office_fees_sent_already,
  },
});
