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
        .whereRef('member.institutionId', '=', 'institution.id')
        .where('member.endedAt', 'is', null)
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
      'member.institutionId',
      'filing_institution.id',
    )
    .where('member.personId', '=', personId)
    .where('member.endedAt', 'is', null)
    .where('filing_institution.endedAt', 'is', null)
    .orderBy('filing_institution.name')
    .selectAll('filing_institution')
    .execute();
}

/** Closes an institution and ends every membership of it; the people whose they were. The caller holds its lock. */
export async function endInstitution(tx: Db, id: string, at: Date): Promise<string[]> {
  await tx.updateTable('filing_institution').set({ endedAt: at }).where('id', '=', id).execute();
  const ended = tx
    .updateTable('filing_institution_member')
    .set({ endedAt: at })
    .where('institutionId', '=', id);
  return (await ended.where('endedAt', 'is', null).returning('personId').execute()).map(
    ({ personId }) => personId,
  );
}

/** Every batch of an institution. */
export async function listBatchIds(db: Db, institutionId: string): Promise<string[]> {
  return (
    await db
      .selectFrom('filing_batch')
      .where('institutionId', '=', institutionId)
      .select('id')
      .execute()
  ).map(({ id }) => id);
}

/** The memberships of a person that last, each with its institution. */
export function listLastingOf(
  db: Db,
  personId: string,
): Promise<{ id: string; institutionId: string }[]> {
  const lasting = db
    .selectFrom('filing_institution_member')
    .where('personId', '=', personId)
    .where('endedAt', 'is', null);
  return lasting.orderBy('institutionId').select(['id', 'institutionId']).execute();
}
