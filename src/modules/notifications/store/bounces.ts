import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type BounceRow = Selectable<Tables['mail_bounce']>;

/** Files a letter that came back. One that was tried once more as it was, and came back again, is open anew. */
export async function addBounce(tx: Db, bounce: Insertable<Tables['mail_bounce']>): Promise<void> {
  const anew = {
    state: 'open' as const,
    sentAs: null,
    doneBy: null,
    doneAt: null,
    reason: null,
  };
  const { heard, status, diagnostic, heardAt } = bounce;
  await tx
    .insertInto('mail_bounce')
    .values(bounce)
    .onConflict((same) =>
      same.column('letterId').doUpdateSet({ ...anew, heard, status, diagnostic, heardAt }),
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
        refTuple('heardAt', 'id'),
        '<',
        selectFrom('mail_bounce as top')
          .where('top.id', '=', before)
          .select(['top.heardAt', 'top.id'])
          .$asTuple('heardAt', 'id'),
      ),
    );
  return query.orderBy('heardAt', 'desc').orderBy('id', 'desc').limit(most).selectAll().execute();
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
  const what = done.state === 'closed' ? { reason: done.reason } : { sentAs: done.sentAs };
  await tx
    .updateTable('mail_bounce')
    .set({ state: done.state, doneBy: done.by, doneAt: done.at, ...what })
    .where('id', '=', done.id)
    .execute();
}

/** Deletes letters that came back and were done with before; gives how many. What is still open stays, however old. */
export async function dropBounces(tx: Db, before: Date, most: number): Promise<number> {
  const old = tx
    .selectFrom('mail_bounce')
    .where('doneAt', '<', before)
    .orderBy('doneAt')
    .limit(most)
    .select('id');
  return Number(
    (await tx.deleteFrom('mail_bounce').where('id', 'in', old).executeTakeFirst()).numDeletedRows,
  );
}
