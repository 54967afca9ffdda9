import { expect, test } from 'vitest';
import {
  holidaysBetween,
  isConfirmedFor,
  isHoliday,
  nextWorkingDay,
  weekdayOf,
} from './calendar.ts';
import type { HolidayTable } from './values.ts';

const table: HolidayTable = {
  weeklyRest: ['saturday', 'sunday'],
  years: [
    {
      year: 2026,
      confirmed: true,
      source: 'GAD notification',
      days: [
        { on: '2026-12-25', name: 'Christmas' },
        { on: '2026-11-24', name: 'Guru Nanak Jayanti' },
      ],
    },
    {
      year: 2027,
      confirmed: false,
      source: '',
      days: [{ on: '2027-01-26', name: 'Republic Day' }],
    },
  ],
};

test('a named day is a holiday, and so is a day of rest', () => {
  expect(weekdayOf('2026-11-20')).toBe('friday');
  expect(isHoliday(table, '2026-11-24')).toBe(true);
  expect(isHoliday(table, '2026-11-21')).toBe(true);
  expect(isHoliday(table, '2026-11-22')).toBe(true);
  expect(isHoliday(table, '2026-11-23')).toBe(false);
});

test('the holidays between two days are named in order, both ends counted', () => {
  expect(holidaysBetween(table, '2026-11-24', '2027-01-26').map(({ on }) => on)).toEqual([
    '2026-11-24',
    '2026-12-25',
    '2027-01-26',
  ]);
  expect(holidaysBetween(table, '2026-11-25', '2026-12-24')).toEqual([]);
});

test('what ends on a holiday ends on the next working day, over a weekend too', () => {
  expect(nextWorkingDay(table, '2026-11-23')).toBe('2026-11-23');
  expect(nextWorkingDay(table, '2026-11-24')).toBe('2026-11-25');
  expect(nextWorkingDay(table, '2026-12-25')).toBe('2026-12-28');
});

test('a table without any working day is refused, not searched for ever', () => {
  expect(() =>
    nextWorkingDay(
      {
        weeklyRest: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        years: [],
      },
      '2026-01-01',
    ),
  ).toThrow();
});

test('a span is confirmed when every year of it is', () => {
  expect(isConfirmedFor(table, '2026-01-01', '2026-12-31')).toBe(true);
  expect(isConfirmedFor(table, '2026-12-01', '2027-01-05')).toBe(false);
  expect(isConfirmedFor(table, '2028-01-01', '2028-01-02')).toBe(false);
});
