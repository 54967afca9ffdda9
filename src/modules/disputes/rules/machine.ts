import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Actor, Basis, Happened, Process, State, Track } from './words.ts';
import { FINAL, OPEN } from './words.ts';

/** A party as a move is judged by it; everything here follows from the events. */
export type Standing = {
  partyId: string;
  side: 'claimant' | 'respondent';
  isServed: boolean;
  hasAnswered: boolean;
  hasAgreed: boolean;
  /** The registrar has been told that this is another person; nothing proceeds against her until that is decided. */
  isDisputed: boolean;
};

/** What a move is judged by. All but the checks of the officer's list is counted from the events (invariant I6). */
export type Facts = {
  process: Process;
  track: Track;
  state: State;
  before: State | null;
  registration: 'due' | 'settled';
  /** What the last reasoned record of the gate found, and null before there was one. */
  basis: Basis | null;
  parties: readonly Standing[];
  /** Items of the officer's checklist that nobody looked at, and those that were found wanting in this round. */
  checksOpen: number;
  defectsOpen: number;
  /** Where somebody asked to withdraw, or for more time, and nobody has decided. */
  withdrawalAsked: boolean;
  extensionAsked: readonly string[];
  substitutionAsked: readonly string[];
  /** Whether a time limit (clocks) has run out, for one party where it is a party's own. */
  isOver: (limit: LimitName, partyId?: string) => boolean;
};

/** The limits of modules/clocks that a move waits for, by the names that they have there. */
export type LimitName =
  | 'registration_payment'
  | 'cure_defects'
  | 'service_window'
  | 'answer'
  | 'agree_to_arbitrate'
  | 'substitution_application'
  | 'conciliation_invitation'
  | 'mediation_consent'
  | 'withdrawal_objection';

export type MoveRefusal =
  | 'not_your_move'
  | 'not_from_here'
  | 'reason_missing'
  | 'party_missing'
  | 'checks_open'
  | 'defects_open'
  | 'no_defect'
  | 'basis_not_shown'
  | 'not_served'
  | 'time_running'
  | 'already_done'
  | 'not_asked'
  | 'identity_disputed'
  | 'wrong_process';

export type Act = { by: Actor; partyId: string | null; why: string; details: Happened['details'] };
type Guard = (facts: Facts, act: Act) => MoveRefusal | null;
type Next = State | 'same' | 'before' | ((facts: Facts, act: Act) => State);

export type Transition = { from: readonly State[]; to: Next; by: readonly Actor[]; guards: readonly Guard[] };

const arbitration: Guard = ({ process }) => (process === 'arbitration' ? null : 'wrong_process');
const reasonGiven: Guard = (_, { why }) => (why.trim() === '' ? 'reason_missing' : null);
const checksDone: Guard = ({ checksOpen }) => (checksOpen > 0 ? 'checks_open' : null);
const noDefect: Guard = ({ defectsOpen }) => (defectsOpen > 0 ? 'defects_open' : null);
const someDefect: Guard = ({ defectsOpen }) => (defectsOpen === 0 ? 'no_defect' : null);
const registrationSettled: Guard = ({ registration }) => (registration === 'due' ? 'not_from_here' : null);
// Law and lifecycle 3.3: the one gate. Whatever leads to a notice of arbitration names it.
const basisShown: Guard = ({ basis }) => (basis === 'A' || basis === 'B' || basis === 'C' ? null : 'basis_not_shown');
const basisByCourt: Guard = ({ basis }) => (basis === 'C' ? null : 'basis_not_shown');
const basisNotShown: Guard = ({ basis }) => (basis === 'none' ? null : 'basis_not_shown');

const partyOf = ({ parties }: Facts, { partyId }: Act) => parties.find((party) => party.partyId === partyId);
const aRespondent: Guard = (facts, act) => (partyOf(facts, act)?.side === 'respondent' ? null : 'party_missing');
const aParty: Guard = (facts, act) => (partyOf(facts, act) ? null : 'party_missing');
const ownSide: Guard = (facts, act) =>
  act.by !== 'claimant' && act.by !== 'respondent' ? null : partyOf(facts, act)?.side === act.by ? null : 'party_missing';
