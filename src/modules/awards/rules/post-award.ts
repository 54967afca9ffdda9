import type { Minor } from '#kernel/amounts.ts';
import type { Day } from '#kernel/days.ts';
import type { Result } from '#kernel/result.ts';
import type { BasisPoints } from '#modules/fees/rules/money.ts';
import { countInterest, type InterestCount, type InterestRefusal } from './interest.ts';

/**
 * On what interest after the award runs. A sum directed to be paid holds the interest before the award (Hyder Consulting v Governor of
 * Orissa, 2014); costs are in it only where the tribunal says so (law and lifecycle, Part C, 13).
 */
export const POST_AWARD_BASES = ['sum', 'principal', 'sum_and_costs'] as const;
export type PostAwardBase = (typeof POST_AWARD_BASES)[number];

type Awarded = { principal: Minor; interest: Minor; costs: Minor };

const partsOf: Record<PostAwardBase, (awarded: Awarded) => Minor> = {
  sum: ({ principal, interest }) => principal + interest,
  principal: ({ principal }) => principal,
  sum_and_costs: ({ principal, interest, costs }) => principal + interest + costs,
};

export function postAwardBase(awarded: Awarded, base: PostAwardBase): Minor {
  return partsOf[base](awarded);
}

type AfterAward = { base: Minor; rate: BasisPoints; awardOn: Day };

/** What has come due by a day of payment: simple, and nothing until the day of the award itself is over. */
export function interestAfterAward(
  { base, rate, awardOn }: AfterAward,
  paidOn: Day,
): Result<InterestCount, InterestRefusal> {
  return countInterest({ principal: base, from: awardOn, to: paidOn, rate, rests: 'none' });
}
