import { addDays, addMonths, type Day, dayAt, daysBetween, momentOn } from '#kernel/days.ts';
import { isHoliday } from '#modules/institution/rules/calendar.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import type { Length } from './words.ts';

/** Days on which the proceedings stood still, both ends among them. */
export type Pause = { from: Day; to: Day };

/** How days are counted: the office's holidays, whether the last day rolls over one, and the pauses. */
export type Counting = { holidays: HolidayTable; rolls: boolean; pauses?: readonly Pause[] };

const HOUR = 3_600_000;
/** No year is without a working day in three weeks; more than this is a table that cannot be counted by. */
const TRIES = 4000;

/**
 * The last day of a limit that runs from a day. General Clauses Act 1897 s. 9: the day itself is not counted; s. 3(35):
 * a month is a month of the calendar; s. 10: a last day on which the office is closed becomes the next working day.
 */
export function dueOn(length: Length, from: Day, counting: Counting): Day {
  return rolled(lastDayOf(length, from, counting), counting);
}

/** The last day as it is counted, before it rolls over a holiday. */
export function lastDayOf(
  { months = 0, days = 0, workingDays = 0 }: Length,
  from: Day,
  { holidays, pauses = [] }: Counting,
): Day {
  const monthsEnd = months > 0 ? later(addMonths(from, months), from, pauses) : from;
  const daysEnd = days > 0 ? later(addDays(monthsEnd, days), monthsEnd, pauses) : monthsEnd;
  let at = daysEnd;
  for (let left = workingDays, tries = 0; left > 0; tries += 1) {
    if (tries > TRIES) throw new Error('The holiday table leaves too few working days.');
    at = addDays(at, 1);
    if (!isHoliday(holidays, at) && !isPaused(at, pauses)) left -= 1;
  }
  return at;
}

/** A last day that somebody named on another day: pauses that began after that put it off as they do any other. */
export function namedDay(until: Day, saidOn: Day, counting: Counting): Day {
  return rolled(later(until, saidOn, counting.pauses ?? []), counting);
}

/** The day itself when the office is open and nothing stands still, and otherwise the next such day. */
function rolled(day: Day, { holidays, rolls, pauses = [] }: Counting): Day {
  let at = day;
  for (let tries = 0; isPaused(at, pauses) || (rolls && isHoliday(holidays, at)); tries += 1) {
    if (tries > TRIES) throw new Error('The holiday table leaves no working day.');
    at = addDays(at, 1);
  }
  return at;
}

/** An end that is later by every paused day after the start; a pause that this brings into reach counts too. */
function later(end: Day, from: Day, pauses: readonly Pause[]): Day {
  let at = end;
  for (const pause of pauses) {
    const first = laterOf(pause.from, addDays(from, 1));
    if (first > at) break; // in order, so that none of the others is in reach either
    if (pause.to >= first) at = addDays(at, daysBetween(first, pause.to) + 1);
  }
  return at;
}

function isPaused(day: Day, pauses: readonly Pause[]): boolean {
  return pauses.some(({ from, to }) => from <= day && day <= to);
}

/** The first moment after a civil day in Asia/Kolkata: what is due on the day is in time until then. */
export function endOf(day: Day): Date {
  return momentOn(addDays(day, 1));
}

/** So many hours after a moment, for what is counted by the clock and rolls over nothing. */
export function hoursAfter(at: Date, hours: number): { dueOn: Day; overAt: Date } {
  const overAt = new Date(at.getTime() + hours * HOUR);
  return { dueOn: dayAt(overAt), overAt };
}

/** In order, and none touching another: stays that overlap are one. */
export function joined(pauses: readonly Pause[]): Pause[] {
  const all: Pause[] = [];
  for (const pause of pauses.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = all.at(-1);
    if (last && pause.from <= addDays(last.to, 1))
      all[all.length - 1] = { from: last.from, to: laterOf(pause.to, last.to) };
    else all.push(pause);
  }
  return all;
}

export function earlierOf(one: Day, other: Day): Day {
  if (one < other) return one;
  return other;
}

export function laterOf(one: Day, other: Day): Day {
  if (one > other) return one;
  return other;
}
