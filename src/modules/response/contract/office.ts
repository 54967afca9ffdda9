import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { REPLIES } from '../rules/offers.ts';
import { TRACES } from '../rules/shared.ts';
import { Id, KindName, Lines, Moment, OutcomeName, SOURCE } from './words.ts';

/** What was said to an offer, and what the caller may still say to it: for the two sides that it is between. */
const OfferView = z.object({
  replies: z.array(z.object({ reply: z.enum(REPLIES), words: z.string(), at: Moment })),
  left: z.array(z.enum(REPLIES)),
});

const Answered = z.object({
  id: Id,
  disputeId: Id,
  partyId: Id,
  kind: KindName,
  number: z.string(),
  reference: z.string(),
  who: z.string(),
  sentAt: Moment,
  isLate: z.boolean(),
  isVerified: z.boolean(),
  outcome: z.nullable(OutcomeName),
  why: z.string(),
  decidedAt: z.nullable(Moment),
  /** It counts no more, and nobody decides on it: what it was about was answered, taken back, or is over. */
  isFallen: z.boolean(),
  lines: Lines,
  /** Of a request for more time that waits: the last day to answer, which does not run out before it is decided. */
  heldOn: z.nullable(z.string()),
  offer: z.nullable(OfferView),
});
export type AnsweredView = z.output<typeof Answered>;

export const responsesWaiting = endpoint({
  method: 'GET',
  path: '/api/office/responses',
  needs: 'work_disputes',
  summary:
    'What respondents asked of the office and nobody has decided: who somebody is, more time, a call.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({ waiting: z.array(Answered) }),
  errors: {},
  sentences: {},
});

const SharedTrace = z.object({ what: z.enum(TRACES), at: Moment });

export const responsesOfDispute = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/responses',
  needs: 'have_account',
  summary:
    'What the respondents of a dispute sent, and for the office when each notice was opened.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({
    answers: z.array(Answered),
    /** For the office: a browser or a network from which both sides acted. It refuses nobody; a family or an office may share one. */
    shared: z.array(
      z.object({
        by: z.enum(['browser', 'network']),
        network: z.string(),
        claimant: SharedTrace,
        respondent: SharedTrace,
      }),
    ),
    readings: z.array(z.object({ partyId: Id, at: Moment, isVerified: z.boolean() })),
  }),
  errors: { unknown: { status: 404, when: 'There is no such dispute for the caller.' } },
  sentences: { unknown: m.error_not_found },
});

export const responseDecision = endpoint({
  method: 'POST',
  path: '/api/office/responses/:id/decision',
  needs: 'work_disputes',
  summary:
    'Decide on more time (at most seven days, once), on who somebody is, or note that they were called.',
  source:
    'Law and lifecycle 6.5: an officer extends the time to answer by at most seven days, once',
  input: z.strictObject({
    id: Id,
    outcome: OutcomeName,
    why: lines(5000),
    days: z.nullable(z.number()),
  }),
  output: z.object({ id: Id }),
  errors: {
    unknown: { status: 404, when: 'Nothing like that waits for the caller.' },
    decided_before: { status: 409, when: 'Somebody has decided it.' },
    outcome_wrong: { status: 422, when: 'That is no decision on such a request.' },
    why_missing: { status: 422, when: 'A decision has reasons.' },
    days_wrong: { status: 422, when: 'More than seven days, or none.' },
    extended_before: { status: 409, when: 'More time was given once before.' },
    registrar_needed: { status: 403, when: 'Only a registrar takes a service back.' },
    moved_on: { status: 409, when: 'The dispute has moved on.' },
  },
  sentences: {
    unknown: m.error_not_found,
    decided_before: m.office_response_decided_before,
    outcome_wrong: m.office_response_outcome_wrong,
    why_missing: m.office_response_why_missing,
    days_wrong: m.office_response_days_wrong,
    extended_before: m.office_response_extended_before,
    registrar_needed: m.office_response_registrar_needed,
    moved_on: m.office_response_moved_on,
  },
});
