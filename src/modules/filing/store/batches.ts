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

export async function addFile(tx: Db, row: Insertable<Tables['filing_batch_file']>): Promise<void> {
  await tx.insertInto('filing_batch_file').values(row).execute();
}

export function listFiles(db: Db, batchId: string): Promise<FileRow[]> {
  return db
    .selectFrom('filing_batch_file')
    .where('batchId', '=', batchId)
    .orderBy('id')
    .selectAll()
    .execute();
}

/** A file of a batch, kept until the transaction ends: of two pieces at once the second sees how far the first came. */
export async function lockFile(tx: Db, batchId: string, id: string): Promise<FileRow | null> {
  const query = tx
    .selectFrom('filing_batch_file')
    .where('batchId', '=', batchId)
    .where('id', '=', id);
  return (await query.selectAll().forUpdate().executeTakeFirst()) ?? null;
}

export async function changeFile(
  tx: Db,
  id: string,
  change: Updateable<Tables['filing_batch_file']>,
): Promise<void> {
  await tx.updateTable('filing_batch_file').set(change).where('id', '=', id).execute();
}

export async function addPart(tx: Db, row: Insertable<Tables['filing_batch_part']>): Promise<void> {
  await tx.insertInto('filing_batch_part').values(row).execute();
}

export function listParts(db: Db, fileId: string): Promise<PartRow[]> {
  return db
    .selectFrom('filing_batch_part')
    .where('fileId', '=', fileId)
    .orderBy('at')
    .selectAll()
    .execute();
}

/** Until the transaction ends, nobody else keeps or removes a piece of this content. */
export async function lockContent(tx: Db, contentHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BigInt.asIntN(64, BigInt(`0x${contentHash.slice(0, 16)}`)).toString()}::bigint)`.execute(
    tx,
  );
}

export async function isPartNamed(db: Db, contentHash: string): Promise<boolean> {
  const query = db
    .selectFrom('filing_batch_part')
    .where('contentHash', '=', Buffer.from(contentHash, 'hex'))
    .select('fileId')
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The contents that rows name, in their order, behind one of them. */
export async function listContents(db: Db, after: string, most: number): Promise<string[]> {
  const query = db
    .selectFrom('filing_batch_part')
    .select('contentHash')
    .distinct()
    .orderBy('contentHash')
    .limit(most);
  const rows = await query.where('contentHash', '>', Buffer.from(after, 'hex')).execute();
  return rows.map(({ contentHash }) => contentHash.toString('hex'));
}

/** The files of which a content is a piece. */
export async function listFilesOf(db: Db, contentHash: string) {
  return db
    .selectFrom('filing_batch_part')
    .innerJoin('filing_batch_file', 'filing_batch_file.id', 'filing_batch_part.fileId')
    .innerJoin('filing_batch', 'filing_batch.id', 'filing_batch_file.batchId')
    .where('contentHash', '=', Buffer.from(contentHash, 'hex'))
    .select(['filing_batch_file.name', 'filing_batch.institutionId'])
    .distinct()
    .execute();
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
