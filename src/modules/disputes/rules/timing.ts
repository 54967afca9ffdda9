import { dayAt } from '#kernel/days.ts';
import { extensionOf, lengthenable } from '#modules/clocks/rules/extending.ts';
import type { PackLimit } from '#modules/clocks/rules/limit-names.ts';
import { isOver, limitsOf } from '#modules/clocks/rules/limits.ts';
import type { ClockEvent, Frame } from '#modules/clocks/rules/words.ts';
import type { DisputeFacts } from './machine.ts';

export type Timing = Pick<
  DisputeFacts,
  'today' | 'isOver' | 'extension' | 'talksTime' | 'lawEndsOn'
>;

/** What of a move's facts the clocks say, and the day on which it is judged. Everything is counted once, and only if asked. */
export function timingOf(frame: Frame, events: readonly ClockEvent[], now: Date): Timing {
  let limits: ReturnType<typeof limitsOf> | null = null;
  return {
    today: dayAt(now),
    isOver: (limit, partyId, seat) => {
      limits ??= limitsOf(frame, events, now);
      return isOver(limits, limit, partyId, seat);
    },
    extension: (partyId, details) =>
      extensionOf(frame, events, { row: 'answer', partyId, details, now }),
    lawEndsOn: () => {
      limits ??= limitsOf(frame, events, now);
      const ends = limits.flatMap(({ row, state, dueOn }) =>
        state === 'running' && HELD_BY_NOBODY.some((one) => one === row) ? dueOn : [],
      );
      return ends.toSorted()[0] ?? null;
    },
    talksTime: () => {
      limits ??= limitsOf(frame, events, now);
      return lengthenable(frame, events, { rows: TIMES_OF_TALKS, limits, now });
    },
  };
}

/** ACA ss. 23(4), 29A and 29B: the pleadings, and the award. */
const HELD_BY_NOBODY: readonly PackLimit[] = [
  'pleadings',
  'award',
  'award_fast_track',
  'award_international',
];

/** How long talks may take: by the Mediation Act 2023 s. 18, and by SEBI's circular. Part III of the ACA knows no such time. */
const TIMES_OF_TALKS: readonly PackLimit[] = ['mediation', 'conciliation_sebi'];
