import { dayAt } from '#kernel/days.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { Calendar } from '../actions/calendars.ts';
import type { myCalendar } from '../contract/calendar.ts';
import { entryStateOf, movedFrom } from '../rules/entries.ts';
import type { MeetingRow } from '../store/meetings.ts';
import { meetingLine } from './meetings.ts';

type View = OutputOf<typeof myCalendar>;

export function calendarView(
  { disputes, meetings, dues, feedMadeAt, now }: Calendar,
  words: { title: (row: MeetingRow) => string },
): View {
  const references = new Map(disputes.map(({ id, reference }) => [id, reference]));
  return {
    today: dayAt(now),
    entries: disputes.flatMap(({ id: disputeId, reference, limits }) =>
      limits.flatMap((limit) => {
        const state = entryStateOf(limit);
        if (!state) return [];
        const { id, row, party, who, side, startedOn, dueOn, stoppedOn, citation } = limit;
        return [
          {
            id,
            disputeId,
            reference,
            limit: row,
            party,
            who,
            side,
            startedOn,
            dueOn,
            movedFrom: movedFrom(limit),
            state,
            doneOn: stoppedOn,
            citation,
          },
        ];
      }),
    ),
    meetings: meetings.map((meeting) => meetingLine(meeting, words, now)),
    dues: dues.map(({ id, disputeId, what, dueOn, state }) => ({
      ...{ id, disputeId, what, dueOn, state },
      reference: references.get(disputeId) ?? '',
    })),
    feedMadeAt: feedMadeAt?.toISOString() ?? null,
  };
}
