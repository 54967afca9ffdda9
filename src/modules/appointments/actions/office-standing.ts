import { OwnDisputeError, type Viewer } from '#kernel/viewer.ts';
import { type OfficeStanding, officeIn } from '#modules/disputes/actions/reading.ts';
import { accountsOfNeutrals } from '#modules/panel/actions/candidates.ts';
import type { Db } from '#platform/db.ts';
import { findLastList, listNames } from '../store/lists.ts';

/**
 * The office's standing where a tribunal is formed. Whoever is on the list themselves leaves it to another: by an objection against
 * the name before theirs they would decide in their own matter.
 */
export async function officeForTribunal(
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<OfficeStanding | null> {
  const office = await officeIn(db, viewer, disputeId);
  const list = office && (await findLastList(db, disputeId));
  if (!list) return office;
  const names = (await listNames(db, list.id)).map(({ neutralId }) => neutralId);
  const people = await accountsOfNeutrals(db, names);
  if ([...people.values()].includes(viewer.personId))
    throw new OwnDisputeError(`${viewer.personId} is on the list of the dispute ${disputeId}.`);
  return office;
}
