import type { GivenRole } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';

export type RoleRow = {
  personId: string;
  role: GivenRole;
  givenBy: string | null;
  givenAt: Date;
  givenWhy: string | null;
  endedBy: string | null;
  endedAt: Date | null;
  endedWhy: string | null;
};

/**
 * Everybody who is an administrator now, kept as they are until the transaction ends: two who end each other's role stand
 * one after the other, and the second finds that they are no administrator any more.
 */
export async function lockAdministrators(tx: Db): Promise<string[]> {
  const rows = await tx
    .selectFrom('identity_role')
    .where('role', '=', 'administrator')
    .where('endedAt', 'is', null)
    .orderBy('id')
    .select('personId')
    .forUpdate()
    .execute();
  return rows.map(({ personId }) => personId);
}

export async function isAnyAdministrator(db: Db): Promise<boolean> {
  const held = db
    .selectFrom('identity_role')
    .where('role', '=', 'administrator')
    .where('endedAt', 'is', null);
  return (await held.select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Every role that these people hold or held, the newest first. */
export async function listRoles(db: Db, personIds: readonly string[]): Promise<RoleRow[]> {
  if (personIds.length === 0) return [];
  return db
    .selectFrom('identity_role')
    .where('personId', 'in', personIds)
    .orderBy('givenAt', 'desc')
    .orderBy('id')
    .select(['personId', 'role', 'givenBy', 'givenAt', 'givenWhy'])
    .select(['endedBy', 'endedAt', 'endedWhy'])
    .execute();
}

export async function setGivenWhy(
  tx: Db,
  { personId, role, why }: { personId: string; role: GivenRole; why: string },
): Promise<void> {
  await tx
    .updateTable('identity_role')
    .set({ givenWhy: why })
    .where('personId', '=', personId)
    .where('role', '=', role)
    .where('endedAt', 'is', null)
    .execute();
}

export type EndedRole = {
  personId: string;
  role: GivenRole;
  by: string | null;
  why: string;
  at: Date;
};

export async function setEnded(
  tx: Db,
  { personId, role, by, why, at }: EndedRole,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_role')
    .set({ endedAt: at, endedBy: by, endedWhy: why })
    .where('personId', '=', personId)
    .where('role', '=', role)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type RoleSearch = { search: string; role: GivenRole | null; after: number; most: number };

/** People by name, e-mail or mobile number, those with a role first. Whoever was erased is not found. */
export async function findPeople(db: Db, { search, role, after, most }: RoleSearch) {
  const like = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const holders = (one: GivenRole | null) => {
    const held = db.selectFrom('identity_role').where('endedAt', 'is', null).select('personId');
    return one === null ? held : held.where('role', '=', one);
  };
  let query = db
    .selectFrom('identity_person')
    .where('erasedAt', 'is', null)
    .where((is) =>
      is.or([is('name', 'ilike', like), is('email', 'ilike', like), is('phone', 'ilike', like)]),
    );
  if (role) query = query.where('id', 'in', holders(role));
  return query
    .orderBy((is) => is('id', 'in', holders(null)), 'desc')
    .orderBy('name')
    .orderBy('id')
    .offset(after)
    .limit(most)
    .select(['id', 'name', 'email', 'phone'])
    .execute();
}
