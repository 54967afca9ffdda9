import type { Role, Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import { CSV_START, csvRows } from '#platform/csv.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { exportHead, exportRow } from '../letters/export.ts';
import { PAGE_ROWS, placeFrom, placeInWords, type QueueFilter } from '../rules/queue.ts';
import { isFollowUpDue } from '../rules/work.ts';
import { countSubscribers, listSubscribers, type SubscriberFilter } from '../store/newsletter.ts';
import {
  countQueue,
  countStates,
  type EnquiryQueueRow,
  type EnquiryViewer,
  listQueue,
  markTurned,
} from '../store/queue.ts';
import { type EnquiriesDeps, referenceOf } from './submissions.ts';

type Deps = Pick<EnquiriesDeps, 'db' | 'now'>;
export type PageCursors = { after?: string | undefined; before?: string | undefined };

/** One page of the queue. A place that is none is the beginning; the contract has refused it before. */
export async function listEnquiries(
  { db, now }: Deps,
  viewer: Viewer,
  filter: QueueFilter,
  { after, before }: PageCursors,
) {
  const looking = { by: viewer.personId, now: now() };
  await markTurned(db, looking.now);
  const back = before !== undefined;
  const from = placeFrom(before ?? after ?? '');
  // One more than are shown: it tells whether there is another page.
  const [found, shown, states] = await Promise.all([
    listQueue(db, filter, looking, { from, back, most: PAGE_ROWS + 1 }),
    countQueue(db, filter, looking),
    countStates(db),
  ]);
  const hasMore = found.length > PAGE_ROWS;
  const rows = back ? found.slice(-PAGE_ROWS) : found.slice(0, PAGE_ROWS);
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: await shaped(db, rows, looking),
    me: looking.by,
    previous: first && (back ? hasMore : from !== null) ? placeOf(first) : null,
    next: last && (back || hasMore) ? placeOf(last) : null,
    counts: { shown, ...states },
  };
}

/** One page of the newsletter's subscribers. */
export async function listReaders(
  { db }: Pick<Deps, 'db'>,
  filter: SubscriberFilter,
  after: string | null,
) {
  const [found, shown] = await Promise.all([
    listSubscribers(db, filter, { after, most: PAGE_ROWS + 1 }),
    countSubscribers(db, filter),
  ]);
  const rows = found.slice(0, PAGE_ROWS).map((row) => {
    const since =
      { pending: row.asked_at, confirmed: row.confirmed_at, unsubscribed: row.unsubscribed_at }[
        row.state
      ] ?? row.asked_at;
    return {
      id: row.id,
      email: row.email,
      state: row.state,
      askedAt: row.asked_at.toISOString(),
      since: since.toISOString(),
    };
  });
  return { rows, next: found.length > PAGE_ROWS ? (rows.at(-1)?.id ?? null) : null, shown };
}

const EXPORT_ROWS = 500;

/**
 * The filtered list as CSV, read piece by piece behind the place of the last one: neither the memory nor a connection is
 * held by whoever reads slowly. That it was taken is in the record before its last piece is given out, or, when the
 * reader leaves before the end, with as many rows as had gone.
 */
export async function exportEnquiries(
  { db, now }: Deps,
  viewer: Viewer,
  filter: QueueFilter,
): Promise<ReadableStream<Uint8Array>> {
  const looking = { by: viewer.personId, now: now() };
  await markTurned(db, looking.now);
  const encoder = new TextEncoder();
  const pieces = piecesOf(db, filter, looking);
  let rows = 0;
  const told = () => recordExport(db, { viewer, filter, rows, at: now() });
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(CSV_START + csvRows([exportHead()]))),
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) {
        await told();
        controller.close();
        return;
      }
      rows += value.length;
      controller.enqueue(encoder.encode(csvRows(value.map(exportRow))));
    },
    cancel: told,
  });
}

async function* piecesOf(db: Db, filter: QueueFilter, looking: EnquiryViewer) {
  for (let from = null as EnquiryQueueRow | null; ; ) {
    const rows = await listQueue(db, filter, looking, { from, most: EXPORT_ROWS });
    const names = await namesOf(db, assigneesOf(rows));
    if (rows.length > 0)
      yield rows.map((row) => ({
        ...row,
        assignee: (row.assignee_id && names.get(row.assignee_id)) ?? '',
      }));
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_ROWS) return;
    from = last;
  }
}

type Exported = { viewer: Viewer; filter: QueueFilter; rows: number; at: Date };

// What was looked for may be somebody's name, so the record has its hash: equal searches can be seen to be equal.
async function recordExport(db: Db, { viewer, filter, rows, at }: Exported): Promise<void> {
  const { search, ...rest } = filter;
  const details = { rows, ...rest, ...(search ? { search_sha256: sha256(search) } : {}) };
  const by = { personId: viewer.personId, role: actingAs(viewer) };
  await db
    .transaction()
    .execute((tx) =>
      appendActs(tx, at, [
        { act: 'enquiry.exported', subject: { kind: 'enquiry', id: 'list' }, by, details },
      ]),
    );
}

/** In which of her roles somebody works on enquiries. */
export function actingAs({ roles }: Viewer): Role {
  return roles.includes('case_officer') ? 'case_officer' : 'registrar';
}

async function shaped(db: Db, rows: readonly EnquiryQueueRow[], { by, now }: EnquiryViewer) {
  const names = await namesOf(db, assigneesOf(rows));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.full_name,
    language: row.language,
    state: row.state,
    version: row.version,
    reference: referenceOf(row),
    excerpt: excerptOf(row.message),
    receivedAt: row.received_at.toISOString(),
    since: row.since.toISOString(),
    isUrgent: row.is_urgent && row.state !== 'closed',
    isPreFiling: row.prior_action_taken === false,
    deadlineOn: row.deadline_on,
    followUpOn: row.follow_up_on,
    isFollowUpDue: isFollowUpDue({ followUpOn: row.follow_up_on, state: row.state }, now),
    assignee:
      row.assignee_id === null
        ? null
        : { id: row.assignee_id, name: names.get(row.assignee_id) ?? '' },
    isMine: row.assignee_id === by,
  }));
}

function assigneesOf(rows: readonly EnquiryQueueRow[]): string[] {
  return rows.map((row) => row.assignee_id).filter((id) => id !== null);
}

/** The beginning of a message in one line, never cut within a letter. */
export function excerptOf(message: string): string {
  const oneLine = message.replace(/\s+/g, ' ');
  const letters = [...new Intl.Segmenter().segment(oneLine.slice(0, 400))].map(
    ({ segment }) => segment,
  );
  return letters.length > 140 ? `${letters.slice(0, 140).join('').trimEnd()}…` : oneLine;
}

function placeOf({ rank, since, id }: EnquiryQueueRow): string {
  return placeInWords({ rank, since, id });
}
