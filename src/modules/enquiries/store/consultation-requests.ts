import type { Db } from '#platform/db.ts';
import { type EnquiryRow, enquiries } from './enquiries.ts';

/** What a request for a consultation has besides; the table has all of it there, and none of it in a contact enquiry. */
export type ConsultationRequestRow = {
  [Column in
    | 'firstName'
    | 'lastName'
    | 'disputeType'
    | 'preferredResolutionMethod'
    | 'priorActionTaken']: NonNullable<EnquiryRow[Column]>;
};

export function isRequest<Row extends Pick<EnquiryRow, 'kind'>>(
  row: Row,
): row is Row & ConsultationRequestRow {
  return row.kind === 'consultation';
}

/** The request with this id, or the request of the consultation with this id. */
export function findRequest(
  db: Db,
  id: string,
): Promise<(EnquiryRow & ConsultationRequestRow) | undefined> {
  return requests(db, id).executeTakeFirst();
}

/** The same, locked until the transaction ends: two officers who answer one request stand one after the other. */
export function lockRequest(
  tx: Db,
  id: string,
): Promise<(EnquiryRow & ConsultationRequestRow) | undefined> {
  return requests(tx, id).forNoKeyUpdate('enquiry').executeTakeFirst();
}

function requests(db: Db, id: string) {
  return enquiries(db)
    .where('enquiry.kind', '=', 'consultation')
    .where((is) =>
      is.or([
        is('enquiry.id', '=', id),
        is(
          'enquiry.id',
          'in',
          is.selectFrom('consultation_arrangement').where('id', '=', id).select('requestId'),
        ),
      ]),
    )
    .$narrowType<ConsultationRequestRow>();
}
