import type { Db } from '#platform/db.ts';

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
