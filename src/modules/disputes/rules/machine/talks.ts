import { candidateAt, noConflict, noObjectionLeft, seatFree } from './appointing.ts';
import { aParty, noneDisputed, over, ownSide, reasonGiven } from './guards.ts';
import {
  eachAgreedLonger,
  longerNotGiven,
  notAgreedLonger,
  timeOfTalksRuns,
} from './lengthening.ts';
import type { Transition } from './row.ts';
import {
  allTalk,
  chosen,
  declaredOrOver,
  eachHeard,
  FORMING,
  inTimeToAccept,
  manyGiven,
  namesGiven,
  notAppearedYet,
  notLeftYet,
  onceAllLead,
  othersToDeclare,
  overOrExcluded,
  ownSeat,
  TALKING,
} from './talks-guards.ts';
import { nobodyAsked, stillIn, toAll } from './tribunal.ts';
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
    guards: [aParty, ownSide, stillIn, ownSeat, namesGiven],
    seenBy: 'both',
    tells: { sides: 'other' },
    choice: 'named',
    does: ['neutral_choice', 'next_neutral'],
    letter: { to: 'both' },
  },
  // ACA s. 63(1): one, unless the parties agree on two or three, each by its own word.
  conciliators_proposed: {
    from: ['con_appoint'],
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, stillIn, nobodyAsked, manyGiven],
    seenBy: 'both',
    tells: { sides: 'other' },
    choice: 'many',
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
    guards: [allTalk, noneDisputed, toAll, seatFree, chosen, noConflict],
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
    to: onceAllLead,
    by: ['registrar', 'system'],
    guards: [
      ...[allTalk, noneDisputed, toAll, candidateAt('heard'), eachHeard],
      ...[noObjectionLeft, noConflict],
    ],
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
    // Of several one may stay while another is sought.
    from: [...TALKING, 'con_appoint'],
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
  // ACA s. 63(2): they act together. No party reads who of them would end it before all would.
  end_declared: {
    from: ['con_active'],
    to: 'same',
    by: ['neutral'],
    guards: [toAll, candidateAt('appointed'), othersToDeclare],
    seenBy: 'office',
    tells: { sides: 'none', neutral: 'others' },
    choice: 'declared',
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
