import { describe, expect, test } from 'vitest';
import { meanings } from '../../../../tests/meanings.ts';
import { extensionOf } from './extending.ts';
import { inst2026 } from './packs/inst-2026.ts';
import type { ClockEvent, Frame } from './words.ts';

const frame: Frame = {
  pack: inst2026,
  meanings,
  process: 'arbitration',
  track: 'online',
  holidays: { weeklyRest: ['saturday', 'sunday'], years: [] },
  parties: [
    { id: 'ada', side: 'claimant' },
    { id: 'ben', side: 'respondent' },
  ],
};
const now = new Date('2026-12-07T06:30:00Z');
const event = (type: string, on: string, details: ClockEvent['details'] = {}): ClockEvent => ({
  type,
  on,
  at: new Date(`${on}T06:30:00Z`),
  partyId: 'ben',
  details,
});
/** Served on Tuesday 1 December: fifteen days end on Wednesday the 16th, and seven more on Wednesday the 23rd (6.2, 6.5). */
const served = event('served', '2026-12-01');
const asked = (details: ClockEvent['details'], events = [served], partyId = 'ben') =>
  extensionOf(frame, events, { row: 'answer', partyId, details, now });

// Law and lifecycle 6.5: an officer, of seven days at most, once.
describe('more time to answer', () => {
  test.each([
    ['of a day', { days: 1 }, '2026-12-17', false],
    ['of seven', { days: 7 }, '2026-12-23', false],
    ['of eight is more than an officer has', { days: 8 }, '2026-12-23', true],
    ['of three days that end on a Saturday ends on the Monday', { days: 3 }, '2026-12-21', false],
    ['until the last day there is', { until: '2026-12-23' }, '2026-12-23', false],
    ['until the day after', { until: '2026-12-24' }, '2026-12-23', true],
    ['of two working days', { workingDays: 2 }, '2026-12-18', false],
    ['of a month', { months: 1 }, '2026-12-23', true],
    ['of nothing gives nothing', { days: 0 }, '2026-12-16', false],
    ['until a day before the end gives nothing', { until: '2026-12-10' }, '2026-12-16', false],
    ['of half a day gives nothing', { days: 0.5 }, '2026-12-16', false],
    ['of a word gives nothing', { days: 'seven' }, '2026-12-16', false],
  ])('%s', (_, details, dueOn, isBeyond) => {
    expect(asked(details)).toEqual({
      unextendedOn: '2026-12-16',
      dueOn,
      most: '2026-12-23',
      isBeyond,
    });
  });

  test('is an officer’s and of the answer, whatever the request says of itself', () => {
    expect(asked({ days: 30, by: 'court', limit: 'scrutiny' })).toMatchObject({
      dueOn: '2026-12-23',
      isBeyond: true,
    });
  });

  test('is given a single time', () => {
    const before = event('time_extended', '2026-12-04', {
      limit: 'answer',
      by: 'officer',
      days: 2,
    });
    expect(asked({ days: 1 }, [served, before])).toMatchObject({
      unextendedOn: '2026-12-18',
      dueOn: '2026-12-18',
      isBeyond: true,
    });
  });

  test('is none for whom no such time runs', () => {
    expect(asked({ days: 1 }, [])).toBeNull();
    expect(asked({ days: 1 }, [served], 'bob')).toBeNull();
    expect(
      extensionOf(frame, [served], { row: 'no_such_limit', partyId: 'ben', details: {}, now }),
    ).toBeNull();
  });

  test('changes nothing of what happened', () => {
    const events = [served];
    asked({ days: 7 }, events);
    expect(events).toEqual([served]);
  });
});
