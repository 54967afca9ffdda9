import type { Db } from '#platform/db.ts';
import { listTraces } from '../store/receipts.ts';

/** From which browser and network a request was sent, by its receipt. */
export function filingTraces(
  db: Db,
  disputeId: string,
): Promise<{ at: Date; network: string; agent: string }[]> {
  return listTraces(db, disputeId);
}
