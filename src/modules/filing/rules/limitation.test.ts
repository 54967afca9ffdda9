import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from '#kernel/days.ts';
import { CATEGORIES, isSunday, limitationOf, limitationPack, URGENT_DAYS } from './limitation.ts';

const open = () => false;
const ask = { category: 'contract', causeOn: '2023-01-10', acknowledgedOn: '', paidOn: '' };
const on = (today: Day, change: Partial<typeof ask> = {}, isClosed: (day: Day) => boolean = open) =>
  limitationOf({ ...ask, ...change }, today, isClosed);

describe('three years from a breach of contract', () => {
  test('leave out the first day and end with the same day of the third year (s. 12, article 55)', () => {
    expect(on('2025-06-01')).toMatchObject({
      state: 'in_time',
      lastDay: '2026-01-10',
      years: 3,
      article: '55',
    });
  });

  test('are urgent in the last thirty days, in time on the very last one, and over on the next', () => {
    expect(on('2025-12-10')).toMatchObject({ state: 'in_time', daysLeft: 31 });
    expect(on('2025-12-11')).toMatchObject({ state: 'urgent', daysLeft: URGENT_DAYS });
    expect(on('2026-01-10')).toMatchObject({ state: 'urgent', daysLeft: 0 });
    expect(on('2026-01-11')).toMatchObject({ state: 'over', daysLeft: -1 });
  });

  test('from a 29 February end on the 28th, for that year has no other', () => {
    expect(on('2025-01-01', { causeOn: '2024-02-29' }).lastDay).toBe('2027-02-28');
  });
});

test('each kind of claim has its own period, and each period its article', () => {
  const ends = Object.fromEntries(
    CATEGORIES.map((category) => [category, on('2023-02-01', { category }).lastDay]),
  );
  expect(ends).toEqual({
    contract: '2026-01-10',
    goods: '2026-01-10',
    work: '2026-01-10',
    loan: '2026-01-10',
    rent: '2026-01-10',
    accounts: '2026-01-10',
    other: '2026-01-10',
    defamation: '2024-01-10',
    land: '2035-01-10',
  });
  expect(on('2023-02-01', { category: 'no such thing' }).article).toBe('113');
});

describe('an acknowledgement or a payment', () => {
  test('begins the time anew (ss. 18, 19)', () => {
    expect(on('2025-06-01', { acknowledgedOn: '2025-05-05' })).toMatchObject({
      lastDay: '2028-05-05',
      restarted: { by: 'acknowledged', on: '2025-05-05' },
    });
    expect(on('2025-06-01', { paidOn: '2024-01-01' })).toMatchObject({
      lastDay: '2027-01-01',
      restarted: { by: 'paid' },
    });
  });

  test('on the last day is in time, and on the day after too late', () => {
    expect(on('2026-06-01', { acknowledgedOn: '2026-01-10' }).lastDay).toBe('2029-01-10');
    expect(on('2026-06-01', { acknowledgedOn: '2026-01-11' })).toMatchObject({
      state: 'over',
      lastDay: '2026-01-10',
      restarted: null,
    });
  });

  test('may follow another: a payment within the time that an acknowledgement gave', () => {
    expect(on('2028-06-01', { acknowledgedOn: '2025-12-01', paidOn: '2028-03-01' }).lastDay).toBe(
      '2031-03-01',
    );
  });

  test('from before the breach, or of a day to come, changes nothing', () => {
    expect(on('2025-06-01', { paidOn: '2022-12-31', acknowledgedOn: '2027-01-01' })).toMatchObject({
      lastDay: '2026-01-10',
      restarted: null,
    });
  });
});

test('what ends on a day on which courts are closed ends on the next on which they open (s. 4)', () => {
  // 10 January 2027 is a Sunday.
  expect(on('2026-06-01', { causeOn: '2024-01-10' }, isSunday)).toMatchObject({
    lastDay: '2027-01-11',
    isRolled: true,
  });
  const vacation = (day: Day) => day >= '2027-01-10' && day <= '2027-01-20';
  expect(on('2026-06-01', { causeOn: '2024-01-10' }, vacation).lastDay).toBe('2027-01-21');
});

describe('the time from 15 March 2020 to 28 February 2022', () => {
  test('is not counted where the time was running', () => {
    // 716 days: what was left on 15 March 2020 runs on from 1 March 2022.
    expect(daysBetween('2020-03-15', '2022-02-28') + 1).toBe(716);
    expect(on('2022-06-01', { causeOn: '2019-06-10' })).toMatchObject({
      lastDay: addDays('2022-06-10', 716),
      isExtended: true,
    });
  });

  test('begins only on 1 March 2022 for what went wrong within it', () => {
    expect(on('2022-06-01', { causeOn: '2021-05-01' }).lastDay).toBe(
      addDays('2024-05-01', daysBetween('2021-05-02', '2022-02-28') + 1),
    );
  });

  test('leaves ninety days at least to what ended within it', () => {
    // Ended on 20 March 2020, with six days left: ninety days from 1 March 2022 are more.
    expect(on('2022-03-01', { causeOn: '2017-03-20' }).lastDay).toBe('2022-05-29');
  });

  test('changes nothing for what was over before, or began after', () => {
    expect(on('2022-06-01', { causeOn: '2017-03-01' })).toMatchObject({
      lastDay: '2020-03-01',
      isExtended: false,
    });
    expect(on('2022-06-01', { causeOn: '2022-03-01' })).toMatchObject({
      lastDay: '2025-03-01',
      isExtended: false,
    });
  });
});

test('without a day that has been, nothing is said', () => {
  for (const causeOn of ['', '2026-02-30', '2027-01-01', 'last year'])
    expect(on('2026-11-20', { causeOn })).toMatchObject({
      state: 'unknown',
      lastDay: null,
      daysLeft: null,
    });
});

test('a later breach never ends sooner, day by day over eight years', () => {
  let last = '';
  for (let causeOn = '2016-01-01'; causeOn < '2024-01-01'; causeOn = addDays(causeOn, 1)) {
    const { lastDay } = on('2024-02-01', { causeOn });
    expect((lastDay ?? '') >= last, causeOn).toBe(true);
    last = lastDay ?? '';
  }
});

test('the pack names where each stretch comes from', () => {
  expect(limitationPack.excluded.every(({ by, from, to }) => by !== '' && from < to)).toBe(true);
});
