import type { FeeEnding } from '#modules/fees/rules/refunds.ts';
import type { DisputeState, Final } from './words.ts';

/** What the refund rule goes by, for each state in which a dispute is over: no such state is without one. */
const endingAt: Record<Final, FeeEnding> = {
  lapsed: 'unregistered',
  returned: 'returned',
  withdrawn: 'withdrawn_unserved',
  closed_no_basis: 'no_basis',
  closed_no_conciliation: 'not_begun',
  closed_no_mediation: 'not_begun',
  // Before anybody was appointed; after that their deposit is the registrar's to decide on (fees/rules/refunds.ts).
  closed_talks_ended: 'not_begun',
  terminated: 'terminated_unfunded',
  settled: 'withdrawn_served',
};

/** Where somebody led the talks. */
const LED: readonly string[] = [
  'con_active',
  'med_active',
  'con_terms',
  'med_terms',
] satisfies DisputeState[];
/** With a tribunal at work the registrar decides what of a deposit goes back (ACA s. 38(3)). */
const AT_WORK: readonly string[] = ['arb_prelim', 'arb_terms'] satisfies DisputeState[];

/** What a refund is counted by when a dispute ends by an event, from the state in which it was worked on; null where it goes on. */
export function feeEndingOf(
  { type, toState }: { type: string; toState: string },
  fromState: string,
): FeeEnding | null {
  if (!(toState in endingAt)) return null;
  // Whatever ended it, nothing was registered before the fee was paid.
  if (fromState === 'filed') return 'unregistered';
  if (LED.includes(fromState)) return 'withdrawn_tribunal';
  if (type !== 'withdrawn' && toState !== 'settled') return endingAt[toState as Final]; // it is one of these
  return AT_WORK.includes(fromState) ? 'withdrawn_tribunal' : 'withdrawn_served';
}
