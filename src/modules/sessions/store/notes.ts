import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type PrivateNoteRow = Selectable<Tables['talks_note']>;

/** What somebody wrote for themselves in a dispute: asked for its writer alone. */
export async function findNote(
  db: Db,
  disputeId: string,
  personId: string,
): Promise<PrivateNoteRow | null> {
  const row = await db
    .selectFrom('talks_note')
    .where('disputeId', '=', disputeId)
    .where('personId', '=', personId)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function setNote(tx: Db, row: Insertable<Tables['talks_note']>): Promise<void> {
  await tx
    .insertInto('talks_note')
    .values(row)
    .onConflict((same) =>
      same.columns(['disputeId', 'personId']).doUpdateSet((set) => ({
        sealed: set.ref('excluded.sealed'),
        changedAt: set.ref('excluded.changedAt'),
      })),
    )
    .execute();
}

/** Destroys the notes of a dispute, or of one person in it. */
export async function dropNotes(tx: Db, disputeId: string, personId?: string): Promise<void> {
  const all = tx.deleteFrom('talks_note').where('disputeId', '=', disputeId);
  await (personId === undefined ? all : all.where('personId', '=', personId)).execute();
}

export function listNotesBy(db: Db, personId: string) {
  return db
    .selectFrom('talks_note')
    .where('personId', '=', personId)
    .orderBy('changedAt')
    .select(['disputeId', 'changedAt'])
    .execute();
}

export async function dropNotesBy(tx: Db, personId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('talks_note')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
