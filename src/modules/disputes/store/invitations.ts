import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { AccessPlace } from '../rules/access.ts';
import type { InvitedAs } from '../rules/invitations.ts';
import type { Side } from '../rules/words.ts';

export type InvitationRow = Omit<
  Selectable<Tables['dispute_invitation']>,
  'reads' | 'writes' | 'invitedAs'
> & { reads: AccessPlace[]; writes: AccessPlace[]; invitedAs: InvitedAs };

/** A person who accepted an invitation that was not taken back. */
export type InvitedRow = {
  id: string;
  disputeId: string;
  partyId: string;
  side: Side;
  personId: string;
  name: string;
  invitedAs: InvitedAs;
  reads: AccessPlace[];
  writes: AccessPlace[];
};

const bytes = (hash: string) => Buffer.from(hash, 'hex');

export async function addInvitation(
  tx: Db,
  invitation: Insertable<Tables['dispute_invitation']>,
): Promise<void> {
  await tx.insertInto('dispute_invitation').values(invitation).execute();
}

export async function findInvitation(db: Db, id: string): Promise<InvitationRow | null> {
  const query = db.selectFrom('dispute_invitation').where('id', '=', id).selectAll();
  return ((await query.executeTakeFirst()) as InvitationRow | undefined) ?? null; // places are the policy's own
}

/** Keeps it from everybody else who would accept it or take it back until the transaction ends. */
export async function lockInvitation(
  tx: Db,
  by: { id: string } | { tokenHash: string },
): Promise<InvitationRow | null> {
  const query = tx.selectFrom('dispute_invitation').forNoKeyUpdate().selectAll();
  const row =
    'id' in by
      ? query.where('id', '=', by.id)
      : query.where(sql<boolean>`token_hashes @> array[${bytes(by.tokenHash)}]::bytea[]`);
  return ((await row.executeTakeFirst()) as InvitationRow | undefined) ?? null;
}

export async function findByToken(db: Db, tokenHash: string): Promise<InvitationRow | null> {
  const query = db
    .selectFrom('dispute_invitation')
    .where(sql<boolean>`token_hashes @> array[${bytes(tokenHash)}]::bytea[]`)
    .selectAll();
  return ((await query.executeTakeFirst()) as InvitationRow | undefined) ?? null;
}

export async function addToken(db: Db, id: string, tokenHash: string): Promise<void> {
  await db
    .updateTable('dispute_invitation')
    .set({ tokenHashes: sql`token_hashes || ${bytes(tokenHash)}::bytea` })
    .where('id', '=', id)
    .execute();
}

/** All of some parties, the newest last. */
export async function listInvitations(
  db: Db,
  disputeId: string,
  partyIds: readonly string[],
): Promise<InvitationRow[]> {
  if (partyIds.length === 0) return [];
  const query = db
    .selectFrom('dispute_invitation')
    .where('disputeId', '=', disputeId)
    .where('partyId', 'in', [...partyIds])
    .orderBy('invitedAt')
    .orderBy('id');
  return (await query.selectAll().execute()) as InvitationRow[];
}

