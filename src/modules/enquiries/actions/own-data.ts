import { getPerson } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { type EnquiryRow, isRequest, listEnquiriesFrom } from '../store/enquiries.ts';
import { listSubscriptionsOf } from '../store/newsletter.ts';

/** What this module holds about a person: what came from their address, once they have shown that it is theirs. DPDP Act 2023, s. 11. */
export async function enquiriesDataOf(db: Db, personId: string): Promise<unknown> {
  const { email, email_verified_at: verifiedAt } = await getPerson(db, personId);
  if (email === null || verifiedAt === null)
    return { contacts: [], consultations: [], newsletter: [] };
  const sent = await listEnquiriesFrom(db, email);
  return {
    contacts: sent.filter((row) => !isRequest(row)).map(contactOf),
    consultations: sent.filter(isRequest).map(requestOf),
    newsletter: await listSubscriptionsOf(db, email),
  };
}

function contactOf({ full_name, email, phone, message, language, received_at }: EnquiryRow) {
  return { full_name, email, phone, message, language, received_at };
}

function requestOf(row: EnquiryRow) {
  const { first_name, last_name, email, phone, language, received_at } = row;
  const { dispute_type, preferred_resolution_method, prior_action_taken, deadline_on } = row;
  return {
    first_name,
    last_name,
    email,
    phone,
    dispute_type,
    preferred_resolution_method,
    dispute_description: row.message,
    prior_action_taken,
    deadline_on,
    language,
    received_at,
  };
}
