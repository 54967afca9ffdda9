import { expect, test } from 'vitest';
import { daysBetween } from '#kernel/days.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import { dueOn, endOf, hoursAfter, joined, namedDay } from './reckoning.ts';

const holidays: HolidayTable = {
  weeklyRest: ['saturday', 'sunday'],
  years: [
    {
      year: 2026,
      confirmed: true,
      source: 'GAD notification',
      days: [{ on: '2026-12-25', name: 'Christmas' }],
    },
  ],
};
const rolling = { holidays, rolls: true };
const strict = { holidays, rolls: false };

test('the first day is not counted (General Clauses Act 1897 s. 9)', () => {
  expect(dueOn({ days: 15 }, '2026-12-01', rolling)).toBe('2026-12-16');
  expect(dueOn({ days: 1 }, '2026-12-01', rolling)).toBe('2026-12-02');
});

test('a last day on a holiday becomes the next working day (s. 10), over Christmas and the weekend after it', () => {
  expect(dueOn({ days: 7 }, '2026-12-18', rolling)).toBe('2026-12-28');
  expect(dueOn({ days: 7 }, '2026-12-18', strict)).toBe('2026-12-25');
  expect(dueOn({ days: 7 }, '2026-12-16', rolling)).toBe('2026-12-23');
});

test('a holiday within the time changes nothing', () => {
  expect(dueOn({ days: 15 }, '2026-12-16', rolling)).toBe('2026-12-31');
});

test('working days are counted, and others are not', () => {
  expect(dueOn({ workingDays: 2 }, '2026-12-24', rolling)).toBe('2026-12-29');
  expect(dueOn({ workingDays: 1 }, '2026-12-04', rolling)).toBe('2026-12-07');
});

test('a month is a month of the calendar (s. 3(35)), and 31 January and one month is the last of February', () => {
  expect(dueOn({ months: 1 }, '2027-01-31', strict)).toBe('2027-02-28');
  expect(dueOn({ months: 1 }, '2028-01-31', strict)).toBe('2028-02-29');
  expect(dueOn({ months: 3 }, '2026-11-30', strict)).toBe('2027-02-28');
  expect(dueOn({ months: 12 }, '2028-02-29', strict)).toBe('2029-02-28');
  // State of Himachal Pradesh v Himachal Techno Engineers (2010): received on 12 November, three months end on 12 February.
  expect(dueOn({ months: 3 }, '2007-11-12', strict)).toBe('2008-02-12');
});

test('three months and then 30 days are counted one after the other', () => {
  expect(dueOn({ months: 3, days: 30 }, '2007-11-12', strict)).toBe('2008-03-13');
});

test('a day of which the proceedings stood still even in part is not counted', () => {
  // Stayed on the 5th, resumed on the 8th: four days later than the 16th.
  expect(
    dueOn({ days: 15 }, '2026-12-01', {
      ...strict,
      pauses: [{ from: '2026-12-05', to: '2026-12-08' }],
    }),
  ).toBe('2026-12-20');
  expect(
    dueOn({ days: 15 }, '2026-12-01', {
      ...strict,
      pauses: [{ from: '2026-12-16', to: '2026-12-16' }],
    }),
  ).toBe('2026-12-17');
  expect(
    dueOn({ days: 15 }, '2026-12-01', {
      ...strict,
      pauses: [{ from: '2026-12-17', to: '2026-12-30' }],
    }),
  ).toBe('2026-12-16');
  expect(
    dueOn({ days: 15 }, '2026-12-01', {
      ...strict,
      pauses: [{ from: '2026-11-20', to: '2026-12-01' }],
    }),
  ).toBe('2026-12-16');
});

test('a pause that another brings into reach counts too', () => {
  const pauses = [
    { from: '2026-12-10', to: '2026-12-12' },
    { from: '2026-12-18', to: '2026-12-18' },
  ];
  expect(dueOn({ days: 15 }, '2026-12-01', { ...strict, pauses })).toBe('2026-12-20');
});

test('what would roll into a pause waits for its end', () => {
  expect(
    dueOn({ days: 4 }, '2026-12-01', {
      ...rolling,
      pauses: [{ from: '2026-12-06', to: '2026-12-08' }],
    }),
  ).toBe('2026-12-09');
});

test('stays that overlap or touch are one', () => {
  const touching = [
    { from: '2026-12-09', to: '2026-12-10' },
    { from: '2026-12-01', to: '2026-12-08' },
    { from: '2026-12-02', to: '2026-12-03' },
    { from: '2026-12-20', to: '2026-12-20' },
  ];
  expect(joined(touching)).toEqual([
    { from: '2026-12-01', to: '2026-12-10' },
    { from: '2026-12-20', to: '2026-12-20' },
  ]);
});

test('a last day that somebody named rolls, and a later stay puts it off', () => {
  expect(namedDay('2026-12-25', '2026-12-10', rolling)).toBe('2026-12-28');
  expect(
    namedDay('2026-12-15', '2026-12-10', {
      ...rolling,
      pauses: [{ from: '2026-12-12', to: '2026-12-13' }],
    }),
  ).toBe('2026-12-17');
});

test('a day lasts until midnight in Mumbai', () => {
  expect(endOf('2026-12-16').toISOString()).toBe('2026-12-16T18:30:00.000Z');
});

test('72 hours are counted from the moment and roll over nothing', () => {
  expect(hoursAfter(new Date('2026-12-23T20:00:00Z'), 72)).toEqual({
    dueOn: '2026-12-27',
    overAt: new Date('2026-12-26T20:00:00Z'),
  });
});

test('a table without working days is refused, not searched for ever', () => {
  const none: HolidayTable = {
    weeklyRest: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    years: [],
  };
  expect(() => dueOn({ days: 1 }, '2026-12-01', { holidays: none, rolls: true })).toThrow();
  expect(() => dueOn({ workingDays: 1 }, '2026-12-01', { holidays: none, rolls: true })).toThrow();
});

test('days between two days are counted over a leap day and backwards', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-12-02', '2026-12-01')).toBe(-1);
});
