import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { DisputeState, Process } from '../rules/words.ts';

export type ListFilter = {
  search: string;
  states: readonly DisputeState[];
  process: Process | null;
  officer: 'me' | 'nobody' | null;
  urgent: boolean;
};

export type DisputeListViewer = { by: string };
/** A piece of the list: what comes behind a dispute, or before it. */
export type DisputeListPage = { from: string | null; back: boolean; most: number };

/**
 * Disputes for the office, the newest first. A name that many bear is found among the next few disputes. How many of a
 * handful bear it says how far to look; a name that hardly any bears is looked up in the index of names, which gives all of them
 * in no order.
 */
export async function listDisputes(
  db: Db,
  filter: ListFilter,
  looking: DisputeListViewer,
  piece: DisputeListPage,
) {
  const among = (near: number | null) => listFrom(db, { filter, looking, piece, near });
  if (wordsOf(filter.search).length === 0) return among(null);
  const sample = await among(HANDFUL);
  if (sample.length === piece.most) return sample;
  if (sample.length >= OFTEN) {
    const near = await among(FAR);
    if (near.length === piece.most) return near;
  }
  return among(null);
}

/** Of a hundred disputes three with the name: then two thousand have a page of it, and the index would give thousands. */
const [HANDFUL, OFTEN, FAR] = [100, 3, 2000];

type Listing = {
  filter: ListFilter;
  looking: DisputeListViewer;
  piece: DisputeListPage;
  near: number | null;
};

/** The ids out of an index, and what a row shows for the rows of one page. */
async function listFrom(
  db: Db,
  { filter, looking: { by }, piece: { from, back, most }, near }: Listing,
) {
  const way = back ? 'asc' : 'desc';
  let place = narrowed(db, filter, by);
  if (filter.search !== '')
    place = place.where(
      near ? amongNext(filter.search, { from, back, near }) : matching(filter.search),
    );
  if (from) place = place.where('dispute.id', back ? '>' : '<', from);
  const page = place.orderBy('dispute.id', way).limit(most).select('dispute.id');
  const rows = await db
    .selectFrom(page.as('place'))
    .innerJoin('dispute', 'dispute.id', 'place.id')
    .orderBy('place.id', way)
    .select([
      'dispute.id',
      'dispute.reference',
      'dispute.process',
      'dispute.track',
      'dispute.state',
      'dispute.stateSince',
      'dispute.title',
      'dispute.currency',
      'dispute.sumMinor',
      'dispute.isUrgent',
      'dispute.filedAt',
      'dispute.officerId',
      'dispute.version',
      first('claimant').as('claimant'),
      first('respondent').as('respondent'),
      sql<number>`(select count(*)::integer from dispute_party party where party.dispute_id = dispute.id)`.as(
        'parties',
      ),
    ])
    .execute();
  return back ? rows.reverse() : rows;
}

export function first(side: 'claimant' | 'respondent') {
  return sql<string>`coalesce((select party.name from dispute_party party where party.dispute_id = dispute.id and party.side = ${side} and party.place = 1), '')`;
}

type Narrowed = SelectQueryBuilder<Tables, 'dispute', object>;

function narrowed(db: Db, filter: ListFilter, by: string): Narrowed {
  let query: Narrowed = db.selectFrom('dispute');
  if (filter.states.length === 1)
    query = query.where('dispute.state', '=', filter.states[0] ?? 'filed');
  if (filter.states.length > 1) query = query.where('dispute.state', 'in', filter.states);
  if (filter.process) query = query.where('dispute.process', '=', filter.process);
  if (filter.officer === 'me') query = query.where('dispute.officerId', '=', by);
  if (filter.officer === 'nobody') query = query.where('dispute.officerId', 'is', null);
  if (filter.urgent) query = query.where('dispute.isUrgent', '=', true);
  return query;
}

const REFERENCE = /^MUNCH-[A-Z]{2}-\d{4}-\d{6,}$/i;

/** A reference whole, its number alone, or the beginnings of a party's names. */
function matching(search: string) {
  const reference = search.trim().toUpperCase();
  if (REFERENCE.test(reference)) return sql<SqlBool>`dispute.reference = ${reference}`;
  if (/^\d{1,9}$/.test(reference)) return sql<SqlBool>`dispute.number = ${Number(reference)}`;
  const words = wordsOf(search);
  if (words.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`dispute.id = any(array(select party.dispute_id from dispute_party party where ${bears(words)}))`;
}

/** The same among the next disputes of the list alone. */
function amongNext(
  search: string,
  { from, back, near }: Pick<DisputeListPage, 'from' | 'back'> & { near: number },
) {
  const behind = from
    ? back
      ? sql`where near.id > ${from}`
      : sql`where near.id < ${from}`
    : sql``;
  return sql<SqlBool>`dispute.id in (select near.id from dispute near ${behind} order by near.id ${sql.raw(back ? 'asc' : 'desc')} limit ${near})
    and exists (select from dispute_party party where party.dispute_id = dispute.id and ${bears(wordsOf(search))})`;
}

/** The words of a name that is looked for; none where a reference or a number is. */
function wordsOf(search: string): string[] {
  if (REFERENCE.test(search.trim()) || /^\d{1,9}$/.test(search.trim())) return [];
  return search
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 8);
}

function bears(words: readonly string[]) {
  return sql<SqlBool>`to_tsvector('simple', party.name) @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
}
