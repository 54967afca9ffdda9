import type { Db } from '#platform/db.ts';
import type { RecipientRow, ServiceDocumentRow } from './ledger.ts';

/** What is put before a party: one document, or whatever went out for some purposes. */
export type Shown = { documentId: string } | { purposes: readonly ServiceDocumentRow['purpose'][] };

/** A recipient who was not served with what is shown, and whether they opened it before. */
export type AwaitedRow = Pick<RecipientRow, 'partyId' | 'endedAt'> & { isOpened: boolean };

function papersShown(db: Db, disputeId: string, shown: Shown) {
  const papers = db.selectFrom('service_document').where('disputeId', '=', disputeId);
  return 'documentId' in shown
    ? papers.where('documentId', '=', shown.documentId)
    : papers.where('purpose', 'in', shown.purposes);
}

/** Of a dispute with thousands of papers only the recipients of what is shown are looked at. */
export function listAwaited(db: Db, disputeId: string, shown: Shown): Promise<AwaitedRow[]> {
  return db
    .selectFrom('service_recipient')
    .where('paperId', 'in', papersShown(db, disputeId, shown).select('id'))
    .where('status', '<>', 'served')
    .select((is) => [
      'partyId',
      'endedAt',
      is
        .exists(
          is
            .selectFrom('service_attempt')
            .whereRef('service_attempt.recipientId', '=', 'service_recipient.id')
            .where('service_attempt.channel', '=', 'portal')
            .select('service_attempt.id'),
        )
        .$castTo<boolean>()
        .as('isOpened'),
    ])
    .execute();
}

/** What is shown and was sent to one party, each with its recipient, the oldest first. */
export async function listShownTo(
  db: Db,
  { disputeId, partyId, shown }: { disputeId: string; partyId: string; shown: Shown },
): Promise<{ recipient: RecipientRow; paper: ServiceDocumentRow }[]> {
  const found = await papersShown(db, disputeId, shown).selectAll().execute();
  if (found.length === 0) return [];
  const papers = new Map(found.map((paper) => [paper.id, paper]));
  const recipients = await db
    .selectFrom('service_recipient')
    .where('paperId', 'in', [...papers.keys()])
    .where('partyId', '=', partyId)
    .orderBy('id')
    .selectAll()
    .execute();
  return recipients.flatMap((recipient) => {
    const paper = papers.get(recipient.paperId);
    return paper ? [{ recipient, paper }] : [];
  });
}
