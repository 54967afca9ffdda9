import type { Db } from '#platform/db.ts';

/** What was sent from an address, whatever its capitals, oldest first; and whether it has the newsletter. */
export async function listSentFrom(db: Db, email: string) {
  const contacts = await db
    .selectFrom('contact_enquiry')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id')
    .select(['full_name', 'email', 'phone', 'message', 'language', 'received_at'])
    .execute();
  const consultations = await db
    .selectFrom('consultation_request')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id')
    .select([
      'first_name',
      'last_name',
      'email',
      'phone',
      'dispute_type',
      'preferred_resolution_method',
      'dispute_description',
    ])
    .select(['prior_action_taken', 'deadline_on', 'language', 'received_at'])
    .execute();
  const newsletter = await db
    .selectFrom('newsletter_subscription')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .select(['email', 'state', 'consent_text', 'asked_at', 'confirmed_at', 'unsubscribed_at'])
    .execute();
  return { contacts, consultations, newsletter };
}
