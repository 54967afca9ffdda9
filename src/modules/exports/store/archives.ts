import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type ArchiveRow = Selectable<Tables['export_archive']>;
export type ArchiveOf = { disputeId: string; personId: string };

export async function addArchive(
  tx: Db,
  row: Insertable<Tables['export_archive']>,
): Promise<ArchiveRow> {
  return tx.insertInto('export_archive').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Keeps a person's archives of a dispute from everybody else who would ask for one, until the transaction ends. */
export async function lockArchivesOf(tx: Db, { disputeId, personId }: ArchiveOf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('export_archive'), hashtext(${`${disputeId} ${personId}`}))`.execute(
    tx,
  );
}

/** The newest that a person asked for, whatever became of it. */
export async function findNewest(
  db: Db,
  { disputeId, personId }: ArchiveOf,
): Promise<ArchiveRow | null> {
  const query = db
    .selectFrom('export_archive')
    .where('disputeId', '=', disputeId)
    .where('personId', '=', personId)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** One that is ready, for whoever asked for it. */
export async function findReady(
  db: Db,
  { disputeId, personId, id }: ArchiveOf & { id: string },
): Promise<ArchiveRow | null> {
  const query = db
    .selectFrom('export_archive')
    .where('id', '=', id)
    .where('disputeId', '=', disputeId)
    .where('personId', '=', personId)
    .where('state', '=', 'ready');
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

export async function countAskedSince(
  db: Db,
  { disputeId, personId }: ArchiveOf,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('export_archive')
    .where('disputeId', '=', disputeId)
    .where('personId', '=', personId)
    .where('askedAt', '>', since)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The next to be made, for whoever makes it until a moment; null where there is none that nobody makes. */
export async function leaseNext(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<ArchiveRow | null> {
  const { rows } = await sql<{ id: string }>`
    update export_archive set leased_until = ${until}, attempts = attempts + 1 where id = (
      select id from export_archive where state = 'making' and (leased_until is null or leased_until <= ${now})
      order by asked_at limit 1 for update skip locked)
    returning id`.execute(db);
  const [leased] = rows;
  if (!leased) return null;
  return db
    .selectFrom('export_archive')
    .where('id', '=', leased.id)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Changes an archive that has not ended; false where it has. */
export async function changeArchive(
  tx: Db,
  id: string,
  change: Updateable<Tables['export_archive']>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('export_archive')
    .set(change)
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those that are ready, behind an id: a few at a time, so that as many as there are can be gone through. */
export function listReadyAfter(db: Db, id: string, most: number): Promise<ArchiveRow[]> {
  return db
    .selectFrom('export_archive')
    .where('state', '=', 'ready')
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
}

export async function dropEndedBefore(tx: Db, before: Date): Promise<void> {
  await tx
    .deleteFrom('export_archive')
    .where('state', '=', 'ended')
    .where('endedAt', '<', before)
    .execute();
}

export function listArchivesOf(db: Db, personId: string): Promise<ArchiveRow[]> {
  return db
    .selectFrom('export_archive')
    .where('personId', '=', personId)
    .orderBy('askedAt')
    .selectAll()
    .execute();
}

export async function dropArchivesOf(tx: Db, personId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('export_archive')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
