import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { SearchScope } from '../rules/readers.ts';
import type { SearchKind, SearchSide } from '../rules/words.ts';

/** The circles of one dispute that are a viewer's: `readers` is null where all of a place are, but for those of single people in it. */
export type Readable = {
  disputeId: string;
  place: SearchScope['place'];
  readers: readonly string[] | null;
};

function circlesOf(readable: readonly Readable[]) {
  return readable.flatMap(({ disputeId, place, readers }) =>
    (readers ?? [null]).map((reader) => ({ disputeId, place, reader })),
  );
}

/**
 * The circles that a viewer may read: the policy's answer as a condition (disputes/rules/access.ts). Everything that is looked for is
 * looked for in these alone, by words that bear their numbers.
 */
export async function listReadable(
  db: Db,
  readable: readonly Readable[],
): Promise<{ id: number; place: SearchScope['place'] }[]> {
  const flat = circlesOf(readable);
  if (flat.length === 0) return [];
  const { rows } = await sql<{
    id: number;
    place: SearchScope['place'];
  }>`select scope.id, scope.place from search_scope scope
    join unnest(${flat.map(({ disputeId }) => disputeId)}::uuid[], ${flat.map(({ place }) => place)}::text[],
      ${flat.map(({ reader }) => reader)}::text[]) as mine (dispute_id, place, reader)
      on scope.dispute_id = mine.dispute_id and scope.place = mine.place
      and (scope.reader = mine.reader or (mine.reader is null and position('@' in scope.reader) = 0))
    order by scope.id`.execute(db);
  return rows;
}

/** Of some disputes, those in which something is kept in any of these places. */
export async function listWithPlaces(
  db: Db,
  disputeIds: readonly string[],
  places: readonly string[],
): Promise<string[]> {
  if (disputeIds.length === 0) return [];
  const rows = await db
    .selectFrom('search_scope')
    .where('disputeId', 'in', disputeIds)
    .where('place', 'in', places)
    .distinct()
    .select('disputeId')
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}

/** Of some disputes, those in which something is kept for a person who was asked. */
export async function listWithAsked(
  db: Db,
  disputeIds: readonly string[],
  personId: string,
): Promise<string[]> {
  if (disputeIds.length === 0) return [];
  const rows = await db
    .selectFrom('search_scope')
    .where('disputeId', 'in', disputeIds)
    .where('reader', 'like', `${personId}@%`)
    .distinct()
    .select('disputeId')
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}

export type HitRow = {
  id: string;
  disputeId: string;
  kind: SearchKind;
  side: SearchSide | null;
  sourceKind: string;
  sourceId: string;
  at: Date;
  rank: number;
};

export type WeighedHits = { hits: HitRow[]; isMore: boolean };
export type SearchWindow = { from: Date | null; before: Date | null };

/** `most`: of what each circle has, the newest so many are weighed. */
type Asking = { scopes: readonly number[]; queries: readonly string[]; most: number };

/**
 * What a question finds, one query for each circle, in the order of nothing: rules/results.ts brings it in order. A weight is of the
 * entry alone, so nothing that somebody else reads moves it. `isMore`: a circle has more than was weighed.
 */
export async function listHits(
  db: Db,
  { scopes, queries, most }: Asking,
  { from, before }: SearchWindow,
): Promise<WeighedHits> {
  if (queries.length === 0) return { hits: [], isMore: false };
  // The newest are taken first and weighed then: a weight costs the reading of all words of a page.
  const { rows } = await sql<
    HitRow & { circle: bigint }
  >`select distinct on (hit.id) asked.circle, hit.id, hit.dispute_id,
      hit.kind, hit.side, hit.source_kind, hit.source_id, hit.at, ts_rank(hit.words, asked.query::tsquery, 1) as rank
    from unnest(${queries}::text[]) with ordinality as asked (query, circle)
    cross join lateral (
      select entry.id, entry.dispute_id, entry.kind, entry.side, entry.source_kind, entry.source_id, entry.at, entry.words
      from search_entry entry
      where entry.words @@ asked.query::tsquery and entry.scopes && ${scopes}::integer[]
        and (${from}::timestamptz is null or entry.at >= ${from})
        and (${before}::timestamptz is null or entry.at < ${before})
      order by entry.at desc, entry.id
      limit ${most}
    ) hit
    order by hit.id, rank desc`.execute(db);
  const circles = Map.groupBy(rows, ({ circle }) => circle);
  const isMore = [...circles.values()].some((all) => all.length >= most);
  return { hits: rows.map(({ circle: _, ...hit }) => hit), isMore };
}

export type FoundRow = {
  id: string;
  disputeId: string;
  kind: SearchKind;
  side: SearchSide | null;
  sourceId: string;
  part: number;
  at: Date;
  named: string;
  title: string;
  text: string;
  sealed: Buffer | null;
  sourceKind: string;
  piece: number;
};

/** What is shown of some entries, for whoever may read one of these circles. */
export function listFound(
  db: Db,
  scopes: readonly number[],
  ids: readonly string[],
): Promise<FoundRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('search_entry as entry')
    .where('entry.id', 'in', ids)
    .where('entry.scopes', '&&', sql<number[]>`${scopes}::integer[]`)
    .select([
      'entry.id',
      'entry.disputeId',
      'entry.kind',
      'entry.side',
      'entry.sourceId',
      'entry.part',
      'entry.at',
      'entry.named',
      'entry.title',
      'entry.text',
      'entry.sealed',
      'entry.sourceKind',
      'entry.piece',
    ])
    .execute();
}

/** What some sources of a kind are called, of those that whoever may read one of these circles finds. */
export async function listTitles(
  db: Db,
  scopes: readonly number[],
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('search_entry')
    .where('sourceKind', '=', kind)
    .where('sourceId', 'in', ids)
    .where('piece', '=', 0)
    .where('scopes', '&&', sql<number[]>`${scopes}::integer[]`)
    .orderBy('title')
    .select('title')
    .execute();
  return rows.map(({ title }) => title);
}
