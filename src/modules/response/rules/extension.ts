import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';

/** Law and lifecycle 6.5: before there is a tribunal an officer may give up to seven days, once. */
export const EXTENSION_MAX = 7;

export type RequestedExtension = {
  days: number;
  today: Day;
  dueOn: Day | null;
  wasExtended: boolean;
};
export type ExtensionRefusal = 'days_wrong' | 'extended_before' | 'time_over';

/** In time on the last day itself; an answer that comes later is still taken, and marked late. */
export function askForTime({
  days,
  today,
  dueOn,
  wasExtended,
}: RequestedExtension): Result<number, ExtensionRefusal> {
  if (!Number.isInteger(days) || days < 1 || days > EXTENSION_MAX) return refuse('days_wrong');
  if (wasExtended) return refuse('extended_before');
  if (dueOn !== null && today > dueOn) return refuse('time_over');
  return allow(days);
}

/** The officer may give fewer days than were asked for, never more than the law of the house allows. */
export function grantExtension({
  given,
  wasExtended,
}: {
  given: number;
  wasExtended: boolean;
}): Result<number, 'days_wrong' | 'extended_before'> {
  if (wasExtended) return refuse('extended_before');
  if (!Number.isInteger(given) || given < 1 || given > EXTENSION_MAX) return refuse('days_wrong');
  return allow(given);
}
