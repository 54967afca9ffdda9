import { addressesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { addThrough, endThrough, type Through } from '../store/members.ts';

export type { Through } from '../store/members.ts';

/** Somebody comes to those who stand for the claimants of some batches together: from now on she stands there too. */
export async function standThrough(
  tx: Db,
  through: Through,
  batchIds: readonly string[],
): Promise<void> {
  return addThrough(tx, { ...through, ...(await addressesOf(tx, through.personId)) }, batchIds);
}

/** She leaves them: from now on she is a stranger wherever she stood through them alone. */
export function standNoMore(tx: Db, through: Through): Promise<void> {
  return endThrough(tx, through);
}
