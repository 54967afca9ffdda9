import { type Day, dayAt, momentOn } from '#kernel/days.ts';

/** The letter of the day goes out from eight in the morning, as clocks in India show it. */
const MORNING = '08:00';

/**
 * The letter that is due now: its day, and the moment before which a notice must have come to be in it. Null before
 * eight. A server that was down at eight makes up for it on the same day; a day that is over is not made up for.
 */
export function digestDue(now: Date): { day: Day; before: Date } | null {
  const day = dayAt(now);
  const before = momentOn(day, MORNING);
  return now.getTime() < before.getTime() ? null : { day, before };
}
