import type { State } from '../words.ts';
import { allAgreed, allIfByAll, basisStands, notGiven } from './consents.ts';
import {
  allServed,
  aParty,
  aRespondent,
  arbitration,
  askedForTime,
  basisByAll,
  basisByCourt,
  basisNotShown,
  basisShown,
  disputed,
  eachAnsweredOrOver,
  earlierThanKnown,
  hersToRelease,
  nobodyServed,
  noneDisputed,
  notServedYet,
  notToldUnserved,
  offerOpen,
  office,
  officeOrSilence,
  othersRemain,
  over,
  ownSide,
  preAward,
  reasonGiven,
  replySaid,
  respondents,
  served,
  substitutionPending,
  timeWithinTheMost,
  windowOver,
} from './guards.ts';
import { afterChange } from './heard.ts';
import type { Next, Transition } from './judging.ts';

const told: readonly State[] = [
  'arb_serving',
  'arb_service_failed',
  'arb_commenced',
  'arb_constituting',
];

/** A basis may have been taken back since a notice was read: whoever read it is asked about still. */
const atTheGate: readonly State[] = ['track_check', 'arb_invite', 'arb_notice'];

/** ACA s. 21: with the first respondent who is served the arbitration has commenced; until then it waits. */
const afterService: Next = ({ state, process }) =>
  process === 'arbitration' && IN_SERVICE.includes(state) ? 'arb_commenced' : state;
const IN_SERVICE: readonly State[] = ['arb_serving', 'arb_service_failed'];

const afterAnswer = afterChange(() => ({ hasAnswered: true }));
/** Without whom nothing could reach, those who are left may all have been heard. */
const afterRelease = afterChange(() => ({ isReleased: true }));
/** Who had answered before it was in doubt who they are may have been the last that was waited for. */
const afterConfirmation = afterChange(() => ({ isDisputed: false }));

/** Back to where what is still true puts it: somebody else has the request, or nobody has. */
const afterReversal: Next = (facts, act) =>
  !WITH_SOMEBODY.includes(facts.state)
    ? facts.state
    : respondents(facts).some(({ partyId, isServed }) => isServed && partyId !== act.partyId)
      ? 'arb_commenced'
      : 'arb_serving';
const WITH_SOMEBODY: readonly State[] = ['arb_commenced', 'arb_constituting'];

