import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type BounceRow = Selectable<Tables['mail_bounce']>;

/** Files a letter that came back. One that was tried once more as it was, and came back again, is open anew. */
export async function addBounce(tx: Db, bounce: Insertable<Tables['mail_bounce']>): Promise<void> {
  const anew = {
    state: 'open' as const,
    sent_as: null,
    done_by: null,
    done_at: null,
    reason: null,
  };
  const { heard, status, diagnostic, heard_at } = bounce;
  await tx
    .insertInto('mail_bounce')
    .values(bounce)
    .onConflict((same) =>
      same.column('letter_id').doUpdateSet({ ...anew, heard, status, diagnostic, heard_at }),
    )
    .execute();
}

export type BounceQuery = { isOpen: boolean; before: string | null; most: number };

/** Letters that came back, the latest first: those to see to, or those that were seen to. */
export async function listBounces(
  db: Db,
  { isOpen, before, most }: BounceQuery,
): Promise<BounceRow[]> {
  let query = db
    .selectFrom('mail_bounce')
    .where('state', 'in', isOpen ? ['open'] : ['sent_again', 'closed']);
  if (before !== null)
    query = query.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('heard_at', 'id'),
        '<',
        selectFrom('mail_bounce as top')
          .where('top.id', '=', before)
          .select(['top.heard_at', 'top.id'])
          .$asTuple('heard_at', 'id'),
      ),
    );
  return query.orderBy('heard_at', 'desc').orderBy('id', 'desc').limit(most).selectAll().execute();
}

export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('mail_bounce')
    .where('state', '=', 'open')
    .select((is) => is.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A bounce, locked until the transaction is over; null when there is none. */
export async function lockBounce(tx: Db, id: string): Promise<BounceRow | null> {
  return (
    (await tx
      .selectFrom('mail_bounce')
      .where('id', '=', id)
      .selectAll()
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? null
  );
}

export type BounceResolution = { id: string; by: string; at: Date } & (
  | { state: 'sent_again'; sentAs: string }
  | { state: 'closed'; reason: string }
);

export async function markDone(tx: Db, done: BounceResolution): Promise<void> {
  const what = done.state === 'closed' ? { reason: done.reason } : { sent_as: done.sentAs };
  await tx
    .updateTable('mail_bounce')
    .set({ state: done.state, done_by: done.by, done_at: done.at, ...what })
    .where('id', '=', done.id)
    .execute();
}

/** Deletes letters that came back and were done with before; gives how many. What is still open stays, however old. */
export async function dropBounces(tx: Db, before: Date, most: number): Promise<number> {
  const old = tx
    .selectFrom('mail_bounce')
    .where('done_at', '<', before)
    .orderBy('done_at')
    .limit(most)
    .select('id');
  return Number(
    (await tx.deleteFrom('mail_bounce').where('id', 'in', old).executeTakeFirst()).numDeletedRows,
  );
}
