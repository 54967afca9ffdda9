import { addDays, isDay } from '#kernel/days.ts';
import { isInForce, signedByAll } from '../standstill-states.ts';
import type { AgreedStandstill } from './fact-types.ts';
import { aParty, ownSide, preAward, reasonGiven, TERMS } from './guards.ts';
import type { DisputeFacts, Guard, MoveRequest } from './move-types.ts';
import type { Transition } from './row.ts';
import { stillIn } from './tribunal.ts';

/** Longer than this nobody holds a case by one signature. */
export const MOST_STANDSTILL_DAYS = 60;

const standstillOf = (
  { standstills }: DisputeFacts,
  { details: { standstill } }: MoveRequest,
): AgreedStandstill | undefined => standstills.find(({ id }) => id === standstill);

/** A day that is still to come, at most sixty away, and not beyond what no agreement holds (ACA ss. 23(4), 29A, 29B). */
const untilNear: Guard = ({ today, lawEndsOn }, { details: { until } }) => {
  if (!isDay(until)) return 'days_missing';
  if (until <= today) return 'days_too_few';
  const bound = lawEndsOn();
  const isLate = until > addDays(today, MOST_STANDSTILL_DAYS) || (bound !== null && until > bound);
  return isLate ? 'days_too_many' : null;
};
/** One at a time: what waits for a signature or holds is refused or ended first. */
const noneStands: Guard = ({ standstills, today }) =>
  standstills.some((one) => isInForce(one, today) || isOpenOn(one, today)) ? 'already_done' : null;
const isOpenOn = ({ stage, until }: AgreedStandstill, today: string) =>
  stage === 'open' && today < until;
const isOpen: Guard = (facts, act) => {
  const one = standstillOf(facts, act);
  if (one?.stage !== 'open') return 'not_asked';
  return isOpenOn(one, facts.today) ? null : 'time_over';
};
const notSignedYet: Guard = (facts, act) =>
  act.partyId && standstillOf(facts, act)?.signed.includes(act.partyId) ? 'already_done' : null;
/** Silence signs nothing (invariant I11); of whom it is in doubt who they are, nobody knows that they signed. */
const allSigned: Guard = (facts, act) => {
  const one = standstillOf(facts, act);
  return one && signedByAll(facts, one) ? null : 'signature_missing';
};
const sameDay: Guard = (facts, act) =>
  standstillOf(facts, act)?.until === act.details.until ? null : 'days_missing';
const holds: Guard = (facts, act) => {
  const one = standstillOf(facts, act);
  return one && isInForce(one, facts.today) ? null : 'not_asked';
};

const byASide = { to: 'same', by: ['claimant', 'respondent'], seenBy: 'both' } as const;
const standing = [...preAward, ...TERMS] as const;

/**
 * Law and lifecycle 6.3: to talk about a settlement stops no clock, unless all sign a standstill. It holds what the institution set,
 * and nothing that the law sets; each side may end it at any moment.
 */
export const standstillMoves = {
  standstill_proposed: {
    ...byASide,
    from: preAward,
    guards: [aParty, ownSide, stillIn, noneStands, untilNear],
    tells: { sides: 'other' },
    agreesToHold: 'proposed',
    letter: { to: 'both' },
  },
  standstill_signed: {
    ...byASide,
    from: preAward,
    guards: [aParty, ownSide, stillIn, isOpen, notSignedYet],
    tells: { sides: 'other' },
    agreesToHold: 'signed',
  },
  standstill_refused: {
    ...byASide,
    from: standing,
    guards: [aParty, ownSide, stillIn, isOpen],
    tells: { sides: 'other' },
    agreesToHold: 'refused',
  },
  standstill_begun: {
    from: preAward,
    to: 'same',
    by: ['system'],
    guards: [isOpen, allSigned, sameDay],
    seenBy: 'both',
    tells: { sides: 'both', neutral: true, office: 'case_officer' },
    agreesToHold: 'begun',
    standstill: 'begins',
    letter: { to: 'both' },
  },
  standstill_ended: {
    ...byASide,
    from: [...standing, 'stayed'],
    guards: [aParty, ownSide, stillIn, holds, reasonGiven],
    tells: { sides: 'both', neutral: true, office: 'case_officer' },
    agreesToHold: 'ended',
    standstill: 'ends',
    letter: { to: 'both' },
  },
} as const satisfies Record<string, Transition>;
