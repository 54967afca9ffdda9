import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { Process, State } from '../rules/words.ts';

export type ListFilter = {
  search: string;
  states: readonly State[];
  process: Process | null;
  officer: 'me' | 'nobody' | null;
  urgent: boolean;
};

export type Looking = { by: string };
/** A piece of the list: what comes behind a dispute, or before it. */
export type Piece = { from: string | null; back: boolean; most: number };

/**
 * Disputes for the office, the newest first. A name that many bear is found among the next few disputes; only one that
 * fills no page there is looked up in the index of names, which gives all that bear it, in no order.
 */
export async function listDisputes(db: Db, filter: ListFilter, looking: Looking, piece: Piece) {
  if (wordsOf(filter.search).length > 0) {
    const near = await listFrom(db, { filter, looking, piece, near: true });
    if (near.length === piece.most) return near;
  }
  return listFrom(db, { filter, looking, piece, near: false });
}

type Listing = { filter: ListFilter; looking: Looking; piece: Piece; near: boolean };

/** The ids out of an index, and what a row shows for the rows of one page. */
async function listFrom(db: Db, { filter, looking: { by }, piece: { from, back, most }, near }: Listing) {
  const way = back ? 'asc' : 'desc';
  let place = narrowed(db, filter, by);
  if (filter.search !== '') place = place.where(near ? amongNext(filter.search, { from, back }) : matching(filter.search));
  if (from) place = place.where('dispute.id', back ? '>' : '<', from);
  const page = place.orderBy('dispute.id', way).limit(most).select('dispute.id');
  const rows = await db
    .selectFrom(page.as('place'))
    .innerJoin('dispute', 'dispute.id', 'place.id')
    .orderBy('place.id', way)
    .select([
      ...(['dispute.id', 'dispute.reference', 'dispute.process', 'dispute.track', 'dispute.state', 'dispute.state_since'] as const),
      ...(['dispute.title', 'dispute.currency', 'dispute.sum_minor', 'dispute.is_urgent', 'dispute.filed_at'] as const),
      ...(['dispute.officer_id', 'dispute.version'] as const),
      first('claimant').as('claimant'),
      first('respondent').as('respondent'),
      sql<number>`(select count(*)::integer from dispute_party party where party.dispute_id = dispute.id)`.as('parties'),
    ])
    .execute();
  return back ? rows.reverse() : rows;
}

export type ListRow = Awaited<ReturnType<typeof listDisputes>>[number];

function first(side: 'claimant' | 'respondent') {
  return sql<string>`coalesce((select party.name from dispute_party party where party.dispute_id = dispute.id and party.side = ${side} and party.place = 1), '')`;
}

type Narrowed = SelectQueryBuilder<Tables, 'dispute', object>;

function narrowed(db: Db, filter: ListFilter, by: string): Narrowed {
  let query: Narrowed = db.selectFrom('dispute');
  if (filter.states.length === 1) query = query.where('dispute.state', '=', filter.states[0] ?? 'filed');
  if (filter.states.length > 1) query = query.where('dispute.state', 'in', filter.states);
  if (filter.process) query = query.where('dispute.process', '=', filter.process);
  if (filter.officer === 'me') query = query.where('dispute.officer_id', '=', by);
  if (filter.officer === 'nobody') query = query.where('dispute.officer_id', 'is', null);
  if (filter.urgent) query = query.where('dispute.is_urgent', '=', true);
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

const NEAR = 500;

/** The same among the next disputes of the list alone. */
function amongNext(search: string, { from, back }: Pick<Piece, 'from' | 'back'>) {
  const behind = from ? (back ? sql`where near.id > ${from}` : sql`where near.id < ${from}`) : sql``;
  return sql<SqlBool>`dispute.id in (select near.id from dispute near ${behind} order by near.id ${sql.raw(back ? 'asc' : 'desc')} limit ${NEAR})
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

/** What waits for the office: a dispute, and since when it is where it is. */
export type WaitingRow = {
  id: string;
  reference: string;
  state: State;
  state_since: Date;
  officer_id: string | null;
  claimant: string;
  /** Of what was asked and not decided: the kind of the event, and when. */
  asked: string | null;
  asked_at: Date | null;
};

const MOST = 500;

/** Disputes in a state that waits for the office itself. */
export function listInStates(db: Db, states: readonly State[]): Promise<WaitingRow[]> {
  return db
    .selectFrom('dispute')
    .where('dispute.state', 'in', states)
    .orderBy('dispute.state_since')
    .orderBy('dispute.id')
    .limit(MOST)
    .select([
      'dispute.id',
      'dispute.reference',
      'dispute.state',
      'dispute.state_since',
      'dispute.officer_id',
      first('claimant').as('claimant'),
    ])
    .select([sql<string | null>`null::text`.as('asked'), sql<Date | null>`null::timestamptz`.as('asked_at')])
    .execute();
}

/** What was asked of the office and answered by nothing since: each kind with the events that answer it. */
export async function listAsked(db: Db, asked: Readonly<Record<string, readonly string[]>>): Promise<WaitingRow[]> {
  const pairs = Object.entries(asked);
  if (pairs.length === 0) return [];
  const { rows } = await sql<WaitingRow>`
    select dispute.id, dispute.reference, dispute.state, dispute.state_since, dispute.officer_id, ${first('claimant')} as claimant,
      event.type as asked, event.at as asked_at
    from dispute_event event join dispute on dispute.id = event.dispute_id
    where event.type in (${sql.join(pairs.map(([type]) => type))}) and ${isOpen}
      and not exists (select from dispute_event answer where answer.dispute_id = event.dispute_id and answer.number > event.number
        and (event.party_id is null or answer.party_id is null or answer.party_id = event.party_id)
        and (${sql.join(
          pairs.map(([type, answers]) => sql`(event.type = ${type} and answer.type in (${sql.join(answers)}))`),
          sql` or `,
        )}))
    order by event.at, event.id limit ${MOST}`.execute(db);
  return rows;
}

const isOpen = sql<SqlBool>`dispute.state not in ('lapsed', 'returned', 'withdrawn', 'closed_no_basis', 'closed_no_conciliation', 'closed_no_mediation')`;
