import { addDays, dayAt } from '#kernel/days.ts';
import type { PlacesPage } from '../actions/list.ts';
import { waitsFor } from '../rules/empanelment.ts';
import { referenceOf } from '../rules/retention.ts';

/** A page of the places on the lists. */
export function placesView({ rows, today, ...page }: PlacesPage) {
  return { ...page, places: rows.map((row) => placeView(row, today)) };
}

function placeView(row: PlacesPage['rows'][number], today: string) {
  const { for: who, days } = waitsFor({ state: row.state, questionsOpen: row.questionsOpen });
  const dueOn = days === null ? null : addDays(dayAt(row.since), days);
  return {
    id: row.id,
    applicationId: row.applicationId,
    reference: referenceOf(row),
    name: row.fullName,
    list: row.list,
    state: row.state,
    since: row.since.toISOString(),
    waitsFor: who,
    dueOn,
    isOverdue: dueOn !== null && dueOn < today,
  };
}
