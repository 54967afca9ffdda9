import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type ExportFileRow = Selectable<Tables['export_file']>;
export type NewExportFile = Insertable<Tables['export_file']>;

const A_STATEMENT = 1000;

export async function addFiles(tx: Db, files: readonly NewExportFile[]): Promise<void> {
  for (let at = 0; at < files.length; at += A_STATEMENT)
    await tx
      .insertInto('export_file')
      .values(files.slice(at, at + A_STATEMENT))
      .execute();
}

/** All files of an archive, in the order in which they stand in it. */
export function listFiles(db: Db, archiveId: string): Promise<ExportFileRow[]> {
  return db
    .selectFrom('export_file')
    .where('archiveId', '=', archiveId)
    .orderBy('place')
    .selectAll()
    .execute();
}

export type FileMade = { size: bigint; contentHash: Buffer; crc: bigint };

/** Notes what a file has in it; false where its archive is there no more. */
export async function markMade(
  tx: Db,
  { archiveId, place }: Pick<ExportFileRow, 'archiveId' | 'place'>,
  made: FileMade,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('export_file')
    .set(made)
    .where('archiveId', '=', archiveId)
    .where('place', '=', place)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropFile(
  tx: Db,
  { archiveId, place }: Pick<ExportFileRow, 'archiveId' | 'place'>,
): Promise<void> {
  await tx
    .deleteFrom('export_file')
    .where('archiveId', '=', archiveId)
    .where('place', '=', place)
    .execute();
}

/** Takes all files off an archive; gives the contents of our own pages, in hexadecimal, which other archives may name too. */
export async function dropFiles(tx: Db, archiveId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('export_file')
    .where('archiveId', '=', archiveId)
    .returning(['kind', 'contentHash'])
    .execute();
  return rows.flatMap(({ kind, contentHash }) =>
    kind === 'paper' || !contentHash ? [] : [contentHash.toString('hex')],
  );
}

/** The checksum of some content, where an archive was made with it before. */
export async function findChecksum(db: Db, contentHash: Buffer): Promise<bigint | null> {
  const row = await db
    .selectFrom('export_file')
    .where('contentHash', '=', contentHash)
    .where('crc', 'is not', null)
    .select('crc')
    .limit(1)
    .executeTakeFirst();
  return row?.crc ?? null;
}

export type Progress = { files: number; made: number; bytes: bigint; madeBytes: bigint };

/** How much of an archive is made. What is not written yet has no size to count. */
export async function progressOf(db: Db, archiveId: string): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select count(*)::integer as files, count(crc)::integer as made, coalesce(sum(size), 0)::bigint as bytes,
      coalesce(sum(size) filter (where crc is not null), 0)::bigint as made_bytes
    from export_file where archive_id = ${archiveId}`.execute(db);
  return rows[0] ?? { files: 0, made: 0, bytes: 0n, madeBytes: 0n };
}

/** Whether a file of an archive names some content as its own. The same bytes may be a paper too, which lies elsewhere. */
export async function isPageNamed(tx: Db, contentHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('export_file')
    .where('contentHash', '=', Buffer.from(contentHash, 'hex'))
    .where('kind', '<>', 'paper')
    .select('place')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps some content from being removed, or kept once more, until the transaction ends. */
export async function lockContent(tx: Db, contentHash: string): Promise<void> {
  const key = BigInt.asIntN(64, BigInt(`0x${contentHash.slice(0, 16)}`)).toString();
  await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(tx);
}
