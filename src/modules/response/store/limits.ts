import type { Db } from '#platform/db.ts';
import type { Count, Scope } from '../rules/limits.ts';

export type Counted = { scope: Scope; key: string };

/** The count of a key, whose row is locked until the transaction ends; null when nothing was counted yet. */
export async function lockCount(tx: Db, { scope, key }: Counted, now: Date): Promise<Count | null> {
  const at = { scope, key: Buffer.from(key, 'hex') };
  // Whoever comes first makes the row, so that a second one has something to wait for.
  await tx
    .insertInto('response_limit')
    .values({ ...at, taken: 0, last_at: now })
    .onConflict((same) => same.columns(['scope', 'key']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('response_limit')
    .where('scope', '=', scope)
    .where('key', '=', at.key)
    .select(['taken', 'last_at as lastAt'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.taken === 0 ? null : row;
}

export async function setCount(
  tx: Db,
  { scope, key }: Counted,
  { taken, lastAt }: Count,
): Promise<void> {
  await tx
    .updateTable('response_limit')
    .set({ taken, last_at: lastAt })
    .where('scope', '=', scope)
    .where('key', '=', Buffer.from(key, 'hex'))
    .execute();
}

/** Read without a lock: whether very much is wrong everywhere need not be known to the last one. */
export async function findCount(db: Db, { scope, key }: Counted): Promise<Count | null> {
  const row = await db
    .selectFrom('response_limit')
    .where('scope', '=', scope)
    .where('key', '=', Buffer.from(key, 'hex'))
    .select(['taken', 'last_at as lastAt'])
    .executeTakeFirst();
  return row ?? null;
}

export async function dropCounts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('response_limit').where('last_at', '<', before).execute();
}
