import type { Db } from './db.ts';

/**
 * Does something for each of some disputes, in a transaction of its own, and counts where it was done. One that fails keeps no other
 * waiting; its error is thrown once all were tried, so that the job is seen to fail.
 */
export async function eachAlone(
  db: Db,
  disputeIds: readonly string[],
  work: (tx: Db, disputeId: string) => Promise<boolean>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const id of disputeIds) {
    try {
      if (await db.transaction().execute((tx) => work(tx, id))) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed.`);
  return done;
}
