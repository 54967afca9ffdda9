import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import { COUNT_MOST } from '../rules/queue.ts';
import type { SubscriptionState } from '../rules/subscriptions.ts';

export type NewsletterLinkPurpose = 'confirm' | 'unsubscribe';
export type NewsletterLink = {
  tokenHash: string;
  subscriptionId: string;
  purpose: NewsletterLinkPurpose;
  createdAt: Date;
  expiresAt: Date | null;
};

/** Makes a subscription, and says whether its address had none, whatever its capitals. */
export async function addSubscription(
  tx: Db,
  row: Insertable<Tables['newsletter_subscription']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('newsletter_subscription')
    .values(row)
    .onConflict((same) => same.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The subscription of an address, whatever its capitals, kept from everybody else until the transaction ends. */
export function lockSubscription(tx: Db, email: string) {
  return tx
    .selectFrom('newsletter_subscription')
    .where(hasAddress(email))
    .select(['id', 'state', 'confirmMailAt'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeSubscription(
  tx: Db,
  id: string,
  change: Updateable<Tables['newsletter_subscription']>,
): Promise<void> {
  await tx.updateTable('newsletter_subscription').set(change).where('id', '=', id).execute();
}

/** The link with this token and what it leads to, whose row is locked until the transaction ends. */
export async function findLink(tx: Db, tokenHash: string, purpose: NewsletterLinkPurpose) {
  return tx
    .selectFrom('newsletter_link as link')
    .innerJoin('newsletter_subscription as subscription', 'subscription.id', 'link.subscriptionId')
    .where('link.tokenHash', '=', Buffer.from(tokenHash, 'hex'))
    .where('link.purpose', '=', purpose)
    .select(['subscription.id', 'subscription.email', 'subscription.state', 'link.expiresAt'])
    .forNoKeyUpdate('subscription')
    .executeTakeFirst();
}

export async function addLink(
  db: Db,
  { tokenHash, subscriptionId, purpose, createdAt, expiresAt }: NewsletterLink,
): Promise<void> {
  const row = {
    tokenHash: Buffer.from(tokenHash, 'hex'),
    subscriptionId,
    purpose,
    createdAt,
    expiresAt,
  };
  await db.insertInto('newsletter_link').values(row).execute();
}

/** Null once it was deleted because nobody confirmed it. */
export function findSubscription(db: Db, id: string) {
  return db
    .selectFrom('newsletter_subscription')
    .where('id', '=', id)
    .select(['id', 'email', 'state'])
    .executeTakeFirst();
}

/** The newsletter of an address, whatever its capitals. */
export function listSubscriptionsOf(db: Db, email: string) {
  return db
    .selectFrom('newsletter_subscription')
    .where(hasAddress(email))
    .select(['email', 'state', 'consentText', 'askedAt', 'confirmedAt', 'unsubscribedAt'])
    .execute();
}

/** Deletes the newsletter of an address with its links; gives the ids of what went. */
export async function dropSubscriptionsOf(tx: Db, email: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('newsletter_subscription')
    .where(hasAddress(email))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes subscriptions that were asked for until then and never confirmed, with their links; gives how many. */
export async function dropPending(tx: Db, until: Date, most: number): Promise<number> {
  const old = tx
    .selectFrom('newsletter_subscription')
    .where('state', '=', 'pending')
    .where('askedAt', '<=', until)
    .select('id')
    .orderBy('askedAt')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_subscription')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export type SubscriberFilter = { beginning: string; state: SubscriptionState | null };

/** Subscribers, the latest first; `after` is the last one that was shown. */
export function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
  { after, most }: { after: string | null; most: number },
) {
  return narrowed(db, filter)
    .$if(after !== null, (some) => some.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'email', 'state', 'askedAt', 'confirmedAt', 'unsubscribedAt'])
    .execute();
}

export async function countSubscribers(db: Db, filter: SubscriberFilter): Promise<number> {
  const some = narrowed(db, filter)
    .select('id')
    .limit(COUNT_MOST + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function narrowed(db: Db, { beginning, state }: SubscriberFilter) {
  let some = db.selectFrom('newsletter_subscription');
  if (state) some = some.where('state', '=', state);
  // The signs that LIKE takes for any text are taken as they are.
  const start = `${beginning.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return beginning === '' ? some : some.where(sql<SqlBool>`lower(email) like ${start}`);
}

function hasAddress(email: string) {
  return sql<SqlBool>`lower(email) = ${email.toLowerCase()}`;
}
