import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { REQUEST_KINDS } from '#modules/disputes/rules/request-kind.ts';
import { WARNINGS } from '../rules/answers.ts';
import { LIMITATION_STATES } from '../rules/limitation.ts';
import { ELSEWHERES } from '../rules/triage.ts';
import { Costs } from './cost-words.ts';
import { draftErrors, draftSentences, SOURCE } from './drafts.ts';
import { Problem } from './problems.ts';
import { Answers, Day, DraftId, Moment } from './words.ts';

const State = z.enum(['empty', 'begun', 'complete']);

const States = z.object({
  trouble: State,
  you: State,
  others: State,
  claim: State,
  agreement: State,
  documents: State,
  review: State,
  sign: State,
});

const Fee = z.object({
  invoiceId: DraftId,
  number: z.string(),
  reference: z.string(),
  total: z.number(),
  due: z.number(),
  dueOn: Day,
  state: z.enum(['unpaid', 'paid_in_part', 'paid', 'waived', 'cancelled']),
  isPayableOnline: z.boolean(),
  account: z
    .array(z.string())
    .check(z.meta({ description: 'Holder, number, IFSC and bank; empty where none is set up.' })),
  upi: z.nullable(
    z.object({ address: z.string(), qr: z.object({ size: z.number(), path: z.string() }) }),
  ),
});

export const Receipt = z.object({
  disputeId: DraftId,
  reference: z.string(),
  title: z.string(),
  filedAt: Moment,
  signedName: z.string(),
  /** As what; empty for whoever signs for themselves. */
  signedCapacity: z.string(),
  hash: z.string().check(z.meta({ description: 'SHA-256 of what was filed, in hexadecimal.' })),
  isUrgent: z.boolean(),
});

export const filingDraftBegin = endpoint({
  method: 'POST',
  path: '/api/filing/drafts',
  needs: 'visit',
  summary: 'Begin a request. A cookie that no script can read opens its draft from then on.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({}),
  output: z.object({ id: DraftId }),
  errors: {},
  sentences: {},
});

export const filingDrafts = endpoint({
  method: 'GET',
  path: '/api/filing/drafts',
  needs: 'visit',
  summary:
    'The drafts that this browser, or whoever is signed in, may open; the last one saved stands first.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({
    drafts: z.array(
      z.object({
        id: DraftId,
        title: z.string(),
        savedAt: Moment,
        keptUntil: Day,
        isSubmitted: z.boolean(),
        states: States,
      }),
    ),
  }),
  errors: {},
  sentences: {},
});

export const filingDraft = endpoint({
  method: 'GET',
  path: '/api/filing/drafts/:id',
  needs: 'visit',
  summary:
    'One draft whole: what was typed, what is still missing, which process fits, and how long there is.',
  source: SOURCE,
  input: z.strictObject({ id: DraftId }),
  output: z.object({
    id: DraftId,
    version: z.number(),
    savedAt: Moment,
    keptUntil: Day,
    answers: Answers,
    states: States,
    address: z
      .nullable(z.string())
      .check(z.meta({ description: 'Where the code, the link and the receipt go.' })),
    isProved: z.boolean().check(
      z.meta({
        description:
          "That address was proved in this browser for this draft, or is the account's own.",
      }),
    ),
    problems: z.array(Problem),
    triage: z.object({
      process: z.enum(['arbitration', 'mediation', 'conciliation']),
      track: z.enum(['online', 'expedited', 'ordinary']),
      sector: z.string(),
      warnings: z.array(z.enum(WARNINGS)),
      elsewhere: z.nullable(z.enum(ELSEWHERES)),
    }),
    footing: z.enum(REQUEST_KINDS).check(
      z.meta({
        description:
          'What the request will rest on: `invitation` is an arbitration that nobody agreed to here yet.',
      }),
    ),
    limitation: z.object({
      state: z.enum(LIMITATION_STATES),
      pack: z.string(),
      article: z.string(),
      years: z.number(),
      lastDay: z.nullable(Day),
      daysLeft: z.nullable(z.number()),
      isRolled: z.boolean(),
      isExtended: z.boolean(),
      restarted: z.nullable(z.object({ by: z.enum(['acknowledged', 'paid']), on: Day })),
    }),
    costs: z.nullable(Costs),
    receipt: z.nullable(Receipt),
    fee: z.nullable(Fee).check(
      z.meta({
        description:
          'The bill of the registration; null before it is filed, and where none is due.',
      }),
    ),
  }),
  errors: draftErrors,
  sentences: draftSentences,
});
