import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import { addPlace, type ReadablePlaces } from './messages.ts';

export type ReaderRow = Selectable<Tables['discussion_reader']>;

/** Counted no further: nobody reads a larger number than this. */
const COUNTED_MOST = 100;

export type PlaceCount = { place: string; unread: number; said: number; wasOpened: boolean };

/**
 * How much a person has not read in each of their places, how much was said there, and whether two registrars opened it, now or
 * before. Their own words count as read.
 */
export async function countUnread(
  db: Db,
  { disputeId, places }: ReadablePlaces,
  personId: string,
): Promise<PlaceCount[]> {
  const keys = places.map(({ key }) => key);
  const { rows } = await sql<PlaceCount>`
    select own.place, coalesce(place.said, 0) as said, exists (select from discussion_opening opening
      where opening.dispute_id = ${disputeId} and opening.place = own.place and opening.decision = 'granted') as was_opened, (select count(*)::integer from (
      select from discussion_message message
      where message.dispute_id = place.dispute_id and message.place = place.place
        and message.number > coalesce(reader.read_to, 0) and message.by_person <> ${personId} and message.withdrawn_at is null
      limit ${COUNTED_MOST}) as unread) as unread
    from unnest(${keys}::text[]) as own (place)
    left join discussion_place place on place.dispute_id = ${disputeId} and place.place = own.place
    left join discussion_reader reader on reader.dispute_id = place.dispute_id and reader.place = place.place
      and reader.person_id = ${personId}`.execute(db);
  return rows;
}

/** How far each reader has read in the places that somebody reads. */
export function listReaders(db: Db, { disputeId, places }: ReadablePlaces): Promise<ReaderRow[]> {
  const keys = places.map(({ key }) => key);
  return db
    .selectFrom('discussion_reader')
    .where('disputeId', '=', disputeId)
    .where((eb) => eb('place', '=', eb.fn.any(sql<string[]>`${keys}::text[]`)))
    .selectAll()
    .execute();
}

export type ReaderOf = { disputeId: string; place: string; personId: string };

/** Marks what was said up to a number as read, and nothing as unread again. True when that was news. */
export async function markRead(
  tx: Db,
  { disputeId, place, personId }: ReaderOf,
  { id, readTo, at }: { id: string; readTo: number; at: Date },
): Promise<boolean> {
  await addPlace(tx, disputeId, place);
  const { rows } = await sql<{ id: string }>`
    insert into discussion_reader (id, dispute_id, place, person_id, read_to, read_at)
    select ${id}, place.dispute_id, place.place, ${personId}, least(${readTo}::integer, place.said), ${at}
    from discussion_place place where place.dispute_id = ${disputeId} and place.place = ${place}
    on conflict (dispute_id, place, person_id) do update set read_to = excluded.read_to, read_at = excluded.read_at
    where discussion_reader.read_to < excluded.read_to
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Remembers who reads in a place, so that they can be told of news there. */
export async function addReaders(
  tx: Db,
  { disputeId, place }: Omit<ReaderOf, 'personId'>,
  readers: readonly { id: string; personId: string }[],
): Promise<void> {
  if (readers.length === 0) return;
  await tx
    .insertInto('discussion_reader')
    .values(readers.map((reader) => ({ ...reader, disputeId, place })))
    .onConflict((same) => same.columns(['disputeId', 'place', 'personId']).doNothing())
    .execute();
}

/** How many of some people have read a place as far as a number. */
export async function countReadTo(
  tx: Db,
  { disputeId, place }: Omit<ReaderOf, 'personId'>,
  { number, among }: { number: number; among: readonly string[] },
): Promise<number> {
  if (among.length === 0) return 0;
  const { count } = await tx
    .selectFrom('discussion_reader')
    .where('disputeId', '=', disputeId)
    .where('place', '=', place)
    .where('personId', 'in', among)
    .where('readTo', '>=', number)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
