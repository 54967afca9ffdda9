import { expect, test } from 'vitest';
import { addDays, type Day } from '#kernel/days.ts';
import { meanings } from '../../../../tests/meanings.ts';
import { fc } from '../../../../tests/properties.ts';
import { isOver, limitsOf } from './limits.ts';
import { inst2026 } from './packs/inst-2026.ts';
import { endOf } from './reckoning.ts';
import { remindersDue } from './reminders.ts';
import type { ClockEvent, Frame } from './words.ts';

// The institution's rule with ACA s. 18: whoever asks for more time in time does not lose her answer to our silence.
const holidays = { weeklyRest: ['saturday', 'sunday'] as const, years: [] };
const parties = [
  { id: 'ada', side: 'claimant' },
  { id: 'ben', side: 'respondent' },
  { id: 'cas', side: 'respondent' },
] as const;
const frame: Frame = {
  pack: inst2026,
  meanings,
  process: 'arbitration',
  track: 'online',
  parties,
  holidays: { ...holidays, weeklyRest: [...holidays.weeklyRest] },
};
const at = (
  moment: Date,
  type: string,
  partyId: string | null = 'ben',
  details: ClockEvent['details'] = {},
): ClockEvent => ({
  type,
  at: moment,
  partyId,
  details,
  on: new Date(moment.getTime() + 330 * 60_000).toISOString().slice(0, 10),
});
const on = (
  day: Day,
  type: string,
  partyId: string | null = 'ben',
  details: ClockEvent['details'] = {},
) => at(new Date(`${day}T06:30:00Z`), type, partyId, details);

const served = on('2026-12-01', 'served');
const DUE = '2026-12-16';
const lastSecond = new Date(endOf(DUE).getTime() - 1000);
const firstLate = endOf(DUE);
const answerOf = (events: readonly ClockEvent[], now: Date, partyId = 'ben') =>
  limitsOf(frame, [served, ...events], now).find(
    ({ row, partyId: of }) => row === 'answer' && of === partyId,
  );
const isAnswerOver = (events: readonly ClockEvent[], now: Date) =>
  isOver(limitsOf(frame, [served, ...events], now), 'answer', 'ben');
const weeksLater = new Date('2027-01-20T06:30:00Z');

test('asked one second before the end and not decided, the time does not run out, however long the office is silent', () => {
  const asked = at(lastSecond, 'extension_asked');
  expect(answerOf([], firstLate)).toMatchObject({ dueOn: DUE, state: 'missed', heldSince: null });
  expect(answerOf([asked], firstLate)).toMatchObject({ state: 'running', heldSince: DUE });
  expect(isAnswerOver([asked], weeksLater)).toBe(false);
});

test('asked in the first second after the end, it holds nothing back', () => {
  const asked = at(firstLate, 'extension_asked');
  expect(answerOf([asked], firstLate)).toMatchObject({
    dueOn: DUE,
    state: 'missed',
    heldSince: null,
  });
  expect(isAnswerOver([asked], weeksLater)).toBe(true);
});

test('declined after the end, the whole of the next working day is still hers, and not a second more', () => {
  const events = [at(lastSecond, 'extension_asked'), on('2027-01-15', 'extension_declined')]; // a Friday
  const over = endOf('2027-01-18').getTime();
  expect(answerOf(events, new Date(over - 1))).toMatchObject({
    dueOn: '2027-01-18',
    state: 'running',
    heldSince: null,
  });
  expect(isAnswerOver(events, new Date(over))).toBe(true);
});

test('declined at once, what was left of her time is left', () => {
  const events = [on('2026-12-03', 'extension_asked'), on('2026-12-03', 'extension_declined')];
  expect(answerOf(events, new Date('2026-12-04T06:30:00Z'))).toMatchObject({
    dueOn: DUE,
    state: 'running',
  });
});

test('given after the end, the days are counted from the day on which they are given, seven at most', () => {
  const given = (days: number) =>
    on('2027-01-13', 'time_extended', 'ben', { limit: 'answer', days, by: 'officer' });
  const asked = at(lastSecond, 'extension_asked');
  expect(answerOf([asked, given(7)], weeksLater)).toMatchObject({
    dueOn: '2027-01-20',
    state: 'running',
    heldSince: null,
  });
  expect(answerOf([asked, given(30)], weeksLater)?.dueOn).toBe('2027-01-20');
  expect(answerOf([asked, given(7)], endOf('2027-01-20'))?.state).toBe('missed');
});

test('an answer that comes while her request waits is in time, and stays so', () => {
  const events = [at(lastSecond, 'extension_asked'), on('2026-12-30', 'answered')];
  expect(answerOf(events, weeksLater)).toMatchObject({
    state: 'met',
    stoppedOn: '2026-12-30',
    heldSince: null,
  });
  expect(answerOf([...events, on('2027-01-04', 'extension_declined')], weeksLater)?.state).toBe(
    'met',
  );
});

test('one respondent’s request holds her own time alone', () => {
  const events = [on('2026-12-01', 'served', 'cas'), at(lastSecond, 'extension_asked')];
  expect(answerOf(events, weeksLater, 'cas')?.state).toBe('missed');
  expect(isOver(limitsOf(frame, [served, ...events], weeksLater), 'answer')).toBe(false);
});

test('a second request after the end of what was given holds nothing; one before it does', () => {
  const first = [
    on('2026-12-10', 'extension_asked'),
    on('2026-12-11', 'time_extended', 'ben', { limit: 'answer', days: 2, by: 'officer' }),
  ];
  expect(answerOf([...first, on('2026-12-18', 'extension_asked')], weeksLater)?.state).toBe(
    'running',
  );
  expect(answerOf([...first, on('2026-12-21', 'extension_asked')], weeksLater)?.state).toBe(
    'missed',
  );
});

test('nobody is reminded of an end that is held open', () => {
  const asked = at(lastSecond, 'extension_asked');
  const reminded = (events: readonly ClockEvent[]) =>
    remindersDue(limitsOf(frame, [served, ...events], lastSecond), lastSecond, new Set()).filter(
      ({ limit }) => limit.row === 'answer',
    );
  expect(reminded([])).toHaveLength(1);
  expect(reminded([asked])).toEqual([]);
});

test('whenever she asks in time: the time is never over before the office has spoken and a day has passed', () => {
  const days = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(
      days,
      days,
      fc.constantFrom('time_extended', 'extension_declined', null),
      days,
      (askedAfter, wait, decision, look) => {
        const asked = on(addDays('2026-12-01', askedAfter), 'extension_asked');
        const decidedOn = addDays(asked.on, wait);
        const decided =
          decision === null
            ? []
            : [on(decidedOn, decision, 'ben', { limit: 'answer', days: 1, by: 'officer' })];
        const today = addDays(decidedOn, look);
        const isOverNow = isAnswerOver([asked, ...decided], new Date(`${today}T06:30:00Z`));
        if (asked.on > DUE) {
          expect(isOverNow || decision === 'time_extended').toBe(true); // too late to hold anything
          return;
        }
        if (decision === null || today <= addDays(decidedOn, 1)) expect(isOverNow).toBe(false);
        if (decision !== null && today > addDays(laterOf(DUE, decidedOn), 8))
          expect(isOverNow).toBe(true);
      },
    ),
  );
});

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}
