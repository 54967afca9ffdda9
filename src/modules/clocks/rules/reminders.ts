import { type Day, dayAt, daysBetween } from '#kernel/days.ts';
import type { ClockActor, Deadline } from './words.ts';

/** Somebody to be told of a limit. The key is unlike any other and stays the same, so that nobody is told twice. */
export type Reminder = { key: string; limit: Deadline; who: ClockActor; daysLeft: number };

/** The days on which whoever must act is reminded of a limit; none that would come on its first day. */
export function reminderDays({
  startedOn,
  dueOn,
  reminders,
}: Pick<Deadline, 'startedOn' | 'dueOn' | 'reminders'>): number[] {
  const whole = daysBetween(startedOn, dueOn);
  return reminders.filter((before) => before < whole).toSorted((a, b) => b - a);
}

/**
 * Who is to be reminded now: of each running limit the nearest reminder that was not sent. After a job stood still nobody
 * gets three letters at once. An extension moves the end, and the reminders with it.
 */
export function remindersDue(
  limits: readonly Deadline[],
  now: Date,
  alreadySent: ReadonlySet<string>,
): Reminder[] {
  const today = dayAt(now);
  return limits.flatMap((limit) => {
    const daysLeft = daysBetween(today, limit.dueOn);
    const before = reminderDays(limit).findLast((one) => daysLeft <= one);
    // Whoever waits for the office's word is not hurried by us.
    if (
      limit.state !== 'running' ||
      limit.heldSince !== null ||
      daysLeft < 0 ||
      before === undefined
    )
      return [];
    const key = keyOf(limit, String(before));
    return alreadySent.has(key) ? [] : [{ key, limit, who: limit.whose, daysLeft }];
  });
}

/** What is over without anybody having acted, late or not: who is told of it, once for each last day. */
export function overdue(
  limits: readonly Deadline[],
  now: Date,
  alreadySent: ReadonlySet<string>,
): Reminder[] {
  const today = dayAt(now);
  return limits.flatMap((limit) => {
    if (limit.state !== 'missed' || limit.stoppedOn !== null) return [];
    const key = keyOf(limit, 'over');
    return alreadySent.has(key)
      ? []
      : [{ key, limit, who: limit.escalation, daysLeft: daysBetween(today, limit.dueOn) }];
  });
}

function keyOf({ id, dueOn }: { id: string; dueOn: Day }, what: string): string {
  return `${id}@${dueOn}/${what}`;
}
