import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import {
  Day,
  Id,
  KindName,
  Moment,
  Paise,
  Reason,
  StateName,
  unknownErrors,
  unknownSentences,
} from './words.ts';

export const SOURCE =
  'Law and lifecycle 3.4: invoices, payments confirmed by accounts, waiver by order, refunds';

export const done = z.object({ id: z.string() });

const known = { errors: unknownErrors, sentences: unknownSentences };

export const PROVIDERS = ['bank_transfer', 'razorpay'] as const;

export const Provider = z.enum(PROVIDERS);

/** What the caller may do with money, and the day on our calendar. */
export const Asker = { may: z.array(z.enum(['confirm', 'order'])), today: Day };

export const InvoiceInShort = {
  id: Id,
  number: z.string(),
  reference: z.string(),
  kind: KindName,
  payer: z.string(),
  disputeId: Id,
  total: Paise,
  due: Paise,
  paid: Paise,
  state: StateName,
  issuedOn: Day,
  dueOn: Day,
};

export const officeInvoices = endpoint({
  method: 'GET',
  path: '/api/office/invoices',
  needs: 'read_invoices',
  summary:
    'Invoices, the newest first, 25 a page: those with something due, those that are settled, or all.',
  source: SOURCE,
  input: z.strictObject({
    show: z.optional(z.enum(['unpaid', 'settled', 'all'])),
    q: z.optional(
      line(100).check(
        z.meta({ description: 'A number, a reference for transfers, or part of a name.' }),
      ),
    ),
    before: z.optional(Id),
  }),
  output: z.object({
    invoices: z.array(z.object(InvoiceInShort)),
    next: z.nullable(Id),
    toMatch: z.number(),
    ...Asker,
  }),
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
    partyId: Id,
    address: z.string(),
    gstin: z.nullable(z.string()),
    supplierGstin: z.nullable(z.string()),
    placeOfSupply: z.string().check(z.meta({ description: 'GST’s two digits of a state.' })),
    net: Paise,
    cgst: Paise,
    sgst: Paise,
    igst: Paise,
    credited: Paise,
    lines: z.array(z.object({ words: z.string(), amount: Paise })),
    payments: z.array(
      z.object({
        id: Id,
        amount: Paise,
        provider: Provider,
        reference: z.string(),
        receivedOn: Day,
        paidBy: z.string(),
        isForAnother: z.boolean(),
      }),
    ),
    notes: z.array(
      z.object({
        id: Id,
        number: z.string(),
        cause: z.enum(['waived', 'cancelled', 'refunded']),
        amount: Paise,
        reason: z.string(),
        at: Moment,
        by: z.nullable(z.string()),
      }),
    ),
    refunds: z.array(
      z.object({
        id: Id,
        amount: Paise,
        reason: z.string(),
        reference: z.nullable(z.string()),
        sentAt: z.nullable(Moment),
      }),
    ),
    parties: z
      .array(z.object({ id: Id, name: z.string() }))
      .check(z.meta({ description: 'Who may pay it: each party of the dispute.' })),
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

export const Order = z.strictObject({ id: Id, reason: Reason });
