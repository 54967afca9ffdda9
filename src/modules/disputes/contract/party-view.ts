import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { STANDINGS } from '../rules/access.ts';
import { CONSENT_KINDS, IDENTIFIED_BY } from '../rules/consents.ts';
import { STAGES } from '../rules/lanes.ts';
import { MISSED, PLACES } from '../rules/next-words.ts';
import { WHO_ACTS } from '../rules/visible.ts';
import { LimitationSummary } from './limitation-words.ts';
import { TaxPlaceView } from './tax-place.ts';
import {
  CivilDay,
  CurrencyName,
  EventName,
  Id,
  MomentText,
  moveErrors,
  PartyKindName,
  ProcessName,
  SideName,
  StateName,
  TrackName,
} from './words.ts';

const SOURCE = 'Law and lifecycle 6.1 and 6.5: what a party sees of a dispute';

/** Who must act before a limit ends, as the one who reads it stands: they themselves, the other side, the institution, somebody else. */
const WhoActs = z.enum(WHO_ACTS);
export const LimitView = z.object({
  /** The row of the rule pack: `answer`, `cure_defects`, … */
  limit: z.string(),
  partyId: z.nullable(Id),
  who: WhoActs,
  startedOn: CivilDay,
  dueOn: CivilDay,
  isOver: z.boolean(),
  /** More time was asked for in time, and nobody has decided: until then it does not run out. */
  isHeld: z.boolean(),
  /** The case stands still by an order or by an agreement of all; the day is as if that were over today. */
  isPaused: z.boolean(),
  citation: z.string(),
});

/** What is to be done next. A deadline comes with its act, and what is the reader's with the place where it is done. */
const NextView = z.object({
  /** The row of the rule pack; `offer` and `no_reply` have no last day. */
  act: z.string(),
  who: WhoActs,
  /** The party that must act; null for the institution. */
  byParty: z.nullable(Id),
  /** Whom it is about, where it is somebody else: a respondent who was not reached. */
  aboutParty: z.nullable(Id),
  startedOn: z.nullable(CivilDay),
  dueOn: z.nullable(CivilDay),
  isHeld: z.boolean(),
  isPaused: z.boolean(),
  citation: z.string(),
  place: z.nullable(z.enum(PLACES)),
  /** What follows where nobody does it in time. */
  missed: z.nullable(z.enum(MISSED)),
});
/** A limit that nobody kept, and what it led to. */
const PassedView = z.object({
  act: z.string(),
  partyId: z.nullable(Id),
  dueOn: CivilDay,
  ledTo: z.enum(MISSED),
});
/** Where one respondent is, as far as the reader may know. */
const LaneView = z.object({
  partyId: Id,
  stage: z.enum(STAGES),
  on: z.nullable(CivilDay),
  dueOn: z.nullable(CivilDay),
  hasOffered: z.boolean(),
});
/** What it costs the reader's side, tax and all, in paise: what is due now, what is likely later, and all of it at most. */
const EstimateView = z.object({ now: z.int(), later: z.int(), most: z.nullable(z.int()) });

const { unknown } = moveErrors;

export const myDisputes = endpoint({
  method: 'GET',
  path: '/api/disputes',
  needs: 'have_account',
  summary:
    'The disputes in which the caller stands for a party, was let in by one, or is the neutral, the newest first.',
  source: SOURCE,
  input: z.strictObject({ before: z.optional(Id) }),
  output: z.object({
    disputes: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        process: ProcessName,
        /** Its number, for whoever was let in to some places. */
        title: z.string(),
        /** Null for whoever was let in: where it stands is told by its places. */
        state: z.nullable(StateName),
        as: z.enum(STANDINGS),
        filedAt: MomentText,
        /** The first claimant. */
        claimant: z.string(),
        /** The first party of the other side, or respondent for whoever is of none, and how many more there are. */
        against: z.object({ name: z.string(), more: z.int() }),
        /** How much of what the reader may see came since they last looked at it; none before their first look. */
        news: z.int(),
      }),
    ),
    /** Where the next page begins; null on the last. */
    next: z.nullable(Id),
  }),
  errors: {},
  sentences: {},
});

const DocumentView = z.object({
  id: Id,
  kind: z.string(),
  title: z.string(),
  type: z.string(),
  size: z.int(),
  addedAt: MomentText,
  sha256: z.string(),
  issued: z.nullable(z.object({ number: z.string(), signer: z.string() })),
  /** The party who filed it; null for a paper of the institution. */
  filedBy: z.nullable(Id),
  /** The parties who have opened it; null where not all of them may. */
  openedBy: z.nullable(z.array(Id)),
});

