import { dayAt } from '#kernel/days.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { Calendar } from './actions/calendars.ts';
import type { myCalendar } from './contract/calendar.ts';
import { entryStateOf, movedFrom } from './rules/entries.ts';

type View = OutputOf<typeof myCalendar>;

export function calendarView({ disputes, feedMadeAt, now }: Calendar): View {
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
    feedMadeAt: feedMadeAt?.toISOString() ?? null,
  };
}
