import type { DisputeState } from '../rules/words.ts';

/** Where a dispute is that has a page of its tribunal. */
export const WITH_TRIBUNAL: readonly DisputeState[] = [
  'arb_constituting',
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
];
