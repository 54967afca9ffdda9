import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { FileRow, PartRow } from './batches.ts';

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
