import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Day, Id, KindName, Paise, StateName, unknownErrors, unknownSentences } from './words.ts';

const SOURCE = 'Law and lifecycle 3.4; users ask: no surprise with fees';

export const known = { errors: unknownErrors, sentences: unknownSentences };

const figures = { invoiced: Paise, paid: Paise, waived: Paise, due: Paise };

export const disputeCosts = endpoint({
  method: 'GET',
  path: '/api/fees/disputes/:disputeId/costs',
  needs: 'have_account',
  summary:
    'What a dispute has cost so far, invoice by invoice and party by party. For its parties and its officers.',
  source: SOURCE,
  input: z.strictObject({ disputeId: Id }),
  output: z.object({
    invoices: z.array(
      z.object({
        id: Id,
        number: z.string(),
        kind: KindName,
        claim: z
          .nullable(z.object({ isCounterclaim: z.boolean(), of: z.nullable(z.string()) }))
          .check(z.meta({ description: 'Of a deposit, whose claim it is for.' })),
        partyId: Id,
        payer: z.string(),
        total: Paise,
        paid: Paise,
        due: Paise,
        state: StateName,
        issuedOn: Day,
        dueOn: Day,
        notes: z.array(z.object({ id: Id, number: z.string(), amount: Paise })),
        payments: z.array(
          z.object({
            amount: Paise,
            on: Day,
            payer: z
              .nullable(z.string())
              .check(z.meta({ description: 'Null for somebody who is no party.' })),
          }),
        ),
      }),
    ),
    parties: z.array(
      z.object({
        partyId: Id,
        ...figures,
        paidForOthers: Paise,
        paidByOthers: Paise,
        refunded: Paise,
      }),
    ),
    ...figures,
    isPayableOnline: z.boolean(),
    isPayableByUpi: z.boolean(),
  }),
  ...known,
});

export const invoicePaper = endpoint({
  method: 'GET',
  path: '/api/fees/invoices/:id/paper',
  needs: 'have_account',
  summary: 'An invoice of a dispute of mine as a tagged PDF.',
  source: SOURCE,
  input: z.strictObject({ id: Id, language: z.optional(z.enum(languages)) }),
  output: z.object({}),
  answers: 'application/pdf',
  ...known,
});

export const creditNotePaper = endpoint({
  method: 'GET',
  path: '/api/fees/credit-notes/:id/paper',
  needs: 'have_account',
  summary: 'A credit note on an invoice of a dispute of mine as a tagged PDF.',
  source: SOURCE,
  input: z.strictObject({ id: Id, language: z.optional(z.enum(languages)) }),
  output: z.object({}),
  answers: 'application/pdf',
  ...known,
});

export const invoiceCheckout = endpoint({
  method: 'POST',
  path: '/api/fees/invoices/:id/checkout',
  needs: 'have_account',
  summary: 'Open an order with the payment provider for what is due; asked again, the same order.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    orderId: z.string(),
    keyId: z.string(),
    amount: Paise,
    currency: z.enum(['INR']),
    number: z.string(),
  }),
  errors: {
    ...unknownErrors,
    provider_off: {
      status: 409,
      when: 'No payment provider is set up; the invoice is paid by transfer.',
    },
    nothing_due: { status: 409, when: 'Nothing is due on the invoice.' },
    provider_failed: { status: 503, when: 'The provider did not answer, or refused.' },
  },
  sentences: {
    ...unknownSentences,
    provider_off: m.fees_provider_off,
    nothing_due: m.fees_nothing_due,
    provider_failed: m.fees_provider_failed,
  },
});

export const invoicePayPage = endpoint({
  method: 'POST',
  path: '/api/fees/invoices/:id/pay-page',
  needs: 'have_account',
  summary:
    'Open a page of the payment provider on which what is due can be paid; asked again, the one that is open.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({ url: z.string().check(z.meta({ format: 'uri' })) }),
  errors: invoiceCheckout.errors,
  sentences: invoiceCheckout.sentences,
});
