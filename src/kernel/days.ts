import * as z from 'zod/mini';

/** A civil day, `yyyy-mm-dd`, as it is written on a calendar in Mumbai. */
export type Day = string;

/** True for a day that the calendar has: 2026-02-29 is not one, and there was no year 0. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

export const Day = z.string().check(z.refine(isDay, { error: 'not_a_day' }));

const IN_KOLKATA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

const AHEAD = 19_800_000; // five hours and a half
/** India's clocks were set back for the last time in October 1945, and have not been moved since. */
const SETTLED = Date.parse('1946-01-01T00:00:00Z');
const FAR = Date.parse('9999-12-31T00:00:00Z');

/** The civil day in Asia/Kolkata at a moment. A dispute's page asks it hundreds of times, so it is reckoned where that is the same. */
export function dayAt(moment: Date): Day {
  const at = moment.getTime();
  return at >= SETTLED && at < FAR
    ? new Date(at + AHEAD).toISOString().slice(0, 10)
    : IN_KOLKATA.format(moment);
}

/** So many civil days later; earlier, when negative. */
export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** So many calendar months later: 31 January and one month is the last day of February. */
export function addMonths(day: Day, months: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  const date = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(date, last));
  return at.toISOString().slice(0, 10);
}
