import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

export type Invitation = Selectable<Tables['identity_invitation']>;

export async function addInvitation(
  tx: Db,
  one: Insertable<Tables['identity_invitation']>,
): Promise<void> {
  await tx.insertInto('identity_invitation').values(one).execute();
}

export async function addInvitationLink(db: Db, hash: string, invitationId: string): Promise<void> {
  await db
    .insertInto('identity_invitation_link')
    .values({ tokenHash: bytes(hash), invitationId })
    .execute();
}

export async function findInvitation(db: Db, id: string): Promise<Invitation | null> {
  const row = await db
    .selectFrom('identity_invitation')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The invitation that a mailed token opens; null for a stranger's guess. Kept from everybody else until the transaction ends. */
export async function lockInvitation(tx: Db, hash: string): Promise<Invitation | null> {
  const row = await tx
    .selectFrom('identity_invitation')
    .innerJoin(
      'identity_invitation_link',
      'identity_invitation_link.invitationId',
      'identity_invitation.id',
    )
    .where('identity_invitation_link.tokenHash', '=', bytes(hash))
    .selectAll('identity_invitation')
    .forUpdate('identity_invitation')
    .executeTakeFirst();
  return row ?? null;
}

/** Those that nobody took or withdrew, the newest first. */
export function listInvitations(db: Db): Promise<Invitation[]> {
  const open = db
    .selectFrom('identity_invitation')
    .where('takenAt', 'is', null)
    .where('withdrawnAt', 'is', null);
  return open.orderBy('invitedAt', 'desc').orderBy('id').limit(100).selectAll().execute();
}

export async function setAccepted(
  tx: Db,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('identity_invitation')
    .set({ takenAt: at, takenBy: by })
    .where('id', '=', id)
    .execute();
}

/** Takes an invitation back; false when it was taken or withdrawn before. */
export async function setWithdrawn(tx: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_invitation')
    .set({ withdrawnAt: at })
    .where('id', '=', id)
    .where('takenAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The printed link; the one before opens nothing any more. */
export async function setFirstLink(
  tx: Db,
  { hash, expiresAt }: { hash: string; expiresAt: Date },
): Promise<void> {
  const row = { tokenHash: bytes(hash), expiresAt };
  await tx
    .insertInto('identity_first_link')
    .values(row)
    .onConflict((same) => same.column('onlyOne').doUpdateSet(row))
    .execute();
}

/** When the printed link ends; null when this is not its token. Kept from everybody else until the transaction ends. */
export async function lockFirstLink(tx: Db, hash: string): Promise<{ expiresAt: Date } | null> {
  const row = await tx
    .selectFrom('identity_first_link')
    .where('tokenHash', '=', bytes(hash))
    .select('expiresAt')
    .forUpdate()
    .executeTakeFirst();
  return row ? { expiresAt: row.expiresAt } : null;
}

export async function dropFirstLink(tx: Db): Promise<void> {
  await tx.deleteFrom('identity_first_link').execute();
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_person')
    .where((is) => is.fn('lower', ['email']), '=', email.toLowerCase())
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
