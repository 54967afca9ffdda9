import type { Db } from '#platform/db.ts';
import type { DisputeRow, EventRow, PartyRow } from './spine.ts';

export type TimedRow = { dispute: DisputeRow; parties: PartyRow[]; events: EventRow[] };

/** What the limits of some disputes are counted from, in three questions for all of them. */
export async function listTimed(db: Db, ids: readonly string[]): Promise<Map<string, TimedRow>> {
  if (ids.length === 0) return new Map();
  const disputes = await db.selectFrom('dispute').where('id', 'in', ids).selectAll().execute();
  const parties = await db.selectFrom('dispute_party').where('dispute_id', 'in', ids).selectAll().execute();
  const events = await db.selectFrom('dispute_event').where('dispute_id', 'in', ids).orderBy('number').selectAll().execute();
  const of = <Row extends { dispute_id: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ dispute_id }) => dispute_id);
  const [partiesOf, eventsOf] = [of(parties), of(events)];
  return new Map(
    disputes.map((dispute) => [dispute.id, { dispute, parties: partiesOf.get(dispute.id) ?? [], events: eventsOf.get(dispute.id) ?? [] }]),
  );
}
