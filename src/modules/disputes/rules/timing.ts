import { dayAt } from '#kernel/days.ts';
import { extensionOf } from '#modules/clocks/rules/extending.ts';
import { isOver, limitsOf } from '#modules/clocks/rules/limits.ts';
import type { ClockEvent, Frame } from '#modules/clocks/rules/words.ts';
import type { DisputeFacts } from './machine.ts';

/** What of a move's facts the clocks say, and the day on which it is judged. Everything is counted once, and only if asked. */
export function timingOf(
  frame: Frame,
  events: readonly ClockEvent[],
  now: Date,
): Pick<DisputeFacts, 'today' | 'isOver' | 'extension'> {
  let limits: ReturnType<typeof limitsOf> | null = null;
  return {
    today: dayAt(now),
    isOver: (limit, partyId, seat) => {
      limits ??= limitsOf(frame, events, now);
      return isOver(limits, limit, partyId, seat);
    },
    extension: (partyId, details) =>
      extensionOf(frame, events, { row: 'answer', partyId, details, now }),
  };
}
