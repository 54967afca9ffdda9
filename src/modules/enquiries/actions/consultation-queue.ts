import { type Day, dayAt } from '#kernel/days.ts';
import type { QueueItem, QueueReader } from '#kernel/queue.ts';
import type { Db } from '#platform/db.ts';
import { momentOf } from '../rules/slots.ts';
import { countWaiting, listWaiting } from '../store/consultation-lists.ts';

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

const DAY = 86_400_000;

/**
 * What waits in consultations: talks of today and those of which nobody has said how they went; and whoever waits for new
 * times. A request to which nothing was offered yet waits among the enquiries.
 */
export const consultationQueue: QueueReader<Db> = async (db, { viewer, now, whose, most }) => {
  const section = 'consultations' as const;
  if (whose === 'nobody' || !viewer.may.includes('work_enquiries'))
    return { section, items: [], total: 0 };
  const asked = {
    until: endOfDay(dayAt(now)),
    officerId: whose === 'mine' ? viewer.personId : null,
  };
  const rows = most > 0 ? await listWaiting(db, { ...asked, most }) : [];
  return { section, items: rows.map(itemOf), total: await countWaiting(db, asked) };
};

function itemOf({ state, startsAt, endsAt, offeredAt, ...row }: Waiting): QueueItem {
  return {
    kind: 'consultation',
    id: row.id,
    who: row.fullName,
    what: row.disputeType,
    reason: state === 'booked' ? 'consultation_today' : 'slots_to_offer',
    // Until it ends there is time to talk; after that it is late to say how it went.
    dueAt: state === 'booked' ? endsAt : null,
    since: startsAt ?? offeredAt,
    path: `/office/consultations/${row.id}`,
    assignedTo: row.officerId,
  };
}

function endOfDay(day: Day): Date {
  return new Date(momentOf(day, 0).getTime() + DAY);
}
