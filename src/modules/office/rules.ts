import { dayAt } from '#kernel/days.ts';
import { QUEUE_REASONS, type QueueItem } from '#kernel/queue.ts';

/** How pressing something is; the queue stands in this order. */
export const URGENCIES = ['overdue', 'today', 'soon', 'waiting'] as const;
export type Urgency = (typeof URGENCIES)[number];

export type Placed = QueueItem & { urgency: Urgency };

const DAY = 24 * 60 * 60 * 1000;
/** What is due within seven days is time-sensitive. */
export const SOON = 7 * DAY;

// These press by what they are, whenever they are due: somebody believes that we are silent, or time may be running out.
const PRESSING: ReadonlySet<QueueItem['reason']> = new Set([
  'letter_failed',
  'document_damaged',
  'deadline_near',
  'prefiling',
]);

/** The last millisecond of a day is in time; the next one is late. Days are those of a calendar in Mumbai. */
export function urgencyOf(
  { dueAt, reason }: Pick<QueueItem, 'dueAt' | 'reason'>,
  now: Date,
): Urgency {
  if (dueAt && dueAt < now) return 'overdue';
  if (dueAt && dayAt(dueAt) === dayAt(now)) return 'today';
  if (PRESSING.has(reason) || (dueAt && dueAt.getTime() - now.getTime() <= SOON)) return 'soon';
  return 'waiting';
}

/**
 * The queue in its order: what is overdue, longest first; what is due today, by the hour; what is due soon or presses by what
 * it is; the rest by the weight of its reason, and whoever has waited longest first.
 */
export function queueInOrder(items: readonly QueueItem[], now: Date): Placed[] {
  return items.map((item) => ({ ...item, urgency: urgencyOf(item, now) })).sort(before);
}

function before(a: Placed, b: Placed): number {
  return (
    URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency) ||
    dueOf(a) - dueOf(b) ||
    QUEUE_REASONS.indexOf(a.reason) - QUEUE_REASONS.indexOf(b.reason) ||
    a.since.getTime() - b.since.getTime() ||
    (nameOf(a) < nameOf(b) ? -1 : 1)
  );
}

// What has no day stands behind what has one; two such are not told apart by it.
function dueOf({ urgency, dueAt }: Placed): number {
  return urgency === 'waiting' || !dueAt ? Number.MAX_SAFE_INTEGER : dueAt.getTime();
}

function nameOf({ kind, id }: QueueItem): string {
  return `${kind} ${id}`;
}
