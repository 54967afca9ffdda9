import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { NoticeKind, NotificationChoice } from '../rules/notices.ts';

export type NewNotice = {
  id: string;
  personId: string;
  actId: string;
  act: string;
  kind: NoticeKind;
  subject: { kind: string; id: string };
  asRole: boolean;
  delivery: NotificationChoice;
  at: Date;
};

/** How far the record has been turned into notices; locked until the transaction is over. */
export function lockCursor(tx: Db): Promise<{ xid: string; id: string }> {
  return tx
    .selectFrom('notice_cursor')
    .where('reader', '=', 'record')
    .select(['xid', 'id'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function moveCursor(tx: Db, { xid, id }: { xid: string; id: string }): Promise<void> {
  await tx.updateTable('notice_cursor').set({ xid, id }).where('reader', '=', 'record').execute();
}

/** Keeps notices; gives the ids of those that are new: each act is told to each person once. */
export async function addNotices(tx: Db, notices: readonly NewNotice[]): Promise<Set<string>> {
  if (notices.length === 0) return new Set();
  const rows = notices.map(({ id, personId, actId, act, kind, subject, asRole, delivery, at }) => {
    const about = { actId, act, kind, subjectKind: subject.kind, subjectId: subject.id };
    return { id, personId, ...about, asRole, delivery, createdAt: at };
  });
  const kept = await tx
    .insertInto('person_notice')
    .values(rows)
    .onConflict((same) => same.columns(['actId', 'personId']).doNothing())
    .returning('id')
    .execute();
  return new Set(kept.map(({ id }) => id));
}

export type NotificationRow = {
  id: string;
  act: string;
  kind: NoticeKind;
  subject: { kind: string; id: string };
  asRole: boolean;
  at: Date;
  readAt: Date | null;
};

export const SHOWN = [
  'id',
  'act',
  'kind',
  'subjectKind',
  'subjectId',
  'asRole',
  'createdAt',
  'readAt',
] as const;

export function shown(row: {
  id: string;
  act: string;
  kind: NoticeKind;
  subjectKind: string;
  subjectId: string;
  asRole: boolean;
  createdAt: Date;
  readAt: Date | null;
}): NotificationRow {
  const { id, act, kind, subjectKind, subjectId, asRole, createdAt, readAt } = row;
  return {
    id,
    act,
    kind,
    subject: { kind: subjectKind, id: subjectId },
    asRole,
    at: createdAt,
    readAt,
  };
}

/** A person's notices, the newest first, from before one of theirs. */
export async function listNotices(
  db: Db,
  { personId, before, most }: { personId: string; before: string | null; most: number },
) {
  let query = db.selectFrom('person_notice').where('personId', '=', personId);
  if (before !== null)
    query = query.where(
      sql<boolean>`(created_at, id) < (select created_at, id from person_notice where id = ${before} and person_id = ${personId})`,
    );
  const rows = await query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .select(SHOWN)
    .execute();
  return rows.map(shown);
}

export async function countUnread(db: Db, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('person_notice')
    .where('personId', '=', personId)
    .where('readAt', 'is', null)
    .select((is) => is.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks a person's notice as read; false when it is not theirs. Read twice, it stays read when it was. */
export async function markRead(
  db: Db,
  { personId, id, at }: { personId: string; id: string; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('person_notice')
    .set({ readAt: sql`coalesce(read_at, ${at})` })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks as read what a person was shown: the notice that stood on top, and all before it. */
export async function markAllRead(
  db: Db,
  { personId, newest, at }: { personId: string; newest: string; at: Date },
): Promise<void> {
  await db
    .updateTable('person_notice')
    .set({ readAt: at })
    .where('personId', '=', personId)
    .where('readAt', 'is', null)
    .where(
      sql<boolean>`(created_at, id) <= (select created_at, id from person_notice where id = ${newest} and person_id = ${personId})`,
    )
    .execute();
}

/** A notice for its letter, whoever's it is. */
export async function getNotice(db: Db, id: string): Promise<NotificationRow> {
  return shown(
    await db
      .selectFrom('person_notice')
      .where('id', '=', id)
      .select(SHOWN)
      .executeTakeFirstOrThrow(),
  );
}

/** Deletes everything that a person was told, and the mornings on which they were; gives how many notices went. */
export async function dropNoticesOf(tx: Db, personId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('person_notice')
    .where('personId', '=', personId)
    .executeTakeFirst();
  await tx.deleteFrom('notice_digest').where('personId', '=', personId).execute();
  return Number(numDeletedRows);
}

/** Deletes notices that are older, and the mornings of letters in which none is left; gives how many notices went. */
export async function dropNotices(tx: Db, before: Date, most: number): Promise<number> {
  const old = tx
    .selectFrom('person_notice')
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(most)
    .select('id');
  const { numDeletedRows } = await tx
    .deleteFrom('person_notice')
    .where('id', 'in', old)
    .executeTakeFirst();
  await tx
    .deleteFrom('notice_digest')
    .where('createdAt', '<', before)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('person_notice')
            .whereRef('digestId', '=', 'notice_digest.id')
            .select('person_notice.id'),
        ),
      ),
    )
    .execute();
  return Number(numDeletedRows);
}
