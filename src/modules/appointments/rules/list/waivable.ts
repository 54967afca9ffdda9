import type { Tie } from './ties.ts';

/**
 * What all parties may waive in writing, and nothing else: an item of the Seventh Schedule, as it was found or as the person says it
 * (ACA s. 12(5)); that they were conciliator or mediator (s. 80); the institution's cap (Part C, 7). Nobody decides their own case or works
 * on it for the institution, and what may be a likeness of names alone is looked at by the office first.
 */
export const WAIVABLE = ['affiliated', 'other_role', 'appointed_often', 'declared'] as const;
export type Waivable = (typeof WAIVABLE)[number];

export function isWaivable(tie: string): tie is Waivable {
  return WAIVABLE.some((one) => one === tie);
}

export type WaiverProblem = 'not_waivable' | 'nothing_to_waive';

/** What a waiver of somebody is of: every tie that was found, and what a party says beside it. */
export function toWaive(
  ties: readonly Tie[],
  words: string,
): { of: Waivable[] } | { problem: WaiverProblem } {
  if (!ties.every(isWaivable)) return { problem: 'not_waivable' };
  const said = words.trim() === '' ? [] : (['declared'] as const);
  const of = WAIVABLE.filter((one) => [...ties, ...said].some((tie) => tie === one));
  return of.length === 0 ? { problem: 'nothing_to_waive' } : { of };
}
