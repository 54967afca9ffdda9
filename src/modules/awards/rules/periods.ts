import { addDays, type Day } from '#kernel/days.ts';

/**
 * Interest until the reference, until the award, and after it (ACA s. 31(7)). Each begins on the day on which the one before ends, and
 * as the first day never counts, no day counts twice.
 */
export const INTEREST_PERIODS = ['pre_reference', 'pendente_lite', 'post_award'] as const;
export type InterestPeriod = (typeof INTEREST_PERIODS)[number];

export type InterestStretch = { period: InterestPeriod; from: Day; to: Day };

type Course = {
  /** From when interest runs: when the cause of action arose, or the day that the contract names. */
  from: Day;
  /** The day on which the arbitration commenced (s. 21). */
  commencedOn: Day;
  awardOn: Day;
  /** Until when it is counted after the award; null where nothing is counted yet. */
  paidOn: Day | null;
};

/** The periods of a claim, those left out that have no day. */
export function interestPeriods({ from, commencedOn, awardOn, paidOn }: Course): InterestStretch[] {
  const ends: [InterestPeriod, Day][] = [
    ['pre_reference', earlier(commencedOn, awardOn)],
    ['pendente_lite', awardOn],
    ['post_award', paidOn ?? awardOn],
  ];
  const found: InterestStretch[] = [];
  let start = from;
  for (const [period, to] of ends) {
    if (to <= start) continue;
    found.push({ period, from: start, to });
    start = to;
  }
  return found;
}

/** Whether two lines count a day twice. The first day of each does not count. */
export function overlap(one: Stretch, other: Stretch): boolean {
  const begins = later(addDays(one.from, 1), addDays(other.from, 1));
  return begins <= earlier(one.to, other.to);
}
type Stretch = { from: Day; to: Day };

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}
