import type { Db } from '#platform/db.ts';

export type Closed = { id: string; kind: 'contact' | 'consultation' };

/** Enquiries that were closed until then and have been so ever since; one whose consultation is still to come is left. */
export function listClosed(tx: Db, until: Date, most: number): Promise<Closed[]> {
  return tx
    .selectFrom('enquiry_work as work')
    .where('work.state', '=', 'closed')
    .where('work.since', '<=', until)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('consultation_arrangement as arranged')
            .select('arranged.id')
            .whereRef('arranged.request_id', '=', 'work.id')
            .where('arranged.state', 'in', ['offered', 'booked']),
        ),
      ),
    )
    .select(['work.id', 'work.kind'])
    .orderBy('work.since')
    .limit(most)
    .forUpdate('work')
    .skipLocked()
    .execute();
}

/** Deletes enquiries with all that was written about them: triggers and keys take the work, its entries and consultations along. */
export async function dropEnquiries(tx: Db, closed: readonly Closed[]): Promise<void> {
  const ids = (kind: Closed['kind']) =>
    closed.filter((one) => one.kind === kind).map(({ id }) => id);
  const [contacts, requests] = [ids('contact'), ids('consultation')];
  if (contacts.length > 0)
    await tx.deleteFrom('contact_enquiry').where('id', 'in', contacts).execute();
  if (requests.length === 0) return;
  await tx.deleteFrom('consultation_arrangement').where('request_id', 'in', requests).execute();
  await tx.deleteFrom('consultation_request').where('id', 'in', requests).execute();
}
