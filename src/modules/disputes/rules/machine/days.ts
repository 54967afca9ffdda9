import type { Day } from '#kernel/days.ts';
import type { DisputeFacts, DisputeMoveRefusal, MoveRequest } from './move-types.ts';
import type { Transition } from './row.ts';

/**
 * Which day an event may carry: never one after today, never one before what it follows, and today's alone where it happens
 * here. ACA s. 3(2): a receipt counts on its own day, and that of a court's order is the order's.
 */
export function dayProblem(
  facts: DisputeFacts,
  { earliest }: Pick<Transition, 'earliest'>,
  { on, partyId }: MoveRequest,
): Extract<DisputeMoveRefusal, `day_${string}`> | null {
  const day = on ?? facts.today;
  if (day > facts.today) return 'day_ahead';
  if (day === facts.today) return null;
  if (!earliest) return 'day_fixed';
  const first = earliest(facts.days, partyId ?? '');
  return first !== null && day < first ? 'day_early' : null;
}

/** ACA s. 9(2) stands in the Act since the Amendment Act of 2015 (3 of 2016), which is in force from this day. */
export const SECTION_9_2: Day = '2015-10-23';
