import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type TalkMessageRow = Selectable<Tables['discussion_message']>;

/** The places of a dispute in which somebody reads: every look at messages is through one of these. */
export type ReadablePlaces = { disputeId: string; places: readonly { key: string }[] };
export type MessagePage = { place: string; before?: number; after?: number; most: number };

function readable(db: Db, { disputeId, places }: ReadablePlaces) {
  const keys = places.map(({ key }) => key);
  return db
    .selectFrom('discussion_message as message')
    .where('message.disputeId', '=', disputeId)
    .where((eb) => eb('message.place', '=', eb.fn.any(sql<string[]>`${keys}::text[]`)));
}

/** A page of a place in the order in which it was said: what stands before a number, or after one, or the newest. */
export async function listMessages(
  db: Db,
  seen: ReadablePlaces,
  { place, before, after, most }: MessagePage,
): Promise<TalkMessageRow[]> {
  const query = readable(db, seen).where('message.place', '=', place).selectAll('message');
  if (after !== undefined)
    return query
      .where('message.number', '>', after)
      .orderBy('message.number')
      .limit(most)
      .execute();
  const older = before === undefined ? query : query.where('message.number', '<', before);
  return (await older.orderBy('message.number', 'desc').limit(most).execute()).reverse();
}

export async function findMessage(
  db: Db,
  seen: ReadablePlaces,
  id: string,
): Promise<TalkMessageRow | null> {
  return (
    (await readable(db, seen)
      .where('message.id', '=', id)
      .selectAll('message')
      .executeTakeFirst()) ?? null
  );
}

/** A message, kept from everybody else until the transaction ends; null where the viewer reads none of this id. */
export async function lockMessage(
  tx: Db,
  seen: ReadablePlaces,
  id: string,
): Promise<TalkMessageRow | null> {
  return (
    (await readable(tx, seen)
      .where('message.id', '=', id)
      .selectAll('message')
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

export async function isWithdrawnSince(
  db: Db,
  seen: ReadablePlaces,
  since: Date,
): Promise<boolean> {
  const query = readable(db, seen).where('message.withdrawnAt', '>', since).select('message.id');
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export async function listAmong(
  db: Db,
  seen: ReadablePlaces,
  ids: readonly string[],
): Promise<TalkMessageRow[]> {
  if (ids.length === 0) return [];
  return readable(db, seen).where('message.id', 'in', ids).selectAll('message').execute();
}

/** Everything that was said in a dispute, whoever reads it, for an index that keeps each for its readers alone. */
export function listAllMessages(db: Db, disputeId: string): Promise<TalkMessageRow[]> {
  return db
    .selectFrom('discussion_message')
    .where('disputeId', '=', disputeId)
    .where('withdrawnAt', 'is', null)
    .selectAll()
    .execute();
}

/** One of these. */
export async function findAnyMessage(
  db: Db,
  disputeId: string,
  id: string,
): Promise<TalkMessageRow | null> {
  const query = db
    .selectFrom('discussion_message')
    .where('disputeId', '=', disputeId)
    .where('id', '=', id);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** What a device sent before under this id. */
export async function findSent(
  db: Db,
  personId: string,
  clientId: string,
): Promise<TalkMessageRow | null> {
  const query = db
    .selectFrom('discussion_message')
    .where('byPerson', '=', personId)
    .where('clientId', '=', clientId);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** Keeps a place from everybody else who would say something there, until the transaction ends. */
export async function lockPlace(tx: Db, disputeId: string, place: string): Promise<number> {
  await addPlace(tx, disputeId, place);
  const { said } = await tx
    .selectFrom('discussion_place')
    .where('disputeId', '=', disputeId)
    .where('place', '=', place)
    .select('said')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return said;
}

export async function addPlace(tx: Db, disputeId: string, place: string): Promise<void> {
  await tx
    .insertInto('discussion_place')
    .values({ disputeId, place })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Says something in a place that the transaction holds; null when the device sent under this id before. */
export async function addMessage(
  tx: Db,
  message: Insertable<Tables['discussion_message']>,
): Promise<TalkMessageRow | null> {
  const row = await tx
    .insertInto('discussion_message')
    .values(message)
    .onConflict((same) => same.columns(['byPerson', 'clientId']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  await tx
    .updateTable('discussion_place')
    .set({ said: row.number })
    .where('disputeId', '=', row.disputeId)
    .where('place', '=', row.place)
    .execute();
  return row;
}

export function changeMessage(
  tx: Db,
  id: string,
  change: Updateable<Tables['discussion_message']>,
): Promise<TalkMessageRow> {
  return tx
    .updateTable('discussion_message')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
