import * as z from 'zod/mini';
import { DOCUMENT_BYTES_MAX, DOCUMENT_TYPES } from '#kernel/document-types.ts';
import { endpoint, type Problem as FormProblem, type Refusal } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { REQUEST_KINDS } from '#modules/disputes/rules/request-kind.ts';
import { ANSWER_STEPS, WARNINGS } from '../rules/answers.ts';
import { LIMITATION_STATES } from '../rules/limitation.ts';
import { ELSEWHERES } from '../rules/triage.ts';
import { Answers, Costs, Day, DraftId, Moment, PARTIES_MAX, Problem } from './words.ts';

/** A step with fifty parties, or twenty thousand letters in Devanagari, which a form sends as nine bytes each. */
export const STEP_MAX = 1024 * 1024;

const SOURCE = 'Law and lifecycle 6.3: the request; ACA s. 21';
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

export const draftErrors = {
  draft_unknown: { status: 404, when: 'There is no such draft, or it is not yours.' },
  draft_taken: { status: 410, when: 'This browser held it, and another took it over since.' },
  sign_in_needed: {
    status: 401,
    when: 'It was begun in this browser and belongs to an account by now.',
  },
} satisfies Record<string, Refusal>;
export const draftSentences = {
  draft_unknown: m.filing_draft_unknown,
  draft_taken: m.filing_draft_taken,
  sign_in_needed: m.error_sign_in_needed,
};

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

export const filingStep = endpoint({
  method: 'POST',
  path: '/api/filing/drafts/:id/steps',
  needs: 'visit',
  summary:
    'Keep one step as it stands, right or wrong. What another device saved of it since is not overwritten unawares.',
  source: SOURCE,
  input: z.strictObject({
    id: DraftId,
    version: z.number().check(z.meta({ description: 'Of the draft as it was read.' })),
    step: z.enum(ANSWER_STEPS),
    answers: Answers,
  }),
  output: z.object({ version: z.number() }),
  check: stepProblem,
  errors: {
    ...draftErrors,
    draft_submitted: { status: 409, when: 'The request was sent already.' },
    changed_elsewhere: {
      status: 409,
      when: 'This step was saved from elsewhere since it was read.',
    },
    parties_too_many: { status: 422, when: `More than ${PARTIES_MAX} parties on a side.` },
    step_missing: { status: 422, when: 'The answers of the step are not among what was sent.' },
  },
  sentences: {
    ...draftSentences,
    draft_submitted: m.filing_draft_submitted,
    changed_elsewhere: m.filing_changed_elsewhere,
    parties_too_many: () => m.filing_problem_parties_many({ most: PARTIES_MAX }),
    step_missing: m.error_fields,
  },
});

type StepCode = 'parties_too_many' | 'step_missing';

/** Asked before the shape of the list is: two hundred parties are told their own sentence. */
function stepProblem({
  step,
  answers,
}: Readonly<Record<string, unknown>>): FormProblem<StepCode> | null {
  const all = (answers ?? {}) as Record<string, { parties?: unknown } | undefined>;
  for (const side of ['you', 'others']) {
    const parties = all[side]?.parties;
    if (Array.isArray(parties) && parties.length > PARTIES_MAX)
      return { code: 'parties_too_many', field: `answers.${side}.parties` };
  }
  return all[String(step)] === undefined ? { code: 'step_missing', field: 'answers' } : null;
}

export const filingDocument = endpoint({
  method: 'POST',
  path: '/api/filing/documents',
  needs: 'visit',
  summary:
    'Upload one paper: the bytes are the body. Whoever holds the token of the answer may file it, and it opens nothing.',
  source: SOURCE,
  status: 201,
  raw: { types: [...DOCUMENT_TYPES, 'application/octet-stream'], maxBytes: DOCUMENT_BYTES_MAX },
  input: z.strictObject({}),
  output: z.object({ token: z.string(), type: z.enum(DOCUMENT_TYPES), size: z.number() }),
  errors: {
    document_empty: { status: 422, when: 'The body is empty.' },
    document_type: {
      status: 422,
      when: 'The content is none of PDF, JPEG, PNG, HEIC and DOCX, whatever its name says.',
    },
    uploads_full: {
      status: 429,
      when: 'This browser, its network, or everybody together has uploaded as much as may wait to be filed.',
    },
  },
  sentences: {
    document_empty: m.filing_document_empty,
    document_type: m.filing_document_type,
    uploads_full: m.filing_uploads_full,
  },
});
