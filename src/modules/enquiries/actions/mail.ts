import type { Compose } from '#platform/outbox.ts';
import {
  consultationCopy,
  consultationOffice,
  contactCopy,
  contactOffice,
  newsletterConfirm,
  newsletterWelcome,
} from '../letters.ts';
import type { SubscriptionState } from '../rules/subscriptions.ts';
import { cleanableAt } from '../rules.ts';
import { isRequest } from '../store/consultation-requests.ts';
import { getEnquiry } from '../store/enquiries.ts';
import { findSubscription } from '../store/newsletter.ts';
import { dropReceipts } from '../store/submissions.ts';
import { newLink } from './newsletter.ts';
import { composeReply } from './replies.ts';
import { type EnquiriesDeps, referenceOf } from './submissions.ts';

export type EnquiryLetterDeps = Pick<EnquiriesDeps, 'db' | 'now' | 'newToken' | 'settings'>;

/** Forgets submissions that are too old to have repeats. */
export async function cleanReceipts({
  db,
  now,
}: Pick<EnquiryLetterDeps, 'db' | 'now'>): Promise<boolean> {
  await dropReceipts(db, cleanableAt(now()));
  return false;
}

/** This module's letters, each written from the row that it is about. */
export function enquiriesLetters(deps: EnquiryLetterDeps) {
  return {
    contact_office: async (id, to) => contactOffice(to, await contact(deps, id)),
    contact_copy: async (id, to) => contactCopy(to, await contact(deps, id)),
    consultation_office: async (id, to) => consultationOffice(to, await consultation(deps, id)),
    consultation_copy: async (id, to) => consultationCopy(to, await consultation(deps, id)),
    newsletter_confirm: async (id, to) => {
      if (!(await isIn(deps, id, 'pending'))) return null; // nobody is asked to confirm twice
      return newsletterConfirm(to, {
        confirm: await newLink(deps, id, 'confirm'),
        unsubscribe: await newLink(deps, id, 'unsubscribe'),
      });
    },
    newsletter_welcome: async (id, to) => {
      if (!(await isIn(deps, id, 'confirmed'))) return null; // nobody who has left is welcomed
      return newsletterWelcome(to, { unsubscribe: await newLink(deps, id, 'unsubscribe') });
    },
    enquiry_reply: (id, to) => composeReply(deps, id, to),
  } satisfies Record<string, Compose>;
}

async function isIn(
  { db }: EnquiryLetterDeps,
  subscriptionId: string,
  state: SubscriptionState,
): Promise<boolean> {
  return (await findSubscription(db, subscriptionId))?.state === state;
}

async function contact({ db }: EnquiryLetterDeps, id: string) {
  const row = await getEnquiry(db, id);
  const { fullName, email, phone, message, receivedAt } = row;
  return { reference: referenceOf(row), receivedAt, fullName, email, phone, message };
}

async function consultation({ db }: EnquiryLetterDeps, id: string) {
  const row = await getEnquiry(db, id);
  if (!isRequest(row)) throw new Error(`The enquiry ${id} is no request for a consultation.`);
  return {
    reference: referenceOf(row),
    receivedAt: row.receivedAt,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    disputeType: row.disputeType,
    preferredResolutionMethod: row.preferredResolutionMethod,
    disputeDescription: row.message,
    priorActionTaken: row.priorActionTaken,
    deadlineDate: row.deadlineOn,
  };
}