export const theDispute = endpoint({
  method: 'GET',
  path: '/api/disputes/:id',
  needs: 'have_account',
  summary:
    'A dispute as the caller may read it: where it is, what is next, who must act and by when.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    id: Id,
    /** The moment at which it stood so: what is left of a limit is counted from it. */
    asOf: MomentText,
    /** When the reader's last visit ended; null in their first, when nothing is new. */
    newSince: z.nullable(MomentText),
    /** How many papers of others came since then that the reader may read; at most a hundred are counted. */
    newPapers: z.int(),
    reference: z.string(),
    process: ProcessName,
    /** Whose times count, and what whoever filed wished: expedited counts once all have signed (ACA s. 29B). */
    track: TrackName,
    wish: TrackName,
    state: StateName,
    as: z.enum(STANDINGS),
    title: z.string(),
    facts: z.string(),
    relief: z.string(),
    limitation: LimitationSummary,
    seat: z.string(),
    arbitrators: z.int(),
    language: z.string(),
    sector: z.string(),
    currency: CurrencyName,
    /** Minor units. */
    sum: JsonMinor,
    filedAt: MomentText,
    commencedOn: z.nullable(CivilDay),
    /** The limits that run, the nearest first; none of which nobody can do anything here. */
    limits: z.array(LimitView),
    next: z.array(NextView),
    passed: z.array(PassedView),
    lanes: z.array(LaneView),
    /** Null where nothing in rupees is claimed, and once the dispute is over. */
    estimate: z.nullable(EstimateView),
    parties: z.array(
      z.object({
        id: Id,
        side: SideName,
        kind: PartyKindName,
        name: z.string(),
        isYou: z.boolean(),
        representatives: z.array(z.string()),
        servedOn: z.nullable(CivilDay),
        answeredOn: z.nullable(CivilDay),
        /** The day on which the claim against them was withdrawn because they could not be reached. */
        releasedOn: z.nullable(CivilDay),
        /** Whether the reader may go on without them. */
        mayRelease: z.boolean(),
        /** Their own addresses, whole; of others nothing. */
        contacts: z.array(
          z.object({
            id: Id,
            channel: z.enum(['email', 'mobile', 'post']),
            value: z.string(),
            isDesignated: z.boolean(),
          }),
        ),
        /** Where their own party is for the tax. */
        taxPlace: z.nullable(TaxPlaceView),
      }),
    ),
    claims: z.array(
      z.object({
        id: Id,
        partyId: Id,
        isCounterclaim: z.boolean(),
        head: z.string(),
        /** Minor units. */
        amount: JsonMinor,
        interestBasis: z.enum(['', 'contract', 'statute', 'discretion']),
        /** Hundredths of a per cent a year. */
        interestRate: z.nullable(z.int()),
        interestFrom: z.nullable(CivilDay),
      }),
    ),
    agreement: z.nullable(
      z.object({
        clause: z.string(),
        page: z.string(),
        agreedOn: z.nullable(CivilDay),
        version: z.string(),
        proposedBy: z.string(),
      }),
    ),
    timeline: z.array(
      z.object({
        id: Id,
        type: z.string(),
        at: MomentText,
        on: CivilDay,
        party: z.nullable(z.string()),
        why: z.string(),
        /** It came since the reader's last visit, and was not their doing. */
        isNew: z.boolean(),
      }),
    ),
    /** What everybody agreed to, each a paper of the record: whether it counts, and by what its giver is known. */
    consents: z.array(
      z.object({
        id: Id,
        partyId: Id,
        kind: z.enum(CONSENT_KINDS),
        number: z.string(),
        documentId: Id,
        signer: z.string(),
        givenAt: MomentText,
        status: z.enum(['counts', 'not_shown', 'disputed', 'over']),
        shownBy: z.array(z.enum(IDENTIFIED_BY)),
        mayWithdraw: z.boolean(),
        mayDeny: z.boolean(),
      }),
    ),
    /** The exact words to which the reader may agree. */
    consentTexts: z.object({ submission: z.string(), fastTrack: z.string() }),
    may: z.array(EventName),
  }),
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

export const disputeDocuments = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/documents',
  needs: 'have_account',
  summary:
    'The papers of a dispute that the caller may read, the newest last: all, or those that do not stand in its record.',
  source: 'Law and lifecycle 6.8, I2 and I4: what is whose stands in one table',
  input: z.strictObject({ id: Id, beside: z.optional(z.enum(['record'])) }),
  output: z.object({
    parties: z.array(z.object({ id: Id, side: SideName, name: z.string() })),
    documents: z.array(DocumentView),
  }),
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

export const disputeDocument = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/documents/:document',
  needs: 'have_account',
  summary:
    'A paper of a dispute, for whoever may read it. That it was opened stands in the record.',
  source: 'Law and lifecycle 6.8, I2 and I4; users ask: track when a party views a document',
  input: z.strictObject({ id: Id, document: Id }),
  output: z.unknown(),
  answers: 'application/octet-stream',
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});
