import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { DOCUMENT_BYTES_MAX } from '#kernel/papers.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { LimitationSummary } from '#modules/disputes/contract/limitation-words.ts';
import { TaxPlaceView } from '#modules/disputes/contract/tax-place.ts';
import { RequestedTerms } from '#modules/disputes/contract/terms-words.ts';
import { WHO_ACTS } from '#modules/disputes/rules/visible.ts';
import {
  CivilDay,
  Code,
  ContentShape,
  codeSentences,
  Id,
  KindName,
  Lines,
  Moment,
  OutcomeName,
  openErrors,
  openSentences,
  proofErrors,
  proofSentences,
  SOURCE,
  sendErrors,
  sendSentences,
} from './contract/words.ts';

import { REPLIES } from './rules/offers.ts';

const claim = z.object({
  head: z.string(),
  amount: JsonMinor,
  interestBasis: z.string(),
  interestRate: z.nullable(z.number()),
  interestFrom: z.nullable(CivilDay),
});
const paper = z.object({
  id: Id,
  title: z.string(),
  kind: z.string(),
  type: z.string(),
  size: z.number(),
  addedOn: CivilDay,
});
const sentLine = z.object({
  id: Id,
  kind: KindName,
  number: z.string(),
  at: Moment,
  outcome: z.nullable(OutcomeName),
  why: z.string(),
  isLate: z.boolean(),
  /** It counts no more, and nobody decides on it. */
  isFallen: z.boolean(),
  /** Its PDF among the papers. */
  paperId: z.nullable(Id),
  /** What the claimant said to an offer. */
  replies: z.array(z.object({ reply: z.enum(REPLIES), words: z.string(), at: Moment })),
});

