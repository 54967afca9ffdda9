import type { Db } from '#platform/db.ts';
import { findParty } from '../store/disputes.ts';
import { addMemberRow, isMember, listMembers } from '../store/members.ts';
import { isOpposite } from './opposite.ts';
import { findFile } from './reading.ts';

export type NewMembership = {
  id: string;
  disputeId: string;
  partyId: string;
  personId: string | null;
  email: string | null;
  role: 'party' | 'representative';
  at: Date;
};

/**
 * Lets somebody look at a dispute and act for a party in it. The second time changes nothing, and is told so by false; and so is
 * whoever stands on the other side.
 */
export async function addMember(tx: Db, { at, ...member }: NewMembership): Promise<boolean> {
  const { disputeId, partyId, personId, email } = member;
  const party = await findParty(tx, partyId);
  const reaches = email ? [{ channel: 'email', value: email }] : [];
  if (!party || (await isOpposite(tx, { disputeId, side: party.side, personId, reaches })))
    return false;
  if (await isMember(tx, partyId, { personId, email: personId ? null : email })) return false;
  await addMemberRow(tx, { ...member, since: at });
  return true;
}

/** Who stands on which side of a dispute now; nobody's name. */
export async function membersOf(
  db: Db,
  disputeId: string,
): Promise<{ partyId: string; side: 'claimant' | 'respondent'; personId: string | null }[]> {
  const sides = new Map((await findFile(db, disputeId))?.parties.map(({ id, side }) => [id, side]));
  return (await listMembers(db, disputeId)).flatMap(({ partyId, personId }) => {
    const side = sides.get(partyId);
    return side ? [{ partyId, side, personId }] : [];
  });
}

/** Whether anybody stands for a party now, by an account or by an address that was proved. */
export async function isStoodFor(db: Db, disputeId: string, partyId: string): Promise<boolean> {
  return (await listMembers(db, disputeId)).some((one) => one.partyId === partyId);
}

export { endMembers } from '../store/members.ts';
