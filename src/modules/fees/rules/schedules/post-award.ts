import type { Day } from '#kernel/days.ts';
import type { BasisPoints } from '../money.ts';
import { type DatedFigures, packOn } from './packs.ts';

/**
 * A current rate of interest (ACA s. 31(7)(b), by s. 2(b) of the Interest Act, 1978: the highest that scheduled banks pay on deposits
 * other than savings). Banks set theirs freely, so what is at hand is the higher figure of five major banks. `readUntil` is the last
 * week that was read with it: a later day takes it too, and is told that nobody has looked.
 */
type CurrentRate = { rate: BasisPoints; readUntil: Day };

const read = (from: Day, readUntil: Day, rate: BasisPoints): DatedFigures<CurrentRate> => ({
  id: `current-rate@${from}`,
  title: 'Current rate of interest',
  source:
    'Reserve Bank of India, Weekly Statistical Supplement, Ratios and Rates: term deposits over one year, five major banks',
  from,
  isConfirmed: false, // that this series is the rate which s. 2(b) of the Interest Act means
  value: { rate, readUntil },
});

/** By the end of the first and of the last week that were read with a rate; a change in between lies on a day that was not read. */
export const currentRates: readonly DatedFigures<CurrentRate>[] = [
  read('2023-08-25', '2025-02-07', 725n),
  read('2025-05-09', '2025-05-23', 705n),
  read('2025-05-30', '2025-06-06', 685n),
  read('2025-08-08', '2025-09-05', 660n),
  read('2026-01-09', '2026-02-06', 650n),
];

/** What a sum carries from the award on, where the award directs nothing else: one rate, or so much above the current one. */
type PostAwardRule = { fixed: BasisPoints } | { above: BasisPoints };

/** By the day on which the arbitration commenced (s. 21): s. 26 of the amending Act of 2015 leaves older ones as they were. */
export const postAwardRules: readonly DatedFigures<PostAwardRule>[] = [
  {
    id: 'post-award@1996-08-22',
    title: 'Interest after the award, 18 per cent',
    source: 'ACA s. 31(7)(b) before Act 3 of 2016',
    from: '1996-08-22',
    isConfirmed: false,
    value: { fixed: 1_800n },
  },
  {
    id: 'post-award@2015-10-23',
    title: 'Interest after the award, two per cent above the current rate',
    source: 'ACA s. 31(7)(b) as amended by Act 3 of 2016, in force from 23 October 2015',
    from: '2015-10-23',
    isConfirmed: false,
    value: { above: 200n },
  },
];

export type PostAwardRate = {
  rate: BasisPoints;
  /** The current rate of interest in it; null where the law gave one figure. */
  current: BasisPoints | null;
  /** The tables by which it was found. */
  by: readonly string[];
  /** Somebody looked at the current rate for that day. */
  isRead: boolean;
  isConfirmed: boolean;
};

/** What the law gives from the award on; null for a day of which no table knows. */
export function postAwardRate(awardOn: Day, commencedOn: Day): PostAwardRate | null {
  const rule = packOn(postAwardRules, commencedOn);
  if (!rule) return null;
  if ('fixed' in rule.value) {
    const { id, isConfirmed } = rule;
    return { rate: rule.value.fixed, current: null, by: [id], isRead: true, isConfirmed };
  }
  const now = packOn(currentRates, awardOn);
  if (!now) return null;
  return {
    rate: now.value.rate + rule.value.above,
    current: now.value.rate,
    by: [rule.id, now.id],
    isRead: awardOn <= now.value.readUntil,
    isConfirmed: rule.isConfirmed && now.isConfirmed,
  };
}
