import type { Log } from '#platform/log.ts';
import type { Mail, Mailer } from '#platform/mail.ts';
import {
  consultationCopy,
  consultationOffice,
  contactCopy,
  contactOffice,
  type Envelope,
  newsletterConfirm,
  newsletterWelcome,
} from '../letters.ts';
import { cleanableAt, isGivenUp, leaseEndsAt, nextTryAt, type SubscriptionState } from '../rules.ts';
import { getSubscription } from '../store/newsletter.ts';
import { keepUnsent, type Letter, type LetterKind, lease, markDropped, markSent } from '../store/outbox.ts';
import { dropReceipts, getConsultation, getContact } from '../store/submissions.ts';
import { newLink } from './newsletter.ts';
import type { EnquiriesDeps } from './submissions.ts';

export type MailDeps = Pick<EnquiriesDeps, 'db' | 'now' | 'newToken' | 'settings'> & { mailer: Mailer; log: Log };

const BATCH = 10;

/**
 * Sends a batch of the letters that are due and says whether to go on at once: not when none went out, for then the mail
 * server needs a rest. Each letter goes out at least once: a sender that is killed between sending and marking leaves it
 * to be sent again, with the same Message-ID.
 */
export async function sendSomeMail(deps: MailDeps): Promise<boolean> {
  const now = deps.now();
  const letters = await lease(deps.db, { now, leaseEndsAt: leaseEndsAt(now), most: BATCH });
  const gone = await Promise.all(letters.map((letter) => sendLetter(deps, letter)));
  return letters.length === BATCH && gone.includes(true);
}

/** Forgets submissions that are too old to have repeats. */
export async function cleanReceipts({ db, now }: Pick<MailDeps, 'db' | 'now'>): Promise<boolean> {
  await dropReceipts(db, cleanableAt(now()));
  return false;
}

async function sendLetter(deps: MailDeps, letter: Letter): Promise<boolean> {
  try {
    const to = { id: letter.id, to: letter.recipient, publicUrl: deps.settings.publicUrl, now: deps.now() };
    const mail = await compose[letter.kind](deps, letter.refers_to, to);
    if (mail) await deps.mailer.send(mail);
    await (mail ? markSent(deps.db, letter.id, deps.now()) : markDropped(deps.db, letter.id));
    return true;
  } catch (error) {
    await keepForLater(deps, letter, error instanceof Error ? error : new Error(String(error)));
    return false;
  }
}

// The reason stays in the row: a mail server repeats addresses in its answers, and logs hold no personal data.
async function keepForLater(deps: MailDeps, letter: Letter, error: Error & { code?: unknown; responseCode?: unknown }): Promise<void> {
  const now = deps.now();
  const state = isGivenUp(letter.attempts, letter.created_at, now) ? 'failed' : 'waiting';
  await keepUnsent(deps.db, letter.id, {
    state,
    nextTryAt: nextTryAt(letter.attempts, now),
    error: error.message.replace(/\p{Cc}+/gu, ' '),
  });
  deps.log.error('mail_not_sent', {
    letter: letter.id,
    kind: letter.kind,
    attempts: letter.attempts,
    state,
    code: String(error.code ?? ''),
    response: String(error.responseCode ?? ''),
  });
}

type Compose = (deps: MailDeps, refersTo: string, to: Envelope) => Promise<Mail | null>;

const compose: Record<LetterKind, Compose> = {
  contact_office: async (deps, id, to) => contactOffice(to, await contact(deps, id)),
  contact_copy: async (deps, id, to) => contactCopy(to, await contact(deps, id)),
  consultation_office: async (deps, id, to) => consultationOffice(to, await consultation(deps, id)),
  consultation_copy: async (deps, id, to) => consultationCopy(to, await consultation(deps, id)),
  newsletter_confirm: async (deps, id, to) => {
    if (!(await isIn(deps, id, 'pending'))) return null; // nobody is asked to confirm twice
    return newsletterConfirm(to, { confirm: await newLink(deps, id, 'confirm'), unsubscribe: await newLink(deps, id, 'unsubscribe') });
  },
  newsletter_welcome: async (deps, id, to) => {
    if (!(await isIn(deps, id, 'confirmed'))) return null; // nobody who has left is welcomed
    return newsletterWelcome(to, { unsubscribe: await newLink(deps, id, 'unsubscribe') });
  },
};

async function isIn({ db }: MailDeps, subscriptionId: string, state: SubscriptionState): Promise<boolean> {
  return (await getSubscription(db, subscriptionId)).state === state;
}

async function contact({ db }: MailDeps, id: string) {
  const row = await getContact(db, id);
  return { id: row.id, receivedAt: row.received_at, fullName: row.full_name, email: row.email, phone: row.phone, message: row.message };
}

async function consultation({ db }: MailDeps, id: string) {
  const row = await getConsultation(db, id);
  return {
    id: row.id,
    receivedAt: row.received_at,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    disputeType: row.dispute_type,
    preferredResolutionMethod: row.preferred_resolution_method,
    disputeDescription: row.dispute_description,
    priorActionTaken: row.prior_action_taken,
    deadlineDate: row.deadline_on,
  };
}
