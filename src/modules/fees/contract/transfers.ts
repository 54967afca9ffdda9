import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { done, InvoiceInShort, SOURCE } from './office.ts';
import {
  Day,
  Id,
  NARRATION_MAX,
  orderErrors,
  orderSentences,
  PAYER_MAX,
  Paise,
  PaiseAmount,
  REFERENCE_MAX,
  unknownErrors,
  unknownSentences,
} from './words.ts';

const whoPaid = {
  paidByParty: z
    .nullable(Id)
    .check(z.meta({ description: 'Whose money it is, when another party pays.' })),
  paidByName: z
    .optional(z.nullable(line(PAYER_MAX)))
    .check(z.meta({ description: 'Whose money it is, when it is no party’s.' })),
};

const payerErrors = {
  party_unknown: { status: 422, when: 'Whoever paid is no party of the dispute.' },
  payer_name_missing: { status: 422, when: 'It is no party’s money, and the name is empty.' },
} as const;

const payerSentences = {
  party_unknown: m.office_fees_party_unknown,
  payer_name_missing: m.office_fees_payer_name_missing,
};

export const transferConfirmation = endpoint({
  method: 'POST',
  path: '/api/office/payments',
  needs: 'confirm_payments',
  summary:
    "Confirm a transfer that stands on the bank's statement. The bank's reference counts once, however often it is sent.",
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    invoiceId: z
      .nullable(Id)
      .check(z.meta({ description: 'Without it, our reference is looked for in the narration.' })),
    reference: line(REFERENCE_MAX).check(z.meta({ description: "The bank's own: UTR." })),
    amount: PaiseAmount,
    receivedOn: Day,
    narration: line(NARRATION_MAX),
    ...whoPaid,
    isPayerUnclear: z
      .optional(z.boolean())
      .check(
        z.meta({ description: 'It is kept, and waits until somebody says whose money it is.' }),
      ),
  }),
  output: z.object({
    paymentId: Id,
    invoiceId: z.nullable(Id),
    used: Paise,
    unused: Paise,
    isRepeat: z.boolean(),
  }),
  errors: {
    not_found: { status: 404, when: 'There is no such invoice.' },
    amount_invalid: { status: 422, when: 'The amount is not above nothing.' },
    reference_missing: { status: 422, when: 'The reference of the bank is empty.' },
    reference_taken: {
      status: 409,
      when: 'This reference was confirmed for another invoice, or with another amount.',
    },
    day_ahead: { status: 422, when: 'The day has not come yet.' },
    day_early: {
      status: 422,
      when: 'The day is before the dispute was filed; without an invoice, more than a year ago.',
    },
    ...payerErrors,
  },
  sentences: {
    ...unknownSentences,
    amount_invalid: m.office_fees_amount_invalid,
    reference_missing: m.office_fees_reference_missing,
    reference_taken: m.office_fees_reference_taken,
    day_ahead: m.office_fees_day_ahead,
    day_early: m.office_fees_day_early,
    ...payerSentences,
  },
});

export const paymentMatching = endpoint({
  method: 'GET',
  path: '/api/office/payments/:id/matches',
  needs: 'confirm_payments',
  summary:
    'What using a payment for an invoice would come to: what is due on it, and whose money it may be.',
  source: SOURCE,
  input: z.strictObject({ id: Id, invoice: line(20) }),
  output: z.object({
    invoice: z.object(InvoiceInShort),
    parties: z.array(z.object({ id: Id, name: z.string() })),
    partyId: Id.check(z.meta({ description: 'Whose money it is unless somebody says otherwise.' })),
    known: z
      .nullable(z.string())
      .check(
        z.meta({ description: 'Whose money it is, as was booked with an earlier part of it.' }),
      ),
  }),
  errors: {
    ...unknownErrors,
    invoice_unknown: { status: 422, when: 'There is no invoice of that number.' },
  },
  sentences: { ...unknownSentences, invoice_unknown: m.office_fees_invoice_unknown },
});

export const paymentMatch = endpoint({
  method: 'POST',
  path: '/api/office/payments/:id/matches',
  needs: 'confirm_payments',
  summary:
    'Use what is left of a payment for an invoice, which is named by its number or its reference.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    invoice: line(20),
    paidByParty: z.optional(whoPaid.paidByParty),
    paidByName: whoPaid.paidByName,
  }),
  output: done,
  errors: {
    ...unknownErrors,
    ...payerErrors,
    invoice_unknown: { status: 422, when: 'There is no invoice of that number.' },
    nothing_left: { status: 409, when: 'Nothing is left of the payment.' },
    cancelled: orderErrors.cancelled,
    settled_already: orderErrors.settled_already,
  },
  sentences: {
    ...unknownSentences,
    ...payerSentences,
    invoice_unknown: m.office_fees_invoice_unknown,
    nothing_left: m.office_fees_nothing_left,
    cancelled: orderSentences.cancelled,
    settled_already: orderSentences.settled_already,
  },
});
