import type { Db } from '#platform/db.ts';
import { happenedOf } from '../rules/facts.ts';
import type { TribunalSeat } from '../rules/machine/fact-types.ts';
import { seatOfPaperIn } from '../rules/mandates.ts';
import { listEvents } from '../store/disputes.ts';

/** Of which seat of three a paper about a mandate is; null where it is of several or of nobody. */
export async function seatOfPaper(
  db: Db,
  disputeId: string,
  document: string,
): Promise<TribunalSeat | null> {
  return seatOfPaperIn((await listEvents(db, disputeId)).map(happenedOf), document);
}
