import type { Day } from '#kernel/days.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';

/** How a limit stands in a calendar: a stay of the case and a request for more time both hold it. */
export const ENTRY_STATES = ['running', 'held', 'met', 'missed'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

type Counted = Pick<Deadline, 'state' | 'heldSince'>;

/** Null where it fell away before its end: such a limit stands in no calendar. */
export function entryStateOf({ state, heldSince }: Counted): EntryState | null {
  if (state === 'ended') return null;
  if (state === 'paused') return 'held';
  return state === 'running' && heldSince ? 'held' : state;
}

/** The day on which it would have ended, where a closed day or an extension moved it. */
export function movedFrom({
  dueOn,
  explained,
}: Pick<Deadline, 'dueOn'> & { explained: Pick<Deadline['explained'], 'lastDay'> }): Day | null {
  return explained.lastDay === dueOn ? null : explained.lastDay;
}

export const CALENDAR_VIEWS = ['agenda', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
