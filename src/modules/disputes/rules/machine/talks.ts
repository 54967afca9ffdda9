import { isLeftByAll, jointNames, namesIn } from '../talks-names.ts';
import { candidateAt, noConflict, noObjectionLeft } from './appointing.ts';
import { aParty, isHeldByDoubt, noneDisputed, over, ownSide, reasonGiven } from './guards.ts';
import {
  eachAgreedLonger,
  longerNotGiven,
  notAgreedLonger,
  timeOfTalksRuns,
} from './lengthening.ts';
import { memberOf } from './members.ts';
import type { Guard } from './move-types.ts';
import { areAll } from './next-state.ts';
import type { Transition } from './row.ts';
import { nobodyAsked, stillIn, toAll } from './tribunal.ts';

/** Both want to talk, and somebody is sought who helps them. */
const FORMING = ['con_appoint', 'med_appoint'] as const;
/** Somebody does. */
const TALKING = ['con_active', 'med_active'] as const;

/** How many names a party may give at once. */
export const MOST_NAMED = 5;

/** ACA s. 62(2) and Mediation Act 2023 s. 30: nobody is appointed to talks of which it is in doubt who agreed to them. */
const allTalk: Guard = (facts) => (areAll(facts, 'talks') ? null : 'consent_in_doubt');
const namesGiven: Guard = (_, { details: { names } }) => {
  const given = namesIn(names);
  const isGood = new Set(given).size === given.length && given.length <= MOST_NAMED;
  return isGood && given.length > 0 ? null : 'neutral_missing';
};
const notLeftYet: Guard = ({ choice }, { partyId }) =>
  partyId && choice.left.includes(partyId) ? 'already_done' : null;
/**
 * ACA s. 64: a name that every party gave; or one of the institution's, where every party asked it to choose. Mediation Act 2023 s. 8: it
 * also appoints a mediator where the parties have not agreed in their time. Nobody's silence is a yes to a name (I11).
 */
const chosen: Guard = (facts, { by, details: { neutral, name } }) => {
  if (typeof neutral !== 'string' || typeof name !== 'string') return 'neutral_missing';
  if (facts.candidatesPast.includes(neutral)) return 'already_done';
  if (jointNames(facts).includes(name)) return null;
  if (by !== 'registrar') return 'not_chosen';
  const isTheirs = isLeftByAll(facts) || (facts.process === 'mediation' && choiceOver(facts));
  return isTheirs ? null : 'not_chosen';
};
const choiceOver = ({ isOver }: Parameters<Guard>[0]): boolean => isOver('neutral_choice');
const inTimeToAccept: Guard = (facts) =>
  facts.isOver('neutral_acceptance') && !isHeldByDoubt(facts) ? 'time_over' : null;
/** Their time to answer is over, an objection to them was upheld, or a registrar records what ties them to the dispute by now. */
const overOrExcluded: Guard = (facts, act) => {
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
  return facts.isOver('neutral_acceptance') ? null : 'time_running';
};
const notAppearedYet: Guard = ({ days }) => (days.appearedOn === null ? null : 'already_done');
/** ACA s. 76(b) by the conciliator's own word; where SEBI's rules set a time, by its end. */
const declaredOrOver: Guard = (facts, act) =>
  act.by === 'system'
    ? over('conciliation_sebi')(facts, act)
    : candidateAt('appointed')(facts, act);

/**
 * Law and lifecycle 6.6, from the agreement to talk to talks that have somebody who leads them, and to their end without a settlement.
 * Who is asked discloses, may be objected to and is heard on by the same moves as an arbitrator (appointing.ts). Their end by a
 * settlement (ACA s. 76(a)) is in settling.ts.
 */
