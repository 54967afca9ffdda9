import type { Minor } from '#kernel/amounts.ts';
import { addMonths, type Day, daysBetween, isDay } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type BasisPoints, PER_WHOLE, portion } from '#modules/fees/rules/money.ts';

/** How often a contract turns interest into principal. Without such a term interest is simple (law and lifecycle, Part C, 13). */
export const INTEREST_RESTS = ['none', 'monthly', 'quarterly', 'yearly'] as const;
export type InterestRests = (typeof INTEREST_RESTS)[number];

/** One line: one rate on one principal for one stretch of days. A rate that changes makes another line. */
export type InterestTerm = {
  principal: Minor;
  from: Day;
  to: Day;
  /** Hundredths of a per cent a year. */
  rate: BasisPoints;
  rests: InterestRests;
};

/** A part of something, exact. */
export type ExactPart = { over: bigint; under: bigint };

/** A stretch between two rests; of simple interest there is one. */
export type InterestStep = {
  from: Day;
  to: Day;
  days: number;
  /** What it begins with and ends with, as it is shown: counted from what is exact, and rounded for the eye alone. */
  opening: Minor;
  interest: Minor;
  closing: Minor;
  /** What the opening is multiplied by to give this stretch's interest: days times rate over 365 whole ones. */
  factor: ExactPart;
};

export type InterestCount = {
  days: number;
  interest: Minor;
  steps: readonly InterestStep[];
  /** The whole line: the principal times this, rounded once, half up. */
  factor: ExactPart;
};

export type InterestRefusal =
  | 'day_wrong'
  | 'days_backwards'
  | 'rate_negative'
  | 'principal_negative';

/** Basis points in a whole, and days in a year: actual days over 365, in a leap year too. */
const YEAR = PER_WHOLE * 365n;
const MONTHS: Record<Exclude<InterestRests, 'none'>, number> = {
  monthly: 1,
  quarterly: 3,
  yearly: 12,
};

/** The interest of one line. The first day does not count and the last one does. */
export function countInterest(term: InterestTerm): Result<InterestCount, InterestRefusal> {
  const refusal = refusalOf(term);
  if (refusal) return refuse(refusal);
  const steps = stepsOf(term);
  const grown = grownBy(steps.map(({ factor }) => factor));
  const factor = { over: grown.over - grown.under, under: grown.under };
  return allow({
    days: daysBetween(term.from, term.to),
    interest: portion(term.principal, factor.over, factor.under),
    steps,
    factor,
  });
}

function refusalOf({ principal, from, to, rate }: InterestTerm): InterestRefusal | null {
  if (!(isDay(from) && isDay(to))) return 'day_wrong';
  if (to < from) return 'days_backwards';
  if (rate < 0n) return 'rate_negative';
  return principal < 0n ? 'principal_negative' : null;
}

function stepsOf({ principal, from, to, rate, rests }: InterestTerm): InterestStep[] {
  const ends = endsOf(from, to, rests);
  let grown: ExactPart = { over: 1n, under: 1n };
  let [start, opening] = [from, principal];
  return ends.map((end) => {
    const days = daysBetween(start, end);
    const factor = { over: BigInt(days) * rate, under: YEAR };
    grown = { over: grown.over * (YEAR + factor.over), under: grown.under * YEAR };
    const closing = portion(principal, grown.over, grown.under);
    const step = { from: start, to: end, days, opening, interest: closing - opening, closing };
    [start, opening] = [end, closing];
    return { ...step, factor };
  });
}

/** The days on which a stretch ends: each rest, counted by the calendar from the first day, and the last day. */
function endsOf(from: Day, to: Day, rests: InterestRests): Day[] {
  const ends: Day[] = [];
  if (rests !== 'none')
    for (let at = 1; addMonths(from, at * MONTHS[rests]) < to; at += 1)
      ends.push(addMonths(from, at * MONTHS[rests]));
  return [...ends, to];
}

function grownBy(factors: readonly ExactPart[]): ExactPart {
  return factors.reduce(
    (grown, { over, under }) => ({ over: grown.over * (under + over), under: grown.under * under }),
    { over: 1n, under: 1n },
  );
}
