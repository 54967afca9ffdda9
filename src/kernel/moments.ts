import { dayInShort, dayInWords } from './day-words.ts';
import { language } from './language.ts';

/** The clock of the office, and of everybody who has chosen no other. */
export const OFFICE_ZONE = 'Asia/Kolkata';

/** A moment as a list shows it: 20 Nov 2026, 14:05. Made of parts, so that server and browser write the same. */
export function momentInShort(at: Date | string, zone: string = OFFICE_ZONE): string {
  return `${dayInShort(dayIn(at, zone))}, ${timeIn(at, zone)}`;
}

/**
 * A moment as a letter writes it: 20 November 2026 at 9:05 pm IST; in Hindi and Marathi with the hours of a day, and without a
 * word of its own between day and time, for the sentence around it has one.
 */
export function momentInWords(at: Date | string): string {
  const [day, time] = [dayInWords(dayIn(at)), timeIn(at)];
  if (language() !== 'en') return `${day}, ${time} IST`;
  const hour = Number(time.slice(0, 2));
  return `${day} at ${hour % 12 === 0 ? 12 : hour % 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'} IST`;
}

/** The hour of a moment on a clock of 24 hours: 09:05. */
export function timeIn(at: Date | string, zone: string = OFFICE_ZONE): string {
  return clockOf(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(at),
  );
}

/** The civil day of a moment in a zone, `yyyy-mm-dd`. */
export function dayIn(at: Date | string, zone: string = OFFICE_ZONE): string {
  return clockOf(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

// A formatter costs more to make than to use, and a page asks for hundreds.
function clockOf(zone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${Object.keys(parts).join(' ')}`;
  const clock = clocks.get(key) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...parts });
  clocks.set(key, clock);
  return clock;
}
