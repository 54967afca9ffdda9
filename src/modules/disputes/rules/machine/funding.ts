import type { DisputeState } from '../words.ts';
import type { DepositStanding } from './fact-types.ts';

/** From the appointment on: where a dispute may be that deposits are asked for. */
export const funded = [
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
] as const satisfies readonly DisputeState[];

/**
 * Where a dispute goes on that stands by its claims (law and lifecycle, Part C, 9). It goes on with each claim whose deposit is there once
 * nothing is being asked for; it is suspended only when nothing is left to go on with, and over (ACA s. 32) when no claim is left.
 */
export function goingOn(state: DisputeState, deposits: readonly DepositStanding[]): DisputeState {
  if (deposits.length === 0) return state;
  const live = deposits.filter(({ stage }) => stage !== 'ended');
  if (live.length === 0) return 'terminated';
  if (!(funded as readonly DisputeState[]).includes(state)) return state;
  const some = (stage: DepositStanding['stage']) => live.some((one) => one.stage === stage);
  if (some('paid') && (state === 'arb_prelim' || !some('asked'))) return 'arb_prelim';
  return some('asked') ? 'arb_appointed' : 'arb_suspended';
}
