import type { Db } from '#platform/db.ts';

// Which papers were served on one person, how, and what was said of it.

export async function listServedOn(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('service_recipient as recipient')
    .innerJoin('service_paper as paper', 'paper.id', 'recipient.paper_id')
    .where('recipient.party_id', 'in', partyIds)
    .orderBy('paper.begun_at')
    .orderBy('recipient.id')
    .select([
      'recipient.id',
      'recipient.dispute_id as disputeId',
      'paper.purpose',
      'paper.begun_at as begunAt',
      'recipient.standing',
    ])
    .select([
      'recipient.served_by as servedBy',
      'recipient.served_basis as servedBasis',
      'recipient.served_on as servedOn',
    ])
    .execute();
}

export async function listTries(db: Db, recipientIds: readonly string[]) {
  if (recipientIds.length === 0) return [];
  return db
    .selectFrom('service_attempt')
    .where('recipient_id', 'in', recipientIds)
    .orderBy('queued_at')
    .orderBy('id')
    .select([
      'id',
      'recipient_id as recipientId',
      'channel',
      'address',
      'is_designated as isDesignated',
      'status',
      'queued_at as queuedAt',
    ])
    .select([
      'carrier',
      'article_number as articleNumber',
      'posted_on as postedOn',
      'set_aside_at as setAsideAt',
    ])
    .execute();
}

export async function listReportsOf(db: Db, attemptIds: readonly string[]) {
  if (attemptIds.length === 0) return [];
  return db
    .selectFrom('service_report')
    .where('attempt_id', 'in', attemptIds)
    .orderBy('at')
    .orderBy('id')
    .select(['attempt_id as attemptId', 'status', 'at', 'source', 'said'])
    .execute();
}

/** Where somebody looked for a party whom nothing reached. */
export async function listInquiriesAbout(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  const query = db
    .selectFrom('service_inquiry')
    .where('party_id', 'in', partyIds)
    .orderBy('at')
    .orderBy('id');
  return query.select(['looked_in as lookedIn', 'looked_on as lookedOn', 'result', 'at']).execute();
}
