import type { Db } from '#platform/db.ts';
import { lockDispute } from '../store/disputes.ts';

/**
 * Keeps a dispute from everybody else until the transaction ends. Whoever changes what hangs on a dispute, and may move it
 * afterwards, holds it first: so nobody waits for somebody who waits for them.
 */
export async function holdDispute(tx: Db, disputeId: string): Promise<void> {
  const dispute = await lockDispute(tx, disputeId);
  if (!dispute) throw new Error(`There is no dispute ${disputeId}.`);
}
