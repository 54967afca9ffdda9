import type { FeeStage } from '#modules/fees/rules/neutral-fees.ts';

export type MovedTo = { type: string; fromState: string; toState: string };

/**
 * To which stage of a tribunal's fee a move brings its dispute: it enters on the reference when the dispute goes on with what was paid
 * for, and again with each claim that is paid for later; an award on agreed terms ends it. Nothing else is earned by itself.
 */
export function stageReached({ type, fromState, toState }: MovedTo): FeeStage | null {
  if (toState === 'settled') return fromState === 'arb_terms' ? 'settled' : null;
  if (toState !== 'arb_prelim') return null;
  return type === 'deposits_paid' || fromState !== 'arb_prelim' ? 'entered' : null;
}
