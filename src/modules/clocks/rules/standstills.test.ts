import { describe, expect, test } from 'vitest';
import type { Day } from '#kernel/days.ts';
import { meanings } from '../../../../tests/meanings.ts';
import { limitsOf } from './limits.ts';
import { inst2026 } from './packs/inst-2026.ts';
import type { ClockEvent, Frame } from './words.ts';

// Law and lifecycle 6.3: talks about a settlement stop no clock, unless all sign a standstill; what the law sets it never stops.
const frame: Frame = {
  ...{ pack: inst2026, meanings, process: 'arbitration', track: 'online' },
  parties: [
    { id: 'ada', side: 'claimant' },
    { id: 'ben', side: 'respondent' },
  ],
  holidays: { weeklyRest: [], years: [] },
};
const on = (
  day: Day,
  type: string,
  details: ClockEvent['details'] = {},
  partyId: string | null = null,
): ClockEvent => ({ type, on: day, at: new Date(`${day}T06:30:00Z`), partyId, details });
const served = on('2026-12-01', 'served', {}, 'ben');
const until = (day: Day) => ({ standstill: 's', until: day });
const begun = (day: Day, to: Day) => on(day, 'standstill_begun', until(to));
const ended = (day: Day) => on(day, 'standstill_ended', { standstill: 's' }, 'ada');

const limit = (row: string, events: readonly ClockEvent[], now: string) =>
  limitsOf(frame, events, new Date(now)).find((one) => one.row === row);
const answer = (now: string, ...events: ClockEvent[]) => {
  const found = limit('answer', [served, ...events], now);
  return found && [found.state, found.dueOn, found.explained.pausedDays];
};

describe('a limit of the institution', () => {
  test('is held from the last signature on, and told as if that were over today', () => {
    const held = begun('2026-12-10', '2026-12-20');
    expect(answer('2026-12-09T06:30:00Z')).toEqual(['running', '2026-12-16', 0]);
    expect(answer('2026-12-10T07:00:00Z', held)).toEqual(['paused', '2026-12-17', 1]);
    expect(answer('2026-12-15T07:00:00Z', held)).toEqual(['paused', '2026-12-22', 6]);
  });

  test('goes on with what was left after the last second of the last day in India', () => {
    const held = begun('2026-12-10', '2026-12-20');
    expect(answer('2026-12-20T18:29:59Z', held)).toEqual(['paused', '2026-12-27', 11]);
    expect(answer('2026-12-20T18:30:00Z', held)).toEqual(['running', '2026-12-27', 11]);
    expect(answer('2026-12-27T18:29:59Z', held)?.[0]).toBe('running');
    expect(answer('2026-12-27T18:30:00Z', held)?.[0]).toBe('missed');
  });

  test('goes on the day after a side ended it, and a word after its last day ends nothing more', () => {
    const held = begun('2026-12-10', '2026-12-20');
    expect(answer('2026-12-12T08:00:00Z', held, ended('2026-12-12'))).toEqual([
      ...['running', '2026-12-19', 3],
    ]);
    expect(answer('2026-12-24T08:00:00Z', held, ended('2026-12-24'))).toEqual([
      ...['running', '2026-12-27', 11],
    ]);
  });

  test('that ran out before is not brought back', () => {
    expect(answer('2026-12-18T08:00:00Z', begun('2026-12-17', '2026-12-30'))).toEqual([
      ...['missed', '2026-12-16', 0],
    ]);
  });

  test('is held once where a court’s stay falls into it', () => {
    const both = [begun('2026-12-08', '2026-12-14'), on('2026-12-10', 'stayed')];
    expect(answer('2026-12-20T08:00:00Z', ...both, on('2026-12-16', 'resumed'))).toEqual([
      ...['running', '2026-12-25', 9],
    ]);
  });

  test('keeps the days that were held when a service is taken back, and is held no more from then on', () => {
    const back = on('2026-12-12', 'service_reversed', {}, 'cas');
    expect(answer('2026-12-16T08:00:00Z', begun('2026-12-10', '2026-12-20'), back)).toEqual([
      ...['running', '2026-12-19', 3],
    ]);
  });

  test('is held by nothing that names no day, or one that has passed', () => {
    for (const details of [{}, until('soon'), until('2026-12-09')])
      expect(answer('2026-12-11T08:00:00Z', on('2026-12-10', 'standstill_begun', details))).toEqual(
        ['running', '2026-12-16', 0],
      );
  });
});

test('what the law sets runs on: pleadings (s. 23(4)), the award (s. 29A), and the fast track (s. 29B)', () => {
  const appointed = on('2026-12-01', 'arbitrator_appointed', { seat: 'sole' });
  const of = (events: readonly ClockEvent[], at: Frame) =>
    limitsOf(at, events, new Date('2026-12-15T08:00:00Z'))
      .filter(({ kind }) => kind === 'statutory')
      .map(({ id, state, dueOn }) => [id, state, dueOn]);
  for (const track of ['online', 'expedited', 'ordinary'] as const) {
    const at = { ...frame, track };
    const without = of([served, appointed], at);
    expect(without.map(([id]) => id)).toContain('pleadings');
    expect(of([served, appointed, begun('2026-12-10', '2027-01-20')], at)).toEqual(without);
  }
});
