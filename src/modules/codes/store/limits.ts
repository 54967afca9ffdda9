import type { Db } from '#platform/db.ts';
import type { AttemptCount } from '../rules/attempts.ts';
import type { RateLimitScope } from '../rules/limits.ts';

export type RateLimitRow = { scope: RateLimitScope; key: string };

/** The count of a key, whose row is locked until the transaction ends; null when nothing was counted yet. */
export async function lockCount(
  tx: Db,
  { scope, key }: RateLimitRow,
  now: Date,
): Promise<AttemptCount | null> {
  const at = { scope, key: Buffer.from(key, 'hex') };
  // Whoever comes first makes the row, so that a second one has something to wait for; an update that changes nothing locks it.
  const row = await tx
    .insertInto('try_count')
    .values({ ...at, taken: 0, lastAt: now })
    .onConflict((same) =>
      same.columns(['scope', 'key']).doUpdateSet((it) => ({ lastAt: it.ref('try_count.lastAt') })),
    )
    .returning(['taken', 'lastAt'])
    .executeTakeFirstOrThrow();
  return row.taken === 0 ? null : row;
}

/** Read without a lock, for whoever only wants to know. */
export async function findCount(
  db: Db,
  { scope, key }: RateLimitRow,
): Promise<AttemptCount | null> {
  const row = await db
    .selectFrom('try_count')
    .where('scope', '=', scope)
    .where('key', '=', Buffer.from(key, 'hex'))
    .select(['taken', 'lastAt'])
    .executeTakeFirst();
  return row ?? null;
}

export async function setCount(
  tx: Db,
  { scope, key }: RateLimitRow,
  { taken, lastAt }: AttemptCount,
): Promise<void> {
  await tx
    .updateTable('try_count')
    .set({ taken, lastAt })
    .where('scope', '=', scope)
    .where('key', '=', Buffer.from(key, 'hex'))
    .execute();
}

/** Takes one try back: it was right, so it was none. */
export async function returnAttempt(tx: Db, { scope, key }: RateLimitRow): Promise<void> {
  await tx
    .updateTable('try_count')
    .set((is) => ({ taken: is.fn('greatest', [is('taken', '-', 1), is.lit(0)]) }))
    .where('scope', '=', scope)
    .where('key', '=', Buffer.from(key, 'hex'))
    .execute();
}

export async function clearCount(tx: Db, { scope, key }: RateLimitRow): Promise<void> {
  await tx
    .deleteFrom('try_count')
    .where('scope', '=', scope)
    .where('key', '=', Buffer.from(key, 'hex'))
    .execute();
}

export async function dropCounts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('try_count').where('lastAt', '<', before).execute();
}
