import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/days.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import { fc } from '../../../../tests/properties.ts';
import { inst2026 } from './packs/inst-2026.ts';
import { ifServedOn, whatIf } from './what-if.ts';
import { type ClockProcess, type ClockTrack, type Frame, PROCESSES, TRACKS } from './words.ts';

const holidays: HolidayTable = {
  weeklyRest: ['saturday', 'sunday'],
  years: [
    { year: 2026, confirmed: true, source: '', days: [{ on: '2026-12-25', name: 'Christmas' }] },
  ],
};
const frameOf = (process: ClockProcess, track: ClockTrack): Omit<Frame, 'meanings'> => ({
  pack: inst2026,
  process,
  track,
  holidays,
});
const dates = (process: ClockProcess, track: ClockTrack) =>
  Object.fromEntries(
    whatIf(frameOf(process, track), ifServedOn(process, '2026-12-01')).map(({ limit }) => [
      limit.row,
      limit.dueOn,
    ]),
  );

test('if a request is served on a Tuesday, an online arbitration is over at the latest on these days', () => {
  expect(dates('arbitration', 'online')).toMatchObject({
    answer: '2026-12-16',
    appointment_by_agreement: '2026-12-31',
    list_reply: '2026-12-28',
    acceptance: '2026-12-31',
    objection_before_appointment: '2027-01-07',
    pleadings: '2027-07-07',
    award_target: '2027-03-10',
    award: '2028-02-09',
    setting_aside: '2027-06-10',
    setting_aside_at_the_latest: '2027-07-10',
  });
});

test('a fast track ends by s. 29B, and an ordinary one has a statement of claim of its own', () => {
  expect(dates('arbitration', 'expedited')).toMatchObject({ award_fast_track: '2027-06-28' });
  expect(dates('arbitration', 'expedited')).not.toHaveProperty('award');
  expect(dates('arbitration', 'expedited')).not.toHaveProperty('statement_of_claim');
  expect(dates('arbitration', 'ordinary')).toMatchObject({
    statement_of_claim: '2027-03-23',
    statement_of_defence: '2027-04-22',
  });
});

test('from an invitation follow the dates of a conciliation or a mediation', () => {
  expect(dates('conciliation', 'online')).toMatchObject({ conciliation_invitation: '2026-12-31' });
  expect(dates('mediation', 'online')).toMatchObject({
    mediation_consent: '2026-12-31',
    mediator_appointment: '2027-01-07',
    mediation: '2027-05-07',
  });
});

test('what follows from the service alone is told apart from what also assumes that everybody takes her time', () => {
  const all = whatIf(frameOf('arbitration', 'online'), ifServedOn('arbitration', '2026-12-01'));
  expect(all.filter(({ given }) => given).map(({ limit }) => limit.row)).toEqual([
    'answer',
    'appointment_by_agreement',
  ]);
  expect(all.length).toBeGreaterThan(15);
});

test('from a filing, the path begins with registration and scrutiny', () => {
  const filed = [{ ...ifServedOn('mediation', '2026-12-01')[0], type: 'submitted' }] as ReturnType<
    typeof ifServedOn
  >;
  const found = Object.fromEntries(
    whatIf(frameOf('arbitration', 'online'), filed).map(({ limit }) => [limit.row, limit.dueOn]),
  );
  expect(found).toMatchObject({
    registration_payment: '2026-12-08',
    scrutiny: '2026-12-10',
    service_window: '2026-12-17',
    answer: '2027-01-01',
  });
});

test('nothing assumed, nothing foreseen', () => {
  expect(whatIf(frameOf('arbitration', 'online'), [])).toEqual([]);
});

describe('of any day', () => {
  test('a later service brings no date nearer, and every date has its citation', () => {
    const aDay = fc.nat(3000).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(
        fc.constantFrom(...PROCESSES),
        fc.constantFrom(...TRACKS),
        aDay,
        (process, track, day) => {
          const found = (on: string) => whatIf(frameOf(process, track), ifServedOn(process, on));
          const later = new Map(found(addDays(day, 1)).map(({ limit }) => [limit.id, limit.dueOn]));
          for (const { limit } of found(day)) {
            expect((later.get(limit.id) ?? '') >= limit.dueOn).toBe(true);
            expect(limit.dueOn > limit.startedOn).toBe(true);
            expect(limit.citation).not.toBe('');
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
