import { type Db, prepared } from '#platform/db.ts';

export type NewEvent = {
  topic: 'notice' | 'queue' | 'talk';
  personId: string | null;
  needs: string | null;
  exceptId: string | null;
  data: object;
};

export async function addEvents(tx: Db, events: readonly NewEvent[], at: Date): Promise<void> {
  if (events.length === 0) return;
  await tx.insertInto('live_event').values(eventRows(events, at)).execute();
}

function eventRows(events: readonly NewEvent[], at: Date) {
  return events.map(({ topic, personId, needs, exceptId, data }) => {
    return {
      at,
      topic,
      personId,
      needs,
      exceptId,
      data: JSON.stringify(data),
    };
  });
}

// Below the oldest transaction that goes on nothing can be added any more, so a cursor that stays below passes over
// nothing: ids are drawn in one order and committed in another. Asked for by every process at every wake-up, and by every stream that
// comes back, so whether something newer waits is asked once, at the end of the index, and not for each event that is read.
const AFTER = {
  name: 'live_event_after',
  text: `
with snapshot as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
select snapshot.xmin, event.*,
  coalesce((select xid from live_event order by xid desc, id desc limit 1) >= snapshot.xmin, false) as held
from snapshot left join lateral (
  select id, xid, topic, person_id, needs, except_id, data from live_event
  where (live_event.xid, live_event.id) > ($1::xid8, $2::bigint) and live_event.xid < snapshot.xmin
  order by live_event.xid, live_event.id limit $3
) as event on true
order by event.xid, event.id`,
};

type Row = { xmin: string; held: boolean } & (
  | { id: null }
  | {
      id: bigint;
      xid: string;
      topic: string;
      personId: string | null;
      needs: string | null;
      exceptId: string | null;
      data: unknown;
    }
);

type Event = {
  id: bigint;
  xid: bigint;
  topic: string;
  personId: string | null;
  needs: string | null;
  exceptId: string | null;
  data: unknown;
};
type Reading = {
  events: Event[];
  upTo: { xid: bigint; id: bigint };
  isWhole: boolean;
  isHeld: boolean;
};

/** The events after a cursor, at most so many; none of them for no cursor, which only asks where they end now. */
export async function readEvents(
  db: Db,
  after: { xid: bigint; id: bigint } | null,
  most: number,
): Promise<Reading> {
  const values = [String(after?.xid ?? 0), String(after?.id ?? 0), after ? most : 0];
  const rows = await prepared<Row>(db, { ...AFTER, values });
  const events = rows.flatMap((row) => {
    if (row.id === null) return [];
    const { id, xid, topic, personId, needs, exceptId, data } = row;
    return [{ id, xid: BigInt(xid), topic, personId, needs, exceptId, data }];
  });
  const isWhole = after === null || events.length < most;
  const last = events.at(-1);
  const end = { xid: BigInt(rows[0]?.xmin ?? 0), id: 0n };
  return {
    events,
    upTo: isWhole || !last ? end : { xid: last.xid, id: last.id },
    isWhole,
    isHeld: rows[0]?.held ?? false,
  };
}

export async function dropEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('live_event').where('at', '<', before).execute();
}
