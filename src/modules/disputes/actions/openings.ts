import { actDetailsOfDispute } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { openersIn } from '../rules/openings.ts';
import type { DisputeFile } from './reading.ts';

/** Which parties have opened which paper, by the paper's id, as the record holds it. */
export async function openingsOf(
  db: Db,
  { dispute, parties }: DisputeFile,
): Promise<ReadonlyMap<string, readonly string[]>> {
  return openersIn(await actDetailsOfDispute(db, dispute.id, 'dispute.document_opened'), parties);
}