export const talksMoves = {
  // ACA s. 64(1): the parties agree on a name by each giving it; the first of them proposes it.
  neutral_named: {
    from: FORMING,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, stillIn, namesGiven],
    seenBy: 'both',
    tells: { sides: 'other' },
    choice: 'named',
    does: ['neutral_choice', 'next_neutral'],
    letter: { to: 'both' },
  },
  // ACA s. 64(2); Mediation Act 2023 s. 8.
  choice_left: {
    from: FORMING,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, stillIn, notLeftYet],
    seenBy: 'both',
    tells: { sides: 'other', office: 'registrar' },
    choice: 'left',
    does: ['neutral_choice', 'next_neutral'],
  },
  neutral_invited: {
    from: FORMING,
    to: 'same',
    by: ['registrar', 'system'],
    guards: [allTalk, noneDisputed, toAll, nobodyAsked, chosen, noConflict],
    seenBy: 'both',
    tells: { sides: 'none' },
    candidate: 'invited',
  },
  // Mediation Act 2023 s. 10, and the same of a conciliator: whoever is approached discloses in writing.
  neutral_accepted: {
    from: FORMING,
    to: 'same',
    by: ['neutral'],
    guards: [toAll, candidateAt('invited'), inTimeToAccept],
    seenBy: 'both',
    tells: { sides: 'none', office: 'registrar' },
    candidate: 'accepted',
  },
  neutral_declined: {
    from: FORMING,
    to: 'same',
    by: ['neutral'],
    guards: [toAll, candidateAt('invited', 'accepted', 'disclosed', 'heard')],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    candidate: 'ended',
  },
  neutral_passed: {
    from: FORMING,
    to: 'same',
    by: ['system', 'registrar'],
    guards: [toAll, overOrExcluded],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    candidate: 'ended',
  },
  conciliator_appointed: {
    from: ['con_appoint'],
    to: 'con_active',
    by: ['registrar', 'system'],
    guards: [allTalk, noneDisputed, toAll, candidateAt('heard'), noObjectionLeft, noConflict],
    seenBy: 'both',
    tells: { sides: 'both', neutral: true },
    candidate: 'appointed',
    letter: { to: 'both' },
  },
  mediator_appointed: {
    from: ['med_appoint'],
    to: 'med_active',
    by: ['registrar', 'system'],
    guards: [allTalk, noneDisputed, toAll, candidateAt('heard'), noObjectionLeft, noConflict],
    seenBy: 'both',
    tells: { sides: 'both', neutral: true },
    candidate: 'appointed',
    letter: { to: 'both' },
  },
  // Mediation Act 2023 s. 12: another is found by the same rules.
  neutral_withdrew: {
    from: TALKING,
    to: ({ process }) => (process === 'mediation' ? 'med_appoint' : 'con_appoint'),
    by: ['neutral', 'registrar'],
    guards: [toAll, candidateAt('appointed'), reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    candidate: 'ended',
    letter: { to: 'both', withReason: true },
  },
  // Mediation Act 2023 s. 18: the time of a mediation is counted from it.
  first_appearance: {
    from: ['med_active'],
    to: 'same',
    by: ['neutral'],
    guards: [toAll, candidateAt('appointed'), notAppearedYet],
    seenBy: 'both',
    tells: { sides: 'both' },
    earliest: ({ appointedOn }) => appointedOn,
  },
  // Mediation Act 2023 s. 18(2), and SEBI's circular: the parties agree in writing, each by its own word, and the first of them proposes it.
  longer_agreed: {
    from: TALKING,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, stillIn, timeOfTalksRuns, longerNotGiven, notAgreedLonger],
    seenBy: 'both',
    tells: { sides: 'other' },
    longer: 'agreed',
    letter: { to: 'both' },
  },
  talks_lengthened: {
    from: TALKING,
    to: 'same',
    by: ['system'],
    guards: [toAll, timeOfTalksRuns, longerNotGiven, eachAgreedLonger],
    seenBy: 'both',
    tells: { sides: 'both', neutral: true, office: 'case_officer' },
    longer: 'given',
    lengthens: true,
    letter: { to: 'both' },
  },
  // Mediation Act 2023 s. 24: the mediator finds that more effort is of no use, and says no more than that.
  non_settlement_reported: {
    from: ['med_active'],
    to: 'closed_talks_ended',
    by: ['neutral'],
    guards: [toAll, candidateAt('appointed')],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    letter: { to: 'both' },
  },
  mediation_expired: {
    from: ['med_active'],
    to: 'closed_talks_ended',
    by: ['system'],
    guards: [toAll, over('mediation')],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    letter: { to: 'both' },
  },
  // ACA s. 76(b).
  conciliation_ended: {
    from: ['con_active'],
    to: 'closed_talks_ended',
    by: ['neutral', 'system'],
    guards: [toAll, declaredOrOver],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    letter: { to: 'both' },
  },
  // Nobody was found in time whom both sides would have; each of them could have ended it before.
  choice_failed: {
    from: FORMING,
    to: 'closed_talks_ended',
    by: ['registrar'],
    guards: [nobodyAsked, over('neutral_choice'), reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both' },
    letter: { to: 'both', withReason: true },
    form: { door: 'registrar', reason: true },
  },
} as const satisfies Record<string, Transition>;
