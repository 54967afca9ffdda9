import type { Insertable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { Side } from '../rules/words.ts';
import type { MemberRow } from './spine.ts';

/** A person as memberships know her: by her account, or by an address that she has proved to be hers. */
export type Who = { personId: string; email: string | null };

export async function addMemberRow(tx: Db, member: Insertable<Tables['dispute_member']>): Promise<void> {
  await tx
    .insertInto('dispute_member')
    .values(member)
    .onConflict((same) =>
      same.columns(['person_id', 'party_id']).where('ended_at', 'is', null).where('person_id', 'is not', null).doNothing(),
    )
    .execute();
}

export type Place = { partyId: string; side: Side };

/** For whom a person stands in a dispute. The respondent's side stands nowhere before it was opened to it. */
export async function listPlaces(db: Db, { personId, email }: Who, disputeId: string): Promise<Place[]> {
  const rows = await db
    .selectFrom('dispute_member as member')
    .innerJoin('dispute_party as party', 'party.id', 'member.party_id')
    .innerJoin('dispute', 'dispute.id', 'member.dispute_id')
    .where('member.dispute_id', '=', disputeId)
    .where('member.ended_at', 'is', null)
    .where((eb) => eb.or([eb('party.side', '=', 'claimant'), eb('dispute.opened_at', 'is not', null)]))
    .where((eb) =>
      eb.or([
        eb('member.person_id', '=', personId),
        ...(email
          ? [eb.and([eb('member.person_id', 'is', null), eb(eb.fn<string>('lower', ['member.email']), '=', email.toLowerCase())])]
          : []),
      ]),
    )
    .select(['party.id', 'party.side'])
    .execute();
  return rows.map(({ id, side }) => ({ partyId: id, side }));
}

export function listMembers(db: Db, disputeId: string): Promise<MemberRow[]> {
  return db.selectFrom('dispute_member').where('dispute_id', '=', disputeId).where('ended_at', 'is', null).selectAll().execute();
}

/** Makes the memberships of a proved address a person's own. */
export async function claimMemberships(tx: Db, { personId, email }: Who): Promise<void> {
  if (!email) return;
  await tx
    .updateTable('dispute_member')
    .set({ person_id: personId })
    .where('person_id', 'is', null)
    .where('ended_at', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dispute_member as other')
            .whereRef('other.party_id', '=', 'dispute_member.party_id')
            .where('other.person_id', '=', personId)
            .where('other.ended_at', 'is', null)
            .select('other.id'),
        ),
      ),
    )
    .execute();
}