const notServedYet: Guard = (facts, act) => (partyOf(facts, act)?.isServed ? 'already_done' : null);
const served: Guard = (facts, act) => (partyOf(facts, act)?.isServed ? null : 'not_served');
const notAgreedYet: Guard = (facts, act) => (partyOf(facts, act)?.hasAgreed ? 'already_done' : null);
const over =
  (limit: LimitName): Guard =>
  ({ isOver }) =>
    isOver(limit) ? null : 'time_running';

const respondents = ({ parties }: Facts) => parties.filter(({ side }) => side === 'respondent');
// The hard rule of issue 5, point 6: nothing proceeds against a person who is not served.
const allServed: Guard = (facts) => (respondents(facts).every(({ isServed }) => isServed) ? null : 'not_served');
const noneDisputed: Guard = (facts) => (respondents(facts).some(({ isDisputed }) => isDisputed) ? 'identity_disputed' : null);
const eachAnsweredOrOver: Guard = (facts) =>
  respondents(facts).every(({ partyId, hasAnswered }) => hasAnswered || facts.isOver('answer', partyId)) ? null : 'time_running';

/** ACA s. 21: with the first respondent who is served the arbitration has commenced; until then it waits. */
const afterService: Next = ({ state, process }) => (process === 'arbitration' && IN_SERVICE.includes(state) ? 'arb_commenced' : state);
const IN_SERVICE: readonly State[] = ['arb_serving', 'arb_service_failed'];

/** When the last respondent has answered, the tribunal can be thought of; while one is neither served nor heard, it cannot. */
const afterAnswer: Next = (facts, act) =>
  respondents(facts).every(
    ({ partyId, isServed, hasAnswered, isDisputed }) => (partyId === act.partyId || hasAnswered) && isServed && !isDisputed,
  )
    ? 'arb_constituting'
    : facts.state;

const afterReversal: Next = (facts, act) =>
  facts.state === 'arb_commenced' && !respondents(facts).some(({ partyId, isServed }) => isServed && partyId !== act.partyId)
    ? 'arb_serving'
    : facts.state;

const office = ['officer', 'registrar'] as const;
const preAward = OPEN.filter((state) => state !== 'stayed');
const told: readonly State[] = ['arb_serving', 'arb_service_failed', 'arb_commenced', 'arb_constituting'];

/**
 * Law and lifecycle 6.3, and the start of 6.5 and 6.6: every way from one state to another, and there is no other. What
 * leaves the state as it is stands here too, because time limits are counted from it and somebody must be allowed it.
 */
