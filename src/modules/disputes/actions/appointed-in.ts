import type { Db } from '#platform/db.ts';
import { neutralsOf } from '../rules/neutrals.ts';
import { listNeutralEvents } from '../store/neutrals.ts';

/** Everybody who decides, or leads the talks, in a dispute now. It names no viewer: it is for whom something is told. */
export async function appointedIn(db: Db, disputeId: string): Promise<string[]> {
  return neutralsOf(await listNeutralEvents(db, disputeId)).map(({ personId }) => personId);
}
