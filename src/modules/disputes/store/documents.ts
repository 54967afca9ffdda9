import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { DisputeDocumentRow } from './disputes.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** Until the transaction ends, nobody else keeps or removes a file of this content. */
export async function lockContent(tx: Db, contentHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BigInt.asIntN(64, BigInt(`0x${contentHash.slice(0, 16)}`)).toString()}::bigint)`.execute(
    tx,
  );
}

/** Until the transaction ends, nobody else writes down that this reader opened this paper. */
export async function lockOpening(tx: Db, opening: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dispute_document opened ${opening}`}, 0))`.execute(
    tx,
  );
}

export async function addDocument(
  tx: Db,
  document: Insertable<Tables['dispute_document']>,
): Promise<void> {
  await tx.insertInto('dispute_document').values(document).execute();
}

export function listDocuments(db: Db, disputeId: string): Promise<DisputeDocumentRow[]> {
  return db
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .orderBy('addedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

type DocumentOfMany = DisputeDocumentRow & { total: bigint };

/** A page of them, the newest first, each with how many there are in all. */
export function listNewestDocuments(
  db: Db,
  disputeId: string,
  { from, most }: { from: number; most: number },
): Promise<DocumentOfMany[]> {
  return db
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .orderBy('addedAt', 'desc')
    .orderBy('id', 'desc')
    .offset(from)
    .limit(most)
    .selectAll()
    .select(sql<bigint>`count(*) over ()`.as('total'))
    .execute();
}

/**
 * Papers that a form of the office may name, the oldest first: none that the institution issued, and of what parties filed as evidence
 * no more than fits; some are always among them.
 */
export async function listNameable(
  db: Db,
  disputeId: string,
  { always, most }: { always: readonly string[]; most: number },
): Promise<DisputeDocumentRow[]> {
  const { rows } = await sql<DisputeDocumentRow>`
    select * from (
      select * from dispute_document
      where dispute_id = ${disputeId} and (issued_number is null or id = any(${always}::uuid[]))
      order by id = any(${always}::uuid[]) desc, kind = 'evidence', added_at, id
      limit ${most + always.length}) as chosen
    order by added_at, id`.execute(db);
  return rows;
}

export type PaperSince = Pick<
  DisputeDocumentRow,
  'id' | 'kind' | 'audience' | 'partyId' | 'addedAt'
>;

/** Papers that came into a dispute since, of others than one person; whoever shows any of it asks who may read them. */
export function listDocumentsSince(
  db: Db,
  disputeId: string,
  { since, notBy, most }: { since: Date; notBy: string; most: number },
): Promise<PaperSince[]> {
  return db
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .where('addedAt', '>', since)
    .where((eb) => eb.or([eb('addedBy', 'is', null), eb('addedBy', '<>', notBy)]))
    .orderBy('addedAt')
    .limit(most)
    .select(['id', 'kind', 'audience', 'partyId', 'addedAt'])
    .execute();
}

export async function findDocument(
  db: Db,
  disputeId: string,
  id: string,
): Promise<DisputeDocumentRow | null> {
  const query = db
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .where('id', '=', id);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** Some papers of a dispute; those of another dispute are not among them. */
export async function listDocumentsAmong(
  db: Db,
  disputeId: string,
  ids: readonly string[],
): Promise<DisputeDocumentRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .where('id', 'in', ids)
    .selectAll()
    .execute();
}

/** The papers of a dispute but for some: joined, for a list of thousands is gone through with each row. */
export function listDocumentsBut(
  db: Db,
  disputeId: string,
  but: readonly string[],
): Promise<DisputeDocumentRow[]> {
  return db
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .where(
      sql<boolean>`not exists (select from unnest(${[...but]}::uuid[]) as but (id) where but.id = dispute_document.id)`,
    )
    .orderBy('addedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export type DocumentTitle = Pick<
  DisputeDocumentRow,
  'id' | 'partyId' | 'addedAt' | 'title' | 'type'
>;

/** What it takes to find a paper by its name, and to know who may. */
export function listTitles(db: Db, disputeId: string): Promise<DocumentTitle[]> {
  return db
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .select(['id', 'partyId', 'addedAt', 'title', 'type'])
    .execute();
}

export async function isContentNamed(db: Db, contentHash: string): Promise<boolean> {
  const query = db
    .selectFrom('dispute_document')
    .where('contentHash', '=', bytes(contentHash))
    .select('id')
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** How many papers a dispute has been issued, for the next one's number. */
export async function countIssued(tx: Db, disputeId: string): Promise<number> {
  const row = await tx
    .selectFrom('dispute_document')
    .where('disputeId', '=', disputeId)
    .where('issuedNumber', 'is not', null)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The contents that rows name, in their order, behind one of them. */
export async function listContents(db: Db, after: string, most: number): Promise<string[]> {
  const query = db
    .selectFrom('dispute_document')
    .select('contentHash')
    .distinct()
    .orderBy('contentHash')
    .limit(most);
  return (await query.where('contentHash', '>', bytes(after)).execute()).map(({ contentHash }) =>
    contentHash.toString('hex'),
  );
}

/** The documents of a content, with their dispute where they have one: an upload may be loose. */
export async function listByContent(db: Db, contentHash: string) {
  return db
    .selectFrom('dispute_document')
    .leftJoin('dispute', 'dispute.id', 'dispute_document.disputeId')
    .where('contentHash', '=', bytes(contentHash))
    .select(['dispute_document.id', 'dispute.id as disputeId', 'dispute.reference'])
    .execute();
}
