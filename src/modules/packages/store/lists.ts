import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { ListEnd } from '../rules/lists.ts';

export type IssueListRow = Selectable<Tables['package_list']>;

/** The last list of a dispute, also one that has ended. It names no viewer: ask who reads what is said to settle. */
export async function findLastList(db: Db, disputeId: string): Promise<IssueListRow | null> {
  const row = await db
    .selectFrom('package_list')
    .where('disputeId', '=', disputeId)
    .orderBy('number', 'desc')
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function addList(tx: Db, row: Insertable<Tables['package_list']>): Promise<void> {
  await tx.insertInto('package_list').values(row).execute();
}

export async function agreeToList(
  tx: Db,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('package_list')
    .set({ agreedAt: at, agreedBy: by })
    .where('id', '=', id)
    .execute();
}

/** Ends a list, and destroys what each side gave for it and what was made of that. That it was computed stays, and is counted. */
export async function endListRow(
  tx: Db,
  id: string,
  { as, by, at }: { as: ListEnd; by: string | null; at: Date },
): Promise<void> {
  const rounds = tx.selectFrom('package_round').where('listId', '=', id).select('id');
  await tx.deleteFrom('package_answer').where('roundId', 'in', rounds).execute();
  await tx
    .updateTable('package_round')
    .set({ sealed: null, endedAs: 'none_accepted', endedAt: at })
    .where('listId', '=', id)
    .where('endedAt', 'is', null)
    .execute();
  await tx.deleteFrom('package_suggestion').where('listId', '=', id).execute();
  await tx.deleteFrom('package_wish').where('listId', '=', id).execute();
  await tx
    .updateTable('package_list')
    .set({ endedAs: as, endedBy: by, endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/** What somebody proposed, for the download of their data. */
export function listListsBy(db: Db, personId: string): Promise<IssueListRow[]> {
  return db
    .selectFrom('package_list')
    .where('byPerson', '=', personId)
    .orderBy('proposedAt')
    .selectAll()
    .execute();
}
