import type { DisputeState } from '../words.ts';
import type { DepositStanding } from './fact-types.ts';
import { funded, goingOn } from './funding.ts';
import { aParty, arbitration } from './guards.ts';
import type { DisputeFacts, Guard, MoveRequest, Next } from './move-types.ts';
import type { Transition } from './row.ts';

const standingOf = ({ deposits }: DisputeFacts, { partyId }: Pick<MoveRequest, 'partyId'>) =>
  deposits.find(({ claimOf }) => claimOf === partyId);
/** Whose claim it is stands where the act says. */
const depositAt =
  (...stages: DepositStanding['stage'][]): Guard =>
  (facts, act) => {
    const standing = standingOf(facts, act);
    return standing && stages.includes(standing.stage) ? null : 'not_asked';
  };
const notAskedYet: Guard = (facts, act) => (standingOf(facts, act) ? 'already_done' : null);
/** The party that it names owes a share in the claim that it says. */
const shareOwed: Guard = ({ deposits }, { partyId, details: { claim } }) => {
  const standing = deposits.find(({ claimOf }) => claimOf === claim);
  if (!standing || !['asked', 'suspended'].includes(standing.stage)) return 'not_asked';
  return partyId !== null && standing.owing.includes(partyId) ? null : 'already_done';
};
const nothingOwed: Guard = (facts, act) =>
  standingOf(facts, act)?.owing.length === 0 ? null : 'not_asked';
const demandOver: Guard = ({ isOver }, { partyId }) =>
  partyId && isOver('deposit', partyId) ? null : 'time_running';
const noticeOver: Guard = ({ isOver }, { partyId }) =>
  partyId && isOver('deposit_after_suspension', partyId) ? null : 'time_running';

/** Where it leads once the deposit of the claim that it names stands otherwise. */
const once =
  (stage: DepositStanding['stage']): Next =>
  (facts, { partyId }) =>
    goingOn(facts.state, [
      ...facts.deposits.filter(({ claimOf }) => claimOf !== partyId),
      { claimOf: partyId ?? '', stage, owing: [] },
    ]);

/** Money comes whenever it comes: also while another is appointed in a neutral's place, and in a stay. */
const standing = ['arb_constituting', ...funded] as const satisfies readonly DisputeState[];

/**
 * ACA s. 38, and law and lifecycle 6.5 and Part C, 9: for each claim and counterclaim a deposit is asked of both sides, and money alone
 * says that it came. Unpaid after its time the claim waits, and either side may pay the share of the other; unpaid then, that claim
 * alone ends. Each names as its party whose claim it is, and a share whose share it is.
 */
export const depositMoves = {
  deposits_asked: {
    from: funded,
    to: once('asked'),
    by: ['system'],
    guards: [arbitration, aParty, notAskedYet],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'each_service',
    deposit: 'asked',
  },
  deposit_share_paid: {
    from: [...standing, 'stayed'],
    to: 'same',
    by: ['system'],
    guards: [aParty, shareOwed],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'each_service',
    deposit: 'share',
  },
  // Section 38(2): the other party may pay it, and each is told that it did.
  deposit_share_paid_for: {
    from: [...standing, 'stayed'],
    to: 'same',
    by: ['system'],
    guards: [aParty, shareOwed],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'each_service',
    deposit: 'share',
    letter: { to: 'both' },
  },
  deposits_paid: {
    from: [...standing, 'stayed'],
    to: once('paid'),
    by: ['system'],
    guards: [aParty, depositAt('asked', 'suspended'), nothingOwed],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    restsOn: 'each_service',
    deposit: 'paid',
    does: ['deposit', 'deposit_after_suspension'],
    letter: { to: 'both' },
  },
  suspended_for_fees: {
    from: standing,
    to: once('suspended'),
    by: ['system'],
    guards: [aParty, depositAt('asked'), demandOver],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    restsOn: 'each_service',
    deposit: 'suspended',
    ofEach: true,
    missed: 'claim_waits',
    letter: { to: 'both' },
  },
  claim_terminated: {
    from: standing,
    to: once('ended'),
    by: ['system'],
    guards: [aParty, depositAt('suspended'), noticeOver],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    restsOn: 'each_service',
    deposit: 'ended',
    ofEach: true,
    missed: 'claim_ends',
    letter: { to: 'both' },
  },
} as const satisfies Record<string, Transition>;
