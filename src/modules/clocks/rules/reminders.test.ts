import { expect, test } from 'vitest';
import type { Day } from '#kernel/days.ts';
import { meanings } from '../../../../tests/meanings.ts';
import { limitsOf } from './limits.ts';
import { inst2026 } from './packs/inst-2026.ts';
import { endOf } from './reckoning.ts';
import { overdue, reminderDays, remindersDue } from './reminders.ts';
import type { ClockEvent, Frame } from './words.ts';

const frame: Frame = {
  pack: inst2026,
  meanings,
  process: 'arbitration',
  track: 'online',
  holidays: { weeklyRest: ['sunday'], years: [] },
};
const on = (day: Day, type: string, details: ClockEvent['details'] = {}): ClockEvent => ({
  type,
  on: day,
  at: new Date(`${day}T06:30:00Z`),
  partyId: type === 'notice_dispatched' ? null : 'ben',
  details,
});
const events = [on('2026-12-01', 'notice_dispatched'), on('2026-12-01', 'served')];
const noon = (day: Day) => new Date(`${day}T06:30:00Z`);
const none = new Set<string>();

function told(day: Day, sent: ReadonlySet<string> = none, all: readonly ClockEvent[] = events) {
  return remindersDue(limitsOf(frame, all, noon(day)), noon(day), sent).filter(
    ({ limit }) => limit.row === 'answer',
  );
}

test('a party is reminded seven, three and one days before the last', () => {
  expect(told('2026-12-08')).toEqual([]);
  expect(told('2026-12-09')).toMatchObject([
    { key: 'answer:ben@2026-12-16/7', who: 'party', daysLeft: 7 },
  ]);
  expect(told('2026-12-13')).toMatchObject([{ key: 'answer:ben@2026-12-16/3', daysLeft: 3 }]);
  expect(told('2026-12-15')).toMatchObject([{ key: 'answer:ben@2026-12-16/1', daysLeft: 1 }]);
});

test('nobody is reminded twice of the same', () => {
  expect(told('2026-12-10', new Set(['answer:ben@2026-12-16/7']))).toEqual([]);
  expect(told('2026-12-13', new Set(['answer:ben@2026-12-16/7']))).toMatchObject([
    { key: 'answer:ben@2026-12-16/3' },
  ]);
});

test('after a job stood still, one letter comes and not three', () => {
  expect(told('2026-12-15')).toHaveLength(1);
  expect(told('2026-12-16')).toMatchObject([{ key: 'answer:ben@2026-12-16/1', daysLeft: 0 }]);
});

test('more time moves the reminders with the end', () => {
  const longer = [...events, on('2026-12-10', 'time_extended', { days: 7 })];
  expect(told('2026-12-15', new Set(['answer:ben@2026-12-16/7']), longer)).toEqual([]);
  expect(told('2026-12-16', none, longer)).toMatchObject([{ key: 'answer:ben@2026-12-23/7' }]);
});

test('whoever answered, or stands still, or is over is not reminded', () => {
  expect(told('2026-12-15', none, [...events, on('2026-12-12', 'answered')])).toEqual([]);
  expect(told('2026-12-15', none, [...events, on('2026-12-12', 'stayed')])).toEqual([]);
  expect(told('2026-12-17')).toEqual([]);
});

test('no reminder comes on the day on which a limit begins', () => {
  expect(
    reminderDays({ startedOn: '2026-12-01', dueOn: '2026-12-08', reminders: [7, 3, 1] }),
  ).toEqual([3, 1]);
  expect(reminderDays({ startedOn: '2026-12-01', dueOn: '2026-12-02', reminders: [3, 1] })).toEqual(
    [],
  );
});

test('what is over is told once to whoever looks after it, from the first moment', () => {
  const at = (moment: Date, sent: ReadonlySet<string> = none) =>
    overdue(limitsOf(frame, events, moment), moment, sent).filter(
      ({ limit }) => limit.row === 'answer',
    );
  const over = endOf('2026-12-16');
  expect(at(new Date(over.getTime() - 1))).toEqual([]);
  expect(at(over)).toMatchObject([
    {
      key: 'answer:ben@2026-12-16/over',
      who: 'officer',
      daysLeft: -1,
      limit: { ifMissed: 'answer_time_over' },
    },
  ]);
  expect(at(over, new Set(['answer:ben@2026-12-16/over']))).toEqual([]);
});

test('what was done late is no longer waited for', () => {
  const late = [...events, on('2026-12-18', 'answered')];
  expect(
    overdue(limitsOf(frame, late, noon('2026-12-20')), noon('2026-12-20'), none).some(
      ({ limit }) => limit.row === 'answer',
    ),
  ).toBe(false);
});
