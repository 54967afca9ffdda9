import type { Minor } from '#kernel/amounts.ts';
import { type Day, isDay } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import type { Currency } from './words.ts';

export const CLAIMS_MAX = 50;
/** A lakh crore of rupees in paise: a hundred times the largest award that anybody has asked for. */
export const SUM_MAX: Minor = 100_000_000_000_000n;
const OLDEST: Day = '1950-01-01';

export type FiledClaim = {
  head: string;
  amount: Minor;
  currency: Currency;
  interestBasis: '' | 'contract' | 'statute' | 'discretion';
  /** Hundredths of a per cent a year. */
  interestRate: number | null;
  interestFrom: Day | null;
};

type DayProblem = 'day_wrong' | 'day_in_future' | 'day_too_old';
/** What may be wrong with heads of claim, whoever brings them. */
export type ClaimProblem =
  | ('claims_too_many' | 'head_missing' | 'amount_zero' | 'amount_too_large' | 'currencies_mixed')
  | ('interest_wrong' | DayProblem);
type FoundInClaims = Problem<ClaimProblem>;

/** What is wrong with heads of claim: a claimant's, or those of a counterclaim (ACA s. 23(2A)). There are some. */
export function problemsOfClaims(claims: readonly FiledClaim[], today: Day): FoundInClaims[] {
  if (claims.length > CLAIMS_MAX) return [{ code: 'claims_too_many', field: 'claims' }];
  const found: FoundInClaims[] = [];
  for (const [at, claim] of claims.entries())
    found.push(...aboutClaim(claim, `claims.${at}`, today));
  if (new Set(claims.map(({ currency }) => currency)).size > 1)
    found.push({ code: 'currencies_mixed', field: 'claims' });
  if (found.length === 0 && sumOf(claims) > SUM_MAX)
    found.push({ code: 'amount_too_large', field: 'claims' });
  return found;
}

function aboutClaim(
  { head, amount, interestBasis, interestRate, interestFrom }: FiledClaim,
  field: string,
  today: Day,
): FoundInClaims[] {
  const found: FoundInClaims[] = [];
  if (head.trim() === '') found.push({ code: 'head_missing', field: `${field}.head` });
  if (amount > SUM_MAX) found.push({ code: 'amount_too_large', field: `${field}.amount` });
  else if (amount <= 0n) found.push({ code: 'amount_zero', field: `${field}.amount` });
  // Interest by contract has a rate and somewhere to begin; the court's own discretion needs neither.
  const isHalf =
    interestBasis === 'contract' &&
    (interestRate === null || interestRate < 1 || interestRate > 20_000);
  if (isHalf) found.push({ code: 'interest_wrong', field: `${field}.interestRate` });
  if (interestFrom !== null) found.push(...aboutDay(interestFrom, `${field}.interestFrom`, today));
  return found;
}

export function sumOf(claims: readonly Pick<FiledClaim, 'amount'>[]): Minor {
  return claims.reduce((sum, { amount }) => sum + amount, 0n);
}

/** A day that has been, and not before anybody can remember. */
export function aboutDay(day: string, field: string, today: Day): Problem<DayProblem>[] {
  if (!isDay(day)) return [{ code: 'day_wrong', field }];
  if (day > today) return [{ code: 'day_in_future', field }];
  return day < OLDEST ? [{ code: 'day_too_old', field }] : [];
}
