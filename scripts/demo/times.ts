import { addDays, weekdayNumber } from '#kernel/days.ts';
import { dayAt } from '../../src/kernel/days.ts';
import type { Chance } from './chance.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Mumbai is five and a half hours ahead of UTC, all year. */
const AHEAD = 5.5 * HOUR;

/** Days of work that are shown: twelve months. */
export const DAYS = 365;

/** When people write: a little in the night, most after work. Weights for each hour of a day in Mumbai. */
const VISITORS_HOURS = [
  2, 1, 1, 0, 0, 1, 2, 4, 6, 9, 11, 11, 9, 8, 8, 8, 9, 9, 10, 11, 12, 12, 9, 5,
];
const WEEKEND = 45;

/** The moment of a civil day and an hour in Mumbai. */
export function momentOn(day: string, hour: number, minute = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - AHEAD + hour * HOUR + minute * MINUTE);
}

/** Nobody works in the office on Sundays, nor on the second and fourth Saturday, as courts and banks in Mumbai do. */
export function isOfficeDay(day: string): boolean {
  const weekday = weekdayNumber(day);
  const week = Math.ceil(Number(day.slice(8)) / 7);
  return weekday !== 0 && !(weekday === 6 && (week === 2 || week === 4));
}

/** When a visitor wrote: on one of the days before `base`, fewer of them on weekends, more of them of late. */
export function visitorsMoment(chance: Chance, base: Date): Date {
  for (;;) {
    // The institution becomes known: the power puts six in ten of the moments into the second half of the year.
    const day = addDays(dayAt(base), -Math.floor(DAYS * (1 - chance.next() ** 0.75)));
    const weekday = weekdayNumber(day);
    if ((weekday === 0 || weekday === 6) && chance.percent(100 - WEEKEND)) continue;
    const at = new Date(
      momentOn(day, hourOf(chance), chance.whole(0, 59)).getTime() + chance.whole(0, 59_999),
    );
    if (at < base) return at;
  }
}

/** The first moment of the office, from ten to seven, that is at least `hours` after another. */
export function officeMoment(chance: Chance, after: Date, hours: number): Date {
  const wished = new Date(after.getTime() + hours * HOUR + chance.whole(1, 55) * MINUTE);
  let day = dayAt(wished);
  const hour = (wished.getTime() - momentOn(day, 0).getTime()) / HOUR;
  if (isOfficeDay(day) && hour >= 10 && hour < 19) return wished;
  if (hour >= 19 || !isOfficeDay(day)) day = addDays(day, 1);
  while (!isOfficeDay(day)) day = addDays(day, 1);
  return new Date(momentOn(day, 10, chance.whole(0, 170)).getTime() + chance.whole(0, 59_999));
}

function hourOf(chance: Chance): number {
  return Number(
    chance.weighted(
      Object.fromEntries(VISITORS_HOURS.map((weight, hour) => [String(hour), weight])),
    ),
  );
}
