import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { CONSENT_KINDS, IDENTIFIED_BY } from '../rules/consents.ts';
import { TRACKS, TRAITS } from '../rules/words.ts';
import {
  BASES,
  CHANNELS,
  CHECK_ITEMS,
  CivilDay,
  CurePaper,
  DOCUMENT_KINDS,
  Id,
  Moment,
  PROCESSES,
  PROPOSERS,
  STATES,
  VERDICTS,
} from './desk-words.ts';
import { LimitationSummary } from './limitation-words.ts';
import { RequestedTerms } from './terms-words.ts';

const Party = z.object({
  id: Id,
  side: z.enum(['claimant', 'respondent']),
  place: z.number(),
  kind: z.string(),
  name: z.string(),
  registration: z.string(),
  language: z.enum(['en', 'hi', 'mr']),
  isServed: z.boolean(),
  hasAnswered: z.boolean(),
  hasAgreed: z.boolean(),
  isDisputed: z.boolean(),
  isReleased: z.boolean(),
  /** ACA s. 21, for this respondent: the earliest day on which the request is proved to have been received. */
  receivedOn: z.nullable(CivilDay),
  contacts: z.array(
    z.object({
      id: Id,
      channel: z.enum(CHANNELS),
      value: z.string(),
      isDesignated: z.boolean(),
      designatedIn: z.string(),
      isVerified: z.boolean(),
      addedAt: Moment,
      endedAt: z.nullable(Moment),
    }),
  ),
  representatives: z.array(
    z.object({
      id: Id,
      name: z.string(),
      firm: z.string(),
      email: z.string(),
      mobile: z.string(),
      authorityId: z.nullable(Id),
      isOver: z.boolean(),
    }),
  ),
});

export const DisputeDocument = z.object({
  id: Id,
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  type: z.string(),
  size: z.number(),
  addedAt: Moment,
  hash: z.string(),
  audience: z.string(),
  number: z.nullable(z.string()),
  signer: z.nullable(z.string()),
  partyId: z.nullable(Id),
});

const Check = z.object({
  item: z.enum(CHECK_ITEMS),
  law: z.string(),
  status: z.enum(['open', 'ok', 'carried', 'wanting']),
  seen: z.nullable(Id),
  finding: z.nullable(
    z.object({
      verdict: z.enum(VERDICTS),
      note: z.string(),
      correction: z.string(),
      round: z.number(),
      at: Moment,
      by: z.string(),
    }),
  ),
  cures: z.array(
    z.object({ round: z.number(), answer: z.string(), at: Moment, papers: z.array(CurePaper) }),
  ),
});

export const DisputeView = z.object({
  id: Id,
  reference: z.string(),
  process: z.enum(PROCESSES),
  state: z.enum(STATES),
  /** Whose times count, and what whoever filed wished: expedited counts once all have signed (ACA s. 29B). */
  track: z.enum(TRACKS),
  wish: z.enum(TRACKS),
  stateBefore: z.nullable(z.string()),
  since: Moment,
  filedAt: Moment,
  title: z.string(),
  facts: z.string(),
  relief: z.string(),
  sector: z.string(),
  seat: z.string(),
  language: z.string(),
  arbitrators: z.number(),
  currency: z.string(),
  sum: JsonMinor,
  limitation: LimitationSummary,
  isUrgent: z.boolean(),
  warnings: z.array(z.string()),
  commencedOn: z.nullable(CivilDay),
  /** What its limits depend on: a foreign party, the rules of SEBI. */
  traits: z.array(z.enum(TRAITS)),
  filingHash: z.string(),
  signed: RequestedTerms.shape.signed,
  claims: z.array(
    z.object({
      id: Id,
      head: z.string(),
      amount: JsonMinor,
      isCounterclaim: z.boolean(),
      interestBasis: z.string(),
      interestRate: z.nullable(z.number()),
      interestFrom: z.nullable(CivilDay),
    }),
  ),
  agreement: z.nullable(
    z.object({
      clause: z.string(),
      page: z.string(),
      agreedOn: z.nullable(CivilDay),
      version: z.string(),
      proposedBy: z.enum(PROPOSERS),
      namesInstitution: z.boolean(),
      documentId: z.nullable(Id),
    }),
  ),
  /** A page of its papers, the newest first. */
  documents: z.array(DisputeDocument),
  papersPage: z.object({ at: z.int(), of: z.int(), from: z.int(), total: z.int() }),
  /** Papers that a form may name: what was brought in, the oldest first. */
  nameable: z.array(DisputeDocument),
  officer: z.nullable(z.string()),
  officerId: z.nullable(Id),
  isMine: z.boolean(),
  isRegistrar: z.boolean(),
  /** To whom the caller may give it; nobody where that is not theirs to do. */
  officers: z.array(z.object({ id: Id, name: z.string() })),
  parties: z.array(Party),
  limits: z.array(
    z.object({
      id: z.string(),
      row: z.string(),
      partyId: z.nullable(Id),
      dueOn: CivilDay,
      startedOn: CivilDay,
      state: z.enum(['running', 'paused', 'met', 'missed', 'ended']),
      whose: z.string(),
      citation: z.string(),
      isHeld: z.boolean(),
      /** Until when an act is taken and marked, where the last day is a closed one (General Clauses Act s. 10). */
      takenUntil: CivilDay,
      /** A lawyer has confirmed the row. */
      isRowConfirmed: z.boolean(),
    }),
  ),
  checklist: z.object({ round: z.number(), items: z.array(Check) }),
  /** Every consent that was given, with by what it is shown who gave it, and whether it counts. */
  consents: z.array(
    z.object({
      id: Id,
      partyId: Id,
      kind: z.enum(CONSENT_KINDS),
      number: z.string(),
      documentId: Id,
      signer: z.string(),
      capacity: z.enum(['party', 'representative', 'institution']),
      way: z.enum(['notice', 'account', 'paper']),
      givenAt: Moment,
      text: z.string(),
      hash: z.string(),
      status: z.enum(['counts', 'not_shown', 'disputed', 'over']),
      proofs: z.array(
        z.object({
          method: z.enum(IDENTIFIED_BY),
          at: Moment,
          by: z.nullable(z.string()),
          documentId: z.nullable(Id),
          called: z.string(),
          source: z.string(),
          note: z.string(),
        }),
      ),
    }),
  ),
  basis: z.nullable(
    z.object({ basis: z.enum(BASES), reasons: z.string(), at: Moment, by: z.string() }),
  ),
  events: z.array(
    z.object({
      id: Id,
      number: z.number(),
      type: z.string(),
      at: Moment,
      on: CivilDay,
      partyId: z.nullable(Id),
      by: z.nullable(z.string()),
      /** The officer whom it concerns. */
      about: z.nullable(z.string()),
      role: z.string(),
      from: z.string(),
      to: z.string(),
      why: z.string(),
      /** The paper on which it rests, or that went out with it. */
      paperId: z.nullable(Id),
    }),
  ),
  /** Events that the caller may bring about now, and `check` while the checklist is open. */
  may: z.array(z.string()),
  version: z.number(),
});
