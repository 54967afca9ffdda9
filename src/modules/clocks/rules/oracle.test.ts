import { describe, expect, test } from 'vitest';
import { type Day, daysBetween } from '#kernel/days.ts';
import type { HolidayTable, Weekday } from '#modules/institution/rules/values.ts';
import { fc } from '../../../../tests/properties.ts';
import { longest, shortest } from './pack.ts';
import { dueOn, joined, lastDayOf, type Pause } from './reckoning.ts';
import type { Length } from './words.ts';

// An oracle that shares nothing with the rule: it owns a calendar of three numbers, knows no Date, and walks day by day.
type Walk = { y: number; m: number; d: number; weekday: number };
const isLeap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
const lengthOfMonth = (y: number, m: number) =>
  m === 2 ? (isLeap(y) ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31;
const named = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function tomorrow({ y, m, d, weekday }: Walk): Walk {
  const next = (weekday + 1) % 7;
  if (d < lengthOfMonth(y, m)) return { y, m, d: d + 1, weekday: next };
  return m < 12 ? { y, m: m + 1, d: 1, weekday: next } : { y: y + 1, m: 1, d: 1, weekday: next };
}
const written = ({ y, m, d }: Walk): Day =>
  `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;

// Every day from 1 January 2024, a Monday, to the end of 2036.
const calendar: Walk[] = [];
for (let at: Walk = { y: 2024, m: 1, d: 1, weekday: 0 }; at.y < 2037; at = tomorrow(at))
  calendar.push(at);
const place = new Map(calendar.map((at, index) => [written(at), index]));

type World = { closed: Set<Day>; rest: string[]; stood: Set<Day> };
const isClosed = (at: Walk, { closed, rest }: World) =>
  closed.has(written(at)) || rest.includes(named[at.weekday] ?? '');

function oracle(
  { months = 0, days = 0, workingDays = 0 }: Length,
  from: Day,
  rolls: boolean,
  world: World,
): Day {
  const stands = (at: Walk) => world.stood.has(written(at));
  let index = place.get(from) ?? Number.NaN;
  const day = () => calendar[index] as Walk; // the calendar is longer than any limit here
  let left = 0;
  // The corresponding day of the month that is so many months later, or the last that this month has; then its distance.
  const { y, m, d } = day();
  const goal = { y: y + Math.floor((m - 1 + months) / 12), m: ((m - 1 + months) % 12) + 1 };
  const corresponding = Math.min(d, lengthOfMonth(goal.y, goal.m));
  for (
    let at = day();
    written(at) !== written({ ...goal, d: corresponding, weekday: 0 });
    at = tomorrow(at)
  )
    left += 1;
  for (left += days; left > 0; ) {
    index += 1;
    if (!stands(day())) left -= 1;
  }
  for (left = workingDays; left > 0; ) {
    index += 1;
    if (!stands(day()) && !isClosed(day(), world)) left -= 1;
  }
  while (stands(day()) || (rolls && isClosed(day(), world))) index += 1;
  return written(day());
}

const aDay = fc.integer({ min: 0, max: 366 * 6 }).map((index) => written(calendar[index] as Walk)); // six of its thirteen years
const aLength: fc.Arbitrary<Length> = fc.oneof(
  fc.record({ days: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ workingDays: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ months: fc.integer({ min: 1, max: 24 }) }),
  fc.record({ months: fc.integer({ min: 1, max: 12 }), days: fc.integer({ min: 1, max: 60 }) }),
);
const aRest = fc.subarray<Weekday>(['saturday', 'sunday', 'friday']);
const somePauses = fc
  .array(fc.record({ from: aDay, days: fc.integer({ min: 0, max: 120 }) }), { maxLength: 4 })
  .map((all) =>
    joined(
      all.map(({ from, days }) => ({
        from,
        to: written(calendar[(place.get(from) ?? 0) + days] as Walk),
      })),
    ),
  ); // within it
const someHolidays = fc.uniqueArray(aDay, { maxLength: 150 });

function tableOf(closed: readonly Day[], weeklyRest: Weekday[]): HolidayTable {
  const years = [...new Set(closed.map((on) => Number(on.slice(0, 4))))];
  return {
    weeklyRest,
    years: years.map((year) => ({
      year,
      confirmed: true,
      source: '',
      days: closed
        .filter((on) => on.startsWith(`${year}-`))
        .map((on) => ({ on, name: 'a holiday' })),
    })),
  };
}
function stoodOn(pauses: readonly Pause[]): Set<Day> {
  return new Set(
    pauses.flatMap(({ from, to }) =>
      calendar.slice(place.get(from) ?? 0, (place.get(to) ?? -1) + 1).map(written),
    ),
  );
}

describe('against an oracle that walks', () => {
  test('every limit ends on the day that walking finds', () => {
    fc.assert(
      fc.property(
        aLength,
        aDay,
        fc.boolean(),
        aRest,
        someHolidays,
        somePauses,
        (length, from, rolls, rest, closed, pauses) => {
          const found = dueOn(length, from, { holidays: tableOf(closed, rest), rolls, pauses });
          expect(found).toBe(
            oracle(length, from, rolls, { closed: new Set(closed), rest, stood: stoodOn(pauses) }),
          );
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('whoever starts later never ends earlier', () => {
    fc.assert(
      fc.property(aLength, aDay, aDay, aRest, someHolidays, (length, one, other, rest, closed) => {
        const counting = { holidays: tableOf(closed, rest), rolls: true };
        const [first, second] = one < other ? [one, other] : [other, one];
        expect(dueOn(length, first, counting) <= dueOn(length, second, counting)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('a pause, a holiday and a longer time never end anything earlier', () => {
    fc.assert(
      fc.property(
        aLength,
        aDay,
        someHolidays,
        somePauses,
        fc.integer({ min: 1, max: 30 }),
        (length, from, closed, pauses, more) => {
          const bare = { holidays: tableOf([], []), rolls: true };
          const plain = dueOn(length, from, bare);
          expect(dueOn(length, from, { ...bare, pauses }) >= plain).toBe(true);
          expect(
            dueOn(length, from, { ...bare, holidays: tableOf(closed, ['sunday']) }) >= plain,
          ).toBe(true);
          expect(dueOn({ ...length, days: (length.days ?? 0) + more }, from, bare) > plain).toBe(
            true,
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a length is never shorter or longer than what its bounds say, by which packs are judged', () => {
    fc.assert(
      fc.property(aLength, aDay, (length, from) => {
        const days = daysBetween(
          from,
          lastDayOf(length, from, { holidays: tableOf([], []), rolls: false }),
        );
        expect(days).toBeGreaterThanOrEqual(shortest(length));
        expect(days).toBeLessThanOrEqual(longest(length));
      }),
      { numRuns: 2000 },
    );
  });
});
