import type { Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

type LeaveRow = Selectable<Tables['panel_leave']>;

export async function addLeave(tx: Db, row: Omit<LeaveRow, 'withdrawnAt'>): Promise<void> {
  await tx.insertInto('panel_leave').values(row).execute();
}

/** What stands of some neutrals, but for what was over before a day; the nearest first. */
export async function listLeaves(
  db: Db,
  neutralIds: readonly string[],
  since: string | null = null,
): Promise<LeaveRow[]> {
  if (neutralIds.length === 0) return [];
  return db
    .selectFrom('panel_leave')
    .where('neutralId', 'in', neutralIds)
    .where('withdrawnAt', 'is', null)
    .$if(since !== null, (query) => query.where('untilOn', '>=', since ?? ''))
    .orderBy('fromOn')
    .selectAll()
    .execute();
}

/** A look-up names its neutral: another's leave is not there. */
export async function withdrawLeave(
  tx: Db,
  { id, neutralId, at }: { id: string; neutralId: string; at: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('panel_leave')
    .set({ withdrawnAt: at })
    .where('id', '=', id)
    .where('neutralId', '=', neutralId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
