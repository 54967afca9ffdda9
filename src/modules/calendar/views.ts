import { dayAt } from '#kernel/days.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { WhoActs } from '#modules/disputes/rules/visible.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import type { Calendar } from './actions/calendars.ts';
import type { myCalendar } from './contract/calendar.ts';
import { entryStateOf, movedFrom } from './rules/entries.ts';

type View = OutputOf<typeof myCalendar>;

export function calendarView({ disputes, feedMadeAt, now }: Calendar): View {
  return {
    today: dayAt(now),
    entries: disputes.flatMap(({ id: disputeId, reference, as, limits }) =>
      limits.flatMap((limit) => {
        const state = entryStateOf(limit);
        if (!state) return [];
        const { id, row, party, who, startedOn, dueOn, stoppedOn, citation } = limit;
        return [
          {
            id,
            disputeId,
            reference,
            limit: row,
            party,
            who,
            side: sideOf(who, as),
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

const opposite: Record<Side, Side> = { claimant: 'respondent', respondent: 'claimant' };

function sideOf(who: WhoActs, as: Side): Side | null {
  if (who === 'you') return as;
  return who === 'other_side' ? opposite[as] : null;
}
