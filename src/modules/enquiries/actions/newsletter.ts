import { allow, type Result, refuse } from '#kernel/result.ts';
import { linkHash, linkTo, newLink as made } from '#modules/codes/actions/links.ts';
import { owe } from '#platform/outbox.ts';
import {
  confirm,
  type LinkRefusal,
  linkExpiresAt,
  type SubscriptionState,
  unsubscribe,
} from '../rules/subscriptions.ts';
import {
  addLink,
  changeSubscription,
  findLink,
  type NewsletterLinkPurpose,
} from '../store/newsletter.ts';
import type { EnquiriesDeps } from './submissions.ts';

type Link = { state: SubscriptionState; expiresAt: Date | null };
type Followed<Refusal> = Promise<Result<{ id: string }, Refusal | 'link_unknown'>>;

/** Confirms the subscription that a mailed link belongs to; the first time, a welcome is owed. */
export function confirmSubscription(deps: EnquiriesDeps, token: string): Followed<LinkRefusal> {
  const now = deps.now();
  return followLink(deps, { purpose: 'confirm', token, now, rule: (link) => confirm(link, now) });
}

/** Ends the subscription that a mailed link belongs to. */
export function endSubscription(deps: EnquiriesDeps, token: string): Followed<never> {
  return followLink(deps, { purpose: 'unsubscribe', token, now: deps.now(), rule: unsubscribe });
}

type Following<Refusal> = {
  purpose: NewsletterLinkPurpose;
  token: string;
  now: Date;
  rule: (link: Link) => Result<SubscriptionState, Refusal>;
};

async function followLink<Refusal>(
  deps: EnquiriesDeps,
  { purpose, token, now, rule }: Following<Refusal>,
): Followed<Refusal> {
  const outcome = await deps.db.transaction().execute(async (tx): Followed<Refusal> => {
    const link = await findLink(tx, linkHash(token), purpose);
    if (!link) return refuse('link_unknown');
    const next = rule(link);
    if (!next.ok) return next;
    if (next.value === link.state) return allow({ id: link.id });
    const moment = purpose === 'confirm' ? { confirmedAt: now } : { unsubscribedAt: now };
    await changeSubscription(tx, link.id, { state: next.value, ...moment });
    if (purpose === 'confirm')
      await owe(
        tx,
        { id: deps.newId(), kind: 'newsletter_welcome', refersTo: link.id, recipient: link.email },
        now,
      );
    return allow({ id: link.id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** Makes a fresh link for a letter; only its token's hash is kept. */
export async function newLink(
  deps: Pick<EnquiriesDeps, 'db' | 'now' | 'newToken' | 'settings'>,
  subscriptionId: string,
  purpose: NewsletterLinkPurpose,
): Promise<string> {
  const createdAt = deps.now();
  const { token, hash } = made(deps);
  await addLink(deps.db, {
    tokenHash: hash,
    subscriptionId,
    purpose,
    createdAt,
    expiresAt: linkExpiresAt(purpose, createdAt),
  });
  return linkTo(deps, `/newsletter/${purpose}`, token);
}
