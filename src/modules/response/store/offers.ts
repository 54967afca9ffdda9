import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type ReplyRow = Selectable<Tables['response_offer_reply']>;

export async function addReply(
  tx: Db,
  reply: Insertable<Tables['response_offer_reply']>,
): Promise<void> {
  await tx.insertInto('response_offer_reply').values(reply).execute();
}

/** What was said to some offers, the oldest first. */
export async function listReplies(db: Db, answerIds: readonly string[]): Promise<ReplyRow[]> {
  if (answerIds.length === 0) return [];
  return db
    .selectFrom('response_offer_reply')
    .where('answerId', 'in', answerIds)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function findReply(db: Db, id: string): Promise<ReplyRow | null> {
  return (
    (await db
      .selectFrom('response_offer_reply')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}
