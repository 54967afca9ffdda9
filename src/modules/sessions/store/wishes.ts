import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type AgendaWishRow = Selectable<Tables['talks_agenda_wish']>;

/** Every point that was suggested in a dispute, the first one first. It names no viewer: ask for whom each is. */
export function listWishes(db: Db, disputeId: string): Promise<AgendaWishRow[]> {
  return db
    .selectFrom('talks_agenda_wish')
    .where('disputeId', '=', disputeId)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addWish(tx: Db, row: Insertable<Tables['talks_agenda_wish']>): Promise<void> {
  await tx.insertInto('talks_agenda_wish').values(row).execute();
}

export async function endWish(
  tx: Db,
  id: string,
  { at, takenTo }: { at: Date; takenTo: string | null },
): Promise<void> {
  await tx
    .updateTable('talks_agenda_wish')
    .set({ doneAt: at, takenTo })
    .where('id', '=', id)
    .execute();
}

export function listWishesBy(db: Db, personId: string) {
  return db
    .selectFrom('talks_agenda_wish')
    .where('byPerson', '=', personId)
    .orderBy('at')
    .select(['disputeId', 'at'])
    .execute();
}
