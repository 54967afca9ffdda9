// What of whoever decides, and of the challenges to them, a move is asked: the guards of `challenging.ts`.

import type { Mandate, PartyChallenge } from './fact-types.ts';
import { orderNamed, reasonGiven } from './guards.ts';
import { memberOf } from './members.ts';
import type { DisputeFacts, Guard, MoveRequest } from './move-types.ts';
import { receipt } from './receipts.ts';

/** Whoever decides and is named; the one place that looks for them. */
export function mandateOf(
  { mandates }: Pick<DisputeFacts, 'mandates'>,
  { details: { neutral } }: Pick<MoveRequest, 'details'>,
): Mandate | null {
  return mandates.find((one) => one.neutral === neutral) ?? null;
}
export const sits: Guard = (facts, act) => (mandateOf(facts, act) ? null : 'not_asked');

/** The time of a party, of the seat of whoever is named. */
const isOverFor = (
  facts: DisputeFacts,
  act: MoveRequest,
  limit: 'challenge' | 'challenge_answer',
  partyId: string,
) => facts.isOver(limit, partyId, memberOf(facts, act)?.seat);

const isOpen = ({ outcome }: PartyChallenge) => outcome === null;
function challengeOf(
  facts: DisputeFacts,
  act: MoveRequest,
  challenger: unknown,
): PartyChallenge | undefined {
  return mandateOf(facts, act)?.challenges.find((one) => one.partyId === challenger && isOpen(one));
}
/** All but whoever challenges, against whom or for whom something is still claimed. */
export function othersThan(
  { parties }: Pick<DisputeFacts, 'parties'>,
  challenger: string | null,
): string[] {
  return parties.flatMap(({ partyId, isReleased }) =>
    isReleased || partyId === challenger ? [] : [partyId],
  );
}

/** A paper about somebody who decides now, which this party has not been shown to have received. */
export const newReceipt: Guard = ({ mandates }, { partyId, details: { document } }) => {
  if (typeof document !== 'string') return 'not_asked';
  const mandate = mandates.find(({ papers }) => papers.includes(document));
  if (!mandate) return 'not_asked';
  return partyId && mandate.received.includes(receipt(partyId, document)) ? 'already_done' : null;
};
/** By a paper that reached them; or as a party says itself, of whom and of a day since the appointment. */
export const knownOrReceived: Guard = (facts, act) => {
  if (act.by !== 'claimant' && act.by !== 'respondent') return newReceipt(facts, act);
  const mandate = mandateOf(facts, act);
  if (!mandate) return 'not_asked';
  return (act.on ?? facts.today) < mandate.since ? 'day_early' : null;
};

/** ACA s. 12(3): circumstances by the items of the Schedules, or the qualification that was agreed on. */
export const onGrounds: Guard = (_, { details: { grounds } }) =>
  typeof grounds === 'string' && grounds !== '' ? null : 'grounds_missing';
/** One at a time; after one that failed, another only on what came to be known since. */
export const notChallengedYet: Guard = (facts, act) =>
  mandateOf(facts, act)?.challenges.some(({ partyId }) => partyId === act.partyId)
    ? 'already_done'
    : null;
/** A late challenge is taken and bears the mark for whoever decides it; unmarked it is refused (law and lifecycle 2, s. 13(2)). */
export const lateIsMarked: Guard = (facts, act) =>
  act.partyId && isOverFor(facts, act, 'challenge', act.partyId) && act.details.isLate !== true
    ? 'time_over'
    : null;

export const challengeOpen: Guard = (facts, act) =>
  challengeOf(facts, act, act.details.challenger) ? null : 'not_asked';
export const ofAnother: Guard = (_, { partyId, details: { challenger } }) =>
  partyId === challenger ? 'not_your_move' : null;
export const notAnsweredYet: Guard = (facts, act) =>
  act.partyId && challengeOf(facts, act, act.details.challenger)?.answered.includes(act.partyId)
    ? 'already_done'
    : null;
export const isAnswer: Guard = (_, { details: { agrees } }) =>
  typeof agrees === 'boolean' ? null : 'decision_missing';
