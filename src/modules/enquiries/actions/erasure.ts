import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import { getPerson } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { dropOwed } from '#platform/outbox.ts';
import { type LiveConsultation, listLive } from '../store/consultation-feeds.ts';
import {
  dropEnquiries,
  type EnquiryRow,
  listEnquiriesFrom,
  lockEnquiriesFrom,
} from '../store/enquiries.ts';
import { listEntryIds } from '../store/log.ts';
import { dropSubscriptionsOf } from '../store/newsletter.ts';

/**
 * DPDP Act 2023, section 12(3): what came from their address goes, answered or not, with all that was written about it. What
 * became a dispute is a paper of that dispute (section 17(1)(a)).
 */
export const enquiriesEraser: PersonEraser = {
  async keeps(db, personId) {
    const email = await addressOf(db, personId);
    if (email === null) return [];
    return (await listEnquiriesFrom(db, email)).some(isDispute) ? ['enquiry'] : [];
  },
  async erase(tx, { personId, at }) {
    const email = await addressOf(tx, personId);
    if (email === null) return {};
    const sent = await lockEnquiriesFrom(tx, email);
    const going = sent.filter((one) => !isDispute(one)).map(({ id }) => id);
    await tellOfficers(tx, await listLive(tx, going), at);
    // Letters are about an enquiry itself, or about what is in its log.
    const about = [...going, ...(await listEntryIds(tx, going))];
    await dropEnquiries(tx, going);
    const newsletters = await dropSubscriptionsOf(tx, email);
    await dropOwed(tx, { about: [...about, ...newsletters], to: [] });
    return { enquiries: going.length, newsletters: newsletters.length };
  },
};

function isDispute({ closeReason }: EnquiryRow): boolean {
  return closeReason === 'became_dispute';
}

/** An officer whose consultation will not be held hears of it. */
async function tellOfficers(tx: Db, live: readonly LiveConsultation[], at: Date): Promise<void> {
  const by = { personId: null, role: 'visitor' as const };
  const acts = live.map(({ id, requestId, officerId, state }) => ({
    act: 'consultation.cancelled' as const,
    subject: { kind: 'consultation' as const, id },
    by,
    from: state,
    to: 'cancelled',
    details: { request: requestId },
    tells: [officerId],
  }));
  if (acts.length > 0) await appendActs(tx, at, acts);
}

/** The address that they have shown to be theirs: another's would be another's enquiries. */
async function addressOf(db: Db, personId: string): Promise<string | null> {
  const { email, emailVerifiedAt: verifiedAt } = await getPerson(db, personId);
  return verifiedAt === null ? null : email;
}
