import type { Db } from '#platform/db.ts';
import type { SubscriptionState } from '../rules.ts';

export type Purpose = 'confirm' | 'unsubscribe';
export type Link = {
  tokenHash: string;
  subscriptionId: string;
  purpose: Purpose;
  createdAt: Date;
  expiresAt: Date | null;
};

/** The link with this token and what it leads to, whose row is locked until the transaction ends. */
export async function findLink(tx: Db, tokenHash: string, purpose: Purpose) {
  return tx
    .selectFrom('newsletter_link as link')
    .innerJoin('newsletter_subscription as subscription', 'subscription.id', 'link.subscription_id')
    .where('link.token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .where('link.purpose', '=', purpose)
    .select([
      'subscription.id',
      'subscription.email',
      'subscription.state',
      'link.expires_at as expiresAt',
    ])
    .forNoKeyUpdate('subscription')
    .executeTakeFirst();
}

export async function addLink(
  db: Db,
  { tokenHash, subscriptionId, purpose, createdAt, expiresAt }: Link,
): Promise<void> {
  const row = {
    token_hash: Buffer.from(tokenHash, 'hex'),
    subscription_id: subscriptionId,
    purpose,
    created_at: createdAt,
    expires_at: expiresAt,
  };
  await db.insertInto('newsletter_link').values(row).execute();
}

export async function setState(
  tx: Db,
  id: string,
  state: SubscriptionState,
  at: Date,
): Promise<void> {
  const moment = {
    pending: {},
    confirmed: { confirmed_at: at },
    unsubscribed: { unsubscribed_at: at },
  }[state];
  await tx
    .updateTable('newsletter_subscription')
    .set({ state, ...moment })
    .where('id', '=', id)
    .execute();
}

/** Null once it was deleted because nobody confirmed it. */
export function findSubscription(db: Db, id: string) {
  return db
    .selectFrom('newsletter_subscription')
    .where('id', '=', id)
    .select(['id', 'email', 'state'])
    .executeTakeFirst();
}

/** Deletes subscriptions that were asked for until then and never confirmed, with their links; gives how many. */
export async function dropPending(tx: Db, until: Date, most: number): Promise<number> {
  const old = tx
    .selectFrom('newsletter_subscription')
    .where('state', '=', 'pending')
    .where('asked_at', '<=', until)
    .select('id')
    .orderBy('asked_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_subscription')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