export const reasonUnlessAgreed: Guard = (facts, act) =>
  act.details.agrees === true ? null : reasonGiven(facts, act);
export const inTimeToAnswer: Guard = (facts, act) =>
  act.partyId && isOverFor(facts, act, 'challenge_answer', act.partyId) ? 'time_over' : null;

export const ownChallengeOpen: Guard = (facts, act) =>
  challengeOf(facts, act, act.partyId) ? null : 'not_asked';
/** ACA s. 18: each of the others was heard on it, or has let its time pass. */
export const othersHeard: Guard = (facts, act) => {
  const answered = challengeOf(facts, act, act.partyId)?.answered ?? [];
  return othersThan(facts, act.partyId).every(
    (one) => answered.includes(one) || isOverFor(facts, act, 'challenge_answer', one),
  )
    ? null
    : 'time_running';
};
export const isDecided: Guard = (_, { details: { upheld } }) =>
  typeof upheld === 'boolean' ? null : 'decision_missing';

export const ofThree: Guard = ({ seats }) => (seats.length === 3 ? null : 'wrong_seat');
/** Each member for themselves, and once. */
export const memberVotes: Guard = (facts, act) => {
  const { voter } = act.details;
  if (!facts.mandates.some(({ neutral }) => neutral === voter)) return 'not_asked';
  return challengeOf(facts, act, act.partyId)?.votes?.some(({ neutral }) => neutral === voter)
    ? 'already_done'
    : null;
};
/** ACA ss. 13(3) and 29(1): one who sits alone decides, and of three most of all members, whoever of them is challenged. */
export const decidesIt: Guard = (facts, act) => {
  const isThree = facts.seats.length === 3;
  if (act.by !== (isThree ? 'system' : 'neutral')) return 'not_your_move';
  return isThree && majorityOn(facts, act) !== act.details.upheld ? 'not_of_both' : null;
};
function majorityOn(facts: DisputeFacts, act: MoveRequest): boolean | null {
  const sitting = facts.mandates.map(({ neutral }) => neutral);
  const votes = (challengeOf(facts, act, act.partyId)?.votes ?? []).filter(({ neutral }) =>
    sitting.includes(neutral),
  );
  const isMost = (said: boolean) =>
    votes.filter(({ isUpheld }) => isUpheld === said).length * 2 > facts.seats.length;
  return [true, false].find(isMost) ?? null;
}

export const notGivenUpYet: Guard = (facts, act) =>
  act.partyId && mandateOf(facts, act)?.givenUp.includes(act.partyId) ? 'already_done' : null;

/** For what a mandate ends; the first two follow from what the parties and the arbitrator said, the others a registrar records. */
export const MANDATE_ENDS = [
  'challenge',
  'parties',
  'death',
  'incapacity',
  'failure',
  'court',
] as const;
export type MandateEnd = (typeof MANDATE_ENDS)[number];

/** ACA ss. 13(3) and 14: a challenge that was upheld or that all others agree to, the word of all, or what a registrar has on paper. */
export const endIsFounded: Guard = (facts, act) => {
  const { ground } = act.details;
  const mandate = mandateOf(facts, act);
  if (!mandate) return 'not_asked';
  if (ground === 'challenge' || ground === 'parties') {
    if (act.by !== 'system') return 'not_your_move';
    return followsFromWords(facts, mandate, ground) ? null : 'not_asked';
  }
  if (!MANDATE_ENDS.some((one) => one === ground)) return 'decision_missing';
  if (act.by !== 'registrar') return 'not_your_move';
  if (act.why.trim() === '') return 'reason_missing';
  return ground === 'death' ? null : orderNamed(facts, act);
};

function followsFromWords(
  facts: DisputeFacts,
  { challenges, givenUp }: Mandate,
  ground: 'challenge' | 'parties',
): boolean {
  if (ground === 'parties') {
    const all = othersThan(facts, null);
    return all.length > 0 && all.every((one) => givenUp.includes(one));
  }
  return challenges.some(({ partyId, agreed, outcome }) => {
    if (outcome !== null) return outcome === 'upheld';
    const others = othersThan(facts, partyId);
    return others.length > 0 && others.every((one) => agreed.includes(one));
  });
}
