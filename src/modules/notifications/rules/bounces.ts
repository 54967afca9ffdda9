import { EMAIL_MAX, looksLikeEmail } from '#kernel/contacts.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';

/** What somebody's mail server said of a letter of ours, for one recipient. */
export type BounceVerdict = {
  recipient: string;
  action: string;
  status: string;
  diagnostic: string;
};

/** RFC 3464, 2.3.3: failed is final. A delayed letter is still on its way; delivered, relayed and expanded are no trouble. */
export function bounceIn(verdicts: readonly BounceVerdict[]): BounceVerdict | null {
  return verdicts.find(({ action }) => action === 'failed') ?? null;
}

/** The id of the letter that a Message-ID of ours carries, as in `<id@munch.example>`; null for a Message-ID of somebody else. */
export function letterIn(messageId: string, mailFrom: string): string | null {
  const domain = /@([^\s@<>]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  const [id = '', its = ''] = messageId.split('@');
  const isOurs =
    its.toLowerCase() === domain.toLowerCase() &&
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  return isOurs ? id : null;
}

// What goes to somebody because of who they are or what they hold: with a link that opens something, or to the address of
// their account. An officer who could send it elsewhere could take over what it opens.
const BOUND =
  /^(?:identity_|newsletter_|panel_link$|notice$|digest$|talk_news$|talk_opened$|dispute_invited$|appointment_|meeting_news$|.*_office$)/;

/** Whether a letter may be sent to another address than it was written to. */
export function mayGoElsewhere(kind: string): boolean {
  return !BOUND.test(kind);
}

/** Papers of a dispute have a ledger of their own, where each address and each attempt is evidence (modules/service). */
export function isKeptElsewhere(kind: string): boolean {
  return kind.startsWith('service_');
}

export type LetterTopic =
  | 'enquiry'
  | 'consultation'
  | 'newsletter'
  | 'panel'
  | 'identity'
  | 'notice'
  | 'office'
  | 'other';

// Which letters there are is the outbox's to say; here they are told apart by what they are about.
const topics: readonly [RegExp, LetterTopic][] = [
  [/_office$/, 'office'],
  [/^(?:contact|enquiry)_/, 'enquiry'],
  [/^consultation_/, 'consultation'],
  [/^newsletter_/, 'newsletter'],
  [/^(?:panel|appointment)_/, 'panel'],
  [/^identity_/, 'identity'],
  [/^(?:notice|digest|talk_news|talk_opened|meeting_news)$/, 'notice'],
];

export function letterTopic(kind: string): LetterTopic {
  return topics.find(([pattern]) => pattern.test(kind))?.[1] ?? 'other';
}

// Where the row that a letter is about has a page of its own.
const places: Readonly<Record<string, (id: string) => string>> = {
  contact_copy: (id) => `/office/enquiries/contact/${id}`,
  consultation_copy: (id) => `/office/enquiries/consultation/${id}`,
  panel_copy: (id) => `/office/empanelment/${id}`,
};

export function placeOfLetter(kind: string, refersTo: string): string | null {
  return Object.hasOwn(places, kind) ? (places[kind]?.(refersTo) ?? null) : null;
}

export type Bounce = { state: 'open' | 'sent_again' | 'closed'; kind: string; recipient: string };
export type LetterResendRefusal = 'already_done' | 'email_invalid' | 'bound_to_address';

/** Sends a letter that came back once more, to the same or a corrected address. */
export function sendAgain(
  bounce: Bounce,
  recipient: string,
): Result<{ recipient: string }, LetterResendRefusal> {
  if (bounce.state !== 'open') return refuse('already_done');
  if (!looksLikeEmail(recipient) || recipient.length > EMAIL_MAX) return refuse('email_invalid');
  const isSame = recipient.toLowerCase() === bounce.recipient.toLowerCase();
  return isSame || mayGoElsewhere(bounce.kind) ? allow({ recipient }) : refuse('bound_to_address');
}

/** Closes the matter: nobody will send this letter again. */
export function close(
  bounce: Bounce,
  reason: string,
): Result<{ reason: string }, 'already_done' | 'reason_missing'> {
  if (bounce.state !== 'open') return refuse('already_done');
  return reason.trim() === '' ? refuse('reason_missing') : allow({ reason });
}
