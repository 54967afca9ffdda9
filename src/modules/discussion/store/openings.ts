import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type OpeningRow = Selectable<Tables['discussion_opening']>;

export async function addOpening(
  tx: Db,
  opening: Insertable<Tables['discussion_opening']>,
): Promise<void> {
  await tx.insertInto('discussion_opening').values(opening).execute();
}

export function listOpenings(db: Db, disputeId: string): Promise<OpeningRow[]> {
  return db
    .selectFrom('discussion_opening')
    .where('disputeId', '=', disputeId)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}

/** Those that were granted in some places of a dispute: what whoever reads there is told. */
export function listGranted(
  db: Db,
  disputeId: string,
  places: readonly string[],
): Promise<OpeningRow[]> {
  return db
    .selectFrom('discussion_opening')
    .where('disputeId', '=', disputeId)
    .where('place', 'in', [...places, ''])
    .where('decision', '=', 'granted')
    .orderBy('decidedAt', 'desc')
    .selectAll()
    .execute();
}

/** One of a dispute, kept from everybody else until the transaction ends. */
export async function lockOpening(
  tx: Db,
  disputeId: string,
  id: string,
): Promise<OpeningRow | null> {
  const query = tx
    .selectFrom('discussion_opening')
    .where('disputeId', '=', disputeId)
    .where('id', '=', id);
  return (await query.selectAll().forUpdate().executeTakeFirst()) ?? null;
}

/** One, for its letter. */
export async function findOpening(db: Db, id: string): Promise<OpeningRow | null> {
  const query = db.selectFrom('discussion_opening').where('id', '=', id);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

export async function changeOpening(
  tx: Db,
  id: string,
  change: Updateable<Tables['discussion_opening']>,
): Promise<void> {
  await tx.updateTable('discussion_opening').set(change).where('id', '=', id).execute();
}

/** What a registrar asked or decided, for the copy of their own data. */
export function listOpeningsBy(db: Db, personId: string): Promise<OpeningRow[]> {
  return db
    .selectFrom('discussion_opening')
    .where((eb) => eb.or([eb('askedBy', '=', personId), eb('decidedBy', '=', personId)]))
    .orderBy('askedAt')
    .selectAll()
    .execute();
}

/** How many messages a place has had. */
export async function countSaid(db: Db, disputeId: string, place: string): Promise<number> {
  const row = await db
    .selectFrom('discussion_place')
    .where('disputeId', '=', disputeId)
    .where('place', '=', place)
    .select('said')
    .executeTakeFirst();
  return row?.said ?? 0;
}
