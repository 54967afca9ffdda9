import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { disputeLines } from '#modules/disputes/actions/lines.ts';
import { addEvents } from '../store/events.ts';
import {
  countUnread,
  listNotices,
  markAllRead,
  markRead,
  type NotificationRow,
} from '../store/notices.ts';
import { noticeView } from '../views.ts';
import type { NotificationsDeps } from './deps.ts';

type Deps = Pick<NotificationsDeps, 'db' | 'now'>;

const PAGE = 30;

/** A page of the viewer's own notices, the newest first. */
export async function theNotices({ db }: Deps, { personId }: Viewer, before: string | null) {
  const rows = await listNotices(db, { personId, before, most: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  return {
    notices: await shownAll(db, page),
    unread: await countUnread(db, personId),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Notices as they are read; one about a dispute says in which, and what happened in it. */
export async function shownAll(db: NotificationsDeps['db'], rows: readonly NotificationRow[]) {
  const ids = rows.flatMap(({ subject }) => (subject.kind === 'dispute' ? [subject.id] : []));
  const { disputes } = await disputeLines(db, ids, []);
  return rows.map((row) => noticeView(row, disputes.get(row.subject.id)?.reference ?? null));
}

export async function unreadOf({ db }: Deps, { personId }: Viewer): Promise<{ unread: number }> {
  return { unread: await countUnread(db, personId) };
}

/** Marks one of the viewer's own notices as read; their other open pages count anew. */
export function readNotice(
  { db, now }: Deps,
  { personId }: Viewer,
  id: string,
): Promise<Result<{ unread: number }, 'notice_unknown'>> {
  return db.transaction().execute(async (tx) => {
    if (!(await markRead(tx, { personId, id, at: now() }))) return refuse('notice_unknown');
    await addEvents(tx, [counted(personId)], now());
    return allow({ unread: await countUnread(tx, personId) });
  });
}

/** Marks as read what the viewer was shown; what came while they read stays unread. */
export function readAll(
  { db, now }: Deps,
  { personId }: Viewer,
  newest: string,
): Promise<{ unread: number }> {
  return db.transaction().execute(async (tx) => {
    await markAllRead(tx, { personId, newest, at: now() });
    await addEvents(tx, [counted(personId)], now());
    return { unread: await countUnread(tx, personId) };
  });
}

function counted(personId: string) {
  return { topic: 'notice' as const, personId, needs: null, exceptId: null, data: { read: true } };
}
