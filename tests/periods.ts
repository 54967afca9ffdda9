import type { Length } from '#modules/clocks/rules/words.ts';

/** A period as the published rules print it; without a number (with the request, as ordered) there is none. Of a range the first. */
export function lengthOf(printed: string): Length {
  const [, count, unit] = /^(\d+)(?: to \d+)? (working days?|days|months)/.exec(printed) ?? [];
  if (count === undefined) return {};
  const name = unit === 'months' ? 'months' : unit === 'days' ? 'days' : 'workingDays';
  return { [name]: Number(count) };
}
