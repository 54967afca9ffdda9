import type { Db } from '#platform/db.ts';
import { type NotificationRow, SHOWN, shown } from './notices.ts';

/** People with something unread that waits for the letter of a day which they have not had yet. */
export async function listWaiting(
  db: Db,
  { day, before, most }: { day: string; before: Date; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('person_notice')
    .where('delivery', '=', 'daily')
    .where('digestId', 'is', null)
    .where('readAt', 'is', null)
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notice_digest')
            .whereRef('notice_digest.personId', '=', 'person_notice.personId')
            .where('day', '=', day)
            .select('id'),
        ),
      ),
    )
    .select('personId')
    .distinct()
    .limit(most)
    .execute();
  return rows.map(({ personId }) => personId);
}

export type NewDigest = { id: string; personId: string; day: string; before: Date; at: Date };

/** Begins a person's letter of a day with all that waits for it; false when another process was first. */
export async function addDigest(
  tx: Db,
  { id, personId, day, before, at }: NewDigest,
): Promise<boolean> {
  const begun = await tx
    .insertInto('notice_digest')
    .values({ id, personId, day, createdAt: at })
    .onConflict((same) => same.columns(['personId', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!begun) return false;
  await tx
    .updateTable('person_notice')
    .set({ digestId: id })
    .where('personId', '=', personId)
    .where('delivery', '=', 'daily')
    .where('digestId', 'is', null)
    .where('readAt', 'is', null)
    .where('createdAt', '<', before)
    .execute();
  return true;
}

/** What a letter of the day tells: what is still unread when it is written, the oldest first. */
export async function listInDigest(db: Db, id: string): Promise<NotificationRow[]> {
  const rows = await db
    .selectFrom('person_notice')
    .where('digestId', '=', id)
    .where('readAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .select(SHOWN)
    .execute();
  return rows.map(shown);
}