export async function setAccepted(
  tx: Db,
  { id, personId, at }: { id: string; personId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('dispute_invitation')
    .set({ acceptedAt: at, personId })
    .where('id', '=', id)
    .execute();
}

export async function endInvitation(
  tx: Db,
  { id, by, at }: { id: string; by: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('dispute_invitation')
    .set({ endedAt: at, endedBy: by })
    .where('id', '=', id)
    .execute();
}

/** Everybody whom a party let into a dispute and who came. Of a side to which it is not opened nobody is in it. */
export function listInvited(db: Db, disputeId: string): Promise<InvitedRow[]> {
  return listInvitedIn(db, [disputeId]);
}

/** The same of some disputes in one statement. */
export function listInvitedIn(db: Db, disputeIds: readonly string[]): Promise<InvitedRow[]> {
  return invited(db)
    .where(sql<boolean>`invitation.dispute_id = any(${[...disputeIds]}::uuid[])`)
    .execute() as Promise<InvitedRow[]>;
}

/** Where a person was let in: in one dispute, or in all of them, the newest first. */
export function listInvitedOf(
  db: Db,
  personId: string,
  { disputeId, most }: { disputeId?: string; most: number },
): Promise<InvitedRow[]> {
  let query = invited(db).where('invitation.personId', '=', personId);
  if (disputeId) query = query.where('invitation.disputeId', '=', disputeId);
  return query.orderBy('invitation.disputeId', 'desc').limit(most).execute() as Promise<
    InvitedRow[]
  >;
}

function invited(db: Db) {
  return db
    .selectFrom('dispute_invitation as invitation')
    .innerJoin('dispute_party as party', 'party.id', 'invitation.partyId')
    .innerJoin('dispute', 'dispute.id', 'invitation.disputeId')
    .where('invitation.endedAt', 'is', null)
    .where('invitation.personId', 'is not', null)
    .where((eb) =>
      eb.or([eb('party.side', '=', 'claimant'), eb('dispute.openedAt', 'is not', null)]),
    )
    .select([
      'invitation.id',
      'invitation.disputeId',
      'invitation.partyId',
      'party.side',
      'invitation.personId',
      'invitation.name',
      'invitation.invitedAs',
      'invitation.reads',
      'invitation.writes',
    ]);
}

export type FirmRow = { personId: string; firm: string };

/**
 * Every firm that was named of whoever is in a dispute by an invitation, the newest last, also by an earlier invitation of theirs:
 * to take one back and to invite anew unties nobody.
 */
export function listFirms(db: Db, disputeId: string): Promise<FirmRow[]> {
  return db
    .selectFrom('dispute_invitation as here')
    .innerJoin('dispute_invitation as any', (on) =>
      on
        .onRef('any.disputeId', '=', 'here.disputeId')
        .on((eb) =>
          eb.or([
            eb('any.personId', '=', eb.ref('here.personId')),
            eb('any.email', '=', eb.ref('here.email')),
          ]),
        ),
    )
    .innerJoin('dispute_invitation_firm as named', 'named.invitationId', 'any.id')
    .where('here.disputeId', '=', disputeId)
    .where('here.endedAt', 'is', null)
    .where('here.personId', 'is not', null)
    .orderBy('named.saidAt')
    .orderBy('named.id')
    .select(['here.personId', 'named.firm'])
    .execute() as Promise<FirmRow[]>;
}

/** The firms that were named with some invitations, the newest last. */
export async function listFirmsOf(
  db: Db,
  invitations: readonly string[],
): Promise<{ invitationId: string; firm: string }[]> {
  if (invitations.length === 0) return [];
  return db
    .selectFrom('dispute_invitation_firm')
    .where('invitationId', 'in', [...invitations])
    .orderBy('saidAt')
    .orderBy('id')
    .select(['invitationId', 'firm'])
    .execute();
}

export async function addFirm(
  tx: Db,
  firm: Insertable<Tables['dispute_invitation_firm']>,
): Promise<void> {
  await tx.insertInto('dispute_invitation_firm').values(firm).execute();
}

type Invitee = { personId: string; email: string | null };

/** Every invitation that a person followed, or that went to their proved address. */
export function listOfInvitee(db: Db, { personId, email }: Invitee) {
  return db
    .selectFrom('dispute_invitation as invitation')
    .innerJoin('dispute', 'dispute.id', 'invitation.disputeId')
    .where((eb) =>
      eb.or([
        eb('invitation.personId', '=', personId),
        ...(email ? [eb('invitation.email', '=', email.toLowerCase())] : []),
      ]),
    )
    .orderBy('invitation.invitedAt')
    .select([
      'dispute.reference',
      'invitation.invitedAs',
      sql<string[]>`array(select firm from dispute_invitation_firm f
        where f.invitation_id = invitation.id order by said_at, id)`.as('firms'),
      'invitation.name',
      'invitation.email',
      'invitation.reads',
      'invitation.writes',
      'invitation.invitedAt',
      'invitation.acceptedAt',
      'invitation.endedAt',
    ])
    .execute();
}

/** They are in by none of them any more, and neither their name nor their address stays: only that there was one. */
export async function eraseInvitee(
  tx: Db,
  { personId, email }: Invitee,
  at: Date,
): Promise<number> {
  const theirs = tx
    .selectFrom('dispute_invitation')
    .where((eb) =>
      eb.or([
        eb('personId', '=', personId),
        ...(email ? [eb('email', '=', email.toLowerCase())] : []),
      ]),
    )
    .select('id');
  await tx.deleteFrom('dispute_invitation_firm').where('invitationId', 'in', theirs).execute();
  const gone = await tx
    .updateTable('dispute_invitation')
    .set((set) => ({
      name: 'erased',
      email: 'erased@erased.invalid',
      endedAt: set.fn.coalesce('endedAt', set.val(at)),
    }))
    .where((eb) =>
      eb.or([
        eb('personId', '=', personId),
        ...(email ? [eb('email', '=', email.toLowerCase())] : []),
      ]),
    )
    .executeTakeFirst();
  return Number(gone.numUpdatedRows);
}
