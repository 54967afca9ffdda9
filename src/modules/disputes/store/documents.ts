import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { DocumentRow } from './spine.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** Until the transaction ends, nobody else keeps or removes a file of this content. */
export async function lockContent(tx: Db, contentHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BigInt.asIntN(64, BigInt(`0x${contentHash.slice(0, 16)}`)).toString()}::bigint)`.execute(tx);
}

export async function addDocument(tx: Db, document: Insertable<Tables['dispute_document']>): Promise<void> {
  await tx.insertInto('dispute_document').values(document).execute();
}

export type Attaching = {
  tokenHash: string;
  disputeId: string;
  partyId: string | null;
  kind: DocumentRow['kind'];
  title: string;
  audience: DocumentRow['audience'];
};

/** Gives a loose upload its place in a dispute; null when no loose upload has this token. */
export async function attachLoose(tx: Db, { tokenHash, ...place }: Attaching): Promise<{ id: string; contentHash: string } | null> {
  const row = await tx
    .updateTable('dispute_document')
    .set({ dispute_id: place.disputeId, party_id: place.partyId, kind: place.kind, title: place.title, audience: place.audience })
    .where('token_hash', '=', bytes(tokenHash))
    .where('dispute_id', 'is', null)
    .returning(['id', 'content_hash'])
    .executeTakeFirst();
  return row ? { id: row.id, contentHash: row.content_hash.toString('hex') } : null;
}

export async function findLoose(db: Db, tokenHash: string): Promise<DocumentRow | null> {
  const query = db.selectFrom('dispute_document').where('token_hash', '=', bytes(tokenHash)).where('dispute_id', 'is', null);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

export function listDocuments(db: Db, disputeId: string): Promise<DocumentRow[]> {
  return db.selectFrom('dispute_document').where('dispute_id', '=', disputeId).orderBy('added_at').orderBy('id').selectAll().execute();
}

export async function findDocument(db: Db, disputeId: string, id: string): Promise<DocumentRow | null> {
  const query = db.selectFrom('dispute_document').where('dispute_id', '=', disputeId).where('id', '=', id);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** Lets more of a dispute's people read what was filed, once they may. */
export async function widenAudience(tx: Db, disputeId: string, from: DocumentRow['audience'], to: DocumentRow['audience']): Promise<void> {
  await tx.updateTable('dispute_document').set({ audience: to }).where('dispute_id', '=', disputeId).where('audience', '=', from).execute();
}

/** Forgets uploads that nobody attached by then. Their content may be another's too. */
export async function dropLoose(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('dispute_document').where('dispute_id', 'is', null).where('added_at', '<=', until).execute();
}

export async function isContentNamed(db: Db, contentHash: string): Promise<boolean> {
  const query = db.selectFrom('dispute_document').where('content_hash', '=', bytes(contentHash)).select('id').limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** How many papers a dispute has been issued, for the next one's number. */
export async function countIssued(tx: Db, disputeId: string): Promise<number> {
  const row = await tx
    .selectFrom('dispute_document')
    .where('dispute_id', '=', disputeId)
    .where('issued_number', 'is not', null)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
