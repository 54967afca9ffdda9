import type { Db } from '#platform/db.ts';

/** The next recipients after an id of papers whose receipt the dispute is told of, in portions. */
export function listRecipientsAfter(db: Db, after: string | null, most: number) {
  return db
    .selectFrom('service_recipient as recipient')
    .innerJoin('service_document as paper', 'paper.id', 'recipient.paperId')
    .where('paper.purpose', 'in', ['notice', 'invitation', 'warning'])
    .$if(after !== null, (some) => some.where('recipient.id', '>', after ?? ''))
    .orderBy('recipient.id')
    .limit(most)
    .select(['recipient.id', 'recipient.disputeId', 'recipient.partyId', 'recipient.status'])
    .select(['recipient.servedOn', 'recipient.servedBy', 'recipient.servedBasis'])
    .execute();
}
