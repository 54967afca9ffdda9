import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  Asked,
  Day,
  Id,
  KindName,
  Moment,
  NARRATION_MAX,
  orderErrors,
  orderSentences,
  Paise,
  REFERENCE_MAX,
  Reason,
  StateName,
  unknownErrors,
  unknownSentences,
} from './words.ts';

const SOURCE = 'Issue 5, point 3: invoices, payments confirmed by accounts, waiver by order, refunds';
const done = z.object({ id: z.string() });
const known = { errors: unknownErrors, sentences: unknownSentences };
export const PROVIDERS = ['bank_transfer', 'razorpay'] as const;
const Provider = z.enum(PROVIDERS);

/** What the caller may do with money, and the day on our calendar. */
const Asker = { may: z.array(z.enum(['confirm', 'order'])), today: Day };

const InvoiceInShort = {
  ...{ id: Id, number: z.string(), reference: z.string(), kind: KindName, payer: z.string(), disputeId: Id },
  ...{ total: Paise, due: Paise, paid: Paise, state: StateName, issuedOn: Day, dueOn: Day },
};

export const officeInvoices = endpoint({
  method: 'GET',
  path: '/api/office/invoices',
  needs: 'read_invoices',
  summary: 'Invoices, the newest first, 25 a page: those with something due, those that are settled, or all.',
  source: SOURCE,
  input: z.strictObject({
    show: z.optional(z.enum(['unpaid', 'settled', 'all'])),
    q: z.optional(line(100).check(z.meta({ description: 'A number, a reference for transfers, or part of a name.' }))),
    before: z.optional(Id),
  }),
  output: z.object({ invoices: z.array(z.object(InvoiceInShort)), next: z.nullable(Id), toMatch: z.number(), ...Asker }),
  errors: {},
  sentences: {},
});

export const officeInvoice = endpoint({
  method: 'GET',
  path: '/api/office/invoices/:id',
  needs: 'read_invoices',
  summary: 'One invoice: lines, taxes, what was paid and given up, and what the caller may do now.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    ...InvoiceInShort,
    ...{ partyId: Id, address: z.string(), gstin: z.nullable(z.string()), supplierGstin: z.nullable(z.string()) },
    placeOfSupply: z.string().check(z.meta({ description: 'GST’s two digits of a state.' })),
    ...{ net: Paise, cgst: Paise, sgst: Paise, igst: Paise, credited: Paise },
    lines: z.array(z.object({ words: z.string(), amount: Paise })),
    payments: z.array(
      z.object({ id: Id, amount: Paise, provider: Provider, reference: z.string(), receivedOn: Day, isForAnother: z.boolean() }),
    ),
    notes: z.array(
      z.object({
        ...{ id: Id, number: z.string(), cause: z.enum(['waived', 'cancelled', 'refunded']), amount: Paise, reason: z.string() },
        ...{ at: Moment, by: z.nullable(z.string()) },
      }),
    ),
    refunds: z.array(
      z.object({ id: Id, amount: Paise, reason: z.string(), reference: z.nullable(z.string()), sentAt: z.nullable(Moment) }),
    ),
    parties: z.array(z.object({ id: Id, name: z.string() })).check(z.meta({ description: 'Who may pay it: each party of the dispute.' })),
    may: z.array(z.enum(['confirm', 'waive', 'cancel', 'refund', 'send_refund'])),
    today: Day,
  }),
  ...known,
});

export const officeInvoicePaper = endpoint({
  method: 'GET',
  path: '/api/office/invoices/:id/paper',
  needs: 'read_invoices',
  summary: 'The invoice as a tagged PDF, to print and to send.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({}),
  answers: 'application/pdf',
  ...known,
});

export const officeNotePaper = endpoint({
  method: 'GET',
  path: '/api/office/credit-notes/:id/paper',
  needs: 'read_invoices',
  summary: 'A credit note as a tagged PDF.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({}),
  answers: 'application/pdf',
  ...known,
});

