import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import { personKey } from '../rules/addresses.ts';
import type { Side } from '../rules/words.ts';
import type { DisputeMemberRow } from './disputes.ts';

/** A person as memberships know them: by their account, or by an address that they have proved to be theirs. */
export type MembershipPerson = { personId: string; email: string | null };

export async function addMemberRow(
  tx: Db,
  member: Insertable<Tables['dispute_member']>,
): Promise<void> {
  await tx
    .insertInto('dispute_member')
    .values(member)
    .onConflict((same) =>
      // Whoever stood there through others, and now stands there themselves, keeps their place when they go.
      same
        .columns(['personId', 'partyId'])
        .where('endedAt', 'is', null)
        .where('personId', 'is not', null)
        .doUpdateSet({ through: null })
        .where('excluded.through', 'is', null),
    )
    .execute();
}

/** Who stands for parties together, so that they may come and go without the parties: opaque here. */
export type InstitutionMembership = { through: string; personId: string; at: Date };
type Reached = { email: string | null; phone: string | null };

/** Lets a person stand for the first claimant of each dispute of some batches, through whoever filed them. */
export async function addThrough(
  tx: Db,
  { through, personId, at, email, phone }: InstitutionMembership & Reached,
  batchIds: readonly string[],
): Promise<void> {
  await sql`insert into dispute_member (id, dispute_id, party_id, person_id, role, since, through)
    select gen_random_uuid(), dispute.id, party.id, ${personId}, 'party', ${at}, ${through}
    from dispute join dispute_party party on party.dispute_id = dispute.id and party.side = 'claimant' and party.place = 1
    where dispute.batch_id = any(${batchIds})
      -- Somebody from whom the institution claims works for it elsewhere: there they stand on the other side, and here nowhere.
      and not exists (select from dispute_address a where a.dispute_id = dispute.id
        and a.side = 'respondent' and a.key = any(array[
          dispute_address_hash('person:' || ${personId}::text), dispute_address_hash(dispute_address_key('email', ${email}::text)),
          dispute_address_hash(dispute_address_key('mobile', ${phone}::text))]))
    on conflict (person_id, party_id) where ended_at is null and person_id is not null do nothing`.execute(
    tx,
  );
}

/** Ends every place that somebody has through others; what they have done stays theirs. */
export async function endThrough(
  tx: Db,
  { through, personId, at }: InstitutionMembership,
): Promise<void> {
  await tx
    .updateTable('dispute_member')
    .set({ endedAt: at })
    .where('through', '=', through)
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .execute();
}

export type MembershipPlace = {
  partyId: string;
  side: Side;
  role: 'party' | 'representative';
  through: string | null;
};

/** For whom a person stands in a dispute. The respondent's side stands nowhere before it was opened to it. */
export async function listPlaces(
  db: Db,
  person: MembershipPerson,
  disputeId: string,
): Promise<MembershipPlace[]> {
  const rows = await placesOfPerson(db, person)
    .where('member.disputeId', '=', disputeId)
    .select(['party.id', 'party.side', 'member.role', 'member.through'])
    .execute();
  return rows.map(({ id, ...place }) => ({ partyId: id, ...place }));
}

/** For whom a person stands in all disputes, the newest disputes first. */
export function listAllPlaces(
  db: Db,
  person: MembershipPerson,
  most: number,
): Promise<{ disputeId: string; partyId: string; side: Side }[]> {
  return placesOfPerson(db, person)
    .orderBy('member.disputeId', 'desc')
    .orderBy('party.side')
    .limit(most)
    .select(['member.disputeId', 'member.partyId', 'party.side'])
    .execute();
}

function placesOfPerson(db: Db, { personId, email }: MembershipPerson) {
  return db
    .selectFrom('dispute_member as member')
    .innerJoin('dispute_party as party', 'party.id', 'member.partyId')
    .innerJoin('dispute', 'dispute.id', 'member.disputeId')
    .where('member.endedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('party.side', '=', 'claimant'), eb('dispute.openedAt', 'is not', null)]),
    )
    .where((eb) =>
      eb.or([
        eb('member.personId', '=', personId),
        ...(email
          ? [
              eb.and([
                eb('member.personId', 'is', null),
                eb(eb.fn<string>('lower', ['member.email']), '=', email.toLowerCase()),
              ]),
            ]
          : []),
      ]),
    );
}

export function listMembers(db: Db, disputeId: string): Promise<DisputeMemberRow[]> {
  return listMembersIn(db, [disputeId]);
}

