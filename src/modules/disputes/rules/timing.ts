import { dayAt } from '#kernel/days.ts';
import { extensionOf, lengthenable } from '#modules/clocks/rules/extending.ts';
import type { PackLimit } from '#modules/clocks/rules/limit-names.ts';
import { isOver, limitsOf } from '#modules/clocks/rules/limits.ts';
import type { ClockEvent, Frame } from '#modules/clocks/rules/words.ts';
import type { DisputeFacts } from './machine.ts';

/** What of a move's facts the clocks say, and the day on which it is judged. Everything is counted once, and only if asked. */
export function timingOf(
  frame: Frame,
  events: readonly ClockEvent[],
  now: Date,
): Pick<DisputeFacts, 'today' | 'isOver' | 'extension' | 'talksTime'> {
  let limits: ReturnType<typeof limitsOf> | null = null;
  return {
    today: dayAt(now),
    isOver: (limit, partyId, seat) => {
      limits ??= limitsOf(frame, events, now);
      return isOver(limits, limit, partyId, seat);
    },
    extension: (partyId, details) =>
      extensionOf(frame, events, { row: 'answer', partyId, details, now }),
    talksTime: () => {
      limits ??= limitsOf(frame, events, now);
      return lengthenable(frame, events, { rows: TIMES_OF_TALKS, limits, now });
    },
  };
}

/** How long talks may take: by the Mediation Act 2023 s. 18, and by SEBI's circular. Part III of the ACA knows no such time. */
const TIMES_OF_TALKS: readonly PackLimit[] = ['mediation', 'conciliation_sebi'];
