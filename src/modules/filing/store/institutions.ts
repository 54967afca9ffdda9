import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type InstitutionRow = Selectable<Tables['filing_institution']>;

export async function addInstitution(
  tx: Db,
  row: Insertable<Tables['filing_institution']>,
): Promise<void> {
  await tx.insertInto('filing_institution').values(row).execute();
}

export async function changeInstitution(
  tx: Db,
  id: string,
  change: Updateable<Tables['filing_institution']>,
): Promise<boolean> {
  const done = await tx
    .updateTable('filing_institution')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

/** For the office, which sees them all. */
export function listInstitutions(db: Db, { after, most }: { after: string | null; most: number }) {
  return db
    .selectFrom('filing_institution as institution')
    .$if(after !== null, (query) => query.where('institution.id', '<', after ?? ''))
    .orderBy('institution.id', 'desc')
    .limit(most)
    .selectAll('institution')
    .select((eb) =>
      eb
        .selectFrom('filing_institution_member as member')
        .whereRef('member.institution_id', '=', 'institution.id')
        .where('member.ended_at', 'is', null)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('members'),
    )
    .execute();
}

export async function findInstitution(db: Db, id: string): Promise<InstitutionRow | null> {
  return (
    (await db
      .selectFrom('filing_institution')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

export function getInstitution(db: Db, id: string): Promise<InstitutionRow> {
  return db
    .selectFrom('filing_institution')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Whoever decides on what an institution files waits for whoever does so already. */
export async function lockInstitution(tx: Db, id: string): Promise<InstitutionRow> {
  return tx
    .selectFrom('filing_institution')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The same, for the office; null when there is none. */
export async function holdInstitution(tx: Db, id: string): Promise<InstitutionRow | null> {
  return (
    (await tx
      .selectFrom('filing_institution')
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** The institutions that a person may file for now. */
export function listInstitutionsOf(db: Db, personId: string): Promise<InstitutionRow[]> {
  return db
    .selectFrom('filing_institution')
    .innerJoin(
      'filing_institution_member as member',
      'member.institution_id',
      'filing_institution.id',
    )
    .where('member.person_id', '=', personId)
    .where('member.ended_at', 'is', null)
    .where('filing_institution.ended_at', 'is', null)
    .orderBy('filing_institution.name')
    .selectAll('filing_institution')
    .execute();
}

export async function isMember(db: Db, institutionId: string, personId: string): Promise<boolean> {
  const query = db
    .selectFrom('filing_institution_member')
    .where('institution_id', '=', institutionId)
    .where('person_id', '=', personId);
  return (await query.where('ended_at', 'is', null).select('id').executeTakeFirst()) !== undefined;
}

export function listMembers(db: Db, institutionId: string) {
  return db
    .selectFrom('filing_institution_member')
    .where('institution_id', '=', institutionId)
    .where('ended_at', 'is', null)
    .orderBy('since')
    .select(['id', 'person_id', 'since'])
    .execute();
}

/** Lets somebody file for an institution; false when they may already. */
export async function addMember(
  tx: Db,
  row: Insertable<Tables['filing_institution_member']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('filing_institution_member')
    .values(row)
    .onConflict((same) =>
      same.columns(['person_id', 'institution_id']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Closes an institution and ends every membership of it; the people whose they were. The caller holds its lock. */
export async function endInstitution(tx: Db, id: string, at: Date): Promise<string[]> {
  await tx.updateTable('filing_institution').set({ ended_at: at }).where('id', '=', id).execute();
  const ended = tx
    .updateTable('filing_institution_member')
    .set({ ended_at: at })
    .where('institution_id', '=', id);
  return (await ended.where('ended_at', 'is', null).returning('person_id').execute()).map(
    ({ person_id }) => person_id,
  );
}

/** Its people are others from now on; whoever knows them by an earlier version reads them again. */
export async function countPeopleOn(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('filing_institution')
    .set(({ eb }) => ({ people_version: eb('people_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Every batch of an institution. */
export async function listBatchIds(db: Db, institutionId: string): Promise<string[]> {
  return (
    await db
      .selectFrom('filing_batch')
      .where('institution_id', '=', institutionId)
      .select('id')
      .execute()
  ).map(({ id }) => id);
}

/** Ends a membership; the person whose it was, or null when there is none that lasts. */
export async function endMember(
  tx: Db,
  { id, institutionId, at }: { id: string; institutionId: string; at: Date },
): Promise<string | null> {
  const row = await tx
    .updateTable('filing_institution_member')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('institution_id', '=', institutionId)
    .where('ended_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** The institutions that a person may file for, or might once. */
export function listMembershipsOf(db: Db, personId: string) {
  return db
    .selectFrom('filing_institution_member as member')
    .innerJoin('filing_institution as institution', 'institution.id', 'member.institution_id')
    .where('member.person_id', '=', personId)
    .orderBy('member.since')
    .select(['institution.name', 'member.since', 'member.ended_at as endedAt'])
    .execute();
}

/** The memberships of a person that last, each with its institution. */
export function listLastingOf(
  db: Db,
  personId: string,
): Promise<{ id: string; institution_id: string }[]> {
  const lasting = db
    .selectFrom('filing_institution_member')
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null);
  return lasting.orderBy('institution_id').select(['id', 'institution_id']).execute();
}
