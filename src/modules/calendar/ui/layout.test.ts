import { expect, test } from 'vitest';
import { agendaOf, barsOf, daysOf, stepped, weeksAround } from './layout.ts';

test('a month stands in whole weeks from Sunday on, however it falls', () => {
  const may = daysOf('month', '2026-05-12');
  expect([may[0], may.at(-1), may.length]).toEqual(['2026-04-26', '2026-06-06', 42]);
  // A February that begins on a Sunday and ends on a Saturday is four weeks alone.
  const february = daysOf('month', '2026-02-28');
  expect([february[0], february.at(-1), february.length]).toEqual(['2026-02-01', '2026-02-28', 28]);
  expect(daysOf('week', '2026-05-12')).toEqual([
    '2026-05-10',
    '2026-05-11',
    '2026-05-12',
    '2026-05-13',
    '2026-05-14',
    '2026-05-15',
    '2026-05-16',
  ]);
});

test('a step from the end of a long month loses no short one', () => {
  expect(stepped('month', '2026-01-31', 1)).toBe('2026-02-01');
  expect(stepped('month', '2026-03-31', -1)).toBe('2026-02-01');
  expect(stepped('week', '2026-12-29', 1)).toBe('2027-01-05');
});

test('the agenda has this week to its last day, then what is later, then what is behind with the newest first', () => {
  const entry = (dueOn: string, state: 'running' | 'held' | 'met' | 'missed') => ({ dueOn, state });
  const entries = [
    entry('2026-05-17', 'running'),
    entry('2026-05-16', 'running'),
    entry('2026-05-12', 'held'),
    entry('2026-05-04', 'missed'),
    entry('2026-05-11', 'met'),
  ];
  const { week, later, behind } = agendaOf(entries, '2026-05-12');
  expect(week.map(({ dueOn }) => dueOn)).toEqual(['2026-05-12', '2026-05-16']);
  expect(later.map(({ dueOn }) => dueOn)).toEqual(['2026-05-17']);
  expect(behind.map(({ dueOn }) => dueOn)).toEqual(['2026-05-11', '2026-05-04']);
});

test('a phone has three weeks: the one before, this one and the next', () => {
  const days = weeksAround('2026-05-12');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-05-03', '2026-05-23', 21]);
  expect(weeksAround('2026-05-10')[0]).toBe('2026-05-03');
});

test('a long limit is a bar up to today, to the day of its end, or to the day on which it was done', () => {
  const limit = (state: 'running' | 'met' | 'missed', dueOn: string, doneOn: string | null) => ({
    ...{ state, startedOn: '2026-05-01', dueOn, doneOn },
  });
  const bars = barsOf(
    [
      limit('met', '2026-05-31', '2026-05-16'),
      limit('missed', '2026-05-21', null),
      limit('running', '2026-08-09', null),
      limit('running', '2026-05-15', null),
    ],
    '2026-05-26',
  );
  expect(bars.map(({ entry, share }) => [entry.state, share])).toEqual([
    ['running', 25],
    ['missed', 100],
    ['met', 50],
  ]);
});
