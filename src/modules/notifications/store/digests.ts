import type { Db } from '#platform/db.ts';
import { type NotificationRow, SHOWN, shown } from './notices.ts';

/** People with something unread that waits for the letter of a day which they have not had yet. */
export async function listWaiting(
  db: Db,
  { day, before, most }: { day: string; before: Date; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('person_notice')
    .where('told', '=', 'daily')
    .where('digest_id', 'is', null)
    .where('read_at', 'is', null)
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notice_digest')
            .whereRef('notice_digest.person_id', '=', 'person_notice.person_id')
            .where('day', '=', day)
            .select('id'),
        ),
      ),
    )
    .select('person_id')
    .distinct()
    .limit(most)
    .execute();
  return rows.map(({ person_id }) => person_id);
}

export type NewDigest = { id: string; personId: string; day: string; before: Date; at: Date };

/** Begins a person's letter of a day with all that waits for it; false when another process was first. */
export async function addDigest(
  tx: Db,
  { id, personId, day, before, at }: NewDigest,
): Promise<boolean> {
  const begun = await tx
    .insertInto('notice_digest')
    .values({ id, person_id: personId, day, created_at: at })
    .onConflict((same) => same.columns(['person_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!begun) return false;
  await tx
    .updateTable('person_notice')
    .set({ digest_id: id })
    .where('person_id', '=', personId)
    .where('told', '=', 'daily')
    .where('digest_id', 'is', null)
    .where('read_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
  return true;
}

/** What a letter of the day tells: what is still unread when it is written, the oldest first. */
export async function listInDigest(db: Db, id: string): Promise<NotificationRow[]> {
  const rows = await db
    .selectFrom('person_notice')
    .where('digest_id', '=', id)
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .select(SHOWN)
    .execute();
  return rows.map(shown);
}
