import { describe, expect, test } from 'vitest';
import { postAwardRate } from '#modules/fees/rules/schedules/post-award.ts';
import { countInterest, type InterestTerm } from './interest.ts';
import { interestPeriods, overlap } from './periods.ts';
import { interestAfterAward, postAwardBase } from './post-award.ts';

const LAKH = 100_000_00n;
const term = (over: Partial<InterestTerm>): InterestTerm => ({
  ...{ principal: 10n * LAKH, from: '2025-01-01', to: '2026-01-01', rate: 1_200n, rests: 'none' },
  ...over,
});
const counted = (over: Partial<InterestTerm>) => {
  const count = countInterest(term(over));
  if (!count.ok) throw new Error(count.refusal);
  return count.value;
};

describe('simple interest', () => {
  test('twelve per cent of ten lakh for 365 days is 1,20,000', () => {
    expect(counted({})).toMatchObject({ days: 365, interest: 120_000_00n });
  });

  test('the first day does not count and the last one does: one day from the 1st to the 2nd, none on one day', () => {
    expect(counted({ to: '2025-01-02' })).toMatchObject({ days: 1, interest: 328_77n });
    expect(counted({ to: '2025-01-01' })).toMatchObject({ days: 0, interest: 0n });
  });

  test('no rate and no principal give no interest, and are no fault', () => {
    expect(counted({ rate: 0n }).interest).toBe(0n);
    expect(counted({ principal: 0n }).interest).toBe(0n);
  });

  test('a leap year has 366 days over 365, so a year of it is more than a year’s interest', () => {
    expect(counted({ from: '2024-01-01', to: '2025-01-01' })).toMatchObject({
      days: 366,
      interest: 120_328_77n,
    });
  });

  test('a line is rounded once, and half a paisa counts as a whole one', () => {
    // 365 paise at 50 % for one day are exactly half a paisa; at 49.99 % they are less.
    const half = { principal: 365n, from: '2025-01-01', to: '2025-01-02' };
    expect(counted({ ...half, rate: 5_000n }).interest).toBe(1n);
    expect(counted({ ...half, rate: 4_999n }).interest).toBe(0n);
  });

  test('tells what it multiplied, so that the line can be worked out by hand', () => {
    const { factor, steps } = counted({ to: '2025-03-01' });
    expect(factor).toEqual({ over: 59n * 1_200n, under: 3_650_000n });
    expect(steps).toEqual([
      {
        ...{ from: '2025-01-01', to: '2025-03-01', days: 59 },
        ...{ opening: 10n * LAKH, interest: 19_397_26n, closing: 10n * LAKH + 19_397_26n },
        factor,
      },
    ]);
  });

  test.each([
    [{ to: '2024-12-31' }, 'days_backwards'],
    [{ from: '2025-02-30' }, 'day_wrong'],
    [{ rate: -1n }, 'rate_negative'],
    [{ principal: -1n }, 'principal_negative'],
  ] as const)('what cannot be counted is refused by name: %#', (over, refusal) => {
    expect(countInterest(term(over))).toEqual({ ok: false, refusal });
  });
});

describe('interest with rests, where a contract has them', () => {
  test('two years with yearly rests: interest of the first year bears interest in the second', () => {
    const { interest, steps } = counted({ to: '2027-01-01', rests: 'yearly' });
    expect(steps.map((step) => step.interest)).toEqual([120_000_00n, 134_400_00n]);
    expect(interest).toBe(254_400_00n);
  });

  test('rests fall on the day of the month on which it began, or on the last day of a shorter month', () => {
    const { steps } = counted({ from: '2025-01-31', to: '2025-05-15', rests: 'monthly' });
    expect(steps.map(({ to }) => to)).toEqual([
      ...['2025-02-28', '2025-03-31', '2025-04-30', '2025-05-15'],
    ]);
    expect(steps.map(({ days }) => days)).toEqual([28, 31, 30, 15]);
  });

  test('a stretch that ends on a rest has no empty one behind it', () => {
    expect(counted({ to: '2025-07-01', rests: 'quarterly' }).steps).toHaveLength(2);
  });

  test('what is shown of each stretch adds up to the line, to the paisa', () => {
    const { interest, steps } = counted({
      principal: 1_234_567_89n,
      to: '2034-11-17',
      rests: 'monthly',
    });
    expect(steps).toHaveLength(119);
    expect(steps.reduce((all, step) => all + step.interest, 0n)).toBe(interest);
    for (const [at, { opening }] of steps.slice(1).entries())
      expect(opening).toBe(steps[at]?.closing);
  });
});

