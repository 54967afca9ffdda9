import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type ServiceDocumentRow = Selectable<Tables['service_document']>;
export type RecipientRow = Selectable<Tables['service_recipient']>;
export type AttemptRow = Selectable<Tables['service_attempt']>;
export type ReportRow = Selectable<Tables['service_report']>;
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

export async function addAttempts(
  tx: Db,
  rows: Insertable<Tables['service_attempt']>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('service_attempt').values(rows).execute();
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

export async function findAttempt(db: Db, id: string): Promise<AttemptRow | null> {
  return (
    (await db.selectFrom('service_attempt').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

/** An attempt by what WhatsApp calls its message. */
export async function findAttemptOfMessage(db: Db, messageId: string): Promise<AttemptRow | null> {
  const query = db.selectFrom('service_attempt').where('messageId', '=', messageId);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** The attempts that a letter of the outbox is, one for each of its papers. */
export function listAttemptsOfLetter(db: Db, letterId: string): Promise<AttemptRow[]> {
  return db
    .selectFrom('service_attempt')
    .where('letterId', '=', letterId)
    .orderBy('queuedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export type LetterUnderWay = {
  disputeId: string;
  partyId: string;
  channel: AttemptRow['channel'];
  address: string;
  since: Date;
};

/** Letters about filed papers that were owed to a party at one address since a moment, each with what it is about. */
export async function listLettersUnderWay(
  tx: Db,
  { disputeId, partyId, channel, address, since }: LetterUnderWay,
): Promise<{ letterId: string; documentId: string }[]> {
  const rows = await tx
    .selectFrom('service_attempt as attempt')
    .innerJoin('service_recipient as recipient', 'recipient.id', 'attempt.recipientId')
    .innerJoin('service_document as paper', 'paper.id', 'recipient.paperId')
    .where('recipient.disputeId', '=', disputeId)
    .where('recipient.partyId', '=', partyId)
    .where('paper.purpose', '=', 'document')
    .where('attempt.channel', '=', channel)
    .where('attempt.address', '=', address)
    .where('attempt.queuedAt', '>', since)
    .where('attempt.status', '=', 'queued')
    .select(['attempt.letterId', 'paper.documentId'])
    .execute();
  return rows.flatMap(({ letterId, documentId }) => (letterId ? [{ letterId, documentId }] : []));
}

export function listAttempts(db: Db, recipientIds: readonly string[]): Promise<AttemptRow[]> {
  if (recipientIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('service_attempt')
    .where('recipientId', 'in', recipientIds)
    .orderBy('queuedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function changeAttempt(
  tx: Db,
  id: string,
  set: Updateable<Tables['service_attempt']>,
): Promise<void> {
  await tx.updateTable('service_attempt').set(set).where('id', '=', id).execute();
}

/** Keeps what was said; false when the same was said before. */
export async function addReport(
  tx: Db,
  report: Insertable<Tables['service_report']>,
): Promise<boolean> {
  const row = await tx
    .insertInto('service_report')
    .values(report)
    .onConflict((same) => same.columns(['attemptId', 'source', 'status', 'at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function listReports(db: Db, attemptIds: readonly string[]): Promise<ReportRow[]> {
  if (attemptIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('service_report')
    .where('attemptId', 'in', attemptIds)
    .orderBy('at')
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

/** Recipients whose standing may change by time alone: what went by wire and is neither proved nor given up. */
export async function listWatched(db: Db, after: string | null, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('service_recipient as recipient')
    .where('recipient.status', '<>', 'served')
    .where('recipient.endedAt', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('service_attempt')
          .whereRef('service_attempt.recipientId', '=', 'recipient.id')
          .where('service_attempt.status', 'in', ['queued', 'sent', 'delivered', 'read'])
          .where('service_attempt.channel', 'in', ['email', 'whatsapp', 'sms'])
          .select('service_attempt.id'),
      ),
    )
    .$if(after !== null, (some) => some.where('recipient.id', '>', after ?? ''))
    .orderBy('recipient.id')
    .limit(most)
    .select('recipient.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Letters of attempts about which the outbox may have news. */
export function listOwed(db: Db, after: string | null, most: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('service_attempt')
    .where('letterId', 'is not', null)
    .where('status', 'in', ['queued', 'sent', 'no_proof', 'delivered'])
    .where('setAsideAt', 'is', null)
    .$if(after !== null, (some) => some.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
}

/** Takes WhatsApp messages that are due, and keeps them from every other sender until the lease ends. */
export async function leaseMessages(
  db: Db,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<AttemptRow[]> {
  return db
    .with('due', (due) =>
      due
        .selectFrom('service_attempt')
        .where('nextTryAt', '<=', now)
        .where('channel', '=', 'whatsapp')
        .orderBy('nextTryAt')
        .limit(most)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('service_attempt')
    .from('due')
    .whereRef('service_attempt.id', '=', 'due.id')
    .set((is) => ({ nextTryAt: until, tries: is('service_attempt.tries', '+', 1) }))
    .returningAll('service_attempt')
    .execute();
}

/** Disputes in which a respondent has not received the first paper. */
export async function listFirstOpen(db: Db, after: string | null, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('service_recipient as recipient')
    .innerJoin('service_document as paper', 'paper.id', 'recipient.paperId')
    .where('recipient.status', '<>', 'served')
    .where('recipient.endedAt', 'is', null)
    .where('paper.purpose', 'in', ['notice', 'invitation'])
    .$if(after !== null, (some) => some.where('recipient.disputeId', '>', after ?? ''))
    .groupBy('recipient.disputeId')
    .orderBy('recipient.disputeId')
    .limit(most)
    .select('recipient.disputeId')
    .execute();
  return rows.map(({ disputeId }) => disputeId);
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
