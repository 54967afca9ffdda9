import type { Db } from '#platform/db.ts';
import { isPartNamed, lockContent } from '../store/batch-files.ts';
import { clearBatch, listSettled, lockBatch } from '../store/batches.ts';
import type { BatchesDeps } from './batch-deps.ts';

const DAY = 86_400_000;
/** What was sent is kept so long after the last that was done with it: time enough to mend rows, and no longer. */
const KEPT_DAYS = 90;
const BATCHES_A_NIGHT = 200;

/** Removes what institutions sent in batches that are settled, and pieces that no row names. What was filed stays filed. */
export async function sweepBatches({
  db,
  now,
  pieces,
}: Pick<BatchesDeps, 'db' | 'now' | 'pieces'>): Promise<boolean> {
  const settled = await listSettled(
    db,
    new Date(now().getTime() - KEPT_DAYS * DAY),
    BATCHES_A_NIGHT,
  );
  for (const id of settled)
    await db.transaction().execute(async (tx) => {
      await lockBatch(tx, id);
      await clearBatch(tx, id, now());
    });
  // A piece whose transaction is under way is named in a moment.
  const before = new Date(now().getTime() - DAY);
  for (const content of await pieces.list(before))
    await db.transaction().execute((tx) => removeUnnamed(tx, pieces, content));
  await pieces.clean(before);
  return false;
}

async function removeUnnamed(
  tx: Db,
  pieces: BatchesDeps['pieces'],
  content: string,
): Promise<void> {
  await lockContent(tx, content);
  if (!(await isPartNamed(tx, content))) await pieces.remove(content);
}
