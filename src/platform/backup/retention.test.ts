import { expect, test } from 'vitest';
import { backupsToDrop } from './retention.ts';

const at = (moment: string) => ({ name: moment, madeAt: new Date(moment) });
const kept = (all: ReturnType<typeof at>[]) => {
  const dropped = new Set(backupsToDrop(all));
  return all.filter((one) => !dropped.has(one)).map(({ name }) => name);
};

test('one backup is never let go, however old it is', () => {
  expect(backupsToDrop([at('2020-01-01T00:00:00Z')])).toEqual([]);
  expect(backupsToDrop([])).toEqual([]);
});

test('of one day the newest stays; a day ends at midnight in Mumbai', () => {
  // 18:29:59 UTC is the last second of the 20th there, 18:30 the first of the 21st.
  expect(
    kept([at('2026-11-20T03:00:00Z'), at('2026-11-20T18:29:59Z'), at('2026-11-20T18:30:00Z')]),
  ).toEqual(['2026-11-20T18:29:59Z', '2026-11-20T18:30:00Z']);
});

test('a year of nights keeps seven days, five weeks and twelve months', () => {
  const nights = Array.from({ length: 365 }, (_, n) =>
    at(new Date(Date.UTC(2025, 10, 21 + n, 20)).toISOString()),
  );
  const days = kept(nights).map((name) => name.slice(0, 10));
  // In UTC these nights still belong to the day before: 20:00 there is half past one in Mumbai.
  expect(days.slice(-7)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ]);
  expect(days.slice(0, -7)).toEqual([
    '2025-12-30',
    '2026-01-30',
    '2026-02-27',
    '2026-03-30',
    '2026-04-29',
    '2026-05-30',
    '2026-06-29',
    '2026-07-30',
    '2026-08-30',
    '2026-09-29',
    '2026-10-24',
    '2026-10-30',
    '2026-10-31',
    '2026-11-07',
  ]);
});

test('nights that were missed cost no older backup', () => {
  const few = ['2026-01-05', '2026-03-09', '2026-11-02', '2026-11-20'].map((day) =>
    at(`${day}T06:00:00Z`),
  );
  expect(backupsToDrop(few)).toEqual([]);
});
