import { sql } from 'kysely';
import type { Quota } from '#kernel/quota.ts';
import type { Db } from '#platform/db.ts';
import type { PanelDocumentType } from '../rules/retention.ts';

// Hashes are in hexadecimal outside of this folder.
export type NewDocument = {
  id: string;
  tokenHash: string;
  contentHash: string;
  type: PanelDocumentType;
  size: number;
  uploadedAt: Date;
  from: string[];
};
export type AttachableDocument = { id: string; attachedAt: Date | null };

const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** Until the transaction ends, nobody else keeps or removes a file of this content. */
export async function lockContent(tx: Db, contentHash: string): Promise<void> {
  // The first 64 bits name the lock; two contents that share them merely wait for each other.
  await sql`select pg_advisory_xact_lock(${BigInt.asIntN(64, BigInt(`0x${contentHash.slice(0, 16)}`)).toString()}::bigint)`.execute(
    tx,
  );
}

export async function addDocument(
  db: Db,
  { id, tokenHash, contentHash, type, size, uploadedAt, from }: NewDocument,
): Promise<void> {
  await db
    .insertInto('panel_document')
    .values({
      id,
      tokenHash: bytes(tokenHash),
      contentHash: bytes(contentHash),
      type,
      size,
      uploadedAt,
      looseFrom: from.map(bytes),
    })
    .execute();
}

/** The document of an upload token, kept from everybody else until the transaction ends; null for a stranger's guess. */
export async function lockDocument(tx: Db, tokenHash: string): Promise<AttachableDocument | null> {
  const row = await tx
    .selectFrom('panel_document')
    .where('tokenHash', '=', bytes(tokenHash))
    .select(['id', 'attachedAt'])
    .forUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, attachedAt: row.attachedAt } : null;
}

export async function markAttached(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('panel_document')
      .set({ attachedAt: at, looseFrom: null })
      .where('id', 'in', ids)
      .execute();
}

/** How many papers lie loose, and their bytes: of a network, by its keyed hash, or of everybody. */
export async function countLoose(db: Db, network: string | null): Promise<Quota> {
  const row = await db
    .selectFrom('panel_document')
    .where('attachedAt', 'is', null)
    .$if(network !== null, (is) =>
      is.where('looseFrom', '@>', sql<Buffer[]>`array[${bytes(network ?? '')}::bytea]`),
    )
    .select(({ fn }) => [
      fn.countAll<bigint>().as('files'),
      fn.sum<string | null>('size').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes ?? 0) };
}

/** Until the transaction ends, nobody else adds what is counted: two at once are two. */
export async function lockLoose(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('panel_document loose'))`.execute(tx);
}

/** Forgets the documents that were uploaded by then and belong to no application. Their content may be another's too. */
export async function dropLoose(db: Db, until: Date): Promise<void> {
  await db
    .deleteFrom('panel_document')
    .where('attachedAt', 'is', null)
    .where('uploadedAt', '<=', until)
    .execute();
}

export async function isContentNamed(db: Db, contentHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('panel_document')
    .where('contentHash', '=', bytes(contentHash))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type PanelDocumentRow = { id: string; contentHash: string; type: string; size: number };

export async function listDocuments(db: Db, ids: readonly string[]): Promise<PanelDocumentRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('panel_document')
    .where('id', 'in', ids)
    .select(['id', 'contentHash', 'type', 'size'])
    .execute();
  return rows.map(({ contentHash, ...row }) => ({
    ...row,
    contentHash: contentHash.toString('hex'),
  }));
}

/** The rows alone: the sweep removes a content that no row names. */
export async function dropDocuments(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('panel_document').where('id', 'in', ids).execute();
}

/** The contents that rows name, in their order, behind one of them. */
export async function listContents(db: Db, after: string, most: number): Promise<string[]> {
  const query = db
    .selectFrom('panel_document')
    .select('contentHash')
    .distinct()
    .orderBy('contentHash')
    .limit(most);
  return (await query.where('contentHash', '>', bytes(after)).execute()).map(({ contentHash }) =>
    contentHash.toString('hex'),
  );
}

export async function listByContent(db: Db, contentHash: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('panel_document')
    .where('contentHash', '=', bytes(contentHash))
    .select('id')
    .execute();
}
