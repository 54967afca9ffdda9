import { dayAt } from '#kernel/days.ts';
import { type List, type ListingState, over, STATES } from '../rules/empanelment.ts';
import { listPlaces } from '../store/listings.ts';
import type { PanelDeps } from './deps.ts';
import { pageOf, pagesIn } from './people.ts';

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

export type PlacesPage = Awaited<ReturnType<typeof placesList>>;

/** Places on the lists, those that wait longest first. */
export async function placesList({ db, now }: PanelDeps, { state, list, q, page }: PlacesFilter) {
  const part = pageOf(page);
  const states = state === 'all' ? null : state === 'open' ? open : [state];
  const { rows, total } = await listPlaces(db, { states, list, q, ...part });
  return { rows, total, page: part.page, pages: pagesIn(total), today: dayAt(now()) };
}
