import { getPerson } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { listSentFrom } from '../store/own-data.ts';

/** What this module holds about a person: what came from her address, once she has shown that it is hers. DPDP Act 2023, s. 11. */
export async function enquiriesDataOf(db: Db, personId: string): Promise<unknown> {
  const { email, email_verified_at: verifiedAt } = await getPerson(db, personId);
  return email === null || verifiedAt === null
    ? { contacts: [], consultations: [], newsletter: [] }
    : listSentFrom(db, email);
}