/** The same of some disputes in one statement. */
export function listMembersIn(db: Db, disputeIds: readonly string[]): Promise<DisputeMemberRow[]> {
  return db
    .selectFrom('dispute_member')
    .where(sql<boolean>`dispute_id = any(${[...disputeIds]}::uuid[])`)
    .where('endedAt', 'is', null)
    .selectAll()
    .execute();
}

/** Whether somebody stands for a party already, and not through others alone: the person, or whoever proves the address. */
export async function isMember(
  db: Db,
  partyId: string,
  { personId, email }: { personId: string | null; email: string | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('dispute_member')
    .where('partyId', '=', partyId)
    .where('endedAt', 'is', null)
    .where('through', 'is', null)
    .where((eb) =>
      eb.or([
        ...(personId ? [eb('personId', '=', personId)] : []),
        ...(email ? [eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase())] : []),
      ]),
    )
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Parties who are reached at an address whose owner stands for them neither now nor did before: respondents, in disputes that were
 * opened to them and where nobody says that they are other people; and claimants who had themselves erased and had proved
 * this very address until then. Another address of a claimant opens nothing: whoever filed wrote it, and nobody proved it.
 */
export function listAddressed(db: Db, { personId, email }: { personId: string; email: string }) {
  const last = (
    type: 'identity_disputed' | 'identity_confirmed',
  ) => sql`(select coalesce(max(event.number), 0) from dispute_event event
    where event.dispute_id = party.dispute_id and event.party_id = party.id and event.type = ${type})`;
  return db
    .selectFrom('dispute_contact as contact')
    .innerJoin('dispute_party as party', 'party.id', 'contact.partyId')
    .innerJoin('dispute', 'dispute.id', 'party.disputeId')
    .where((eb) => eb(eb.fn<string>('lower', ['contact.value']), '=', email.toLowerCase()))
    .where('contact.channel', '=', 'email')
    .where('contact.endedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('party.side', '=', 'respondent'),
          eb('dispute.openedAt', 'is not', null),
          sql<boolean>`${last('identity_disputed')} <= ${last('identity_confirmed')}`,
        ]),
        eb.and([eb('party.side', '=', 'claimant'), eb('contact.provedAt', 'is not', null)]),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dispute_member as member')
            .whereRef('member.partyId', '=', 'party.id')
            .where((or) =>
              or.or([
                or('member.personId', '=', personId),
                or(or.fn<string>('lower', ['member.email']), '=', email.toLowerCase()),
              ]),
            )
            .select('member.id'),
        ),
      ),
    )
    .select(['party.id', 'party.disputeId', 'party.side', 'contact.id as contactId'])
    .distinctOn('party.id')
    .orderBy('party.id')
    .orderBy('contact.addedAt')
    .execute();
}

/** Nobody stands for a party any more. */
export async function endMembers(tx: Db, partyId: string, at: Date): Promise<void> {
  await tx
    .updateTable('dispute_member')
    .set({ endedAt: at })
    .where('partyId', '=', partyId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Makes the memberships of a proved address a person's own. */
export async function claimMemberships(
  tx: Db,
  { personId, email }: MembershipPerson,
): Promise<void> {
  if (!email) return;
  await tx
    .updateTable('dispute_member')
    .set({ personId })
    .where('personId', 'is', null)
    .where('endedAt', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('dispute_member as other')
            .whereRef('other.partyId', '=', 'dispute_member.partyId')
            .where('other.personId', '=', personId)
            .where('other.endedAt', 'is', null)
            .select('other.id'),
        ),
      ),
    )
    .where(
      // An account that stands on the other side stays there.
      sql<boolean>`not exists (select from dispute_address a join dispute_party p on p.id = dispute_member.party_id
        where a.dispute_id = dispute_member.dispute_id and a.side <> p.side and a.key = dispute_address_hash(${personKey(personId)}))`,
    )
    .execute();
}

/** When a person was last taken off a dispute, or left one; null for whoever never was. */
export async function findLastEnd(db: Db, personId: string): Promise<Date | null> {
  const ended = (table: 'dispute_member' | 'dispute_invitation') =>
    db
      .selectFrom(table)
      .where('personId', '=', personId)
      .select((eb) => eb.fn.max('endedAt').as('at'));
  const rows = await ended('dispute_member').unionAll(ended('dispute_invitation')).execute();
  const times = rows.flatMap(({ at }) => at ?? []).map((at) => at.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
