import type { Role, Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import { CSV_START, csvRows } from '#platform/csv.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { exportHead, exportRow } from '../letters/export.ts';
import { PAGE_ROWS, placeFrom, type QueueFilter } from '../rules/queue.ts';
import { countSubscribers, listSubscribers, type SubscriberFilter } from '../store/newsletter.ts';
import {
  countQueue,
  countStates,
  type EnquiryQueueRow,
  type EnquiryViewer,
  listQueue,
  markTurned,
} from '../store/queue.ts';
import type { EnquiriesDeps } from './submissions.ts';

type Deps = Pick<EnquiriesDeps, 'db' | 'now'>;
export type EnquiryPage = Awaited<ReturnType<typeof listEnquiries>>;
export type SubscriberPage = Awaited<ReturnType<typeof listReaders>>;
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
    rows,
    names: await namesOf(db, assigneesOf(rows)),
    looking,
    previous: first && (back ? hasMore : from !== null) ? first : null,
    next: last && (back || hasMore) ? last : null,
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
  const rows = found.slice(0, PAGE_ROWS);
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
        assignee: (row.assigneeId && names.get(row.assigneeId)) ?? '',
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

/** In which of their roles somebody works on enquiries. */
export function actingAs({ roles }: Viewer): Role {
  return roles.includes('case_officer') ? 'case_officer' : 'registrar';
}

function assigneesOf(rows: readonly EnquiryQueueRow[]): string[] {
  return rows.map((row) => row.assigneeId).filter((id) => id !== null);
}
