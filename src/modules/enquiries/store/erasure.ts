import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Closed } from './retention.ts';

export type SentEnquiry = Closed & { isDispute: boolean };

/** What was sent from an address, whatever its capitals, and whether it became a dispute; kept from everybody else until the transaction ends. */
export function listEnquiriesFrom(db: Db, email: string): Promise<SentEnquiry[]> {
  const address = email.toLowerCase();
  return db
    .selectFrom('enquiry_work as work')
    .where((is) =>
      is.or([
        is(
          'work.id',
          'in',
          is.selectFrom('contact_enquiry').where(sql`lower(email)`, '=', address).select('id'),
        ),
        is(
          'work.id',
          'in',
          is.selectFrom('consultation_request').where(sql`lower(email)`, '=', address).select('id'),
        ),
      ]),
    )
    .select([
      'work.id',
      'work.kind',
      sql<boolean>`work.close_reason is not distinct from 'became_dispute'`.as('isDispute'),
    ])
    .orderBy('work.id')
    .forUpdate('work')
    .execute();
}

export type LiveConsultation = { id: string; requestId: string; officerId: string; state: string };

/** Consultations with the senders of these requests that are still to come. */
export async function listLive(tx: Db, requestIds: readonly string[]): Promise<LiveConsultation[]> {
  if (requestIds.length === 0) return [];
  const rows = await tx
    .selectFrom('consultation_arrangement')
    .where('request_id', 'in', requestIds)
    .where('state', 'in', ['offered', 'booked'])
    .select(['id', 'request_id', 'officer_id', 'state'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    requestId: row.request_id,
    officerId: row.officer_id,
    state: row.state,
  }));
}

/** What letters about these enquiries are about: themselves, what was done with them, the steps of their consultations. */
export async function listLetterSubjects(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const entries = await tx
    .selectFrom('enquiry_entry')
    .where('enquiry_id', 'in', ids)
    .select('id')
    .execute();
  const changes = await tx
    .selectFrom('consultation_change')
    .innerJoin(
      'consultation_arrangement',
      'consultation_arrangement.id',
      'consultation_change.arrangement_id',
    )
    .where('consultation_arrangement.request_id', 'in', ids)
    .select('consultation_change.id')
    .execute();
  return [...ids, ...entries.map(({ id }) => id), ...changes.map(({ id }) => id)];
}

/** Deletes the newsletter of an address with its links; gives the ids of what went. */
export async function dropNewsletter(tx: Db, email: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('newsletter_subscription')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
