import { addDays, type Day, momentOn } from '#kernel/days.ts';

/** What is left of a limit, in the two units that a person needs: days and hours, or under a day hours and minutes. */
export type TimeLeft = readonly [
  { count: number; unit: TimeUnit },
  { count: number; unit: TimeUnit },
];
export type TimeUnit = 'days' | 'hours' | 'minutes';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A limit ends with its last day, on the clock of Mumbai. Null where it is over. */
export function leftOf(dueOn: Day, now: number): TimeLeft | null {
  const left = momentOn(addDays(dueOn, 1)).getTime() - now;
  if (left <= 0) return null;
  const whole = (size: number, of: number) => Math.floor(of / size);
  if (left < DAY)
    return [
      { count: whole(HOUR, left), unit: 'hours' },
      // Rounded up: in the last half minute it is not yet over.
      { count: Math.min(59, Math.ceil((left % HOUR) / MINUTE)), unit: 'minutes' },
    ];
  return [
    { count: whole(DAY, left), unit: 'days' },
    { count: whole(HOUR, left % DAY), unit: 'hours' },
  ];
}
