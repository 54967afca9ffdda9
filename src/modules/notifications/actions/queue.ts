import type { QueueAsk, QueuePart } from '#kernel/queue.ts';
import { rolesFor } from '#modules/identity/rules/permissions.ts';
import type { Db } from '#platform/db.ts';
import { aboutLetter } from '../letters.ts';
import { letterTopic } from '../rules/bounces.ts';
import { countOpen, listBounces } from '../store/bounces.ts';

/** Letters that came back, for the office's queue: nobody's until somebody sees to them. */
export async function lettersQueue(db: Db, { viewer, whose, most }: QueueAsk): Promise<QueuePart> {
  const section = 'letters' as const;
  if (whose === 'mine' || !viewer.roles.some((role) => rolesFor.work_enquiries.includes(role)))
    return { section, items: [], total: 0 };
  const rows = most === 0 ? [] : await listBounces(db, { isOpen: true, before: null, most });
  const items = rows.map(({ id, recipient, letterKind, heardAt }) => ({
    kind: 'letter' as const,
    id,
    who: recipient,
    what: aboutLetter(letterTopic(letterKind)),
    reason: 'letter_failed' as const,
    dueAt: null,
    since: heardAt,
    path: '/office/bounces',
    assignedTo: null,
  }));
  return { section, items, total: await countOpen(db) };
}
