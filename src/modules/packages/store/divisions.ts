import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { DivisionEnd } from '../rules/dividing.ts';

export type DivisionRow = Selectable<Tables['division']>;
export type DivisionPointsRow = Selectable<Tables['division_points']>;
type DivisionAnswerRow = Selectable<Tables['division_answer']>;
type Of = { division: string; side: DivisionRow['side'] };

/** The last division of a dispute, also one that has ended. It names no viewer: ask who reads what is said to settle. */
export async function findLastDivision(db: Db, disputeId: string): Promise<DivisionRow | null> {
  const row = await db
    .selectFrom('division')
    .where('disputeId', '=', disputeId)
    .orderBy('number', 'desc')
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** How often something was divided in a dispute: a new list makes no new ones free. */
export async function countDivided(db: Db, disputeId: string): Promise<number> {
  const rows = await db
    .selectFrom('division')
    .where('disputeId', '=', disputeId)
    .where('dividedAt', 'is not', null)
    .select('id')
    .execute();
  return rows.length;
}

export async function addDivision(tx: Db, row: Insertable<Tables['division']>): Promise<void> {
  await tx.insertInto('division').values(row).execute();
}

export async function agreeToThings(
  tx: Db,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('division')
    .set({ agreedAt: at, agreedBy: by })
    .where('id', '=', id)
    .execute();
}

export async function keepDivided(
  tx: Db,
  id: string,
  { sealed, at }: { sealed: Buffer; at: Date },
): Promise<void> {
  await tx.updateTable('division').set({ sealed, dividedAt: at }).where('id', '=', id).execute();
}

/** Ends a division, and destroys both sides' points, their answers and what came of them. */
export async function endDivisionRow(
  tx: Db,
  id: string,
  { as, by, at }: { as: DivisionEnd; by: string | null; at: Date },
): Promise<void> {
  await tx.deleteFrom('division_answer').where('divisionId', '=', id).execute();
  await tx.deleteFrom('division_points').where('divisionId', '=', id).execute();
  await tx
    .updateTable('division')
    .set({ sealed: null, endedAs: as, endedBy: by, endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/** What one side gave; there is no lookup by which a side reads the other's. */
export async function findPoints(
  db: Db,
  { division, side }: Of,
): Promise<DivisionPointsRow | null> {
  const row = await db
    .selectFrom('division_points')
    .where('divisionId', '=', division)
    .where('side', '=', side)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function keepPoints(
  tx: Db,
  row: Insertable<Tables['division_points']>,
): Promise<void> {
  const { byPerson, givenAt, sealed } = row;
  await tx
    .insertInto('division_points')
    .values(row)
    .onConflict((same) =>
      same.columns(['divisionId', 'side']).doUpdateSet({ byPerson, givenAt, sealed }),
    )
    .execute();
}

export async function findDivisionAnswer(
  db: Db,
  { division, side }: Of,
): Promise<DivisionAnswerRow | null> {
  const row = await db
    .selectFrom('division_answer')
    .where('divisionId', '=', division)
    .where('side', '=', side)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function addDivisionAnswer(
  tx: Db,
  row: Insertable<Tables['division_answer']>,
): Promise<void> {
  await tx.insertInto('division_answer').values(row).execute();
}

/** What somebody listed, and when they gave points that still stand, for the download of their data. */
export function listDivisionsBy(db: Db, personId: string): Promise<DivisionRow[]> {
  return db
    .selectFrom('division')
    .where('byPerson', '=', personId)
    .orderBy('proposedAt')
    .selectAll()
    .execute();
}

export function listPointsBy(db: Db, personId: string): Promise<DivisionPointsRow[]> {
  return db
    .selectFrom('division_points')
    .where('byPerson', '=', personId)
    .orderBy('givenAt')
    .selectAll()
    .execute();
}
