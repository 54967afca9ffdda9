import { allow, type Result, refuse } from '#kernel/result.ts';
import { linkExpiresAt as expiryOf } from '#modules/codes/rules/links.ts';
import { MINUTE } from '#modules/enquiries/rules.ts';

/** The wording of the newsletter's consent box. A new wording is a new name here, so that each row says what was ticked. */
export const CONSENT_TEXT = 'newsletter-2026-11';

export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export type LinkRefusal = 'link_expired' | 'unsubscribed_since';

// Every act may come twice and come late. Only one is refused: an old confirm link does not undo an unsubscription.
const stateAfter = {
  subscribe: { pending: 'pending', confirmed: 'confirmed', unsubscribed: 'pending' },
  confirm: { pending: 'confirmed', confirmed: 'confirmed', unsubscribed: null },
  unsubscribe: { pending: 'unsubscribed', confirmed: 'unsubscribed', unsubscribed: 'unsubscribed' },
} as const satisfies Record<string, Record<SubscriptionState, SubscriptionState | null>>;

/** Pending when it asks for a confirmation (again). */
export function subscribe({ state }: Pick<Link, 'state'>): SubscriptionState {
  return stateAfter.subscribe[state];
}

type Link = { state: SubscriptionState; expiresAt: Date | null };

export function confirm(
  { state, expiresAt }: Link,
  now: Date,
): Result<SubscriptionState, LinkRefusal> {
  const next = stateAfter.confirm[state];
  if (next === null) return refuse('unsubscribed_since');
  if (next !== state && expiresAt !== null && now >= expiresAt) return refuse('link_expired');
  return allow(next);
}

export function unsubscribe({ state }: Link): Result<SubscriptionState, never> {
  return allow(stateAfter.unsubscribe[state]);
}

/** A confirm link lives seven days; a way out of the newsletter never ends. */
export function linkExpiresAt(purpose: 'confirm' | 'unsubscribe', now: Date): Date | null {
  return purpose === 'confirm' ? expiryOf('newsletter_confirm', now) : null;
}

/** Between two confirm mails to one address: nobody can have another's mailbox filled by us. */
const CONFIRM_MAIL_PAUSE = 10 * MINUTE;

export function isConfirmMailDue(lastAt: Date, now: Date): boolean {
  return now.getTime() - lastAt.getTime() >= CONFIRM_MAIL_PAUSE;
}

/**
 * A text in which no mail program finds a link: `https[:]//evil[.]example`. Programs make one of a scheme and of anything that
 * looks like the name of a host, also behind an `@`; what a person reads stays what was written.
 */
export function unlinked(text: string): string {
  return text
    .replaceAll(/:(?=\/\/)/g, '[:]')
    .replaceAll(/(?<=\S)[.\u3002\uff0e\uff61](?=\p{L}{2})/gu, '[.]');
}
