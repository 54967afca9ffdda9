import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { LimitationSummary } from '#modules/disputes/contract/limitation-words.ts';
import { TaxPlaceView } from '#modules/disputes/contract/tax-place.ts';
import { RequestedTerms } from '#modules/disputes/contract/terms-words.ts';
import { WHO_ACTS } from '#modules/disputes/rules/visible.ts';
import { REPLIES } from '../rules/offers.ts';
import { openErrors, openSentences } from './refusals.ts';
import { CivilDay, Code, Id, KindName, Lines, Moment, OutcomeName, SOURCE } from './words.ts';

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
  /** The claim against them was withdrawn: they need do nothing. */
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
    /** Where they are for the tax on a bill, for whoever has shown who they are. */
    taxPlace: z.nullable(TaxPlaceView),
  }),
  /** Until when they may answer; supposed, where they have not been told yet. */
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
  /** The exact words to which they may agree. */
  /** What a yes costs and what is given up with it, where one may be said. */
  consentCosts: z.object({ agreement: Lines, acceptance: Lines, fast_track: Lines }),
  consentTexts: z.object({ agreement: z.string(), acceptance: z.string(), fast_track: z.string() }),
  /** What they may do now; the page never works it out again. */
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
  /** What happened, for whoever has shown who they are: as a party with an account sees it. */
  timeline: z.array(
    z.object({
      id: Id,
      type: z.string(),
      on: CivilDay,
      party: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
  /** The same dispute in the account of whoever is signed in, where they stand for this party in it. */
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
