import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Username } from '../rules/usernames.ts';
import type { Person } from './people.ts';

/**
 * Whoever has this username. An address that was not shown to be theirs yet is the first administrator's, who typed it themselves
 * behind the printed link; nobody else has one. A letter that is used shows it, see `markVerified`.
 */
export async function findByUsername(db: Db, username: Username): Promise<Person | null> {
  return (await withUsername(db, username).executeTakeFirst()) ?? null;
}

/** The same, with the username kept theirs until the transaction ends; one that is just being changed is waited for. */
export async function shareByUsername(tx: Db, username: Username): Promise<Person | null> {
  return (await withUsername(tx, username).forShare().executeTakeFirst()) ?? null;
}

function withUsername(db: Db, { kind, address }: Username) {
  const living = db.selectFrom('identity_person').where('erasedAt', 'is', null).selectAll();
  return kind === 'email'
    ? living.where((is) => is(is.fn('lower', ['email']), '=', address))
    : living.where('phone', '=', address).where('phoneVerifiedAt', 'is not', null);
}

/** A letter to their address was used: it is theirs. False when that was known before. */
export async function markVerified(tx: Db, personId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_person')
    .set({ emailVerifiedAt: at })
    .where('id', '=', personId)
    .where('email', 'is not', null)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps a new person; false when their address or number is somebody's already. */
export async function addNewPerson(tx: Db, person: Person): Promise<boolean> {
  const row = await tx
    .insertInto('identity_person')
    .values(person)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives somebody an address or number that was shown to be theirs; false when it is another's already. */
export async function setAddress(
  tx: Db,
  personId: string,
  { username, at }: { username: Username; at: Date },
): Promise<boolean> {
  const { kind, address } = username;
  const current =
    kind === 'email'
      ? { email: address, emailVerifiedAt: at }
      : { phone: address, phoneVerifiedAt: at };
  // A number that another typed and never showed to be theirs is nobody's.
  if (kind === 'phone')
    await tx
      .updateTable('identity_person')
      .set({ phone: null })
      .where('phone', '=', address)
      .where('phoneVerifiedAt', 'is', null)
      .where('email', 'is not', null)
      .execute();
  await sql`savepoint address`.execute(tx);
  try {
    await tx
      .updateTable('identity_person')
      .set(current)
      .where('id', '=', personId)
      .where('erasedAt', 'is', null)
      .execute();
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint address`.execute(tx);
    return false;
  }
}

/** PostgreSQL's unique_violation. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