export const transitions = {
  // The filing itself; the row comes with it (actions/opening.ts).
  submitted: { from: [], to: 'filed', by: ['claimant'], guards: [] },
  registration_paid: { from: ['filed'], to: 'scrutiny', by: ['system', 'accounts'], guards: [] },
  registration_waived: { from: ['filed'], to: 'scrutiny', by: ['registrar'], guards: [reasonGiven] },
  registration_lapsed: { from: ['filed'], to: 'lapsed', by: ['system'], guards: [over('registration_payment')] },

  officer_assigned: { from: OPEN, to: 'same', by: office, guards: [] },
  defects_noted: { from: ['scrutiny'], to: 'defective', by: office, guards: [checksDone, someDefect] },
  resubmitted: { from: ['defective'], to: 'scrutiny', by: ['claimant'], guards: [aParty, ownSide] },
  cure_missed: { from: ['defective'], to: 'returned', by: ['system'], guards: [over('cure_defects')] },
  // What no forum of ours may hear goes back with reasons, without a memo that nobody could cure.
  returned: { from: ['scrutiny', 'track_check'], to: 'returned', by: ['registrar'], guards: [reasonGiven] },
  admitted: { from: ['scrutiny'], to: 'track_check', by: office, guards: [registrationSettled, checksDone, noDefect] },

  basis_shown: { from: ['track_check'], to: 'arb_notice', by: ['registrar'], guards: [arbitration, reasonGiven, basisShown] },
  basis_not_shown: { from: ['track_check'], to: 'arb_invite', by: ['registrar'], guards: [arbitration, reasonGiven, basisNotShown] },
  invitation_sent: {
    from: ['track_check', 'arb_invite'],
    to: ({ process, state }) => (process === 'mediation' ? 'med_invite' : process === 'conciliation' ? 'con_wait' : state),
    by: [...office, 'system'],
    guards: [(facts) => ((facts.process === 'arbitration') === (facts.state === 'arb_invite') ? null : 'wrong_process')],
  },
  // Only to what was offered in writing, only by the party itself. The registrar then records basis B.
  agreement_signed: {
    from: ['arb_invite'],
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [arbitration, aParty, ownSide, notAgreedYet],
  },
  agreement_complete: {
    from: ['arb_invite'],
    to: 'arb_notice',
    by: ['registrar'],
    guards: [
      arbitration,
      reasonGiven,
      ({ basis }) => (basis === 'B' ? null : 'basis_not_shown'),
      ({ parties }) => (parties.every(({ hasAgreed }) => hasAgreed) ? null : 'basis_not_shown'),
    ],
  },
  court_order_verified: { from: ['arb_invite'], to: 'arb_notice', by: ['registrar'], guards: [arbitration, reasonGiven, basisByCourt] },
  no_agreement: { from: ['arb_invite'], to: 'closed_no_basis', by: ['system'], guards: [over('agree_to_arbitrate')] },
  agreement_refused: { from: ['arb_invite'], to: 'same', by: ['respondent'], guards: [aRespondent, ownSide] },

  notice_dispatched: { from: ['arb_notice'], to: 'arb_serving', by: [...office, 'system'], guards: [arbitration, basisShown] },
  served: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced', 'arb_invite', 'med_invite', 'con_wait'],
    to: afterService,
    by: ['system', ...office],
    guards: [aRespondent, notServedYet],
  },
  // Law and lifecycle 6.4: only a registrar takes a service back, with a reason that both sides are told.
  service_reversed: { from: told, to: afterReversal, by: ['registrar'], guards: [aRespondent, served, reasonGiven] },
  warning_served: { from: told, to: 'same', by: ['system', ...office], guards: [aRespondent, served] },
  service_failed: {
    from: ['arb_serving'],
    to: 'arb_service_failed',
    by: ['system'],
    guards: [(facts) => (respondents(facts).some(({ isServed }) => isServed) ? 'already_done' : null), over('service_window')],
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
    guards: [
      aRespondent,
      notServedYet,
      ({ substitutionAsked }, { partyId }) => (partyId && substitutionAsked.includes(partyId) ? null : 'not_asked'),
      reasonGiven,
    ],
  },
  substitution_declined: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced'],
    to: 'same',
    by: ['registrar'],
    guards: [
      aRespondent,
      ({ substitutionAsked }, { partyId }) => (partyId && substitutionAsked.includes(partyId) ? null : 'not_asked'),
      reasonGiven,
    ],
  },
  substitution_missed: {
    from: ['arb_service_failed'],
    to: 'withdrawn',
    by: ['system'],
    guards: [over('substitution_application'), ({ substitutionAsked }) => (substitutionAsked.length > 0 ? 'not_from_here' : null)],
  },

  // Whoever answers has received it, whatever the proof of service says; the action records that first.
  answered: { from: ['arb_commenced', 'arb_constituting'], to: afterAnswerIn, by: ['respondent'], guards: [aRespondent, ownSide, served] },
  answer_time_over: {
    from: ['arb_commenced'],
    to: 'arb_constituting',
    by: ['system'],
    guards: [allServed, noneDisputed, eachAnsweredOrOver],
  },
  extension_asked: {
    from: ['arb_commenced'],
    to: 'same',
    by: ['respondent'],
    guards: [
      aRespondent,
      ownSide,
      ({ extensionAsked }, { partyId }) => (partyId && extensionAsked.includes(partyId) ? 'already_done' : null),
    ],
  },
  time_extended: { from: ['arb_commenced'], to: 'same', by: office, guards: [aRespondent, askedForTime, reasonGiven] },
  extension_declined: { from: ['arb_commenced'], to: 'same', by: office, guards: [aRespondent, askedForTime, reasonGiven] },
  identity_disputed: {
    from: [...told, 'arb_invite', 'con_wait', 'med_invite'],
    to: 'same',
    by: ['respondent'],
    guards: [aRespondent, ownSide],
  },
  identity_confirmed: {
    from: [...told, 'arb_invite', 'con_wait', 'med_invite'],
    to: 'same',
    by: office,
    guards: [aRespondent, reasonGiven, (facts, act) => (partyOf(facts, act)?.isDisputed ? null : 'not_asked')],
  },
  call_back_asked: { from: OPEN, to: 'same', by: ['respondent', 'claimant'], guards: [aParty, ownSide] },
  contact_changed: { from: OPEN, to: 'same', by: ['claimant', 'respondent', ...office], guards: [aParty, ownSide] },
  representative_added: { from: OPEN, to: 'same', by: ['claimant', 'respondent', ...office], guards: [aParty, ownSide] },
  document_added: { from: OPEN, to: 'same', by: ['claimant', 'respondent', ...office, 'system'], guards: [ownSide] },

  accepted: {
    from: ['con_wait', 'med_invite'],
    to: (facts, act) =>
      respondents(facts).every(({ partyId, hasAgreed }) => partyId === act.partyId || hasAgreed)
        ? facts.process === 'mediation'
          ? 'med_appoint'
          : 'con_appoint'
        : facts.state,
    by: ['respondent'],
    guards: [aRespondent, ownSide, notAgreedYet],
  },
  // Sections 62(3) and 76 of the ACA: one who does not want it is enough.
  rejected: {
    from: ['con_wait', 'med_invite'],
    to: ({ process }) => (process === 'mediation' ? 'closed_no_mediation' : 'closed_no_conciliation'),
    by: ['respondent'],
    guards: [aRespondent, ownSide],
  },
  // Section 62(4): whoever invited may treat 30 days of silence as a no.
  no_reply: {
    from: ['con_wait', 'med_invite'],
    to: ({ process }) => (process === 'mediation' ? 'closed_no_mediation' : 'closed_no_conciliation'),
    by: ['system', 'claimant'],
    guards: [
      ({ process, isOver }) => (isOver(process === 'mediation' ? 'mediation_consent' : 'conciliation_invitation') ? null : 'time_running'),
    ],
  },

  // Section 32(2)(a): once the respondent has been served she is heard on it.
  withdrawal_asked: {
    from: preAward,
    to: (facts) => (respondents(facts).some(({ isServed }) => isServed) ? facts.state : 'withdrawn'),
    by: ['claimant'],
    guards: [aParty, ownSide, ({ withdrawalAsked }) => (withdrawalAsked ? 'already_done' : null)],
  },
  withdrawal_objected: { from: preAward, to: 'same', by: ['respondent'], guards: [aRespondent, ownSide, withdrawalPending, reasonGiven] },
  withdrawn: { from: preAward, to: 'withdrawn', by: ['registrar', 'system'], guards: [withdrawalPending, objectionHeard] },
  withdrawal_declined: { from: preAward, to: 'same', by: ['registrar'], guards: [withdrawalPending, reasonGiven] },
  stayed: { from: preAward, to: 'stayed', by: ['registrar'], guards: [reasonGiven] },
  resumed: { from: ['stayed'], to: 'before', by: ['registrar'], guards: [reasonGiven] },
  // ACA s. 9(2): a court's interim measure before the arbitration gives it 90 days to commence.
  interim_order_by_court: { from: preAward, to: 'same', by: office, guards: [arbitration] },
  ex_parte_warned: { from: ['arb_constituting'], to: 'same', by: [...office, 'system'], guards: [aRespondent, served] },
} as const satisfies Record<string, Transition>;

