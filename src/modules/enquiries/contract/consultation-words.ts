import { language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';

// How a consultation's time is said to its visitor, on a screen and in a letter alike.

/** A moment as clocks in Mumbai show it: Friday, 20 November 2026, 3:00 pm IST. */
export function inIndia(at: Date): string {
  return `${clock(at, 'Asia/Kolkata')} IST`;
}

/** The same on the visitor's own clock, with its place; null when that is ours, or not known. */
export function onTheirClock(at: Date, zone: string | null): string | null {
  if (zone === null || zone === 'Asia/Kolkata') return null;
  return m.mail_consult_their_clock({
    when: clock(at, zone),
    place: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone,
  });
}

function clock(at: Date, zone: string): string {
  const { day, time } = partsOf(at, zone);
  return `${day}, ${time}`;
}

/** A moment in Mumbai in its two parts, for a screen with a line for each. */
export function partsInIndia(at: Date): { day: string; time: string } {
  const { day, time } = partsOf(at, 'Asia/Kolkata');
  return { day, time: `${time} IST` };
}

function partsOf(at: Date, timeZone: string): { day: string; time: string } {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language()}-IN-u-nu-latn`, { ...parts, timeZone }).format(at);
  const day = `${format({ weekday: 'long' })}, ${format({ dateStyle: 'long' })}`;
  return { day, time: format({ hour: 'numeric', minute: '2-digit', hour12: true }).toLowerCase() };
}
