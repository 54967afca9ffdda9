import {
  allServed,
  aParty,
  arbitration,
  basisShown,
  noneDisputed,
  orderNamed,
  ownSide,
  reasonGiven,
} from './guards.ts';
import type { AppointmentCandidate, Guard } from './move-types.ts';
import type { Transition } from './row.ts';
import { nobodyAsked, stillIn, toAll } from './tribunal.ts';

/** Whoever is named stands where the act says. */
const candidateAt =
  (...stages: AppointmentCandidate['stage'][]): Guard =>
  ({ candidate }, { details }) => {
    if (!candidate || !stages.includes(candidate.stage)) return 'not_asked';
    return candidate.neutral === details.neutral ? null : 'neutral_missing';
  };
/** The names that both sides left are asked, and nobody twice. */
const fromList: Guard = ({ list, candidatesPast }, { details: { neutral } }) => {
  if (typeof neutral !== 'string') return 'neutral_missing';
  if (!list || list.isOut || list.left === 0) return 'list_missing';
  return candidatesPast.includes(neutral) ? 'already_done' : null;
};
/** ACA s. 12(5) and the institution's cap, as they are asked at this moment; whoever makes the move has looked. */
const noConflict: Guard = (_, { details: { ties } }) => (ties === 0 ? null : 'conflict');
const inTimeToAccept: Guard = ({ isOver }) => (isOver('acceptance') ? 'time_over' : null);
/** Their time to answer is over, an objection to them was upheld, or a registrar records what ties them to the dispute by now. */
const overOrExcluded: Guard = ({ candidate, isOver }, { by, why, details: { ties } }) => {
  if (!candidate || candidate.stage === 'appointed') return 'not_asked';
  if (by === 'registrar') {
    if (typeof ties !== 'number' || ties === 0) return 'already_done';
    return why.trim() === '' ? 'reason_missing' : null;
  }
  if (candidate.isExcluded) return null;
  if (candidate.stage !== 'invited') return 'already_done';
  return isOver('acceptance') ? null : 'time_running';
};
const windowOpen: Guard = ({ candidate }) =>
  candidate?.stage === 'disclosed' ? null : 'not_asked';
const notSaidYet: Guard = ({ candidate }, { partyId }) =>
  partyId && candidate?.heard.includes(partyId) ? 'already_done' : null;
const inTimeToObject: Guard = ({ isOver }, { partyId }) =>
  partyId && isOver('objection_before_appointment', partyId) ? 'time_over' : null;
/** ACA s. 18: the window is the same for each, and ends early only when each has spoken. */
const eachSaidOrOver: Guard = ({ parties, candidate, isOver }) =>
  parties.every(
    ({ partyId, isReleased }) =>
      isReleased ||
      candidate?.heard.includes(partyId) ||
      isOver('objection_before_appointment', partyId),
  )
    ? null
    : 'time_running';
const isObjecting: Guard = ({ candidate }, { partyId }) =>
  partyId && candidate?.objecting.includes(partyId) ? null : 'not_asked';
const isDecided: Guard = (_, { details: { upheld } }) =>
  typeof upheld === 'boolean' ? null : 'decision_missing';
const noObjectionLeft: Guard = ({ candidate }) =>
  candidate?.isExcluded || candidate?.objecting.length ? 'objected' : null;
const nobodyToReopen: Guard = ({ parties }) =>
  parties.some(({ asksToReopen }) => asksToReopen) ? 'reopening_pending' : null;

/**
 * Law and lifecycle 6.5, from the order of the names to the appointment: one is asked after the other, discloses, may be objected to,
 * and is appointed. Until then the dispute waits for its tribunal, and whatever else may happen there may happen at each step.
 */
export const appointingMoves = {
  // The name that both sides put first, and after it the next.
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
      nobodyAsked,
      fromList,
      noConflict,
    ],
    seenBy: 'both',
    tells: { sides: 'none' },
    restsOn: 'each_service',
    candidate: 'invited',
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
    from: ['arb_constituting'],
    to: 'same',
    by: ['system'],
    guards: [toAll, noneDisputed, candidateAt('accepted'), orderNamed],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'each_service',
    candidate: 'disclosed',
  },
  no_objection: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, windowOpen, stillIn, notSaidYet, inTimeToObject],
    seenBy: 'both',
    tells: { sides: 'other' },
    restsOn: 'each_service',
    candidate: 'unopposed',
    does: ['objection_before_appointment'],
  },
  objected: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, windowOpen, stillIn, notSaidYet, inTimeToObject, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'other', office: 'registrar' },
    restsOn: 'each_service',
    candidate: 'objected',
    does: ['objection_before_appointment'],
    asks: {
      reason: 'objection_to_decide',
      for: 'registrar',
      answers: [
        'objection_decided',
        'arbitrator_declined',
        'next_in_rank',
        // What the question rested on fell, or somebody is named anew.
        'basis_withdrawn',
        'list_sent',
        'arbitrator_invited',
      ],
      limits: ['objection_decision'],
    },
  },
  objection_time_over: {
    from: ['arb_constituting'],
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
    from: ['arb_constituting'],
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
    to: 'arb_appointed',
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
    letter: { to: 'both' },
  },
  // ACA ss. 14 and 15: the mandate ends, and another is appointed by the same rules.
  arbitrator_withdrew: {
    from: ['arb_appointed'],
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
