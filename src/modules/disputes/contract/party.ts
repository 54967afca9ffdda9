import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { CONSENT_KINDS, IDENTIFIED_BY } from '../rules/consents.ts';
import { STAGES } from '../rules/lanes.ts';
import { MISSED, PLACES } from '../rules/next.ts';
import { WHO_ACTS } from '../rules/visible.ts';
import { LIBERTIES } from '../rules/words.ts';
import { consentDenial, consentWithdrawal, fastTrackAgreement, signing } from './consents.ts';
import { LimitationSummary } from './limitation-words.ts';
import { TaxPlaceView, taxPlace } from './tax-place.ts';
import {
  CivilDay,
  CurrencyName,
  EventName,
  Id,
  MomentText,
  moveErrors,
  moveSentences,
  PartyKindName,
  ProcessName,
  SideName,
  StateName,
  TrackName,
} from './words.ts';

const SOURCE = 'Issue 5, point 9: the dispute’s page for parties and the officer';
export const REASON_MAX = 5000;

/** Who must act before a limit ends, as the one who reads it stands: she herself, the other side, the institution, somebody else. */
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
  summary: 'The disputes in which the caller stands for a party, the newest first.',
  source: SOURCE,
  input: z.strictObject({ before: z.optional(Id) }),
  output: z.object({
    disputes: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        process: ProcessName,
        title: z.string(),
        state: StateName,
        as: SideName,
        filedAt: MomentText,
        /** The first party of the other side, and how many more there are. */
        against: z.object({ name: z.string(), more: z.int() }),
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
    'A dispute as one of its parties sees it: where it is, what is next, who must act and by when.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    id: Id,
    /** The moment at which it stood so: what is left of a limit is counted from it. */
    asOf: MomentText,
    reference: z.string(),
    process: ProcessName,
    /** Whose times count, and what whoever filed wished: expedited counts once all have signed (ACA s. 29B). */
    track: TrackName,
    wish: TrackName,
    state: StateName,
    as: SideName,
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
        /** The day on which the claim against her was withdrawn because she could not be reached. */
        releasedOn: z.nullable(CivilDay),
        /** Whether the reader may go on without her. */
        mayRelease: z.boolean(),
        /** Her own addresses, whole; of others nothing. */
        contacts: z.array(
          z.object({
            id: Id,
            channel: z.enum(['email', 'mobile', 'post']),
            value: z.string(),
            isDesignated: z.boolean(),
          }),
        ),
        /** Where her own party is for the tax. */
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
      }),
    ),
    documents: z.array(DocumentView),
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
        standing: z.enum(['counts', 'not_shown', 'disputed', 'over']),
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

const Moved = z.object({ id: Id, state: StateName });

export const withdrawal = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/withdrawal',
  needs: 'have_account',
  summary:
    'Withdraw a dispute: at once before anybody was served, afterwards when the respondent was heard on it.',
  source: 'ACA s. 32(2)(a); law and lifecycle 6.3',
  input: z.strictObject({
    id: Id,
    reason: lines(REASON_MAX),
    /** Whether the claimant asks to be free to file it again (ACA s. 32(2)(a)). */
    liberty: z.optional(z.enum([...LIBERTIES, ''])),
  }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

export const withdrawalConsent = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/withdrawal-consents',
  needs: 'have_account',
  summary: 'Say, as a respondent, that one does not object to the withdrawal that was asked for.',
  source: 'ACA s. 32(2)(a): the claimant withdraws unless the respondent objects',
  input: z.strictObject({ id: Id }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

export const talksEnd = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talks-end',
  needs: 'have_account',
  summary:
    'End a conciliation or a mediation that was accepted, by a written declaration; no reason is owed.',
  source: 'ACA s. 76(d); Mediation Act 2023 s. 24',
  input: z.strictObject({ id: Id, name: line(200), agreed: z.boolean() }),
  output: Moved,
  errors: signing.errors,
  sentences: signing.sentences,
});

export const release = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/releases',
  needs: 'have_account',
  summary:
    'Withdraw the claim against one of several respondents to whom nothing could be delivered, and go on with the others.',
  source:
    'Law and lifecycle 6.5 (service failed: withdrawn with liberty), for one respondent of several',
  input: z.strictObject({ id: Id, party: Id, reason: lines(REASON_MAX) }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

export const submissionAgreement = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/submission-agreement',
  needs: 'have_account',
  summary:
    'Sign the agreement to refer this dispute to arbitration here, made after it arose. It needs every party’s signature.',
  source: 'ACA s. 7; law and lifecycle 3.3, basis B',
  ...signing,
  output: Moved,
});

export const failedInvitation = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/failed-invitation',
  needs: 'have_account',
  summary: 'Treat an invitation to conciliate or mediate that nobody answered in time as declined.',
  source: 'ACA s. 62(4)',
  input: z.strictObject({ id: Id }),
  output: Moved,
  errors: moveErrors,
  sentences: moveSentences,
});

export const newContact = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/contacts',
  needs: 'have_account',
  summary:
    'Change how one’s own party is reached. The old address stays in the record, and the other side is told of the change.',
  source: 'Users ask: a change of e-mail is docketed and noticed',
  input: z.strictObject({
    id: Id,
    party: Id,
    channel: z.enum(['email', 'mobile', 'post']),
    value: line(500),
    /** The contact that it takes the place of; null adds one. */
    replaces: z.nullable(Id),
  }),
  output: Moved,
  errors: {
    ...moveErrors,
    contact_wrong: { status: 422, when: 'It has not the shape of such an address.' },
    contact_opposite: {
      status: 409,
      when: 'The other side of the dispute is or was reached there.',
    },
  },
  sentences: {
    ...moveSentences,
    contact_wrong: m.case_error_contact_wrong,
    contact_opposite: m.case_error_contact_opposite,
  },
});

export const disputesPartyEndpoints = [
  myDisputes,
  theDispute,
  disputeDocument,
  withdrawal,
  release,
  submissionAgreement,
  failedInvitation,
  newContact,
  taxPlace,
  withdrawalConsent,
  talksEnd,
  consentWithdrawal,
  consentDenial,
  fastTrackAgreement,
];
