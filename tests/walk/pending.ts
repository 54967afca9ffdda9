import { type InvariantName, NAMES } from './invariants.ts';

/** What does not hold yet, with the point of issue 11 that mends it. A name leaves this list with its mend. */
export const PENDING: Partial<Record<InvariantName, string>> = {
  noBillAfterEnd: '8: found by the walk: the office may bill a dispute that is over',
};

/** What is asked in every state. */
export const ASKED: readonly InvariantName[] = NAMES.filter((name) => !(name in PENDING));
