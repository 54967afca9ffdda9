import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { ConsultationState } from '../rules/consultation.ts';
import type { ConsultationRequestRow } from './consultation-requests.ts';

export type ConsultationListView = 'to_do' | 'waiting' | 'booked' | 'missed' | 'held' | 'week';

const statesOf: Record<ConsultationListView, readonly ConsultationState[]> = {
  // Beside requests to which nothing was offered.
  to_do: ['declined', 'lapsed'],
  waiting: ['offered'],
  booked: ['booked'],
  missed: ['visitor_missed', 'office_missed'],
  held: ['held', 'cancelled'],
  week: ['booked', 'held', 'visitor_missed', 'office_missed'],
};

export type ConsultationListQuery = {
  view: ConsultationListView;
  officerId: string | null;
  between: { from: Date; to: Date } | null;
  skip: number;
  most: number;
};

/** Consultations as the office lists them. Of an officer alone, when one is named; a request that nobody took is everybody's. */
export function listConsultations(
  db: Db,
  { view, officerId, between, skip, most }: ConsultationListQuery,
) {
  return requests(db, officerId)
    .where(standsIn(view))
    .$if(between !== null, (query) =>
      query
        .where('a.startsAt', '>=', between?.from ?? null)
        .where('a.startsAt', '<', between?.to ?? null),
    )
    .select(['r.id as requestId', 'r.fullName', 'r.deadlineOn', 'r.receivedAt'])
    .select(['a.id', 'a.officerId', 'a.state', 'a.minutes'])
    .select(['a.startsAt', 'a.offeredAt', 'a.offerExpiresAt'])
    .orderBy(orderOf(view))
    .orderBy('r.id', 'desc')
    .offset(skip)
    .limit(most)
    .execute();
}

/** The day that presses comes first, then whoever has waited longest; what is over, the newest first. */
function orderOf(view: ConsultationListView) {
  if (view === 'to_do') return sql`r.deadline_on asc nulls last, r.received_at`;
  if (view === 'waiting') return sql`a.offer_expires_at`;
  return view === 'booked' || view === 'week' ? sql`a.starts_at` : sql`a.offered_at desc`;
}

export async function countConsultations(db: Db, officerId: string | null) {
  const count = (view: ConsultationListView) =>
    sql<number>`(count(*) filter (where ${standsIn(view)}))::integer`;
  const { toDo, ...others } = await requests(db, officerId)
    .select([
      count('to_do').as('toDo'),
      count('waiting').as('waiting'),
      count('booked').as('booked'),
      count('missed').as('missed'),
    ])
    .executeTakeFirstOrThrow();
  return { to_do: toDo, ...others };
}

type Waiting = { until: Date; officerId: string | null };

/** What an officer is to do now: talks that begin before a moment, and visitors who wait for new times. */
export function listWaiting(db: Db, { most, ...asked }: Waiting & { most: number }) {
  return waiting(db, asked)
    .select(['r.fullName', 'r.disputeType', 'a.id', 'a.officerId', 'a.state'])
    .select(['a.startsAt', 'a.endsAt', 'a.offeredAt'])
    .$narrowType<Pick<ConsultationRequestRow, 'disputeType'>>()
    .orderBy(sql`case a.state when 'booked' then 0 else 1 end, a.starts_at, a.offered_at`)
    .limit(most)
    .execute();
}

export async function countWaiting(db: Db, asked: Waiting): Promise<number> {
  const { count } = await waiting(db, asked)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function waiting(db: Db, { until, officerId }: Waiting) {
  return db
    .selectFrom('consultation_arrangement as a')
    .innerJoin('enquiry as r', 'r.id', 'a.requestId')
    .where('r.state', '<>', 'closed') // closed without a talk: nobody waits any more
    .where(({ or, and, eb }) =>
      or([
        and([eb('a.state', '=', 'booked'), eb('a.startsAt', '<', until)]),
        eb('a.state', 'in', ['declined', 'lapsed', 'office_missed']),
      ]),
    )
    .$if(officerId !== null, (query) => query.where('a.officerId', '=', officerId));
}

/** A request to which nothing was offered is new, unless it was closed without a talk. */
function standsIn(view: ConsultationListView) {
  const among = sql<SqlBool>`a.state in (${sql.join(statesOf[view].map((state) => sql.lit(state)))})`;
  return view === 'to_do'
    ? sql<SqlBool>`(${among} or a.id is null and r.state <> 'closed')`
    : among;
}

/** Requests for a consultation with what was arranged; of an officer alone, when one is named. */
function requests(db: Db, officerId: string | null) {
  return db
    .selectFrom('enquiry as r')
    .leftJoin('consultation_arrangement as a', 'a.requestId', 'r.id')
    .where('r.kind', '=', 'consultation')
    .$if(officerId !== null, (query) =>
      query.where(({ or, eb }) => or([eb('a.officerId', '=', officerId), eb('a.id', 'is', null)])),
    );
}
