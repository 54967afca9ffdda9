import type { AssigneeFilter, QueueAsk, QueueReader, QueueSection } from '#kernel/queue.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { concernedAmong } from '#modules/disputes/actions/conflict-of-interest.ts';
import { disputesQueue } from '#modules/disputes/actions/waiting.ts';
import { consultationQueue } from '#modules/enquiries/actions/consultation-queue.ts';
import { enquiriesQueue } from '#modules/enquiries/actions/waiting.ts';
import { feesQueue } from '#modules/fees/actions/queue.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { panelQueue } from '#modules/panel/actions/queue.ts';
import { responseQueue } from '#modules/response/actions/office-queue.ts';
import type { Db } from '#platform/db.ts';
import { queueInOrder } from './rules.ts';

export type OfficeDeps = {
  db: Db;
  now: () => Date;
  /** What else can wait for a person: of modules below this one, handed in by whoever joins them. */
  more: readonly QueueReader<Db>[];
};

/** Everything that can wait for a person. */
const readers: readonly QueueReader<Db>[] = [
  enquiriesQueue,
  disputesQueue,
  consultationQueue,
  feesQueue,
  panelQueue,
  responseQueue,
];

/** So many are shown; who has done these has the next. */
const SHOWN = 100;

export type QueueAsRead = Awaited<ReturnType<typeof readQueue>>;

/** What waits for a person, the most pressing first, and how much waits in all. */
export async function readQueue(
  { db, now, more }: OfficeDeps,
  viewer: Viewer,
  whose: AssigneeFilter,
) {
  const at = now();
  const { items, counts } = await ask(db, more, { viewer, now: at, whose, most: SHOWN });
  const shown = queueInOrder(items, at).slice(0, SHOWN);
  const names = await namesOf(
    db,
    shown.map(({ assignedTo }) => assignedTo).filter((id) => id !== null),
  );
  const own = await concernedAmong(
    db,
    viewer.personId,
    shown.flatMap(({ disputeId }) => disputeId ?? []),
  );
  return { shown, counts, at, names, own, me: viewer.personId };
}

export async function countQueue({ db, now, more }: OfficeDeps, viewer: Viewer) {
  return (await ask(db, more, { viewer, now: now(), whose: 'all', most: 0 })).counts;
}

async function ask(db: Db, more: OfficeDeps['more'], question: QueueAsk) {
  const parts = await Promise.all([...readers, ...(more ?? [])].map((read) => read(db, question)));
  const counts: Record<QueueSection | 'all', number> = {
    enquiries: 0,
    disputes: 0,
    consultations: 0,
    empanelment: 0,
    letters: 0,
    payments: 0,
    responses: 0,
    record: 0,
    all: 0,
  };
  for (const { section, total } of parts) {
    counts[section] += total;
    counts.all += total;
  }
  return { items: parts.flatMap(({ items }) => items), counts };
}
