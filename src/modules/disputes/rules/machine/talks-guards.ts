import { isLeftByAll, jointNames, MOST_CONCILIATORS, namesIn } from '../talks-names.ts';
import { candidateAt, isComplete } from './appointing.ts';
import { isHeldByDoubt, over } from './guards.ts';
import { memberOf, seatIn } from './members.ts';
import type { DisputeFacts, Guard, Next } from './move-types.ts';
import { areAll } from './next-state.ts';

/** Both want to talk, and somebody is sought who helps them. */
export const FORMING = ['con_appoint', 'med_appoint'] as const;
/** Somebody does. */
export const TALKING = ['con_active', 'med_active'] as const;

/** How many names a party may give at once. */
export const MOST_NAMED = 5;

/** ACA s. 62(2) and Mediation Act 2023 s. 30: nobody is appointed to talks of which it is in doubt who agreed to them. */
export const allTalk: Guard = (facts) => (areAll(facts, 'talks') ? null : 'consent_in_doubt');
export const namesGiven: Guard = (_, { details: { names } }) => {
  const given = namesIn(names);
  const isGood = new Set(given).size === given.length && given.length <= MOST_NAMED;
  return isGood && given.length > 0 ? null : 'neutral_missing';
};
/** A party names for its own side's place, or with the others for the one who presides (ACA s. 64(1)). */
export const ownSeat: Guard = ({ seats, parties }, { partyId, details }) => {
  const seat = seatIn(details);
  if (!seats.includes(seat)) return 'wrong_seat';
  if (seat === 'sole' || seat === 'presiding') return null;
  return parties.find((one) => one.partyId === partyId)?.side === seat ? null : 'wrong_seat';
};
/** ACA s. 63(1): before anybody is asked, or whoever was asked would have been asked for something else. */
export const manyGiven: Guard = ({ choice }, { partyId, details: { many } }) => {
  const isMany =
    typeof many === 'number' && Number.isInteger(many) && many >= 1 && many <= MOST_CONCILIATORS;
  if (!isMany) return 'decision_missing';
  return (choice.many?.[partyId ?? ''] ?? 1) === many ? 'already_done' : null;
};
export const notLeftYet: Guard = ({ choice }, { partyId }) =>
  partyId && choice.left.includes(partyId) ? 'already_done' : null;
/**
 * ACA s. 64: a name that every party gave; or one of the institution's, where every party asked it to choose. Mediation Act 2023 s. 8: it
 * also appoints a mediator where the parties have not agreed in their time. Nobody's silence is a yes to a name (I11).
 */
export const chosen: Guard = (facts, { by, details }) => {
  const { neutral, name } = details;
  if (typeof neutral !== 'string' || typeof name !== 'string') return 'neutral_missing';
  if (facts.candidatesPast.includes(neutral)) return 'already_done';
  const seat = seatIn(details);
  if (facts.members.some((one) => one.neutral === neutral)) return 'already_done';
  if (jointNames(facts, seat).includes(name)) return eachChosen(facts) ? null : 'not_chosen';
  if (by !== 'registrar') return 'not_chosen';
  const isTheirs = isLeftByAll(facts) || (facts.process === 'mediation' && choiceOver(facts));
  return isTheirs ? null : 'not_chosen';
};
/** Of several nobody is asked before there is a name for each place, so that neither side's waits for the other's. */
export const eachChosen = (facts: DisputeFacts): boolean =>
  isLeftByAll(facts) ||
  facts.seats.every(
    (seat) => jointNames(facts, seat).length > 0 || facts.members.some((one) => one.seat === seat),
  );
export const choiceOver = ({ isOver }: Parameters<Guard>[0]): boolean => isOver('neutral_choice');
export const inTimeToAccept: Guard = (facts, act) =>
  facts.isOver('neutral_acceptance', undefined, memberOf(facts, act)?.seat) && !isHeldByDoubt(facts)
    ? 'time_over'
    : null;
/** Their time to answer is over, an objection to them was upheld, or a registrar records what ties them to the dispute by now. */
export const overOrExcluded: Guard = (facts, act) => {
  const asked = memberOf(facts, act);
  const { by, why, details } = act;
  const { ties } = details;
  if (!asked || asked.stage === 'appointed') return 'not_asked';
  if (by === 'registrar') {
    if (typeof ties !== 'number' || ties === 0) return 'already_done';
    return why.trim() === '' ? 'reason_missing' : null;
  }
  if (asked.isExcluded) return null;
  if (asked.stage !== 'invited') return 'already_done';
  if (isHeldByDoubt(facts)) return 'identity_disputed';
  return facts.isOver('neutral_acceptance', undefined, asked.seat) ? null : 'time_running';
};
export const notAppearedYet: Guard = ({ days }) =>
  days.appearedOn === null ? null : 'already_done';
/** They begin together: a side alone with its own would be talks that the other is not in. */
export const eachHeard: Guard = ({ seats, members }) =>
  seats.every((seat) =>
    members.some((one) => one.seat === seat && ['heard', 'appointed'].includes(one.stage)),
  )
    ? null
    : 'time_running';
export const onceAllLead: Next = (facts, act) =>
  isComplete(facts, act) ? 'con_active' : 'con_appoint';
/** Who of several conciliators has not declared that more effort is of no use, but for whoever does now. */
export const undeclared = ({ members, choice }: DisputeFacts, neutral: unknown) =>
  members.filter(
    (one) =>
      one.stage === 'appointed' &&
      one.neutral !== neutral &&
      !choice.declared?.includes(one.neutral),
  );
export const othersToDeclare: Guard = (facts, { details: { neutral } }) => {
  if (facts.choice.declared?.includes(String(neutral))) return 'already_done';
  return undeclared(facts, neutral).length > 0 ? null : 'not_asked';
};
/** ACA s. 76(b) by the conciliators' own word, of each where there are several (s. 63(2)); where SEBI's rules set a time, by its end. */
export const declaredOrOver: Guard = (facts, act) => {
  if (act.by === 'system') return over('conciliation_sebi')(facts, act);
  const isLed = candidateAt('appointed')(facts, act);
  if (isLed) return isLed;
  return undeclared(facts, act.details.neutral).length > 0 ? 'time_running' : null;
};
