import type { Db } from '#platform/db.ts';
import { type BatchTask, changeBatch, claimBatch, nextWork } from '../store/batches.ts';
import { checkNext } from './batch-checking.ts';
import type { BatchesDeps } from './batch-deps.ts';
import { fileRows, laterThan } from './batch-filing.ts';
import { readNext } from './batch-reading.ts';

/** Does the next portion of what waits in any batch, each in its turn. Answers whether there may be more. */
export async function workOnBatches(
  deps: BatchesDeps,
  failed: (error: unknown) => void,
): Promise<boolean> {
  const next = await nextWork(deps.db, deps.now());
  if (!next) return false;
  if (next.work === 'file') {
    await fileRows(deps, next.id, failed);
    return true;
  }
  return attemptWork(deps, next, failed);
}

async function attemptWork(
  deps: BatchesDeps,
  next: { id: string; work: BatchTask },
  failed: (error: unknown) => void,
): Promise<boolean> {
  try {
    return await deps.db.transaction().execute((tx) => workOn(deps, tx, next));
  } catch (error) {
    // What cannot be read is tried again later, and keeps no other institution from its turn.
    await changeBatch(deps.db, next.id, { workedAt: laterThan(deps.now()) });
    failed(error);
    return true;
  }
}

async function workOn(
  deps: BatchesDeps,
  tx: Db,
  { id, work }: { id: string; work: BatchTask },
): Promise<boolean> {
  const batch = await claimBatch(tx, id);
  if (!batch) return false; // another process is at it
  await (work === 'read' ? readNext(deps, tx, batch) : checkNext(deps, tx, batch));
  await changeBatch(tx, id, { workedAt: deps.now(), touchedAt: deps.now() });
  return true;
}
