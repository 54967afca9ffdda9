import { type Day, dayAt, momentOn } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';

// The queue's order and what narrows it. The order stands twice, here and in migration 0088 (`rank`), because a list of a
// hundred thousand is read by an index; store/queue.test.ts shows that the two agree.

export const ENQUIRY_KINDS = ['contact', 'consultation'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** open: the office is to act. waiting: it has answered, and the sender is to. closed: nobody is. */
export const WORK_STATES = ['open', 'waiting', 'closed'] as const;
export type WorkState = (typeof WORK_STATES)[number];

export type InQueue = { id: string; state: WorkState; since: Date; urgentFrom: Day | null };

const DAYS_BEFORE = 7;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The civil day in India from which every day counts: the day it came for a matter at the pre-filing stage (spec section
 * 2), seven days before a deadline; null if there is no such day.
 */
export function urgentFrom(request: {
  priorActionTaken: boolean;
  deadlineOn: Day | null;
  receivedAt: Date;
}): Day | null {
  const byDeadline =
    request.deadlineOn === null ? null : daysBefore(request.deadlineOn, DAYS_BEFORE);
  if (request.priorActionTaken) return byDeadline;
  const received = dayAt(request.receivedAt);
  return byDeadline !== null && byDeadline < received ? byDeadline : received;
}

export function isUrgent({ urgentFrom: from }: Pick<InQueue, 'urgentFrom'>, now: Date): boolean {
  return from !== null && from <= dayAt(now);
}

/** Where it stands: what presses before what does not, what the office is to do before what the sender is, the closed last. */
export function rankOf(item: Pick<InQueue, 'state' | 'urgentFrom'>, now: Date): number {
  if (item.state === 'closed') return 4;
  return (item.state === 'open' ? 0 : 2) + (isUrgent(item, now) ? 0 : 1);
}

/** The queue's order: rank, then who waits longest; two of the same moment by their ids, so that it never changes by itself. */
export function inQueueOrder(a: InQueue, b: InQueue, now: Date): number {
  return (
    rankOf(a, now) - rankOf(b, now) ||
    a.since.getTime() - b.since.getTime() ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}

/** What a list is narrowed to; null and false narrow nothing. */
export type QueueFilter = {
  search: string;
  kind: EnquiryKind | null;
  state: WorkState | null;
  assigned: 'me' | 'nobody' | 'somebody' | null;
  followUpDue: boolean;
  urgent: boolean;
  language: Language | null;
  /** Civil days in India, both included. */
  receivedFrom: Day | null;
  receivedTo: Day | null;
  /** Leaves out requests that have been offered a talk: then it is the talk that waits for somebody. */
  withoutTalk?: boolean;
};

export const EVERYTHING: QueueFilter = {
  search: '',
  kind: null,
  state: null,
  assigned: null,
  followUpDue: false,
  urgent: false,
  language: null,
  receivedFrom: null,
  receivedTo: null,
};

/** A list of closed ones begins with the one that was closed last; every other is the queue itself. */
export function newestFirst(filter: Pick<QueueFilter, 'state'>): boolean {
  return filter.state === 'closed';
}

/** The moments between which a civil day in India lies: 00:00 IST, and 24:00, which is no more of it. India has no summer time. */
export function momentsOf(day: Day): { from: Date; until: Date } {
  const from = momentOn(day);
  return { from, until: new Date(from.getTime() + DAY) };
}

/** The place of one enquiry in the order, as an address carries it from page to page. */
export type EnquiryCursor = { rank: number; since: Date; id: string };

export function placeInWords({ rank, since, id }: EnquiryCursor): string {
  return `${rank}~${since.toISOString()}~${id}`;
}

const PLACE =
  /^([0-4])~(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function placeFrom(words: string): EnquiryCursor | null {
  const [, rank, since, id] = PLACE.exec(words) ?? [];
  if (rank === undefined || since === undefined || id === undefined) return null;
  const at = new Date(since);
  return Number.isNaN(at.getTime()) ? null : { rank: Number(rank), since: at, id };
}

/** How far a list is counted; beyond it stands "1,000+". */
export const COUNT_MOST = 1000;
export const PAGE_ROWS = 25;

/** A reference that can be read out on the telephone: MUNCH-EN-2026-000123. The year is that in India. */
export function enquiryReference({
  number,
  receivedAt,
}: {
  number: number;
  receivedAt: Date;
}): string {
  return `MUNCH-EN-${dayAt(receivedAt).slice(0, 4)}-${String(number).padStart(6, '0')}`;
}

/** The beginning of a message in one line, never cut within a letter. */
export function excerptOf(message: string): string {
  const oneLine = message.replace(/\s+/g, ' ');
  const letters = [...new Intl.Segmenter().segment(oneLine.slice(0, 400))].map(
    ({ segment }) => segment,
  );
  return letters.length > 140 ? `${letters.slice(0, 140).join('').trimEnd()}…` : oneLine;
}

const FIRST_DAY: Day = '0001-01-01';

/** Never a day before the calendar's first: it could be written nowhere. */
function daysBefore(day: Day, days: number): Day {
  const before = new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
  return before < FIRST_DAY ? FIRST_DAY : before;
}
