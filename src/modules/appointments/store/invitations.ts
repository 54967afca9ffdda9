import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type AppointmentInvitationRow = Selectable<Tables['appointment_invitation']>;
type NewInvitation = Pick<
  Insertable<Tables['appointment_invitation']>,
  'id' | 'disputeId' | 'listId' | 'seat' | 'neutralId' | 'personId' | 'name' | 'invitedAt'
>;

export async function addInvitation(tx: Db, invitation: NewInvitation): Promise<void> {
  await tx.insertInto('appointment_invitation').values(invitation).execute();
}

/** Whoever was asked last in a dispute. */
export async function findLastInvitation(
  db: Db,
  disputeId: string,
): Promise<AppointmentInvitationRow | null> {
  return (
    (await db
      .selectFrom('appointment_invitation')
      .where('disputeId', '=', disputeId)
      .orderBy('invitedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** Everybody who was asked in a dispute, in that order. */
export function listInvitationsIn(db: Db, disputeId: string): Promise<AppointmentInvitationRow[]> {
  return db
    .selectFrom('appointment_invitation')
    .where('disputeId', '=', disputeId)
    .orderBy('invitedAt')
    .selectAll()
    .execute();
}

/** What is still asked in a dispute, the oldest first: what each of its members was asked. */
export function listCurrent(db: Db, disputeId: string): Promise<AppointmentInvitationRow[]> {
  return db
    .selectFrom('appointment_invitation')
    .where('disputeId', '=', disputeId)
    .where('endedAt', 'is', null)
    .orderBy('invitedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** A question of a dispute that nobody has ended: what was read of one candidate is not said of the next. */
export async function findCurrent(
  db: Db,
  disputeId: string,
  id: string,
): Promise<AppointmentInvitationRow | null> {
  return (await listCurrent(db, disputeId)).find((one) => one.id === id) ?? null;
}

/** What a person was asked last in a dispute; nothing for everybody else. */
export async function findOwnInvitation(
  db: Db,
  { disputeId, personId }: { disputeId: string; personId: string },
): Promise<AppointmentInvitationRow | null> {
  return (
    (await db
      .selectFrom('appointment_invitation')
      .where('disputeId', '=', disputeId)
      .where('personId', '=', personId)
      .orderBy('invitedAt', 'desc')
      .limit(1)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

export async function findInvitation(db: Db, id: string): Promise<AppointmentInvitationRow | null> {
  return (
    (await db
      .selectFrom('appointment_invitation')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** Everything that a person was ever asked, the newest first. */
export function listOwnInvitations(
  db: Db,
  personId: string,
  most: number,
): Promise<AppointmentInvitationRow[]> {
  return db
    .selectFrom('appointment_invitation')
    .where('personId', '=', personId)
    .orderBy('invitedAt', 'desc')
    .limit(most)
    .selectAll()
    .execute();
}

/** Of questions that nobody has ended: their disputes, the oldest first. */
export async function listOpenInvitations(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment_invitation')
    .where('endedAt', 'is', null)
    .orderBy('invitedAt')
    .select('disputeId')
    .execute();
  return [...new Set(rows.map(({ disputeId }) => disputeId))];
}

/** The disputes in which a person has accepted and is still asked. */
export async function listPromised(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment_invitation')
    .where('personId', '=', personId)
    .where('answer', '=', 'accepted')
    .where('endedAt', 'is', null)
    .select('disputeId')
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}

type Answered = Pick<
  AppointmentInvitationRow,
  'answeredAt' | 'answer' | 'disclosure' | 'documentId' | 'endedAt'
>;

export async function changeInvitation(
  tx: Db,
  id: string,
  { disclosure, ...change }: Partial<Answered>,
): Promise<void> {
  await tx
    .updateTable('appointment_invitation')
    .set({
      ...change,
      ...(disclosure === undefined ? {} : { disclosure: JSON.stringify(disclosure) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Ends whatever is still asked in a dispute: of one person, or of everybody who is none of its members. */
export async function endInvitations(
  tx: Db,
  { disputeId, of, but = [] }: { disputeId: string; of?: string; but?: readonly string[] },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('appointment_invitation')
    .set({ endedAt: at })
    .where('disputeId', '=', disputeId)
    .where('endedAt', 'is', null)
    .$if(of !== undefined, (query) => query.where('personId', '=', of ?? ''))
    .$if(but.length > 0, (query) => query.where('personId', 'not in', but))
    .execute();
}
