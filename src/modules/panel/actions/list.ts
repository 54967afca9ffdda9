import { addDays, dayAt } from '#kernel/days.ts';
import { type List, type ListingState, over, STATES, waitsFor } from '../rules/empanelment.ts';
import { listPlaces } from '../store/listings.ts';
import type { PanelDeps } from './deps.ts';
import { pageOf, pagesIn } from './people.ts';
import { referenceFor } from './views.ts';

export type PlacesFilter = {
  state: ListingState | 'open' | 'all';
  list: List | null;
  q: string;
  page: string | undefined;
};

/** On the way, and not yet on a list or off it: what somebody has still to do. */
const open = STATES.filter(
  (state) => !over.includes(state) && state !== 'active' && state !== 'on_leave',
);

/** Places on the lists, those that wait longest first. */
export async function placesList({ db, now }: PanelDeps, { state, list, q, page }: PlacesFilter) {
  const part = pageOf(page);
  const states = state === 'all' ? null : state === 'open' ? open : [state];
  const { rows, total } = await listPlaces(db, { states, list, q, ...part });
  const today = dayAt(now());
  const places = rows.map((row) => {
    const { for: who, days } = waitsFor({ state: row.state, questionsOpen: row.questions_open });
    const dueOn = days === null ? null : addDays(dayAt(row.since), days);
    return {
      id: row.id,
      applicationId: row.application_id,
      reference: referenceFor(row),
      name: row.full_name,
      list: row.list,
      state: row.state,
      since: row.since.toISOString(),
      waitsFor: who,
      dueOn,
      isOverdue: dueOn !== null && dueOn < today,
    };
  });
  return { places, total, page: part.page, pages: pagesIn(total) };
}
