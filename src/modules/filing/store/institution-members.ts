import type { Insertable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export async function isMember(db: Db, institutionId: string, personId: string): Promise<boolean> {
  const query = db
    .selectFrom('filing_institution_member')
    .where('institutionId', '=', institutionId)
    .where('personId', '=', personId);
  return (await query.where('endedAt', 'is', null).select('id').executeTakeFirst()) !== undefined;
}

export function listMembers(db: Db, institutionId: string) {
  return db
    .selectFrom('filing_institution_member')
    .where('institutionId', '=', institutionId)
    .where('endedAt', 'is', null)
    .orderBy('since')
    .select(['id', 'personId', 'since'])
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
      same.columns(['personId', 'institutionId']).where('endedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Its people are others from now on; whoever knows them by an earlier version reads them again. */
export async function countPeopleOn(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('filing_institution')
    .set(({ eb }) => ({ peopleVersion: eb('peopleVersion', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ends a membership; the person whose it was, or null when there is none that lasts. */
export async function endMember(
  tx: Db,
  { id, institutionId, at }: { id: string; institutionId: string; at: Date },
): Promise<string | null> {
  const row = await tx
    .updateTable('filing_institution_member')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('institutionId', '=', institutionId)
    .where('endedAt', 'is', null)
    .returning('personId')
    .executeTakeFirst();
  return row?.personId ?? null;
}

/** The institutions that a person may file for, or might once. */
export function listMembershipsOf(db: Db, personId: string) {
  return db
    .selectFrom('filing_institution_member as member')
    .innerJoin('filing_institution as institution', 'institution.id', 'member.institutionId')
    .where('member.personId', '=', personId)
    .orderBy('member.since')
    .select(['institution.name', 'member.since', 'member.endedAt'])
    .execute();
}
