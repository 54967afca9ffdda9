import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type AttemptRow = Selectable<Tables['service_attempt']>;

export type ReportRow = Selectable<Tables['service_report']>;

export async function addAttempts(
  tx: Db,
  rows: Insertable<Tables['service_attempt']>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('service_attempt').values(rows).execute();
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

/** The attempts that a letter of the outbox or a WhatsApp message is, one for each of its papers. */
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

/** Letters and messages about filed papers that were owed to a party at one address since a moment, each with what it is about. */
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

/** Letters of attempts about which the outbox may have news. */
export function listOwed(db: Db, after: string | null, most: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('service_attempt')
    .where('letterId', 'is not', null)
    .where('channel', 'in', ['email', 'sms'])
    .where('status', 'in', ['queued', 'sent', 'no_proof', 'delivered'])
    .where('setAsideAt', 'is', null)
    .$if(after !== null, (some) => some.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
}

/**
 * A WhatsApp message of some that no sender has taken yet, held in the caller's transaction: what joins it by its id goes out with it.
 * Null when all of them are being sent, or were.
 */
export async function holdMessage(
  tx: Db,
  letterIds: readonly string[],
  now: Date,
): Promise<string | null> {
  if (letterIds.length === 0) return null;
  const row = await tx
    .selectFrom('service_attempt')
    .where('letterId', 'in', letterIds)
    .where('tries', '=', 0)
    .where('nextTryAt', '>', now)
    .orderBy('queuedAt')
    .orderBy('id')
    .limit(1)
    .select('letterId')
    .forUpdate()
    .executeTakeFirst();
  return row?.letterId ?? null;
}

/**
 * Takes WhatsApp messages that are due, and keeps them from every other sender until the lease ends. Of the attempts of one message
 * one alone has a time at which it is tried.
 */
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
