import type { Db } from '#platform/db.ts';
import type { TalkMessageRow } from './messages.ts';

/** Everything that a person said in any dispute, in the order in which they did. */
export function listSaidBy(db: Db, personId: string): Promise<TalkMessageRow[]> {
  return db
    .selectFrom('discussion_message')
    .where('byPerson', '=', personId)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}

export function listReadBy(db: Db, personId: string) {
  return db
    .selectFrom('discussion_reader')
    .where('personId', '=', personId)
    .select(['disputeId', 'place', 'readTo', 'readAt', 'mail', 'mailedAt'])
    .orderBy('disputeId')
    .orderBy('place')
    .execute();
}

/** Ids of the readers go too: what is owed about them is let go of. */
export async function dropReaders(tx: Db, personId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('discussion_reader')
    .where('personId', '=', personId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
