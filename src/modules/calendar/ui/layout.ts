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

function following(from: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}

/** The same view one step before or after. */
export function stepped(view: CalendarView, on: Day, by: 1 | -1): Day {
  return view === 'month' ? addMonths(`${on.slice(0, 8)}01`, by) : addDays(on, 7 * by);
}

type Dated = { dueOn: Day; state: EntryState };
export type Agenda<Entry> = { week: Entry[]; later: Entry[]; behind: Entry[] };

/** What is open in the order of its days, this week's first; what is behind us with the newest first. */
export function agendaOf<Entry extends Dated>(
  entries: readonly Entry[],
  today: Day,
): Agenda<Entry> {
  const end = addDays(today, 6 - weekdayNumber(today));
  const sorted = entries.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  const isOpen = ({ state }: Dated) => state === 'running' || state === 'held';
  return {
    week: sorted.filter((entry) => isOpen(entry) && entry.dueOn <= end),
    later: sorted.filter((entry) => isOpen(entry) && entry.dueOn > end),
    behind: sorted.filter((entry) => !isOpen(entry)).toReversed(),
  };
}
