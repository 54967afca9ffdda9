import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { dayAt } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import {
  COUNT_MOST,
  type EnquiryCursor,
  momentsOf,
  newestFirst,
  type QueueFilter,
} from '../rules/queue.ts';

/** Whose list it is, and when. */
export type EnquiryViewer = { by: string; now: Date };
/** A piece of a list: what comes behind a place, or before it. */
export type EnquiryListPage = { from: EnquiryCursor | null; back?: boolean; most: number };

/**
 * Marks what has become time-sensitive since the last look, so that the index is in the order of this day. The days only
 * go on, so nothing is ever unmarked; and mostly there is nothing to mark.
 */
export async function markTurned(db: Db, now: Date): Promise<void> {
  const on = dayAt(now);
  const turned = db
    .selectFrom('enquiry')
    .where('isUrgent', '=', false)
    .where('urgentFrom', '<=', on)
    .select('id')
    .limit(1);
  if (!(await turned.executeTakeFirst())) return;
  await db
    .updateTable('enquiry')
    .set({ isUrgent: true })
    .where('isUrgent', '=', false)
    .where('urgentFrom', '<=', on)
    .execute();
}

/** Enquiries in the order of the queue, what they hold beside them. */
export async function listQueue(
  db: Db,
  filter: QueueFilter,
  looking: EnquiryViewer,
  piece: EnquiryListPage,
) {
  const descending = newestFirst(filter) !== (piece.back ?? false);
  const way = descending ? 'desc' : 'asc';
  let place = await narrowed(db, filter, looking);
  if (piece.from) {
    const { rank, since, id } = piece.from;
    const behind = sql<SqlBool>`(work.rank, work.since, work.id) ${sql.raw(descending ? '<' : '>')} (${rank}, ${since}, ${id}::uuid)`;
    place = place.where(behind);
  }
  // The places first and alone, out of the index; what a row shows is looked up for the rows of one page.
  const page = place
    .orderBy('work.rank', way)
    .orderBy('work.since', way)
    .orderBy('work.id', way)
    .limit(piece.most);
  const rows = await db
    .selectFrom(page.select('work.id').as('place'))
    .innerJoin('enquiry as work', 'work.id', 'place.id')
    .orderBy('work.rank', way)
    .orderBy('work.since', way)
    .orderBy('work.id', way)
    .select(['work.id', 'work.kind', 'work.number', 'work.language', 'work.receivedAt'])
    .select(['work.state', 'work.since', 'work.rank', 'work.isUrgent', 'work.assigneeId'])
    .select(['work.followUpOn', 'work.closeReason', 'work.version', 'work.message'])
    .select(['work.fullName', 'work.email', 'work.phone', 'work.disputeType'])
    .select(['work.priorActionTaken', 'work.deadlineOn'])
    .execute();
  return piece.back ? rows.reverse() : rows;
}

export type EnquiryQueueRow = Awaited<ReturnType<typeof listQueue>>[number];

/** How many a filter leaves, counted as far as the cap and one more. */
export async function countQueue(
  db: Db,
  filter: QueueFilter,
  looking: EnquiryViewer,
): Promise<number> {
  const some = (await narrowed(db, filter, looking)).select('work.id').limit(COUNT_MOST + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many there are in each state, counted in the same way. */
export async function countStates(
  db: Db,
): Promise<{ open: number; waiting: number; closed: number }> {
  const upTo = (from: number, to: number) =>
    sql<number>`(select count(*)::integer from (select from enquiry where rank between ${from} and ${to} limit ${COUNT_MOST + 1}) as few)`;
  return db
    .selectNoFrom([upTo(0, 1).as('open'), upTo(2, 3).as('waiting'), upTo(4, 4).as('closed')])
    .executeTakeFirstOrThrow();
}

type Narrowed = SelectQueryBuilder<Tables & { work: Tables['enquiry'] }, 'work', object>;

// The values stand in the statement as parameters of this one run: a plan made for every search would not know that one
// word is in each message and another in three.
async function narrowed(
  db: Db,
  filter: QueueFilter,
  { by, now }: EnquiryViewer,
): Promise<Narrowed> {
  let work: Narrowed = db.selectFrom('enquiry as work');
  const only = (condition: Expression<SqlBool>) => {
    work = work.where(condition);
  };
  if (filter.search !== '') only(sql`work.words @@ ${await searched(db, filter.search)}::tsquery`);
  if (filter.kind) work = work.where('work.kind', '=', filter.kind);
  if (filter.state === 'open') only(sql`work.rank between 0 and 1`);
  if (filter.state === 'waiting') only(sql`work.rank between 2 and 3`);
  if (filter.state === 'closed') only(sql`work.rank = 4`);
  if (filter.assigned === 'me') work = work.where('work.assigneeId', '=', by);
  if (filter.assigned === 'nobody') work = work.where('work.assigneeId', 'is', null);
  if (filter.assigned === 'somebody') work = work.where('work.assigneeId', 'is not', null);
  if (filter.followUpDue)
    work = work.where('work.followUpOn', '<=', dayAt(now)).where('work.rank', '<', 4);
  if (filter.urgent) only(sql`work.rank in (0, 2)`); // what is closed presses nobody
  if (filter.withoutTalk)
    only(
      sql`not exists (select from consultation_arrangement as talk where talk.request_id = work.id)`,
    );
  if (filter.language) work = work.where('work.language', '=', filter.language);
  if (filter.receivedFrom)
    work = work.where('work.receivedAt', '>=', momentsOf(filter.receivedFrom).from);
  if (filter.receivedTo)
    work = work.where('work.receivedAt', '<', momentsOf(filter.receivedTo).until);
  return work;
}

/** A search as PostgreSQL takes it. The same function cuts words out of it and out of what is searched. */
async function searched(db: Db, search: string): Promise<string> {
  const { query } = await db
    .selectNoFrom(sql<string>`enquiry_query(${search})`.as('query'))
    .executeTakeFirstOrThrow();
  return query;
}
