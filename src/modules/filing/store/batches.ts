import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type BatchRow = Selectable<Tables['filing_batch']>;

export type FileRow = Selectable<Tables['filing_batch_file']>;

export type PartRow = Selectable<Tables['filing_batch_part']>;

export async function addBatch(tx: Db, row: Insertable<Tables['filing_batch']>): Promise<void> {
  await tx.insertInto('filing_batch').values(row).execute();
}

/** A batch of an institution that the viewer may file for; null for a stranger, and where there is none. */
export async function findBatch(db: Db, personId: string, id: string): Promise<BatchRow | null> {
  const row = await db
    .selectFrom('filing_batch as batch')
    .innerJoin('filing_institution_member as member', 'member.institutionId', 'batch.institutionId')
    .innerJoin('filing_institution as institution', 'institution.id', 'batch.institutionId')
    .where('batch.id', '=', id)
    .where('member.personId', '=', personId)
    .where('member.endedAt', 'is', null)
    .where('institution.endedAt', 'is', null)
    .selectAll('batch')
    .executeTakeFirst();
  return row ?? null;
}

/** For the job, which works for everybody. */
export async function findAnyBatch(db: Db, id: string): Promise<BatchRow> {
  return db.selectFrom('filing_batch').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** The batches of some institutions, the newest first. */
export function listBatches(
  db: Db,
  institutionIds: readonly string[],
  { after, most }: { after: string | null; most: number },
) {
  if (institutionIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('filing_batch')
    .where('institutionId', 'in', institutionIds)
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .selectAll()
    .execute();
}

/** The batch, kept from everybody else until the transaction ends. */
export async function lockBatch(tx: Db, id: string): Promise<BatchRow> {
  return tx
    .selectFrom('filing_batch')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The same, unless somebody has it: then another will do. */
export async function claimBatch(tx: Db, id: string): Promise<BatchRow | null> {
  return (
    (await tx
      .selectFrom('filing_batch')
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()) ?? null
  );
}

export async function changeBatch(
  tx: Db,
  id: string,
  change: Updateable<Tables['filing_batch']>,
): Promise<void> {
  await tx.updateTable('filing_batch').set(change).where('id', '=', id).execute();
}

export type BatchTask = 'read' | 'check' | 'file';

/** The batch with something to read, to check or to file, whose turn was the longest ago. Papers are read before rows. */
export async function nextWork(db: Db, now: Date): Promise<{ id: string; work: BatchTask } | null> {
  const { rows } = await sql<{ id: string; work: BatchTask }>`
    select b.id, w.work from filing_batch b join lateral (
      select 'read' as work, 1 as rank where exists (select 1 from filing_batch_file f where f.batch_id = b.id and f.state = 'whole')
      union all
      select 'check', 2 where exists (select 1 from filing_batch_row r where r.batch_id = b.id and r.state = 'waiting')
      union all
      select 'file', 3 where exists (select 1 from filing_batch_row r where r.batch_id = b.id and r.state = 'accepted')
      order by rank limit 1) w on true
    where b.cleared_at is null and (b.worked_at is null or b.worked_at <= ${now})
    order by b.worked_at nulls first, b.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Batches in which nothing waits and nobody did anything since a moment. */
export async function listSettled(db: Db, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from filing_batch b where touched_at < ${before} and cleared_at is null
      and not exists (select 1 from filing_batch_row r where r.batch_id = b.id and r.state in ('waiting', 'accepted', 'stuck'))
    order by touched_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Forgets what was sent: the pieces, and the words of rows that became disputes or came to nothing. */
export async function clearBatch(tx: Db, id: string, at: Date): Promise<void> {
  await sql`delete from filing_batch_part where file_id in (select id from filing_batch_file where batch_id = ${id})`.execute(
    tx,
  );
  await sql`update filing_batch_row set cells = '{}', written = '[]', pair = null where batch_id = ${id} and state <> 'filed'`.execute(
    tx,
  );
  await sql`update filing_batch_row set cells = '{}', written = '[]' where batch_id = ${id} and state = 'filed'`.execute(
    tx,
  );
  await changeBatch(tx, id, { clearedAt: at });
}