function afterAnswerIn(facts: Facts, act: Act): State {
  return facts.state === 'arb_commenced' ? (afterAnswer as (facts: Facts, act: Act) => State)(facts, act) : facts.state;
}
function askedForTime({ extensionAsked }: Facts, { partyId }: Act): MoveRefusal | null {
  return partyId && extensionAsked.includes(partyId) ? null : 'not_asked';
}
function withdrawalPending({ withdrawalAsked }: Facts): MoveRefusal | null {
  return withdrawalAsked ? null : 'not_asked';
}
function objectionHeard(facts: Facts, { by }: Act): MoveRefusal | null {
  return by === 'registrar' || facts.isOver('withdrawal_objection') ? null : 'time_running';
}

export type EventType = keyof typeof transitions;
export const EVENT_TYPES = Object.keys(transitions) as EventType[];
export type DisputeEvent = Happened<EventType>;

export type Moved = { from: State; to: State };

/** Whether an event may happen now, and where it leads. Refusals in this order: whose, from where, then each guard. */
export function moved(facts: Facts, type: EventType, act: Act): Result<Moved, MoveRefusal> {
  const { from, to, by, guards }: Transition = transitions[type];
  if (!by.includes(act.by)) return refuse('not_your_move');
  if (!from.includes(facts.state)) return refuse('not_from_here');
  for (const guard of guards) {
    const refusal = guard(facts, act);
    if (refusal !== null) return refuse(refusal);
  }
  return allow({ from: facts.state, to: nextOf(to, facts, act) });
}

