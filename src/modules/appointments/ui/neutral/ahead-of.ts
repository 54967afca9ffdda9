import { addDays, type Day } from '#kernel/days.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { dayIn } from '#kernel/moments.ts';
import type { myCalendar } from '#modules/calendar/contract/calendar.ts';
import type { DeskView } from './types.ts';

export type OwnCalendar = OutputOf<typeof myCalendar>;
type Of<Key extends 'entries' | 'meetings'> = OwnCalendar[Key][number];

/** What stands at a day ahead: a limit, a meeting, session or hearing, a free day, or leave from its first day. */
export type Ahead =
  | { kind: 'limit'; on: Day; key: string; entry: Of<'entries'> }
  | { kind: 'meeting'; on: Day; key: string; meeting: Of<'meetings'> }
  | { kind: 'free'; on: Day; key: string }
  | { kind: 'leave'; on: Day; key: string; fromOn: Day; untilOn: Day };

/** So far ahead a desk looks: what comes later stands in the calendar. */
const DAYS_AHEAD = 30;
const MOST = 12;

type Availability = DeskView['availability'];

/** The days to come in their order, and how many more there are. Leave that runs stands at today. */
export function aheadOf(
  calendar: Pick<OwnCalendar, 'today' | 'entries' | 'meetings'>,
  availability: Availability,
): { items: Ahead[]; more: number } {
  const { today } = calendar;
  const end = addDays(today, DAYS_AHEAD);
  const all = [...ofDisputes(calendar), ...ofTheirOwn(availability, today)]
    .filter(({ on }) => on >= today)
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.key.localeCompare(b.key));
  const items = all.filter(({ on }) => on <= end).slice(0, MOST);
  return { items, more: all.length - items.length };
}

function ofDisputes({ entries, meetings }: Pick<OwnCalendar, 'entries' | 'meetings'>): Ahead[] {
  return [
    ...entries
      .filter(({ state }) => state === 'running' || state === 'held')
      .map((entry) => ({
        ...{ kind: 'limit' as const, on: entry.dueOn, entry },
        key: `${entry.disputeId} ${entry.id}`,
      })),
    ...meetings.flatMap((meeting) =>
      meeting.startsAt && meeting.state === 'settled' && !meeting.isBehind
        ? [{ kind: 'meeting' as const, on: dayIn(meeting.startsAt), key: meeting.id, meeting }]
        : [],
    ),
  ];
}

function ofTheirOwn(availability: Availability, today: Day): Ahead[] {
  if (!availability) return [];
  return [
    ...availability.freeOn.map((on) => ({ kind: 'free' as const, on, key: `free ${on}` })),
    ...availability.leaves
      .filter(({ untilOn }) => untilOn >= today)
      .map(({ id, fromOn, untilOn }) => ({
        ...{ kind: 'leave' as const, key: id, fromOn, untilOn },
        on: fromOn < today ? today : fromOn,
      })),
  ];
}
