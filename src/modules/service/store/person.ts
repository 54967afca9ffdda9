import type { Db } from '#platform/db.ts';

// Which papers were served on one person, how, and what was said of it.

export async function listServedOn(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('service_recipient as recipient')
    .innerJoin('service_document as paper', 'paper.id', 'recipient.paperId')
    .where('recipient.partyId', 'in', partyIds)
    .orderBy('paper.begunAt')
    .orderBy('recipient.id')
    .select([
      'recipient.id',
      'recipient.disputeId',
      'paper.purpose',
      'paper.begunAt',
      'recipient.status as standing',
    ])
    .select(['recipient.servedBy', 'recipient.servedBasis', 'recipient.servedOn'])
    .execute();
}

export async function listTries(db: Db, recipientIds: readonly string[]) {
  if (recipientIds.length === 0) return [];
  return db
    .selectFrom('service_attempt')
    .where('recipientId', 'in', recipientIds)
    .orderBy('queuedAt')
    .orderBy('id')
    .select(['id', 'recipientId', 'channel', 'address', 'isDesignated', 'status', 'queuedAt'])
    .select(['carrier', 'articleNumber', 'postedOn', 'setAsideAt'])
    .execute();
}

export async function listReportsOf(db: Db, attemptIds: readonly string[]) {
  if (attemptIds.length === 0) return [];
  return db
    .selectFrom('service_report')
    .where('attemptId', 'in', attemptIds)
    .orderBy('at')
    .orderBy('id')
    .select(['attemptId', 'status', 'at', 'source', 'said'])
    .execute();
}

/** Where somebody looked for a party whom nothing reached. */
export async function listInquiriesAbout(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  const query = db
    .selectFrom('service_inquiry')
    .where('partyId', 'in', partyIds)
    .orderBy('at')
    .orderBy('id');
  return query.select(['lookedIn', 'lookedOn', 'result', 'at']).execute();
}
