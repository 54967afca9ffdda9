import { type InvariantName, NAMES } from './invariants.ts';

/** What does not hold yet, with the point of issue 11 that mends it. A name leaves this list with its mend. */
export const PENDING: Partial<Record<InvariantName, string>> = {
  noBillAfterEnd: '8: found by the walk: the office may bill a dispute that is over',
  allServedAtTribunal: '7: service taken back once the tribunal is to be formed leaves the case there',
  notBornOver: '7: a withdrawal that was asked for before the service was taken back ends an answer limit at its birth',
  daysAreTrue: '7: the day of a move of the office is believed',
};

/** What is asked in every state. */
export const ASKED: readonly InvariantName[] = NAMES.filter((name) => !(name in PENDING));
