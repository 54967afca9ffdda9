import { addDays, addMonths, type Day, daysBetween, weekdayNumber } from '#kernel/days.ts';
import type { CalendarView, EntryState } from '../rules/entries.ts';

/** The days of a view around one of them, whole weeks from Sunday on; none for the agenda. */
export function daysOf(view: CalendarView, on: Day): Day[] {
  if (view === 'agenda') return [];
  const first = view === 'week' ? on : `${on.slice(0, 8)}01`;
  const from = addDays(first, -weekdayNumber(first));
  if (view === 'week') return following(from, 7);
  const next = addMonths(first, 1);
  const last = addDays(next, (7 - weekdayNumber(next)) % 7);
  return following(from, daysBetween(from, last));
}

/** Three weeks for a phone: the one before, the one of a day, and the next. */
export function weeksAround(on: Day): Day[] {
  return following(addDays(on, -7 - weekdayNumber(on)), 21);
}

function following(from: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}

/** The same view one step before or after. */
export function stepped(view: CalendarView, on: Day, by: 1 | -1): Day {
  return view === 'month' ? addMonths(`${on.slice(0, 8)}01`, by) : addDays(on, 7 * by);
}

type Dated = { dueOn: Day; state: EntryState | 'set' | 'over' | 'cancelled' };
export type Agenda<Entry> = { week: Entry[]; later: Entry[]; behind: Entry[] };

/** What is open in the order of its days, this week's first; what is behind us with the newest first. */
export function agendaOf<Entry extends Dated>(
  entries: readonly Entry[],
  today: Day,
): Agenda<Entry> {
  const end = addDays(today, 6 - weekdayNumber(today));
  const sorted = entries.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  const isOpen = ({ state }: Dated) => ['running', 'held', 'set'].includes(state);
  return {
    week: sorted.filter((entry) => isOpen(entry) && entry.dueOn <= end),
    later: sorted.filter((entry) => isOpen(entry) && entry.dueOn > end),
    behind: sorted.filter((entry) => !isOpen(entry)).toReversed(),
  };
}

/** What is no bar: a limit of two weeks or less is read in the month itself. */
const LONG_DAYS = 15;

type Spanned = Dated & { startedOn: Day; doneOn: Day | null };

/** The long limits, what runs first and then by their ends, with how much of each is over, of a hundred. */
export function barsOf<Entry extends Spanned>(
  entries: readonly Entry[],
  today: Day,
): { entry: Entry; share: number }[] {
  const rank = ({ state }: Dated) => (state === 'running' || state === 'held' ? 0 : 1);
  return entries
    .filter(({ startedOn, dueOn }) => daysBetween(startedOn, dueOn) >= LONG_DAYS)
    .toSorted((a, b) => rank(a) - rank(b) || a.dueOn.localeCompare(b.dueOn))
    .map((entry) => ({ entry, share: shareOf(entry, today) }));
}

function shareOf({ startedOn, dueOn, doneOn }: Spanned, today: Day): number {
  const gone = daysBetween(startedOn, doneOn ?? today);
  const whole = daysBetween(startedOn, dueOn);
  return Math.round((Math.min(Math.max(gone, 0), whole) * 100) / whole);
}
