import { addDays, type Day, weekdayNumber } from '#kernel/days.ts';
import { type Holiday, type HolidayTable, WEEKDAYS, type Weekday } from './values.ts';

/** The named holiday of a civil day, if the table has one. */
export function holidayOn(table: HolidayTable, day: Day): Holiday | null {
  const year = table.years.find((one) => one.year === yearOf(day));
  return year?.days.find(({ on }) => on === day) ?? null;
}

/** Closed: a named holiday, or a day of the week on which the office rests. */
export function isHoliday(table: HolidayTable, day: Day): boolean {
  return table.weeklyRest.includes(weekdayOf(day)) || holidayOn(table, day) !== null;
}

/** The named holidays from one day to another, both of them among those asked for, in order. */
export function holidaysBetween(table: HolidayTable, from: Day, to: Day): Holiday[] {
  return table.years
    .flatMap(({ days }) => days)
    .filter(({ on }) => on >= from && on <= to)
    .sort((a, b) => (a.on < b.on ? -1 : 1));
}

/** Whether somebody compared the holidays of every year from one day to another with the Government's notification. */
export function isConfirmedFor(table: HolidayTable, from: Day, to: Day): boolean {
  for (let year = yearOf(from); year <= yearOf(to); year += 1)
    if (!table.years.some((one) => one.year === year && one.confirmed)) return false;
  return true;
}

/** General Clauses Act 1897 s. 10: what falls due on a day when the office is closed is in time on the next day that it opens. */
export function nextWorkingDay(table: HolidayTable, day: Day): Day {
  let at = day;
  // A table without any working day would have no next one.
  for (let tries = 0; tries < 400; tries += 1) {
    if (!isHoliday(table, at)) return at;
    at = addDays(at, 1);
  }
  throw new Error('The holiday table leaves no working day in a year.');
}

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[(weekdayNumber(day) + 6) % 7] as Weekday; // of seven
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