describe('periods', () => {
  const course = {
    ...{
      from: '2024-04-10',
      commencedOn: '2025-02-01',
      awardOn: '2026-01-20',
      paidOn: '2026-03-01',
    },
  };

  test('run from the cause to the reference, to the award, and to the payment, each from where the last one ended', () => {
    expect(interestPeriods(course)).toEqual([
      { period: 'pre_reference', from: '2024-04-10', to: '2025-02-01' },
      { period: 'pendente_lite', from: '2025-02-01', to: '2026-01-20' },
      { period: 'post_award', from: '2026-01-20', to: '2026-03-01' },
    ]);
  });

  test('are left out where they have no day: a cause after the reference, a payment that nobody knows yet', () => {
    const periods = interestPeriods({ ...course, from: '2025-06-01', paidOn: null });
    expect(periods).toEqual([{ period: 'pendente_lite', from: '2025-06-01', to: '2026-01-20' }]);
    expect(interestPeriods({ ...course, from: '2026-02-01' })).toEqual([
      { period: 'post_award', from: '2026-02-01', to: '2026-03-01' },
    ]);
  });

  test('that follow each other share no day, because the first day of each does not count', () => {
    const one = { from: '2025-01-01', to: '2025-02-01' };
    expect(overlap(one, { from: '2025-02-01', to: '2025-03-01' })).toBe(false);
    expect(overlap(one, { from: '2025-01-31', to: '2025-03-01' })).toBe(true);
    expect(overlap(one, { from: '2025-01-15', to: '2025-01-15' })).toBe(false);
  });
});

describe('interest after the award (s. 31(7)(b))', () => {
  test('is two per cent above the current rate on the day of the award', () => {
    expect(postAwardRate('2026-01-20', '2025-02-01')).toEqual({
      ...{ rate: 850n, current: 650n, isRead: true, isConfirmed: false },
      by: ['post-award@2015-10-23', 'current-rate@2026-01-09'],
    });
    expect(postAwardRate('2024-06-07', '2023-01-01')?.rate).toBe(925n);
  });

  test('on a day for which nobody has read the current rate takes the last one, and says so', () => {
    expect(postAwardRate('2026-11-29', '2025-02-01')).toMatchObject({ rate: 850n, isRead: false });
    expect(postAwardRate('2026-02-06', '2025-02-01')?.isRead).toBe(true);
    expect(postAwardRate('2025-03-01', '2024-02-01')).toMatchObject({ rate: 925n, isRead: false });
  });

  test('is the old eighteen per cent where the arbitration commenced before 23 October 2015', () => {
    expect(postAwardRate('2026-01-20', '2015-10-22')).toMatchObject({
      rate: 1_800n,
      current: null,
    });
    expect(postAwardRate('2026-01-20', '2015-10-23')?.rate).toBe(850n);
  });

  test('is not guessed for a day before every table', () => {
    expect(postAwardRate('2020-01-01', '2019-01-01')).toBeNull();
    expect(postAwardRate('1996-01-01', '1990-01-01')).toBeNull();
  });

  test('runs on the sum awarded without costs, unless the tribunal says otherwise', () => {
    const awarded = { principal: 100n, interest: 20n, costs: 3n };
    expect(postAwardBase(awarded, 'sum')).toBe(120n);
    expect(postAwardBase(awarded, 'principal')).toBe(100n);
    expect(postAwardBase(awarded, 'sum_and_costs')).toBe(123n);
  });

  test('begins on the day after the award', () => {
    const after = { base: 10n * LAKH, rate: 850n, awardOn: '2026-01-20' };
    expect(interestAfterAward(after, '2026-01-20')).toMatchObject({ value: { interest: 0n } });
    expect(interestAfterAward(after, '2026-01-21')).toMatchObject({ value: { interest: 232_88n } });
    expect(interestAfterAward(after, '2027-01-20')).toMatchObject({
      value: { interest: 85_000_00n },
    });
  });
});
