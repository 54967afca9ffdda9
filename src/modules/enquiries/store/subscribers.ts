import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import { COUNT_MOST } from '../rules/queue.ts';
import type { SubscriptionState } from '../rules.ts';

export type SubscriberFilter = { beginning: string; state: SubscriptionState | null };

/** Subscribers, the latest first; `after` is the last one that was shown. */
export function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
  { after, most }: { after: string | null; most: number },
) {
  let some = narrowed(db, filter);
  if (after) some = some.where('id', '<', after);
  return some
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id', 'email', 'state', 'asked_at', 'confirmed_at', 'unsubscribed_at'])
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
  return beginning === '' ? some : some.where(sql<boolean>`lower(email) like ${start}`);
}
