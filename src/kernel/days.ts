import * as z from 'zod/mini';
import { latinDigits } from './digits.ts';

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

const DAY = 86_400_000;
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

/** Civil days from one to another; negative where the second is the earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** The day of the week by its number: 0 is Sunday. */
export function weekdayNumber(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The moment at which clocks in India show `clock` (`hh:mm`, with seconds where they count) on a civil day. India has no summer time. */
export function momentOn(day: Day, clock = '00:00'): Date {
  return new Date(`${day}T${clock}+05:30`);
}

// A list of lists, and no record of three languages: of such a page keeps one (scripts/speak.ts), and a form is read in all.
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'जनवरी', 'जानेवारी'],
  ['february', 'feb', 'फ़रवरी', 'फरवरी', 'फेब्रुवारी'],
  ['march', 'mar', 'मार्च'],
  ['april', 'apr', 'अप्रैल', 'एप्रिल'],
  ['may', 'मई', 'मे'],
  ['june', 'jun', 'जून'],
  ['july', 'jul', 'जुलाई', 'जुलै'],
  ['august', 'aug', 'अगस्त', 'ऑगस्ट'],
  ['september', 'sept', 'sep', 'सितंबर', 'सितम्बर', 'सप्टेंबर'],
  ['october', 'oct', 'अक्टूबर', 'अक्तूबर', 'ऑक्टोबर'],
  ['november', 'nov', 'नवंबर', 'नवम्बर', 'नोव्हेंबर'],
  ['december', 'dec', 'दिसंबर', 'दिसम्बर', 'डिसेंबर'],
];
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([\p{L}\p{M}]+)\.?,?[\s-]+(\d{4})$/iu;
const MONTH_FIRST = /^([\p{L}\p{M}]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;

/**
 * A civil day that somebody typed: 2026-03-31, or with its month in words, "31 March 2026", "31-Mar-2026", "३१ मार्च २०२६". Null for
 * what the calendar does not have, and for 03/04/2026, which is two days: whoever writes it is told how to write which.
 */
export function readDay(typed: string): Day | null {
  const plain = latinDigits(typed.normalize('NFC')).trim();
  if (ISO.test(plain)) return isDay(plain) ? plain : null;
  const [, date, month, year] = DAY_FIRST.exec(plain) ?? [];
  if (date !== undefined) return dayOf(date, month, year);
  const [, named, of, yearOf] = MONTH_FIRST.exec(plain) ?? [];
  return of === undefined ? null : dayOf(of, named, yearOf);
}

function dayOf(date: string, month = '', year = ''): Day | null {
  const number = MONTHS.findIndex((names) => names.includes(month.toLowerCase())) + 1;
  const day = `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
