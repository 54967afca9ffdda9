import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { type DisputeState, FINAL, OPEN } from '../rules/words.ts';
import { type ListFilter, listDisputes } from '../store/lists.ts';
import { concernedAmong } from './conflict-of-interest.ts';
import type { DisputesDeps } from './deps.ts';

const PAGE = 50;
type ListAsk = { filter: ListFilter; after: string | null; before: string | null };

export type DisputesPage = Awaited<ReturnType<typeof disputesList>>;

/** A page of the office's list, the newest first; of their own disputes a viewer reads nothing here. */
export async function disputesList(
  { db }: Pick<DisputesDeps, 'db'>,
  viewer: Viewer,
  { filter, after, before }: ListAsk,
) {
  const back = before !== null && after === null;
  const rows = await listDisputes(
    db,
    filter,
    { by: viewer.personId },
    { from: after ?? before, back, most: PAGE + 1 },
  );
  const more = rows.length > PAGE;
  const page = more ? (back ? rows.slice(1) : rows.slice(0, PAGE)) : rows;
  const own = await concernedAmong(
    db,
    viewer.personId,
    page.map(({ id }) => id),
  );
  const shown = page.filter(({ id }) => !own.has(id));
  const names = await namesOf(
    db,
    shown.flatMap(({ officerId }) => officerId ?? []),
  );
  return {
    rows: shown,
    names,
    me: viewer.personId,
    next: (back ? after !== null || before !== null : more) ? (page.at(-1)?.id ?? null) : null,
    previous: (back ? more : after !== null) ? (page[0]?.id ?? null) : null,
  };
}

/** The states that a name in the list's address stands for. */
export function statesIn(
  asked: DisputeState | 'open' | 'over' | '' | undefined,
): readonly DisputeState[] {
  if (!asked) return [];
  if (asked === 'open') return OPEN;
  return asked === 'over' ? FINAL : [asked];
}