/** Law and lifecycle 6.3: the gate, the notice and its service, the answer. Being served is the same in every process. */
export const arbitrationMoves = {
  basis_shown: {
    from: ['track_check'],
    to: 'arb_notice',
    by: ['registrar'],
    guards: [arbitration, reasonGiven, basisShown, allIfByAll],
  },
  basis_not_shown: {
    from: ['track_check'],
    to: 'arb_invite',
    by: ['registrar'],
    guards: [arbitration, reasonGiven, basisNotShown],
  },
  // Only to what was offered in writing, only by the party itself. The registrar then records basis B.
  agreement_signed: {
    from: ['arb_invite'],
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [arbitration, aParty, ownSide, notGiven('submission')],
  },
  agreement_complete: {
    from: ['arb_invite'],
    to: 'arb_notice',
    by: ['registrar'],
    guards: [arbitration, reasonGiven, basisByAll, allAgreed],
  },
  court_order_verified: {
    from: ['arb_invite'],
    to: 'arb_notice',
    by: ['registrar'],
    guards: [arbitration, reasonGiven, basisByCourt],
  },
  no_agreement: {
    from: ['arb_invite'],
    to: 'closed_no_basis',
    by: ['system'],
    guards: [over('agree_to_arbitrate')],
  },
  agreement_refused: {
    from: ['arb_invite'],
    to: 'same',
    by: ['respondent'],
    guards: [aRespondent, ownSide],
  },
  notice_dispatched: {
    from: ['arb_notice'],
    to: 'arb_serving',
    by: [...office, 'system'],
    guards: [arbitration, basisShown, basisStands],
  },
  served: {
    from: [
      'arb_serving',
      'arb_service_failed',
      'arb_commenced',
      'arb_invite',
      'med_invite',
      'con_wait',
    ],
    to: afterService,
    by: ['system', ...office],
    guards: [aRespondent, notServedYet],
  },
  // Part C, 4: what is proved later counts from its own day. It shortens nobody's time to answer.
  earlier_receipt_proved: {
    from: told,
    to: 'same',
    by: ['system', ...office],
    guards: [aRespondent, served, earlierThanKnown],
  },
  // Law and lifecycle 6.4: only a registrar takes a service back, with a reason that both sides are told.
  service_reversed: {
    from: told,
    to: afterReversal,
    by: ['registrar'],
    guards: [aRespondent, served, reasonGiven],
  },
  warning_served: {
    from: told,
    to: 'same',
    by: ['system', ...office],
    guards: [aRespondent, served],
  },
  service_failed: {
    from: ['arb_serving'],
    to: 'arb_service_failed',
    by: ['system'],
    guards: [nobodyServed, over('service_window')],
  },
  substitution_asked: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced'],
    to: 'same',
    by: ['claimant'],
    guards: [aRespondent, notServedYet, reasonGiven],
  },
  substitution_ordered: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced'],
    to: ({ state }) => (state === 'arb_service_failed' ? 'arb_serving' : state),
    by: ['registrar'],
    guards: [aRespondent, notServedYet, substitutionPending, reasonGiven],
  },
  substitution_declined: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced'],
    to: 'same',
    by: ['registrar'],
    guards: [aRespondent, substitutionPending, reasonGiven],
  },
  substitution_missed: {
    from: ['arb_service_failed'],
    to: 'withdrawn',
    by: ['system'],
    guards: [
      over('substitution_application'),
      ({ substitutionAsked }) => (substitutionAsked.length > 0 ? 'not_from_here' : null),
    ],
  },
  // A letter that the office never posted did not miss its reader: the time for attempts begins anew, and nobody else is hurried.
  posting_late: {
    from: ['arb_serving', 'arb_commenced'],
    to: 'same',
    by: ['system'],
    guards: [aRespondent, notServedYet, windowOver, notToldUnserved],
  },
  // One of several was not reached while others were: the claimant hears of it, and has time to choose.
  respondent_unserved: {
    from: ['arb_commenced'],
    to: 'same',
    by: ['system'],
    guards: [aRespondent, notServedYet, windowOver, notToldUnserved],
  },
  // What the table does with a whole dispute that reached nobody (withdrawn, with liberty), for one respondent alone.
  respondent_released: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced'],
    to: afterRelease,
    by: ['claimant', 'registrar'],
    guards: [aRespondent, notServedYet, othersRemain, reasonGiven, hersToRelease],
  },
  // Whoever answers has received it, whatever the proof of service says; the action records that first.
  answered: {
    from: ['arb_commenced', 'arb_constituting'],
    to: afterAnswer,
    by: ['respondent'],
    guards: [aRespondent, ownSide, served],
  },
  // An offer is no answer: it ends no time and stands in nobody's way. It is between the claimant and whoever made it.
  offered: {
    from: ['arb_commenced', 'arb_constituting'],
    to: 'same',
    by: ['respondent'],
    guards: [aRespondent, ownSide, served],
  },
  // In principle only: what binds is a settlement that both sign.
  offer_answered: {
    from: [...told, 'stayed'],
    to: 'same',
    by: ['claimant'],
    guards: [aRespondent, replySaid, offerOpen],
  },
  answer_time_over: {
    from: ['arb_commenced'],
    to: 'arb_constituting',
    by: ['system'],
    guards: [allServed, noneDisputed, basisStands, eachAnsweredOrOver],
  },
  extension_asked: {
    from: ['arb_commenced'],
    to: 'same',
    by: ['respondent'],
    guards: [
      aRespondent,
      ownSide,
      ({ extensionAsked }, { partyId }) =>
        partyId && extensionAsked.includes(partyId) ? 'already_done' : null,
      timeWithinTheMost,
    ],
  },
  time_extended: {
    from: ['arb_commenced'],
    to: 'same',
    by: [...office, 'system'],
    guards: [aRespondent, askedForTime, officeOrSilence, timeWithinTheMost],
  },
  extension_declined: {
    from: ['arb_commenced'],
    to: 'same',
    by: office,
    guards: [aRespondent, askedForTime, reasonGiven],
  },
  identity_disputed: {
    from: [...told, ...atTheGate, 'con_wait', 'med_invite'],
    to: 'same',
    by: ['respondent'],
    guards: [aRespondent, ownSide],
  },
  identity_confirmed: {
    from: [...told, ...atTheGate, 'con_wait', 'med_invite'],
    to: afterConfirmation,
    by: office,
    guards: [aRespondent, reasonGiven, disputed],
  },
  // ACA s. 9(2): a court's interim measure before the arbitration gives it 90 days to commence.
  interim_order_by_court: { from: preAward, to: 'same', by: office, guards: [arbitration] },
} as const satisfies Record<string, Transition>;
