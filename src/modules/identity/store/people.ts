import type { Insertable, Selectable } from 'kysely';
import type { GivenRole } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { rowsIn } from '#platform/rows.ts';
import type { Tables } from '#platform/tables.ts';

export type Person = Selectable<Tables['identity_person']>;

/** A person as a statement about something else brings them along. */
export const personRow = rowsIn('identity_person', {
  emailVerifiedAt: 'moment',
  phoneVerifiedAt: 'moment',
  passwordSetAt: 'moment',
  createdAt: 'moment',
  erasedAt: 'moment',
});

export async function addPerson(
  tx: Db,
  person: Insertable<Tables['identity_person']>,
): Promise<void> {
  await tx.insertInto('identity_person').values(person).execute();
}

export async function findPerson(db: Db, id: string): Promise<Person | null> {
  return (
    (await db.selectFrom('identity_person').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

/** Keeps how somebody is reached, and their password, from everybody who would change it until the transaction ends. */
export async function holdPerson(tx: Db, id: string): Promise<Person | null> {
  const held = tx.selectFrom('identity_person').where('id', '=', id).forNoKeyUpdate();
  return (await held.selectAll().executeTakeFirst()) ?? null;
}

export async function listNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('identity_person').where('id', 'in', ids).select(['id', 'name']).execute();
}

export async function listLiving(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const query = db
    .selectFrom('identity_person')
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null);
  return query
    .select(['id', 'name', 'email', 'emailVerifiedAt', 'phone', 'phoneVerifiedAt', 'language'])
    .execute();
}

/** Whose proved address this is, whatever its capitals. */
export async function findByEmail(
  db: Db,
  email: string,
): Promise<{ id: string; name: string } | null> {
  const query = db
    .selectFrom('identity_person')
    .where('erasedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null);
  const own = query.where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()));
  return (await own.select(['id', 'name']).executeTakeFirst()) ?? null;
}

/** Whose proved addresses these are, each in small letters. */
export async function listByEmails(
  db: Db,
  emails: readonly string[],
): Promise<{ id: string; email: string }[]> {
  const asked = [...new Set(emails.map((email) => email.toLowerCase()))];
  if (asked.length === 0) return [];
  return db
    .selectFrom('identity_person')
    .where('erasedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), 'in', asked))
    .select((eb) => ['id', eb.fn<string>('lower', ['email']).as('email')])
    .execute();
}

const HOLDER = [
  'identity_person.id',
  'identity_person.name',
  'identity_person.email',
  'identity_person.language',
  'identity_person.timeZone',
] as const;

/** Everybody who holds a role now. */
export function listHolders(db: Db, role: GivenRole) {
  return db
    .selectFrom('identity_person')
    .innerJoin('identity_role', 'identity_role.personId', 'identity_person.id')
    .where('identity_role.role', '=', role)
    .where('identity_role.endedAt', 'is', null)
    .where('identity_person.erasedAt', 'is', null)
    .orderBy('identity_person.name')
    .orderBy('identity_person.id')
    .select(HOLDER)
    .execute();
}

export type NewRoleRow = {
  id: string;
  personId: string;
  role: GivenRole;
  by: string | null;
  at: Date;
};

/** Gives a role; false when the person holds it already. */
export async function addRole(
  tx: Db,
  { id, personId, role, by, at }: NewRoleRow,
): Promise<boolean> {
  const row = await tx
    .insertInto('identity_role')
    .values({ id, personId, role, givenBy: by, givenAt: at })
    .onConflict((same) =>
      same.columns(['personId', 'role']).where('endedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
