import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { ConsultationState } from '../rules/consultation.ts';

export type View = 'to_do' | 'waiting' | 'booked' | 'missed' | 'held' | 'week';

const statesOf: Record<View, readonly ConsultationState[]> = {
  // Beside requests to which nothing was offered.
  to_do: ['declined', 'lapsed'],
  waiting: ['offered'],
  booked: ['booked'],
  missed: ['visitor_missed', 'office_missed'],
  held: ['held', 'cancelled'],
  week: ['booked', 'held', 'visitor_missed', 'office_missed'],
};

export type Listing = {
  view: View;
  officerId: string | null;
  between: { from: Date; to: Date } | null;
  skip: number;
  most: number;
};

/** Consultations as the office lists them. Of an officer alone, when one is named; a request that nobody took is everybody's. */
export function listConsultations(db: Db, { view, officerId, between, skip, most }: Listing) {
  return requests(db)
    .where(({ or, eb }) =>
      view === 'to_do'
        ? or([isNew, eb('a.state', 'in', statesOf.to_do)])
        : eb('a.state', 'in', statesOf[view]),
    )
    .$if(officerId !== null, (query) =>
      query.where(({ or, eb }) => or([eb('a.officer_id', '=', officerId), eb('a.id', 'is', null)])),
    )
    .$if(between !== null, (query) =>
      query
        .where('a.starts_at', '>=', between?.from ?? null)
        .where('a.starts_at', '<', between?.to ?? null),
    )
    .select([
      ...([
        'r.id as request_id',
        'r.first_name',
        'r.last_name',
        'r.deadline_on',
        'r.received_at',
      ] as const),
      ...([
        'a.id',
        'a.officer_id',
        'a.state',
        'a.minutes',
        'a.starts_at',
        'a.offered_at',
        'a.offer_expires_at',
      ] as const),
    ])
    .orderBy(orderOf(view))
    .orderBy('r.id', 'desc')
    .offset(skip)
    .limit(most)
    .execute();
}

/** The day that presses comes first, then whoever has waited longest; what is over, the newest first. */
function orderOf(view: View) {
  if (view === 'to_do') return sql`r.deadline_on asc nulls last, r.received_at`;
  if (view === 'waiting') return sql`a.offer_expires_at`;
  return view === 'booked' || view === 'week' ? sql`a.starts_at` : sql`a.offered_at desc`;
}

export async function countConsultations(db: Db, officerId: string | null) {
  const count = (view: Exclude<View, 'week'>) => {
    const states = sql.join(statesOf[view].map((state) => sql.lit(state)));
    const wanted =
      view === 'to_do' ? sql`${isNew} or a.state in (${states})` : sql`a.state in (${states})`;
    return sql<string>`count(*) filter (where ${wanted})`;
  };
  const row = await requests(db)
    .$if(officerId !== null, (query) =>
      query.where(({ or, eb }) => or([eb('a.officer_id', '=', officerId), eb('a.id', 'is', null)])),
    )
    .select([
      count('to_do').as('to_do'),
      count('waiting').as('waiting'),
      count('booked').as('booked'),
      count('missed').as('missed'),
    ])
    .executeTakeFirstOrThrow();
  return {
    to_do: Number(row.to_do),
    waiting: Number(row.waiting),
    booked: Number(row.booked),
    missed: Number(row.missed),
  };
}

type Waiting = { until: Date; officerId: string | null };

/** What an officer is to do now: talks that begin before a moment, and visitors who wait for new times. */
export function listWaiting(db: Db, { most, ...asked }: Waiting & { most: number }) {
  return waiting(db, asked)
    .select([
      ...(['r.first_name', 'r.last_name', 'r.dispute_type'] as const),
      ...(['a.id', 'a.officer_id', 'a.state', 'a.starts_at', 'a.ends_at', 'a.offered_at'] as const),
    ])
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
    .innerJoin('consultation_request as r', 'r.id', 'a.request_id')
    .innerJoin('enquiry_work as w', 'w.id', 'r.id')
    .where('w.state', '<>', 'closed') // closed without a talk: nobody waits any more
    .where(({ or, and, eb }) =>
      or([
        and([eb('a.state', '=', 'booked'), eb('a.starts_at', '<', until)]),
        eb('a.state', 'in', ['declined', 'lapsed', 'office_missed']),
      ]),
    )
    .$if(officerId !== null, (query) => query.where('a.officer_id', '=', officerId));
}

// Nothing was offered, and the enquiry was not closed without a talk.
const isNew = sql<boolean>`(a.id is null and w.state <> 'closed')`;

function requests(db: Db) {
  return db
    .selectFrom('consultation_request as r')
    .innerJoin('enquiry_work as w', 'w.id', 'r.id')
    .leftJoin('consultation_arrangement as a', 'a.request_id', 'r.id');
}
