import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type DocumentTextRow = Selectable<Tables['document_text']>;
export type DocumentPageRow = Selectable<Tables['document_page']>;

/** Takes the paper that waits longest to be read, or whose reader died; of two at once each has another. */
export async function takeText(
  tx: Db,
  { now, until }: { now: Date; until: Date },
): Promise<DocumentTextRow | null> {
  const taken = tx
    .updateTable('document_text')
    .set({ state: 'reading', leasedUntil: until })
    .where('documentId', 'in', longestWaiting(tx, now))
    .returningAll();
  return (await taken.executeTakeFirst()) ?? null;
}

function longestWaiting(tx: Db, now: Date) {
  return tx
    .selectFrom('document_text')
    .where('state', 'in', ['waiting', 'reading'])
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now)]))
    .orderBy('askedAt')
    .orderBy('documentId')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select('documentId');
}

/** A paper that is being read, kept from everybody else until the transaction ends; null where it is not read any more. */
export async function lockReading(tx: Db, documentId: string): Promise<DocumentTextRow | null> {
  const query = tx
    .selectFrom('document_text')
    .where('documentId', '=', documentId)
    .where('state', '=', 'reading')
    .forUpdate();
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

export async function changeText(
  tx: Db,
  documentId: string,
  change: Updateable<Tables['document_text']>,
): Promise<void> {
  await tx.updateTable('document_text').set(change).where('documentId', '=', documentId).execute();
}

export async function putPages(tx: Db, pages: readonly DocumentPageRow[]): Promise<void> {
  if (pages.length === 0) return;
  await tx
    .insertInto('document_page')
    .values(pages)
    .onConflict((same) =>
      same.columns(['documentId', 'page']).doUpdateSet((eb) => ({
        sealedText: eb.ref('excluded.sealedText'),
        isPicture: eb.ref('excluded.isPicture'),
      })),
    )
    .execute();
}

export async function hasPages(tx: Db, documentId: string): Promise<boolean> {
  const query = tx.selectFrom('document_page').where('documentId', '=', documentId).limit(1);
  return (await query.select(sql`1`.as('one')).executeTakeFirst()) !== undefined;
}

/** The pages of a paper that have words, in their order. */
export function listPages(db: Db, documentId: string): Promise<DocumentPageRow[]> {
  return db
    .selectFrom('document_page')
    .where('documentId', '=', documentId)
    .orderBy('page')
    .selectAll()
    .execute();
}

/** Those of them that are pictures, whose words were read from what is drawn. */
export function listPictured(db: Db, documentId: string): Promise<DocumentPageRow[]> {
  return db
    .selectFrom('document_page')
    .where('documentId', '=', documentId)
    .where('isPicture', '=', true)
    .orderBy('page')
    .selectAll()
    .execute();
}

/** Papers of a dispute of which there are words. */
export async function listWithPages(db: Db, disputeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('document_text')
    .where('disputeId', '=', disputeId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('document_page')
          .whereRef('document_page.documentId', '=', 'document_text.documentId')
          .select(sql`1`.as('one')),
      ),
    )
    .select('documentId')
    .execute();
  return rows.map(({ documentId }) => documentId);
}

/** How far the papers of a dispute are read: all, or some. */
export function listTexts(
  db: Db,
  disputeId: string,
  among: readonly string[] | null,
): Promise<DocumentTextRow[]> {
  return db
    .selectFrom('document_text')
    .where('disputeId', '=', disputeId)
    .$if(among !== null, (some) =>
      some.where(sql<boolean>`document_id = any(${[...(among ?? [])]}::uuid[])`),
    )
    .selectAll()
    .execute();
}

/** Papers of some disputes that are not read yet. */
export function listUnread(
  db: Db,
  disputeIds: readonly string[],
): Promise<Pick<DocumentTextRow, 'disputeId' | 'documentId'>[]> {
  if (disputeIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('document_text')
    .where('disputeId', 'in', disputeIds)
    .where('state', 'in', ['waiting', 'reading'])
    .select(['disputeId', 'documentId'])
    .execute();
}

/** Forgets the words of a paper; it is not read again. */
export async function dropText(tx: Db, documentId: string): Promise<void> {
  await tx.deleteFrom('document_text').where('documentId', '=', documentId).execute();
}
