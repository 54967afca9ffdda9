import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Quota } from '#kernel/quota.ts';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type PieceRow = Selectable<Tables['document_piece']>;
export type UploadRow = Selectable<Tables['document_upload']>;
/** Whose upload, in which dispute. */
export type UploadOwner = { disputeId: string; personId: string };

const bytes = (hex: string) => Buffer.from(hex, 'hex');

export async function addUpload(
  tx: Db,
  upload: Insertable<Tables['document_upload']>,
): Promise<UploadRow> {
  return tx.insertInto('document_upload').values(upload).returningAll().executeTakeFirstOrThrow();
}

/** An upload of this person in this dispute; another's is none. */
export async function findUpload(
  db: Db,
  { disputeId, personId }: UploadOwner,
  id: string,
): Promise<UploadRow | null> {
  const query = db
    .selectFrom('document_upload')
    .where('id', '=', id)
    .where('disputeId', '=', disputeId)
    .where('personId', '=', personId);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** The same, kept from everybody else until the transaction ends. */
export async function lockUpload(
  tx: Db,
  { disputeId, personId }: UploadOwner,
  id: string,
): Promise<UploadRow | null> {
  const query = tx
    .selectFrom('document_upload')
    .where('id', '=', id)
    .where('disputeId', '=', disputeId)
    .where('personId', '=', personId);
  return (await query.selectAll().forUpdate().executeTakeFirst()) ?? null;
}

/** In the order in which they were begun. */
export function listUploads(db: Db, { disputeId, personId }: UploadOwner): Promise<UploadRow[]> {
  return db
    .selectFrom('document_upload')
    .where('disputeId', '=', disputeId)
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** What was begun of a file of a zip and not brought to its end. */
export async function dropEntry(
  tx: Db,
  { archiveId, archiveAt }: { archiveId: string; archiveAt: number },
): Promise<void> {
  await tx
    .deleteFrom('document_upload')
    .where('archiveId', '=', archiveId)
    .where('archiveAt', '=', archiveAt)
    .execute();
}

export async function changeUpload(
  tx: Db,
  id: string,
  change: Updateable<Tables['document_upload']>,
): Promise<void> {
  await tx.updateTable('document_upload').set(change).where('id', '=', id).execute();
}

/** Forgets an upload and its pieces; their content goes with the next sweep. */
export async function dropUpload(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('document_upload').where('id', '=', id).execute();
}

export async function dropOverdueUploads(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('document_upload').where('keptUntil', '<=', now).execute();
}

/** Every upload of a person, wherever; gives how many went. */
export async function dropUploadsOf(tx: Db, personId: string): Promise<number> {
  const gone = await tx
    .deleteFrom('document_upload')
    .where('personId', '=', personId)
    .returning('id')
    .execute();
  return gone.length;
}

export function listUploadsOf(db: Db, personId: string) {
  return db
    .selectFrom('document_upload')
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .select(['name', 'size', 'received', 'state', 'createdAt', 'keptUntil'])
    .execute();
}

/** Until the transaction ends, nobody else begins an upload in this dispute: two at once are counted as two. */
export async function lockUploadsIn(tx: Db, disputeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('document_upload'), hashtext(${disputeId}))`.execute(
    tx,
  );
}

/** What lies in a dispute that is not filed: of one person, or of all. */
export async function countUploads(
  db: Db,
  { disputeId, personId }: { disputeId: string; personId: string | null },
): Promise<Quota> {
  const row = await db
    .selectFrom('document_upload')
    .where('disputeId', '=', disputeId)
    .$if(personId !== null, (of) => of.where('personId', '=', personId ?? ''))
    .select(({ fn }) => [
      fn.countAll<bigint>().as('files'),
      fn.sum<string | null>('size').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes ?? 0) };
}

export async function addPieceRow(
  tx: Db,
  piece: Insertable<Tables['document_piece']>,
): Promise<void> {
  await tx.insertInto('document_piece').values(piece).execute();
}

export function listPieces(db: Db, uploadId: string): Promise<PieceRow[]> {
  return db
    .selectFrom('document_piece')
    .where('uploadId', '=', uploadId)
    .orderBy('at')
    .selectAll()
    .execute();
}

export async function dropPieces(tx: Db, uploadId: string): Promise<void> {
  await tx.deleteFrom('document_piece').where('uploadId', '=', uploadId).execute();
}

export type CheckLane = 'small' | 'large' | 'any';

/** The one that waits longest to be looked at or taken apart, of those whose turn it is. */
export async function findToCheck(
  db: Db,
  { now, lane, largeFrom }: { now: Date; lane: CheckLane; largeFrom: number },
): Promise<UploadRow | null> {
  const query = db
    .selectFrom('document_upload')
    .where('state', 'in', ['checking', 'unpacking'])
    .where((is) => is.or([is('checkAt', 'is', null), is('checkAt', '<=', now)]))
    .$if(lane !== 'any', (of) => of.where(isLarge(largeFrom), '=', lane === 'large'))
    .orderBy('touchedAt')
    .orderBy('id')
    .limit(1);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

function isLarge(from: number) {
  return sql<boolean>`(size >= ${from} or lower(right(name, 4)) = '.zip')`;
}

/** The uploads of a person with what each became, wherever. */
export async function listDocumentsOf(tx: Db, personId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('document_upload')
    .where('personId', '=', personId)
    .where('documentId', 'is not', null)
    .select('documentId')
    .execute();
  return rows.flatMap(({ documentId }) => documentId ?? []);
}

/** Until the transaction ends, nobody else keeps or removes a piece of this content. */
export async function lockPieceContent(tx: Db, contentHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BigInt.asIntN(64, BigInt(`0x${contentHash.slice(0, 16)}`)).toString()}::bigint)`.execute(
    tx,
  );
}

export async function isPieceNamed(db: Db, contentHash: string): Promise<boolean> {
  const query = db
    .selectFrom('document_piece')
    .where('contentHash', '=', bytes(contentHash))
    .select('uploadId')
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The contents that rows name, in their order, behind one of them. */
export async function listPieceContents(db: Db, after: string, most: number): Promise<string[]> {
  const query = db
    .selectFrom('document_piece')
    .where('contentHash', '>', bytes(after))
    .select('contentHash')
    .distinct()
    .orderBy('contentHash')
    .limit(most);
  return (await query.execute()).map(({ contentHash }) => contentHash.toString('hex'));
}

/** The uploads that a piece of this content belongs to. */
export function listUploadsByContent(db: Db, contentHash: string) {
  return db
    .selectFrom('document_piece')
    .innerJoin('document_upload', 'document_upload.id', 'document_piece.uploadId')
    .where('document_piece.contentHash', '=', bytes(contentHash))
    .select(['document_upload.name', 'document_upload.disputeId'])
    .distinct()
    .execute();
}
