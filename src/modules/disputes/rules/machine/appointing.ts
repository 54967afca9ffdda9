import { jointNames, namesIn } from '../talks-names.ts';
import { waivedOf } from '../waived.ts';
import { ASKED } from './asked.ts';
import type { AppointmentCandidate } from './fact-types.ts';
import { funded, goingOn } from './funding.ts';
import {
  allServed,
  aParty,
  arbitration,
  basisShown,
  isHeldByDoubt,
  noneDisputed,
  orderNamed,
  ownSide,
  reasonGiven,
} from './guards.ts';
import { memberOf, namedByCourt, seatIn } from './members.ts';
import type { DisputeFacts, Guard, MoveRequest, Next } from './move-types.ts';
import { fromNomination } from './nominating.ts';
import type { Transition } from './row.ts';
import { stillIn, toAll } from './tribunal.ts';

/** Whoever is named stands where the act says. */
export const candidateAt =
  (...stages: AppointmentCandidate['stage'][]): Guard =>
  ({ members }, { details: { neutral } }) => {
    const there = members.filter(({ stage }) => stages.includes(stage));
    if (there.length === 0) return 'not_asked';
    if (there.some((one) => one.neutral === neutral)) return null;
    return members.some((one) => one.neutral === neutral) ? 'not_asked' : 'neutral_missing';
  };
/** One is asked at a time for each seat. */
export const seatFree: Guard = ({ members, seats }, { details }) =>
  !seats.includes(seatIn(details))
    ? 'wrong_seat'
    : members.some(({ seat }) => seat === seatIn(details))
      ? 'already_done'
      : null;
/** Nobody is asked twice: a name that every party gave, or one that both sides left; for a seat of three whoever was named for it. */
const chosenByAll: Guard = (facts, act) => {
  const byCourt = namedByCourt(facts, seatIn(act.details));
  if (byCourt !== null) return byCourt === act.details.neutral ? null : 'named_by_court';
  if (seatIn(act.details) !== 'sole') return fromNomination(facts, act);
  const { list, candidatesPast } = facts;
  const { neutral, name } = act.details;
  if (typeof neutral !== 'string') return 'neutral_missing';
  if (typeof name === 'string' && jointNames(facts).includes(name))
    return candidatesPast.includes(neutral) ? 'already_done' : null;
  if (!list || list.isOut || list.left === 0) return 'list_missing';
  return candidatesPast.includes(neutral) ? 'already_done' : null;
};
/**
 * ACA s. 12(5) and the institution's cap, as they are asked at this moment; whoever makes the move has looked. What ties somebody and is
 * passed over is what all parties have waived of them in writing, and nothing else.
 */
export const noConflict: Guard = (facts, { details: { ties, neutral, waived } }) => {
  if (ties !== 0) return 'conflict';
  const signed = waivedOf(facts, String(neutral));
  return namesIn(waived).every((tie) => signed.includes(tie)) ? null : 'conflict';
};
const inTimeToAccept: Guard = (facts, act) =>
  facts.isOver('acceptance', undefined, memberOf(facts, act)?.seat) && !isHeldByDoubt(facts)
    ? 'time_over'
    : null;
/**
 * Their time to answer is over, an objection to them was upheld, a court has named somebody else, or a registrar records what ties them
 * to the dispute by now.
 */
const overOrExcluded: Guard = (facts, act) => {
  const member = memberOf(facts, act);
  if (!member || member.stage === 'appointed') return 'not_asked';
  const byCourt = namedByCourt(facts, member.seat);
  if (byCourt !== null && byCourt !== member.neutral) return null;
  const { ties } = act.details;
  if (act.by === 'registrar') {
    if (typeof ties !== 'number' || ties === 0) return 'already_done';
    return act.why.trim() === '' ? 'reason_missing' : null;
  }
  if (member.isExcluded) return null;
  if (member.stage !== 'invited') return 'already_done';
  if (isHeldByDoubt(facts)) return 'identity_disputed';
  return facts.isOver('acceptance', undefined, member.seat) ? null : 'time_running';
};
const windowOpen: Guard = (facts, act) =>
  memberOf(facts, act)?.stage === 'disclosed' ? null : 'not_asked';
const notSaidYet: Guard = (facts, act) =>
  act.partyId && memberOf(facts, act)?.heard.includes(act.partyId) ? 'already_done' : null;
/** Conciliators came later, and have a row of their own. */
const objectionTime = ({ process }: Pick<DisputeFacts, 'process'>) =>
  process === 'conciliation' ? 'objection_to_conciliator' : 'objection_before_appointment';
const inTimeToObject: Guard = (facts, act) =>
  act.partyId && facts.isOver(objectionTime(facts), act.partyId, memberOf(facts, act)?.seat)
    ? 'time_over'
    : null;
/** ACA s. 18: the window is the same for each, and ends early only when each has spoken. */
const eachSaidOrOver: Guard = (facts, act) => {
  const member = memberOf(facts, act);
  return facts.parties.every(
    ({ partyId, isReleased }) =>
      isReleased ||
      member?.heard.includes(partyId) ||
      facts.isOver(objectionTime(facts), partyId, member?.seat),
  )
    ? null
    : 'time_running';
};
const isObjecting: Guard = (facts, act) =>
  act.partyId && memberOf(facts, act)?.objecting.includes(act.partyId) ? null : 'not_asked';
const isDecided: Guard = (_, { details: { upheld } }) =>
  typeof upheld === 'boolean' ? null : 'decision_missing';
