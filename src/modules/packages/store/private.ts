import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type WishRow = Selectable<Tables['package_wish']>;
export type RoundRow = Selectable<Tables['package_round']>;
export type RoundAnswerRow = Selectable<Tables['package_answer']>;
type Side = WishRow['side'];

/** What one side gave; there is no lookup by which a side reads the other's. */
export async function findWish(db: Db, listId: string, side: Side): Promise<WishRow | null> {
  const row = await db
    .selectFrom('package_wish')
    .where('listId', '=', listId)
    .where('side', '=', side)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Which sides said that they are ready, and when: no more of what they gave. */
export function listReady(db: Db, listId: string): Promise<Pick<WishRow, 'side' | 'doneAt'>[]> {
  return db
    .selectFrom('package_wish')
    .where('listId', '=', listId)
    .where('doneAt', 'is not', null)
    .select(['side', 'doneAt'])
    .execute();
}

export async function keepWish(tx: Db, row: Insertable<Tables['package_wish']>): Promise<void> {
  const { byPerson, givenAt, sealed } = row;
  await tx
    .insertInto('package_wish')
    .values(row)
    .onConflict((same) =>
      same.columns(['listId', 'side']).doUpdateSet({ byPerson, givenAt, sealed, doneAt: null }),
    )
    .execute();
}

export async function markReady(
  tx: Db,
  listId: string,
  { side, at }: { side: Side; at: Date },
): Promise<void> {
  await tx
    .updateTable('package_wish')
    .set({ doneAt: at })
    .where('listId', '=', listId)
    .where('side', '=', side)
    .execute();
}

/** After a round that came to nothing both say anew that they are ready. */
export async function unmarkReady(tx: Db, listId: string): Promise<void> {
  await tx.updateTable('package_wish').set({ doneAt: null }).where('listId', '=', listId).execute();
}

/** What was computed for a list, the first one first. */
export function listRounds(db: Db, listId: string): Promise<RoundRow[]> {
  return db
    .selectFrom('package_round')
    .where('listId', '=', listId)
    .orderBy('number')
    .selectAll()
    .execute();
}

/** Every computation in a dispute, of lists that are over, too: a new list makes no new ones free. */
export function listComputed(
  db: Db,
  disputeId: string,
): Promise<Pick<RoundRow, 'kind' | 'askedBy' | 'computedAt'>[]> {
  return db
    .selectFrom('package_round as round')
    .innerJoin('package_list as list', 'list.id', 'round.listId')
    .where('list.disputeId', '=', disputeId)
    .orderBy('round.computedAt')
    .select(['round.kind', 'round.askedBy', 'round.computedAt'])
    .execute();
}

export async function addRound(tx: Db, row: Insertable<Tables['package_round']>): Promise<void> {
  await tx.insertInto('package_round').values(row).execute();
}

/** Ends a round, and destroys what was proposed and answered in it. */
export async function endRound(
  tx: Db,
  id: string,
  { as, at }: { as: NonNullable<RoundRow['endedAs']>; at: Date },
): Promise<void> {
  await tx.deleteFrom('package_answer').where('roundId', '=', id).execute();
  await tx
    .updateTable('package_round')
    .set({ endedAs: as, endedAt: at, sealed: null })
    .where('id', '=', id)
    .execute();
}

export async function findAnswer(
  db: Db,
  roundId: string,
  side: Side,
): Promise<RoundAnswerRow | null> {
  const row = await db
    .selectFrom('package_answer')
    .where('roundId', '=', roundId)
    .where('side', '=', side)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function addAnswer(tx: Db, row: Insertable<Tables['package_answer']>): Promise<void> {
  await tx.insertInto('package_answer').values(row).execute();
}

/** What somebody gave that still stands, for the download of their data. */
export function listWishesBy(db: Db, personId: string): Promise<WishRow[]> {
  return db
    .selectFrom('package_wish')
    .where('byPerson', '=', personId)
    .orderBy('givenAt')
    .selectAll()
    .execute();
}
