import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type CheckFindingRow = Selectable<Tables['dispute_check']>;
export type CureRow = Selectable<Tables['dispute_cure']>;

/** Every look of the office at a request, in the order in which they were kept. */
export function listCheckFindings(db: Db, disputeId: string): Promise<CheckFindingRow[]> {
  return db
    .selectFrom('dispute_check')
    .where('disputeId', '=', disputeId)
    .orderBy('number')
    .selectAll()
    .execute();
}

/** Whoever calls holds the dispute's lock, so that no two looks have one number. */
export async function addCheckFinding(
  tx: Db,
  look: Omit<Insertable<Tables['dispute_check']>, 'number'>,
): Promise<void> {
  await tx
    .insertInto('dispute_check')
    .values((eb) => ({
      ...look,
      number: eb
        .selectFrom('dispute_check')
        .where('disputeId', '=', look.disputeId)
        .select(({ fn, lit }) => eb(fn.coalesce(fn.max('number'), lit(0)), '+', 1).as('next')),
    }))
    .execute();
}

export function listCures(db: Db, disputeId: string): Promise<CureRow[]> {
  return db
    .selectFrom('dispute_cure')
    .where('disputeId', '=', disputeId)
    .orderBy('round')
    .orderBy('at')
    .orderBy('item')
    .selectAll()
    .execute();
}

export async function addCures(tx: Db, cures: Insertable<Tables['dispute_cure']>[]): Promise<void> {
  if (cures.length > 0) await tx.insertInto('dispute_cure').values(cures).execute();
}

/** What happened, by its kind alone: all that the round of a request is counted from. */
export async function listSteps(
  db: Db,
  disputeId: string,
): Promise<{ type: string; details: unknown }[]> {
  return db
    .selectFrom('dispute_event')
    .where('disputeId', '=', disputeId)
    .orderBy('number')
    .select(['type', 'details'])
    .execute();
}

export async function findEvent(
  db: Db,
  id: string,
): Promise<Selectable<Tables['dispute_event']> | null> {
  return (
    (await db.selectFrom('dispute_event').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}
