import { useEffect, useState } from 'react';
import { localeOfDays } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';

const IST = 'Asia/Kolkata';

/** The browser's time zone once a script runs; null before, and where clocks show what Mumbai's show. */
export function useOwnZone(at: string): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setZone(own && clock(at, own) !== clock(at, IST) ? own : null);
  }, [at]);
  return zone;
}

/** A slot on the visitor's own clock, when it differs. */
export function OwnClock({ at, zone }: { at: string; zone: string | null }) {
  return zone ? <span>{m.consult_own_clock({ when: clock(at, zone) })}</span> : null;
}

function clock(at: string, timeZone: string): string {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOfDays(), { ...parts, timeZone }).format(new Date(at));
  const time = format({ hour: 'numeric', minute: '2-digit', hour12: true }).toLowerCase();
  return `${format({ weekday: 'long' })}, ${format({ day: 'numeric', month: 'long' })}, ${time}`;
}
