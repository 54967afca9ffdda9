import { listPeople, namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { listFirms, listInvited } from '../store/invitations.ts';
import { listMembers } from '../store/members.ts';

export type PersonNamed = {
  personId: string;
  name: string;
  isLawyer: boolean;
  email: string;
  /** Every one that was named of them, the newest last. */
  firms: string[];
  partyId: string;
};

/**
 * Who stands in a dispute by name beside its parties and those whom the filing names for them: by their own right, or let in by a party.
 * Whoever only works for an institution that files is named by it. It names no viewer: ask who may know.
 */
export async function peopleNamed(db: Db, disputeId: string): Promise<PersonNamed[]> {
  const members = (await listMembers(db, disputeId)).flatMap(
    ({ personId, partyId, role, through }) =>
      personId !== null && through === null
        ? [{ personId, partyId, name: '', isLawyer: role === 'representative' }]
        : [],
  );
  const invited = (await listInvited(db, disputeId)).map(
    ({ personId, partyId, name, invitedAs }) => ({
      ...{ personId, partyId, name, isLawyer: invitedAs === 'lawyer' },
    }),
  );
  const all = [...members, ...invited];
  const firmsOf = Map.groupBy(await listFirms(db, disputeId), ({ personId }) => personId);
  const ids = all.map(({ personId }) => personId);
  const names = await namesOf(db, ids);
  const emails = new Map((await listPeople(db, ids)).map(({ id, email }) => [id, email]));
  // Whoever was erased has no name any more, and is nobody new.
  return all
    .map((one) => ({
      ...{ ...one, name: names.get(one.personId) ?? one.name },
      email: emails.get(one.personId) ?? '',
      firms: (firmsOf.get(one.personId) ?? []).map(({ firm }) => firm),
    }))
    .filter(({ name }) => name !== '');
}
