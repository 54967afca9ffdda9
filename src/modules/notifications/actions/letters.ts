import type { Compose } from '#platform/outbox.ts';
import { digestLetter, noticeLetter } from '../letters.ts';
import { listInDigest } from '../store/digests.ts';
import { getNotice } from '../store/notices.ts';
import type { NotificationsDeps } from './deps.ts';
import { shownAll } from './notices.ts';

/** This module's letters, each written from the row that it is about. What was read meanwhile needs none. */
export function notificationsLetters({ db }: Pick<NotificationsDeps, 'db'>) {
  return {
    notice: async (id, to) => {
      const [notice] = await shownAll(db, [await getNotice(db, id)]);
      return !notice || notice.isRead ? null : noticeLetter(to, notice);
    },
    digest: async (id, to) => {
      const notices = await shownAll(db, await listInDigest(db, id));
      return notices.length === 0 ? null : digestLetter(to, notices);
    },
  } satisfies Record<string, Compose>;
}
