// Leave that is entered ahead: from a day to a day, both of them away.
import { type Day, daysBetween, isDay } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';

export type Leave = { fromOn: Day; untilOn: Day };

/** Whoever is away for longer leaves the list instead, and comes back to it. */
const MOST_DAYS = 366;
/** So many may stand ahead at once. */
export const LEAVES_MOST = 12;

export type LeaveRefusal =
  | 'leave_day_invalid'
  | 'leave_ends_before'
  | 'leave_over'
  | 'leave_too_long'
  | 'leave_overlaps'
  | 'leaves_too_many';

export function leaveProblem(
  { fromOn, untilOn }: Leave,
  today: Day,
  others: readonly Leave[],
): Problem<LeaveRefusal> | null {
  if (!isDay(fromOn)) return { code: 'leave_day_invalid', field: 'fromOn' };
  if (!isDay(untilOn)) return { code: 'leave_day_invalid', field: 'untilOn' };
  if (untilOn < fromOn) return { code: 'leave_ends_before', field: 'untilOn' };
  if (untilOn < today) return { code: 'leave_over', field: 'untilOn' };
  if (daysBetween(fromOn, untilOn) >= MOST_DAYS)
    return { code: 'leave_too_long', field: 'untilOn' };
  const meets = others.some((one) => one.fromOn <= untilOn && fromOn <= one.untilOn);
  if (meets) return { code: 'leave_overlaps', field: 'fromOn' };
  return others.length >= LEAVES_MOST ? { code: 'leaves_too_many', field: '' } : null;
}

/** The first and the last day of a leave are away, the days beside them are not. */
export function isAway(leaves: readonly Leave[], day: Day): boolean {
  return leaves.some(({ fromOn, untilOn }) => fromOn <= day && day <= untilOn);
}
