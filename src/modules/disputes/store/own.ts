import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { DisputeRow } from './disputes.ts';
import type { MembershipPerson } from './members.ts';

export type OwnRow = Pick<
  DisputeRow,
  'id' | 'reference' | 'process' | 'title' | 'state' | 'filedAt'
> & {
  side: 'claimant' | 'respondent';
  /** The parties for whom they stand. */
  partyIds: string[];
};

/** The disputes that somebody decides, or in which they help to agree, by their ids; of no side. */
export async function listNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('dispute')
    .where('id', 'in', ids)
    .select(['id', 'reference', 'process', 'title', 'state', 'filedAt'])
    .execute();
}

type OwnPage = { before: string | null; most: number };

/** The disputes in which a person stands for a party, the newest first, from before one of them on. */
export async function listOwn(db: Db, person: MembershipPerson, page: OwnPage): Promise<OwnRow[]> {
  return listIn(db, membersRows(db, person), page);
}

/** The same with those into which a party let them: `isInvited` where that alone is how they stand there. */
export async function listOwnAndInvited(
  db: Db,
  person: MembershipPerson,
  page: OwnPage,
): Promise<(OwnRow & { isInvited: boolean })[]> {
  const invited = db
    .selectFrom('dispute_invitation as member')
    .where('member.endedAt', 'is', null)
    .where('member.personId', '=', person.personId)
    .select(['member.disputeId', 'member.partyId', sql<boolean>`true`.as('isInvited')]);
  return listIn(db, membersRows(db, person).unionAll(invited), page);
}

function membersRows(db: Db, { personId, email }: MembershipPerson) {
  return db
    .selectFrom('dispute_member as member')
    .where('member.endedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('member.personId', '=', personId),
        ...(email
          ? [
              eb.and([
                eb('member.personId', 'is', null),
                sql<boolean>`lower(member.email) = ${email.toLowerCase()}`,
              ]),
            ]
          : []),
      ]),
    )
    .select(['member.disputeId', 'member.partyId', sql<boolean>`false`.as('isInvited')]);
}

async function listIn(
  db: Db,
  rows: ReturnType<typeof membersRows>,
  { before, most }: OwnPage,
): Promise<(OwnRow & { isInvited: boolean })[]> {
  const own = db
    .selectFrom(rows.as('member'))
    .innerJoin('dispute_party as party', 'party.id', 'member.partyId')
    // Whoever stands on both sides of one dispute, which no filing allows, stands as claimant.
    .groupBy('member.disputeId')
    .select(['member.disputeId', sql<'claimant' | 'respondent'>`min(party.side)`.as('side')])
    .select([
      sql<string[]>`array_agg(party.id)`.as('partyIds'),
      sql<boolean>`bool_and(member.is_invited)`.as('isInvited'),
    ]);
  let query = db
    .selectFrom(own.as('own'))
    .innerJoin('dispute', 'dispute.id', 'own.disputeId')
    .where((eb) =>
      eb.or([eb('own.side', '=', 'claimant'), eb('dispute.openedAt', 'is not', null)]),
    );
  if (before) query = query.where('dispute.id', '<', before);
  return query
    .orderBy('dispute.id', 'desc')
    .limit(most)
    .select([
      'dispute.id',
      'dispute.reference',
      'dispute.process',
      'dispute.title',
      'dispute.state',
      'dispute.filedAt',
      'own.side',
      'own.partyIds',
      'own.isInvited',
    ])
    .execute();
}

/** The parties of some disputes, by name. */
export async function listPartiesOf(db: Db, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  const query = db
    .selectFrom('dispute_party')
    .where('disputeId', 'in', disputeIds)
    .orderBy('disputeId')
    .orderBy('side')
    .orderBy('place');
  return query.select(['disputeId', 'side', 'name']).execute();
}

/** The disputes that an officer has, the newest first. */
export async function listOfOfficer(db: Db, officerId: string, most: number): Promise<string[]> {
  const query = db
    .selectFrom('dispute')
    .where('officerId', '=', officerId)
    .orderBy('id', 'desc')
    .limit(most);
  return (await query.select('id').execute()).map(({ id }) => id);
}
