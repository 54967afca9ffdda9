import { describe, expect, test } from 'vitest';
import { isAway, LEAVES_MOST, leaveProblem } from './leave.ts';

const TODAY = '2026-11-23';
const leave = (fromOn: string, untilOn: string) => ({ fromOn, untilOn });

describe('leave that is entered ahead', () => {
  test('its first and its last day are away, the days beside them are not', () => {
    const leaves = [leave('2026-12-01', '2026-12-03')];
    const days = ['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'];
    expect(days.map((day) => isAway(leaves, day))).toEqual([false, true, true, false]);
  });

  test.each([
    ['one day, today', leave(TODAY, TODAY), [], null],
    ['one that began and goes on', leave('2026-11-01', TODAY), [], null],
    ['a day that is none', leave('2026-11-31', '2026-12-01'), [], 'leave_day_invalid'],
    ['an end that is no day', leave(TODAY, 'soon'), [], 'leave_day_invalid'],
    ['an end before its beginning', leave('2026-12-02', '2026-12-01'), [], 'leave_ends_before'],
    ['one that was over yesterday', leave('2026-11-20', '2026-11-22'), [], 'leave_over'],
    ['366 days', leave('2027-01-01', '2028-01-01'), [], null],
    ['367 days', leave('2027-01-01', '2028-01-02'), [], 'leave_too_long'],
    [
      'one that begins on the last day of another',
      leave('2026-12-03', '2026-12-09'),
      [leave('2026-12-01', '2026-12-03')],
      'leave_overlaps',
    ],
    [
      'one that begins the day after another',
      leave('2026-12-04', '2026-12-09'),
      [leave('2026-12-01', '2026-12-03')],
      null,
    ],
  ])('%s', (_, one, others, code) => {
    expect(leaveProblem(one, TODAY, others)?.code ?? null).toBe(code);
  });

  test('no more than a dozen stand ahead', () => {
    const others = Array.from({ length: LEAVES_MOST }, (_, at) =>
      leave(`${2030 + at}-01-01`, `${2030 + at}-01-02`),
    );
    const [one] = [leave('2029-01-01', '2029-01-02')];
    expect(leaveProblem(one, TODAY, others)?.code).toBe('leaves_too_many');
    expect(leaveProblem(one, TODAY, others.slice(1))).toBeNull();
  });
});
