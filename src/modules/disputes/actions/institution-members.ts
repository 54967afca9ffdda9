import { addressesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { addThrough, endThrough, type InstitutionMembership } from '../store/members.ts';

export type { InstitutionMembership } from '../store/members.ts';

/** Somebody comes to those who stand for the claimants of some batches together: from now on they stand there too. */
export async function addInstitutionMember(
  tx: Db,
  through: InstitutionMembership,
  batchIds: readonly string[],
): Promise<void> {
  return addThrough(tx, { ...through, ...(await addressesOf(tx, through.personId)) }, batchIds);
}

/** They leave them: from now on they are a stranger wherever they stood through them alone. */
export function removeInstitutionMember(tx: Db, through: InstitutionMembership): Promise<void> {
  return endThrough(tx, through);
}