export const noObjectionLeft: Guard = (facts, act) => {
  const member = memberOf(facts, act);
  return member?.isExcluded || member?.objecting.length ? 'objected' : null;
};
/** Whether somebody is appointed to each seat, with whom the act names. */
export const isComplete = (
  { seats, members }: Pick<DisputeFacts, 'seats' | 'members'>,
  { details: { neutral } }: Pick<MoveRequest, 'details'>,
): boolean =>
  seats.every((seat) =>
    members.some(
      (one) => one.seat === seat && (one.stage === 'appointed' || one.neutral === neutral),
    ),
  );
/** I7: the tribunal stands with the last of its seats, and with no fewer (Part C, 11). */
const onceComplete: Next = (facts, act) =>
  isComplete(facts, act) ? goingOn('arb_appointed', facts.deposits) : 'arb_constituting';
const nobodyToReopen: Guard = ({ parties }) =>
  parties.some(({ asksToReopen }) => asksToReopen) ? 'reopening_pending' : null;

/**
 * Law and lifecycle 6.5, from the order of the names to the appointment: one is asked after the other, discloses, may be objected to,
 * and is appointed. Until then the dispute waits for its tribunal, and whatever else may happen there may happen at each step.
 */
export const appointingMoves = {
  // The name that all gave, or that both sides put first, and after it the next. A list that is out is answered for nothing then.
  arbitrator_invited: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['registrar', 'system'],
    guards: [
      arbitration,
      basisShown,
      allServed,
      noneDisputed,
      toAll,
      seatFree,
      chosenByAll,
      noConflict,
    ],
    seenBy: 'both',
    tells: { sides: 'none' },
    restsOn: 'each_service',
    candidate: 'invited',
    ends: ['list_reply'],
  },
  // ACA s. 12(1): whoever is approached discloses in writing; the acceptance is the signed disclosure.
  arbitrator_accepted: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['neutral'],
    guards: [toAll, candidateAt('invited'), inTimeToAccept],
    seenBy: 'both',
    tells: { sides: 'none', office: 'registrar' },
    restsOn: 'each_service',
    candidate: 'accepted',
  },
  arbitrator_declined: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['neutral'],
    guards: [toAll, candidateAt('invited', 'accepted', 'disclosed', 'heard')],
    seenBy: 'both',
    tells: { sides: 'none', office: 'registrar' },
    restsOn: 'each_service',
    candidate: 'ended',
  },
  next_in_rank: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['system', 'registrar'],
    guards: [toAll, overOrExcluded],
    seenBy: 'both',
    tells: { sides: 'none', office: 'registrar' },
    restsOn: 'each_service',
    candidate: 'ended',
  },
  disclosure_served: {
    from: ASKED,
    to: 'same',
    by: ['system'],
    guards: [toAll, noneDisputed, candidateAt('accepted'), orderNamed],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'each_service',
    candidate: 'disclosed',
  },
  no_objection: {
    from: ASKED,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, windowOpen, stillIn, notSaidYet, inTimeToObject],
    seenBy: 'both',
    tells: { sides: 'other' },
    restsOn: 'each_service',
    candidate: 'unopposed',
    does: ['objection_before_appointment', 'objection_to_conciliator'],
  },
  objected: {
    from: ASKED,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, windowOpen, stillIn, notSaidYet, inTimeToObject, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'other', office: 'registrar' },
    restsOn: 'each_service',
    candidate: 'objected',
    does: ['objection_before_appointment', 'objection_to_conciliator'],
    asks: {
      reason: 'objection_to_decide',
      for: 'registrar',
      answers: [
        'objection_decided',
        'arbitrator_declined',
        'neutral_declined',
        'next_in_rank',
        'neutral_passed',
        // What the question rested on fell, or somebody is named anew.
        'basis_withdrawn',
        'consent_fallen',
        'list_sent',
        'arbitrator_invited',
        'neutral_invited',
      ],
      limits: ['objection_decision', 'talks_objection_decision'],
    },
  },
  objection_time_over: {
    from: ASKED,
    to: 'same',
    by: ['system'],
    guards: [toAll, windowOpen, noneDisputed, eachSaidOrOver],
    seenBy: 'both',
    tells: { sides: 'none', office: 'registrar' },
    restsOn: 'each_service',
    candidate: 'window_over',
    missed: 'appointment_follows',
  },
  // No decision of s. 13, which stays open to each side after the appointment.
  objection_decided: {
    from: ASKED,
    to: 'same',
    by: ['registrar'],
    guards: [aParty, isObjecting, isDecided, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'each_service',
    candidate: 'decided',
    letter: { to: 'both', withReason: true },
  },
  arbitrator_appointed: {
    from: ['arb_constituting'],
    // Whoever comes in another's place goes on where it stood.
    to: onceComplete,
    by: ['registrar'],
    guards: [
      arbitration,
      basisShown,
      allServed,
      noneDisputed,
      nobodyToReopen,
      toAll,
      candidateAt('heard'),
      noObjectionLeft,
      noConflict,
    ],
    seenBy: 'both',
    tells: { sides: 'both', neutral: true },
    restsOn: 'request',
    candidate: 'appointed',
  },
  // ACA ss. 14 and 15: the mandate ends, and another is appointed by the same rules.
  arbitrator_withdrew: {
    from: ['arb_constituting', ...funded],
    to: 'arb_constituting',
    by: ['neutral', 'registrar'],
    guards: [toAll, candidateAt('appointed'), reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    restsOn: 'request',
    candidate: 'ended',
    letter: { to: 'both', withReason: true },
  },
} as const satisfies Record<string, Transition>;
