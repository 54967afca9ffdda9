import * as z from 'zod/mini';
import { EMAIL_MAX, isEmailOfOneWriting } from '#kernel/contacts.ts';
import { endpoint, type Problem as FormProblem, type Refusal } from '#kernel/endpoint.ts';
import { DOCUMENT_BYTES_MAX, DOCUMENT_TYPES } from '#kernel/papers.ts';
import { isFilled, line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { REQUEST_KINDS } from '#modules/disputes/rules/footing.ts';
import { Device } from '#modules/identity/contract/shapes.ts';
import { Answers, Costs, Day, DraftId, Moment, PARTIES_MAX, Problem } from './contract/words.ts';
import { ANSWER_STEPS, WARNINGS } from './rules/answers.ts';
import { LIMITATION_STATES } from './rules/limitation.ts';
import { ELSEWHERES } from './rules/triage.ts';

/** A step with fifty parties, or twenty thousand letters in Devanagari, which a form sends as nine bytes each. */
export const STEP_MAX = 1024 * 1024;

const SOURCE = 'Issue 5, point 2: the guided request';
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

const draftErrors = {
  draft_unknown: { status: 404, when: 'There is no such draft, or it is not yours.' },
  draft_taken: { status: 410, when: 'This browser held it, and another took it over since.' },
  sign_in_needed: {
    status: 401,
    when: 'It was begun in this browser and belongs to an account by now.',
  },
} satisfies Record<string, Refusal>;
const draftSentences = {
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

const Receipt = z.object({
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

const limitErrors = {
  too_many: {
    status: 429,
    when: 'Too many tries, with this address or from this network; `Retry-After` says how long to wait.',
  },
} satisfies Record<string, Refusal>;
const limitSentences = { too_many: m.sign_in_too_many };

const Opening = z.object({
  ticket: DraftId,
  id: z.nullable(DraftId).check(
    z.meta({
      description: 'The draft that this browser goes on with; null where it has to choose.',
    }),
  ),
});

export const filingCode = endpoint({
  method: 'POST',
  path: '/api/filing/codes',
  needs: 'visit',
  summary:
    'Ask for a code and a link to the drafts under an address. The answer is the same whether there are any; the code is for this browser.',
  source: SOURCE,
  status: 202,
  input: z.strictObject({ email: line(EMAIL_MAX) }),
  output: z.object({ ticket: DraftId }),
  check: ({ email }) =>
    isEmailOfOneWriting(email) ? null : { code: 'email_invalid', field: 'email' },
  errors: { email_invalid: { status: 422, when: 'It is not an e-mail address.' }, ...limitErrors },
  sentences: { email_invalid: m.filing_problem_email, ...limitSentences },
});

export const filingProof = endpoint({
  method: 'POST',
  path: '/api/filing/drafts/:id/codes',
  needs: 'visit',
  summary: 'Ask for the code that proves the address of one draft, in the browser that holds it.',
  source: SOURCE,
  status: 202,
  input: z.strictObject({ id: DraftId }),
  output: z.object({ ticket: DraftId }),
  errors: { ...draftErrors, ...limitErrors },
  sentences: { ...draftSentences, ...limitSentences },
});

export const filingCodeProof = endpoint({
  method: 'POST',
  path: '/api/filing/codes/:ticket/proof',
  needs: 'visit',
  summary:
    'Show the code of a letter in the browser that asked for it: it proves one draft, or lets this browser choose. Ten minutes, five tries.',
  source: SOURCE,
  input: z.strictObject({ ticket: DraftId, code: line(20) }),
  output: Opening,
  check: ({ code }) => (isFilled(code) ? null : { code: 'code_missing', field: 'code' }),
  errors: {
    code_missing: { status: 422, when: 'The code is empty.' },
    code_wrong: { status: 422, when: 'It is not the code that was sent.' },
    code_over: {
      status: 410,
      when: 'The code was used, is older than ten minutes, or was typed wrong five times.',
    },
    ...limitErrors,
  },
  sentences: {
    code_missing: m.sign_in_code_missing,
    code_wrong: m.sign_in_code_wrong,
    code_over: m.sign_in_code_over,
    ...limitSentences,
  },
});

export const filingLink = endpoint({
  method: 'POST',
  path: '/api/filing/links/opening',
  needs: 'visit',
  summary:
    'Open a mailed link: this browser may choose what becomes of its draft. It may be opened again, on any device, until the draft is over.',
  source: SOURCE,
  input: z.strictObject({ token: line(100) }),
  output: Opening,
  errors: {
    link_unknown: { status: 404, when: 'No letter of ours has this link, or its draft is over.' },
  },
  sentences: { link_unknown: m.filing_link_unknown },
});

const choiceErrors = {
  ticket_over: {
    status: 410,
    when: 'This browser did not prove the address within the last half hour.',
  },
} satisfies Record<string, Refusal>;
const choiceSentences = { ticket_over: m.filing_ticket_over };
const ticketSource = 'Issue 11, point 14: taking a draft over ends the other keys, and asks first';

export const filingOffers = endpoint({
  method: 'GET',
  path: '/api/filing/codes/:ticket/drafts',
  needs: 'visit',
  summary:
    'What is kept under an address that this browser has just proved: when and on what it was begun, and what is in it.',
  source: ticketSource,
  input: z.strictObject({ ticket: DraftId }),
  output: z.object({
    email: z.string(),
    drafts: z.array(
      z.object({
        id: DraftId,
        standing: z.enum(['here', 'elsewhere', 'of_account']),
        begunAt: Moment,
        savedAt: Moment,
        device: Device,
        isSubmitted: z.boolean(),
        title: z.string(),
        claimants: z.array(z.string()),
        respondents: z.array(z.string()),
        files: z.number(),
        complete: z.number(),
      }),
    ),
  }),
  errors: choiceErrors,
  sentences: choiceSentences,
});

const Chosen = z.strictObject({ ticket: DraftId, id: DraftId });
const chosenErrors = {
  ...choiceErrors,
  draft_unknown: draftErrors.draft_unknown,
  sign_in_needed: { status: 401, when: 'It belongs to an account, which opens it by signing in.' },
} satisfies Record<string, Refusal>;
const chosenSentences = {
  ...choiceSentences,
  draft_unknown: m.filing_draft_unknown,
  sign_in_needed: m.error_sign_in_needed,
};

export const filingTakeover = endpoint({
  method: 'POST',
  path: '/api/filing/codes/:ticket/drafts/:id/takeover',
  needs: 'visit',
  summary:
    'Take a draft over into this browser. Every other key to it ends, and its address counts as proved here.',
  source: ticketSource,
  input: Chosen,
  output: z.object({ id: DraftId }),
  errors: chosenErrors,
  sentences: chosenSentences,
});

export const filingDeletion = endpoint({
  method: 'POST',
  path: '/api/filing/codes/:ticket/drafts/:id/deletion',
  needs: 'visit',
  summary: 'Delete a draft that was kept under this address and never sent, whoever began it.',
  source: ticketSource,
  input: Chosen,
  output: z.object({ id: DraftId }),
  errors: chosenErrors,
  sentences: chosenSentences,
});

export const filingSubmission = endpoint({
  method: 'POST',
  path: '/api/filing/drafts/:id/submission',
  needs: 'visit',
  summary:
    'Sign a draft and file it, once. A second time, or two at once, are answered the same receipt.',
  source: `${SOURCE}; law and lifecycle 6.3, DRAFT to FILED`,
  status: 201,
  input: z.strictObject({
    id: DraftId,
    version: z
      .number()
      .check(z.meta({ description: 'Of the draft as it was read before it was signed.' })),
    name: line(200).check(z.meta({ description: 'Typed by whoever signs.' })),
    capacity: z.optional(line(200)).check(
      z.meta({
        description:
          'As what: asked for where a firm, a company or somebody represented is among the claimants.',
      }),
    ),
    agrees: z.boolean().check(
      z.meta({
        description: 'To the statement of truth and the notice on personal data; must be true.',
      }),
    ),
  }),
  output: Receipt,
  errors: {
    ...draftErrors,
    changed_elsewhere: { status: 409, when: 'The draft was changed since it was read.' },
    address_unproved: {
      status: 403,
      when: 'This browser has not proved the address for this draft, and nobody with an address of their own is signed in.',
    },
    incomplete: { status: 422, when: 'Something is missing; the draft says what.' },
    own_address_opposite: {
      status: 422,
      when: 'An address of whoever files is given as the other side’s.',
    },
    sign_name_missing: { status: 422, when: 'No name was typed.' },
    sign_capacity_missing: {
      status: 422,
      when: 'A firm, a company or somebody represented claims, and it is not said as what is signed.',
    },
    not_agreed: { status: 422, when: 'agrees is not true.' },
  },
  sentences: {
    ...draftSentences,
    changed_elsewhere: m.filing_changed_since_read,
    address_unproved: m.filing_address_unproved,
    incomplete: m.filing_incomplete,
    own_address_opposite: m.filing_own_address_opposite,
    sign_name_missing: m.filing_sign_name_missing,
    sign_capacity_missing: m.filing_sign_capacity_missing,
    not_agreed: m.filing_not_agreed,
  },
});

export const filingPayPage = endpoint({
  method: 'POST',
  path: '/api/filing/drafts/:id/pay-page',
  needs: 'visit',
  summary:
    'Open a page of the payment provider for the registration fee of a request that was sent. No account is needed.',
  source: 'Issue 5, point 3: registration fee payable by the claimant on filing',
  input: z.strictObject({ id: DraftId }),
  output: z.object({ url: z.string().check(z.meta({ format: 'uri' })) }),
  errors: {
    ...draftErrors,
    provider_off: {
      status: 409,
      when: 'No payment provider is set up; the invoice is paid by transfer.',
    },
    nothing_due: { status: 409, when: 'Nothing is due on the invoice.' },
    provider_failed: { status: 503, when: 'The provider did not answer, or refused.' },
  },
  sentences: {
    ...draftSentences,
    provider_off: m.fees_provider_off,
    nothing_due: m.fees_nothing_due,
    provider_failed: m.fees_provider_failed,
  },
});

export const filingInvoice = endpoint({
  method: 'GET',
  path: '/api/filing/drafts/:id/invoice',
  needs: 'visit',
  summary: 'The invoice of the registration fee as a tagged PDF, for whoever holds the draft.',
  source: SOURCE,
  input: z.strictObject({ id: DraftId }),
  output: z.object({}),
  answers: 'application/pdf',
  errors: draftErrors,
  sentences: draftSentences,
});
