import type { DisputeState } from '../words.ts';
import { funded } from './funding.ts';
import { aParty, office, ownSide, reasonGiven } from './guards.ts';
import {
  challengeOpen,
  decidesIt,
  endIsFounded,
  inTimeToAnswer,
  isAnswer,
  isDecided,
  knownOrReceived,
  lateIsMarked,
  memberVotes,
  newReceipt,
  notAnsweredYet,
  notChallengedYet,
  notGivenUpYet,
  ofAnother,
  ofThree,
  onGrounds,
  othersHeard,
  ownChallengeOpen,
  reasonUnlessAgreed,
  sits,
} from './mandate-guards.ts';
import type { Transition } from './row.ts';
import { stillIn, toAll } from './tribunal.ts';

/** Where somebody decides, also while another seat of three is filled; the time of s. 13(2) runs on in a stay, and so its act is taken there. */
const SITTING = ['arb_constituting', ...funded] as const satisfies readonly DisputeState[];
const ALSO_STAYED = [...SITTING, 'stayed'] as const satisfies readonly DisputeState[];

/**
 * What happens to a mandate after the appointment: it is challenged, answered, decided; circumstances come up; it ends. The dispute
 * goes on while a challenge is open (ACA s. 13(4)), so nothing of it is a state.
 */
export const challengingMoves = {
  // ACA s. 13(2): from here the fifteen days run, for each party from its own receipt.
  appointment_received: {
    from: ALSO_STAYED,
    to: 'same',
    by: ['system', ...office],
    guards: [aParty, newReceipt],
    seenBy: 'both',
    tells: { sides: 'none' },
    restsOn: 'request',
    mandate: 'received',
    earliest: () => null,
  },
  circumstances_known: {
    from: ALSO_STAYED,
    to: 'same',
    by: ['system', ...office, 'claimant', 'respondent'],
    guards: [aParty, ownSide, knownOrReceived],
    seenBy: 'both',
    tells: { sides: 'none' },
    restsOn: 'request',
    mandate: 'known',
    earliest: () => null,
  },
  challenged: {
    from: ALSO_STAYED,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [
      aParty,
      ownSide,
      stillIn,
      sits,
      notChallengedYet,
      onGrounds,
      reasonGiven,
      lateIsMarked,
    ],
    seenBy: 'both',
    tells: { sides: 'other', office: 'registrar', neutral: true },
    restsOn: 'request',
    mandate: 'challenged',
    does: ['challenge'],
    letter: { to: 'both', withReason: true },
    asks: {
      reason: 'challenge_open',
      for: 'registrar',
      answers: [
        'challenge_decided',
        'arbitrator_withdrew',
        'mandate_ended',
        // Without its basis there was no mandate.
        'basis_withdrawn',
      ],
      limits: ['challenge_ruling'],
    },
  },
  // Each of the others has a time of its own.
  challenge_told: {
    from: ALSO_STAYED,
    to: 'same',
    by: ['system'],
    guards: [aParty, stillIn, ofAnother, challengeOpen],
    seenBy: 'own',
    tells: { sides: 'none' },
    restsOn: 'request',
  },
  challenge_answered: {
    from: SITTING,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [
      aParty,
      ownSide,
      stillIn,
      ofAnother,
      challengeOpen,
      notAnsweredYet,
      isAnswer,
      reasonUnlessAgreed,
      inTimeToAnswer,
    ],
    seenBy: 'both',
    tells: { sides: 'other', neutral: true },
    restsOn: 'request',
    mandate: 'answered',
    does: ['challenge_answer'],
  },
  // ACA s. 29(1): how each of three would decide it; what the members say to each other is theirs.
  challenge_voted: {
    from: SITTING,
    to: 'same',
    by: ['neutral'],
    guards: [
      ...[aParty, ofThree, ownChallengeOpen, memberVotes, isDecided, reasonGiven],
      othersHeard,
    ],
    seenBy: 'office',
    tells: { sides: 'none' },
    restsOn: 'request',
    mandate: 'voted',
  },
  // ACA s. 13(3): unless they withdraw or the other party agrees, the tribunal decides.
  challenge_decided: {
    from: SITTING,
    to: 'same',
    by: ['neutral', 'system'],
    guards: [aParty, decidesIt, ownChallengeOpen, isDecided, reasonGiven, othersHeard],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    restsOn: 'request',
    mandate: 'decided',
    letter: { to: 'both', withReason: true },
  },
  // ACA ss. 14(1)(b) and 15(1)(b): the parties end it together; each says so.
  mandate_given_up: {
    from: SITTING,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, stillIn, sits, notGivenUpYet],
    seenBy: 'both',
    tells: { sides: 'other', neutral: true },
    restsOn: 'request',
    mandate: 'given_up',
  },
  // ACA s. 15(2): another is appointed by the same rules.
  mandate_ended: {
    from: SITTING,
    to: 'arb_constituting',
    by: ['system', 'registrar'],
    guards: [toAll, endIsFounded],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar', neutral: true },
    restsOn: 'request',
    candidate: 'ended',
    letter: { to: 'both', withReason: true },
  },
} as const satisfies Record<string, Transition>;
