import { getPerson } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { isRequest } from '../store/consultation-requests.ts';
import { type EnquiryRow, listEnquiriesFrom } from '../store/enquiries.ts';
import { listSubscriptionsOf } from '../store/newsletter.ts';

/** What this module holds about a person: what came from their address, once they have shown that it is theirs. DPDP Act 2023, s. 11. */
export async function enquiriesDataOf(db: Db, personId: string): Promise<unknown> {
  const { email, emailVerifiedAt: verifiedAt } = await getPerson(db, personId);
  if (email === null || verifiedAt === null)
    return { contacts: [], consultations: [], newsletter: [] };
  const sent = await listEnquiriesFrom(db, email);
  return {
    contacts: sent.filter((row) => !isRequest(row)).map(contactOf),
    consultations: sent.filter(isRequest).map(requestOf),
    newsletter: await listSubscriptionsOf(db, email),
  };
}

function contactOf({ fullName, email, phone, message, language, receivedAt }: EnquiryRow) {
  return { fullName, email, phone, message, language, receivedAt };
}

function requestOf(row: EnquiryRow) {
  const { firstName, lastName, email, phone, language, receivedAt } = row;
  const { disputeType, preferredResolutionMethod, priorActionTaken, deadlineOn } = row;
  return {
    firstName,
    lastName,
    email,
    phone,
    disputeType,
    preferredResolutionMethod,
    dispute_description: row.message,
    priorActionTaken,
    deadlineOn,
    language,
    receivedAt,
  };
}
