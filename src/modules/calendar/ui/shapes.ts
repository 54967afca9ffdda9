import type { Day } from '#kernel/days.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { dayIn } from '#kernel/moments.ts';
import type { myCalendar } from '../contract/calendar.ts';

export type CalendarContent = OutputOf<typeof myCalendar>;
export type LimitEntry = CalendarContent['entries'][number];
export type MeetingEntry = CalendarContent['meetings'][number];

export type DueEntry = CalendarContent['dues'][number];

/** What stands at a day: a limit that ends then, a meeting, or what a settlement has fall due. */
export type CalendarItem =
  | { kind: 'limit'; dueOn: Day; state: LimitEntry['state']; entry: LimitEntry }
  | { kind: 'meeting'; dueOn: Day; state: 'set' | 'over' | 'cancelled'; meeting: MeetingEntry }
  | { kind: 'due'; dueOn: Day; state: DueEntry['state']; due: DueEntry };

/** All that has a day. A meeting whose time is still being found has none. */
export function itemsOf({ entries, meetings, dues }: CalendarContent): CalendarItem[] {
  return [
    ...entries.map((entry) => ({
      ...{ kind: 'limit' as const, dueOn: entry.dueOn, state: entry.state, entry },
    })),
    ...meetings.flatMap(itemOfMeeting),
    ...dues.map((due) => ({ kind: 'due' as const, dueOn: due.dueOn, state: due.state, due })),
  ];
}

function itemOfMeeting(meeting: MeetingEntry): CalendarItem[] {
  const { startsAt, state } = meeting;
  if (!startsAt || state === 'asked') return [];
  return [{ kind: 'meeting', dueOn: dayIn(startsAt), state: stateOf(meeting), meeting }];
}

function stateOf({ state, isBehind }: MeetingEntry): 'set' | 'over' | 'cancelled' {
  if (state === 'cancelled') return 'cancelled';
  return isBehind ? 'over' : 'set';
}

/** Unlike any other in a list of several disputes. */
export function keyOfItem(item: CalendarItem): string {
  if (item.kind === 'due') return item.due.id;
  return item.kind === 'limit' ? `${item.entry.disputeId} ${item.entry.id}` : item.meeting.id;
}