export const Notice = z.object({
  reference: z.string(),
  process: z.enum(['arbitration', 'mediation', 'conciliation']),
  state: z.string(),
  isOver: z.boolean(),
  /** The claim against her was withdrawn: she need do nothing. */
  isReleased: z.boolean(),
  /** The registrar found that it goes on without them (ACA s. 25). */
  isAbsent: z.boolean(),
  /** Somebody said that they are another person: until it is decided nothing is taken as theirs. `dueOn`: by when it is decided. */
  doubt: z.nullable(z.object({ dueOn: z.nullable(CivilDay) })),
  /** How many days a last warning leaves before it goes on without them; null where it never does. */
  warningDays: z.nullable(z.int()),
  limitation: LimitationSummary,
  title: z.string(),
  facts: z.string(),
  relief: z.string(),
  filedOn: CivilDay,
  today: CivilDay,
  currency: z.string(),
  sum: JsonMinor,
  claims: z.array(claim),
  agreement: z.nullable(
    z.object({
      clause: z.string(),
      page: z.string(),
      agreedOn: z.nullable(CivilDay),
      version: z.string(),
      namesInstitution: z.boolean(),
    }),
  ),
  /** How the request asks to be decided, and who signed it. */
  terms: RequestedTerms,
  /** SHA-256 of what was filed: it stands on the paper too, and shows that both are the same. */
  filingHash: z.string(),
  claimants: z.array(z.string()),
  respondents: z.array(z.string()),
  you: z.object({
    name: z.string(),
    language: z.enum(['en', 'hi', 'mr']),
    /** A firm or a company, for which somebody answers. */
    isOrganisation: z.boolean(),
    /** Where she is for the tax on a bill, for whoever has shown who she is. */
    taxPlace: z.nullable(TaxPlaceView),
  }),
  /** Until when she may answer; supposed, where she has not been told yet. */
  time: z.nullable(
    z.object({
      on: CivilDay,
      overAt: Moment,
      isSupposed: z.boolean(),
      isOver: z.boolean(),
      isMet: z.boolean(),
      isHeld: z.boolean(),
    }),
  ),
  /** The exact words to which she may agree. */
  /** What a yes costs and what is given up with it, where one may be said. */
  consentCosts: z.object({ agreement: Lines, acceptance: Lines, fast_track: Lines }),
  consentTexts: z.object({ agreement: z.string(), acceptance: z.string(), fast_track: z.string() }),
  /** What she may do now; the page never works it out again. */
  choices: z.array(KindName),
  isVerified: z.boolean(),
  contacts: z.array(z.object({ id: Id, channel: z.enum(['email', 'mobile']), masked: z.string() })),
  papers: z.array(paper),
  sent: z.array(sentLine),
  drafts: z.array(KindName),
  /** What is waited for, of whom and until when. */
  limits: z.array(
    z.object({
      limit: z.string(),
      who: z.enum(WHO_ACTS),
      dueOn: CivilDay,
      isOver: z.boolean(),
      isHeld: z.boolean(),
    }),
  ),
  /** What happened, for whoever has shown who she is: as a party with an account sees it. */
  timeline: z.array(
    z.object({
      id: Id,
      type: z.string(),
      on: CivilDay,
      party: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
  /** The same dispute in the account of whoever is signed in, where she stands for this party in it. */
  inAccount: z.nullable(Id),
  house: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    hours: z.string(),
    address: z.string(),
  }),
});
export type NoticeView = z.output<typeof Notice>;

export const noticeOf = endpoint({
  method: 'GET',
  path: '/api/response/:code',
  needs: 'visit',
  summary: 'What stands in a notice, by the code that is printed on it. Reading needs no account.',
  source: SOURCE,
  input: z.strictObject({ code: Code }),
  output: Notice,
  errors: openErrors,
  sentences: openSentences,
});

export const noticeCodes = endpoint({
  method: 'POST',
  path: '/api/response/:code/codes',
  needs: 'visit',
  summary: 'Send a one-time code to one of the contacts on file.',
  source: SOURCE,
  input: z.strictObject({ code: Code, contact: Id }),
  output: z.object({ to: z.string() }),
  status: 202,
  errors: {
    ...openErrors,
    contact_unknown: { status: 422, when: 'The contact is none of this party.' },
  },
  sentences: { ...openSentences, contact_unknown: codeSentences.contact_unknown },
});

export const noticeSession = endpoint({
  method: 'POST',
  path: '/api/response/:code/session',
  needs: 'visit',
  summary:
    'Show by a one-time code who one is; the answer sets a cookie for this party alone. It is also proof of service.',
  source: SOURCE,
  input: z.strictObject({ code: Code, digits: line(20) }),
  output: z.object({ proved: z.boolean() }),
  errors: {
    ...openErrors,
    code_over: {
      status: 410,
      when: 'The code was used, is older than ten minutes, or was wrong five times.',
    },
    code_wrong: { status: 422, when: 'The code is another.' },
    acts_opposite: {
      status: 409,
      when: 'The address, or the account that is signed in, stands on the other side.',
    },
  },
  sentences: {
    ...openSentences,
    code_over: codeSentences.code_over,
    code_wrong: codeSentences.code_wrong,
    acts_opposite: m.case_error_acts_opposite,
  },
});

export const noticeLeaving = endpoint({
  method: 'DELETE',
  path: '/api/response/:code/session',
  needs: 'visit',
  summary: 'Leave this browser.',
  source: SOURCE,
  input: z.strictObject({ code: Code }),
  output: z.object({ left: z.boolean() }),
  errors: openErrors,
  sentences: openSentences,
});

export const noticeDraft = endpoint({
  method: 'PUT',
  path: '/api/response/:code/drafts/:kind',
  needs: 'visit',
  summary: 'Keep what was typed, finished or not.',
  source: SOURCE,
  input: z.strictObject({ code: Code, kind: KindName, content: ContentShape }),
  output: z.object({ savedAt: Moment }),
  errors: proofErrors,
  sentences: proofSentences,
});

export const noticeDraftOpening = endpoint({
  method: 'GET',
  path: '/api/response/:code/drafts/:kind',
  needs: 'visit',
  summary: 'What was typed before, and how it will read.',
  source: SOURCE,
  input: z.strictObject({ code: Code, kind: KindName }),
  /** `savedAt` says which words these are; null when nothing was typed. */
  output: z.object({
    content: z.nullable(ContentShape),
    savedAt: z.nullable(Moment),
    lines: Lines,
    costs: Lines,
  }),
  errors: proofErrors,
  sentences: proofSentences,
});

const Receipt = z.object({
  id: Id,
  number: z.string(),
  at: Moment,
  hash: z.string(),
  kind: KindName,
  isLate: z.boolean(),
  lines: Lines,
  /** What a counterclaim will likely cost, in words; empty for anything else. */
  costs: Lines,
  paperId: z.nullable(Id),
});

export const noticeAnswer = endpoint({
  method: 'POST',
  path: '/api/response/:code/answers/:kind',
  needs: 'visit',
  summary:
    'Send an answer, an objection, an offer, a counterclaim, or what else the notice offers; it comes with a receipt.',
  source: SOURCE,
  input: z.strictObject({ code: Code, kind: KindName, content: ContentShape }),
  output: Receipt,
  status: 201,
  errors: sendErrors,
  sentences: sendSentences,
});

export const noticeReceipt = endpoint({
  method: 'GET',
  path: '/api/response/:code/receipts/:id',
  needs: 'visit',
  summary: 'The receipt of something that was sent, with its time and hash.',
  source: SOURCE,
  input: z.strictObject({ code: Code, id: Id }),
  output: Receipt,
  errors: proofErrors,
  sentences: proofSentences,
});

export const noticeUpload = endpoint({
  method: 'POST',
  path: '/api/response/:code/papers',
  needs: 'visit',
  summary:
    'Upload a paper for an answer: a PDF, a picture or a Word document. Its token attaches it.',
  source: SOURCE,
  raw: { types: ['application/octet-stream'], maxBytes: DOCUMENT_BYTES_MAX },
  input: z.strictObject({ code: Code }),
  output: z.object({ token: z.string(), type: z.string(), size: z.number() }),
  status: 201,
  errors: {
    ...proofErrors,
    document_empty: { status: 422, when: 'The file has no content.' },
    document_type: { status: 422, when: 'The content is none of the four types.' },
    uploads_full: {
      status: 429,
      when: 'As many papers as may wait to be sent were uploaded for this notice, or from this network.',
    },
  },
  sentences: {
    ...proofSentences,
    document_empty: m.notice_document_empty,
    document_type: m.notice_document_type,
    uploads_full: m.filing_uploads_full,
  },
});

export const noticePaper = endpoint({
  method: 'GET',
  path: '/api/response/:code/papers/:id',
  needs: 'visit',
  summary: 'A paper of the dispute that this respondent may read.',
  source: SOURCE,
  input: z.strictObject({ code: Code, id: Id }),
  output: z.object({}),
  answers: 'application/octet-stream',
  errors: proofErrors,
  sentences: proofSentences,
});

export const noticeLetter = endpoint({
  method: 'GET',
  path: '/api/response/:code/letter.pdf',
  needs: 'visit',
  summary: 'The notice as the letter that is sent on paper, to keep or to print.',
  source: SOURCE,
  input: z.strictObject({ code: Code, language: z.enum(['en', 'hi', 'mr']) }),
  output: z.object({}),
  answers: 'application/pdf',
  errors: openErrors,
  sentences: openSentences,
});
