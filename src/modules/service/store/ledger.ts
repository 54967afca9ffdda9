import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type ServiceDocumentRow = Selectable<Tables['service_document']>;

export type RecipientRow = Selectable<Tables['service_recipient']>;

export type ServiceStepRow = Selectable<Tables['service_step']>;

/** One paper that goes out; null when it is on its way for that purpose already. */
export async function addServiceDocument(
  tx: Db,
  paper: Insertable<Tables['service_document']>,
): Promise<ServiceDocumentRow | null> {
  const row = await tx
    .insertInto('service_document')
    .values(paper)
    .onConflict((same) => same.columns(['documentId', 'purpose']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findServiceDocument(db: Db, id: string): Promise<ServiceDocumentRow | null> {
  return (
    (await db.selectFrom('service_document').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

export async function findServiceDocumentOf(
  db: Db,
  documentId: string,
  purpose: ServiceDocumentRow['purpose'],
): Promise<ServiceDocumentRow | null> {
  const row = await db
    .selectFrom('service_document')
    .where('documentId', '=', documentId)
    .where('purpose', '=', purpose)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export type ServedPaperId = Pick<ServiceDocumentRow, 'id' | 'documentId'> & { total: number };

/**
 * A page of the papers that went out, by their ids: first those that somebody has not received, then the newest; each with how many
 * there are in all.
 */
export async function listServedPage(
  db: Db,
  disputeId: string,
  { from, most }: { from: number; most: number },
): Promise<ServedPaperId[]> {
  const { rows } = await sql<ServedPaperId>`
    select id, document_id, (count(*) over ())::integer as total
    from service_document paper where dispute_id = ${disputeId}
    order by exists (select from service_recipient one where one.paper_id = paper.id
        and one.status <> 'served' and one.ended_at is null) desc, begun_at desc, id desc
    offset ${from} limit ${most}`.execute(db);
  return rows;
}

export function listServiceDocuments(db: Db, disputeId: string): Promise<ServiceDocumentRow[]> {
  return db
    .selectFrom('service_document')
    .where('disputeId', '=', disputeId)
    .orderBy('begunAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addRecipients(
  tx: Db,
  rows: Insertable<Tables['service_recipient']>[],
): Promise<RecipientRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insertInto('service_recipient')
    .values(rows)
    .onConflict((same) => same.columns(['paperId', 'partyId']).doNothing())
    .returningAll()
    .execute();
}

export async function findRecipient(db: Db, id: string): Promise<RecipientRow | null> {
  return (
    (await db
      .selectFrom('service_recipient')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** Some recipients with the paper that goes to each. */
export async function listServed(
  db: Db,
  recipientIds: readonly string[],
): Promise<{ recipient: RecipientRow; paper: ServiceDocumentRow }[]> {
  if (recipientIds.length === 0) return [];
  const recipients = await db
    .selectFrom('service_recipient')
    .where('id', 'in', recipientIds)
    .selectAll()
    .execute();
  const papers = await db
    .selectFrom('service_document')
    .where('id', 'in', [...new Set(recipients.map(({ paperId }) => paperId))])
    .selectAll()
    .execute();
  return recipients.flatMap((recipient) => {
    const paper = papers.find(({ id }) => id === recipient.paperId);
    return paper ? [{ recipient, paper }] : [];
  });
}

export function listRecipients(db: Db, disputeId: string): Promise<RecipientRow[]> {
  return db
    .selectFrom('service_recipient')
    .where('disputeId', '=', disputeId)
    .orderBy('id')
    .selectAll()
    .execute();
}

export function listRecipientsOf(db: Db, paperId: string): Promise<RecipientRow[]> {
  return db
    .selectFrom('service_recipient')
    .where('paperId', '=', paperId)
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function changeRecipient(
  tx: Db,
  id: string,
  set: Updateable<Tables['service_recipient']>,
): Promise<void> {
  await tx.updateTable('service_recipient').set(set).where('id', '=', id).execute();
}

/** One more step of a recipient; whoever adds it has them locked, so the numbers follow each other. */
export async function addStep(
  tx: Db,
  step: Omit<Insertable<Tables['service_step']>, 'number'>,
): Promise<void> {
  await tx
    .insertInto('service_step')
    .values((values) => ({
      ...step,
      number: values
        .selectFrom('service_step')
        .where('recipientId', '=', step.recipientId)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next')),
    }))
    .execute();
}

export function listSteps(db: Db, recipientIds: readonly string[]): Promise<ServiceStepRow[]> {
  if (recipientIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('service_step')
    .where('recipientId', 'in', recipientIds)
    .orderBy('number')
    .selectAll()
    .execute();
}

/** Whoever any of these papers is served on. */
export async function listIdsServedWith(db: Db, documentIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('service_recipient')
    .innerJoin('service_document', 'service_document.id', 'service_recipient.paperId')
    .where('service_document.documentId', 'in', [...documentIds])
    .select('service_recipient.id')
    .execute();
  return rows.map(({ id }) => id);
}