function nextOf(to: Next, facts: Facts, act: Act): State {
  if (typeof to === 'function') return to(facts, act);
  if (to === 'same') return facts.state;
  if (to !== 'before') return to;
  if (facts.before === null) throw new Error('A stayed dispute has lost the state that it was in.');
  return facts.before;
}

/** What somebody may do now; it travels with every answer, and a screen never works it out again. */
export function mayOf(facts: Facts, by: readonly Actor[], partyIds: readonly string[]): EventType[] {
  return EVENT_TYPES.filter((type) =>
    by.some((actor) =>
      [null, ...(actor === 'claimant' || actor === 'respondent' ? partyIds : facts.parties.map(({ partyId }) => partyId))].some(
        (partyId) => moved(facts, type, { by: actor, partyId, why: 'a reason', details: {} }).ok,
      ),
    ),
  );
}

export function isFinal(state: State): boolean {
  return FINAL.includes(state);
}

/** What the hard rule needs to know before anything is decided without a respondent (law and lifecycle 6.4). */
export type Absence = {
  isServed: boolean;
  isAnswerTimeOver: boolean;
  isWarningServed: boolean;
  /** Seven days have gone by since the final warning was served. */
  isWarningTimeOver: boolean;
  asksToReopen: boolean;
};

export type AbsenceRefusal = 'not_served' | 'answer_time_running' | 'not_warned' | 'warning_time_running' | 'reopening_pending';

/** ACA s. 25(b) and (c) with s. 24: on the evidence, never as a punishment, and only after each of these. */
export function canProceedExParte(absence: Absence): Result<true, AbsenceRefusal> {
  if (!absence.isServed) return refuse('not_served');
  if (!absence.isAnswerTimeOver) return refuse('answer_time_running');
  if (!absence.isWarningServed) return refuse('not_warned');
  if (!absence.isWarningTimeOver) return refuse('warning_time_running');
  if (absence.asksToReopen) return refuse('reopening_pending');
  return allow(true);
}