export const officePayments = endpoint({
  method: 'GET',
  path: '/api/office/payments',
  needs: 'read_invoices',
  summary: 'Money that waits for a person: what no invoice has taken, refunds that were ordered, and news of the provider to look into.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({
    payments: z.array(
      z.object({
        ...{ id: Id, provider: Provider, reference: z.string(), amount: Paise, unused: Paise, receivedOn: Day, narration: z.string() },
        reason: z.enum(['no_invoice', 'over', 'amount_differs', 'settled_already', 'cancelled']),
      }),
    ),
    refunds: z.array(
      z.object({
        ...{ id: Id, amount: Paise, reason: z.string(), orderedAt: Moment, invoiceId: z.nullable(Id), to: z.string() },
        number: z.nullable(z.string()),
      }),
    ),
    events: z.array(z.object({ id: z.string(), type: z.string(), receivedAt: Moment, said: z.string() })),
    hasRazorpay: z.boolean(),
    hasBankAccount: z.boolean(),
    hasGstin: z.boolean(),
    ...Asker,
  }),
  errors: {},
  sentences: {},
});

export const transferConfirmation = endpoint({
  method: 'POST',
  path: '/api/office/payments',
  needs: 'confirm_payments',
  summary: "Confirm a transfer that stands on the bank's statement. The bank's reference counts once, however often it is sent.",
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    invoiceId: z.nullable(Id).check(z.meta({ description: 'Without it, our reference is looked for in the narration.' })),
    reference: line(REFERENCE_MAX).check(z.meta({ description: "The bank's own: UTR." })),
    amount: Asked,
    receivedOn: Day,
    narration: line(NARRATION_MAX),
    paidByParty: z.nullable(Id).check(z.meta({ description: 'Whose money it is, when another party pays.' })),
  }),
  output: z.object({ paymentId: Id, invoiceId: z.nullable(Id), used: Paise, unused: Paise, isRepeat: z.boolean() }),
  errors: {
    not_found: { status: 404, when: 'There is no such invoice.' },
    amount_invalid: { status: 422, when: 'The amount is not above nothing.' },
    reference_missing: { status: 422, when: 'The reference of the bank is empty.' },
    reference_taken: { status: 409, when: 'This reference was confirmed for another invoice, or with another amount.' },
    day_ahead: { status: 422, when: 'The day has not come yet.' },
    party_unknown: { status: 422, when: 'Whoever paid is no party of the dispute.' },
  },
  sentences: {
    ...unknownSentences,
    amount_invalid: m.office_fees_amount_invalid,
    reference_missing: m.office_fees_reference_missing,
    reference_taken: m.office_fees_reference_taken,
    day_ahead: m.office_fees_day_ahead,
    party_unknown: m.office_fees_party_unknown,
  },
});

export const paymentMatch = endpoint({
  method: 'POST',
  path: '/api/office/payments/:id/matches',
  needs: 'confirm_payments',
  summary: 'Use what is left of a payment for an invoice, which is named by its number or its reference.',
  source: SOURCE,
  input: z.strictObject({ id: Id, invoice: line(20) }),
  output: done,
  errors: {
    ...unknownErrors,
    invoice_unknown: { status: 422, when: 'There is no invoice of that number.' },
    nothing_left: { status: 409, when: 'Nothing is left of the payment.' },
    cancelled: orderErrors.cancelled,
    settled_already: orderErrors.settled_already,
  },
  sentences: {
    ...unknownSentences,
    invoice_unknown: m.office_fees_invoice_unknown,
    nothing_left: m.office_fees_nothing_left,
    cancelled: orderSentences.cancelled,
    settled_already: orderSentences.settled_already,
  },
});

const Order = z.strictObject({ id: Id, reason: Reason });

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

const refundErrors = {
  ...unknownErrors,
  reason_missing: orderErrors.reason_missing,
  amount_invalid: { status: 422, when: 'The amount is not above nothing.' },
  more_than_paid: { status: 409, when: 'So much was not paid.' },
} as const;
const refundSentences = {
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
  input: z.strictObject({ id: Id, amount: Asked, reason: Reason }),
  output: done,
  errors: refundErrors,
  sentences: refundSentences,
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
