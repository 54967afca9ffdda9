import { OPEN } from '../words.ts';
import {
  aParty,
  aRespondent,
  libertySaid,
  notHeardYet,
  notObjectedYet,
  objectionHeard,
  objectionWeighed,
  office,
  orderNamed,
  ownSide,
  preAward,
  reasonGiven,
  respondents,
  withdrawalPending,
} from './guards.ts';
import type { Transition } from './judging.ts';

/** What may happen at any stage: who works on it, what is added to it, and its end or halt. */
export const commonMoves = {
  officer_assigned: { from: OPEN, to: 'same', by: office, guards: [] },
  // The registrar shares out the work (rules/assigning.ts); an officer only takes it herself.
  officer_given: { from: OPEN, to: 'same', by: ['registrar'], guards: [reasonGiven] },
  officer_removed: { from: OPEN, to: 'same', by: ['registrar'], guards: [reasonGiven] },
  call_back_asked: {
    from: OPEN,
    to: 'same',
    by: ['respondent', 'claimant'],
    guards: [aParty, ownSide],
  },
  contact_changed: {
    from: OPEN,
    to: 'same',
    by: ['claimant', 'respondent', ...office],
    guards: [aParty, ownSide],
  },
  representative_added: {
    from: OPEN,
    to: 'same',
    by: ['claimant', 'respondent', ...office],
    guards: [aParty, ownSide],
  },
  document_added: {
    from: OPEN,
    to: 'same',
    by: ['claimant', 'respondent', ...office, 'system'],
    guards: [ownSide],
  },
  // Section 32(2)(a): once the respondent has been served she is heard on it.
  withdrawal_asked: {
    from: preAward,
    to: (facts) =>
      respondents(facts).some(({ isServed }) => isServed) ? facts.state : 'withdrawn',
    by: ['claimant'],
    guards: [
      aParty,
      ownSide,
      ({ withdrawalAsked }) => (withdrawalAsked ? 'already_done' : null),
      libertySaid,
    ],
  },
  withdrawal_objected: {
    from: preAward,
    to: 'same',
    by: ['respondent'],
    guards: [aRespondent, ownSide, withdrawalPending, notObjectedYet, reasonGiven],
  },
  withdrawal_unopposed: {
    from: preAward,
    to: 'same',
    by: ['respondent'],
    guards: [aRespondent, ownSide, withdrawalPending, notHeardYet],
  },
  withdrawn: {
    from: preAward,
    to: 'withdrawn',
    by: ['registrar', 'system'],
    guards: [withdrawalPending, objectionHeard, objectionWeighed, libertySaid],
  },
  withdrawal_declined: {
    from: preAward,
    to: 'same',
    by: ['registrar'],
    guards: [withdrawalPending, reasonGiven],
  },
  // What the clocks depend on (law and lifecycle 6.2, 29A): as the filing says, or as an officer found.
  traits_noted: { from: OPEN, to: 'same', by: office, guards: [reasonGiven] },
  stayed: { from: preAward, to: 'stayed', by: ['registrar'], guards: [reasonGiven, orderNamed] },
  resumed: { from: ['stayed'], to: 'before', by: ['registrar'], guards: [reasonGiven] },
} as const satisfies Record<string, Transition>;
