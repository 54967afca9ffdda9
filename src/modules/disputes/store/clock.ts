import type { Insertable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import { FINAL } from '../rules/words.ts';
import type { DisputeRow, EventRow, PartyRow } from './disputes.ts';

export type OpenDispute = {
  dispute: DisputeRow;
  parties: PartyRow[];
  events: EventRow[];
  sent: string[];
};

/** The next open disputes after an id, each with what its limits are counted from. */
export async function listOpenAfter(
  db: Db,
  after: string | null,
  most: number,
): Promise<OpenDispute[]> {
  let query = db.selectFrom('dispute').where('state', 'not in', FINAL);
  if (after) query = query.where('id', '>', after);
  const disputes = await query.orderBy('id').limit(most).selectAll().execute();
  if (disputes.length === 0) return [];
  const ids = disputes.map(({ id }) => id);
  const parties = Map.groupBy(
    await db.selectFrom('dispute_party').where('disputeId', 'in', ids).selectAll().execute(),
    (row) => row.disputeId,
  );
  const events = await db
    .selectFrom('dispute_event')
    .where('disputeId', 'in', ids)
    .orderBy('disputeId')
    .orderBy('number')
    .selectAll()
    .execute();
  const byDispute = Map.groupBy(events, (row) => row.disputeId);
  const reminders = await db
    .selectFrom('dispute_reminder')
    .where('disputeId', 'in', ids)
    .select(['disputeId', 'key'])
    .execute();
  const sent = Map.groupBy(reminders, (row) => row.disputeId);
  return disputes.map((dispute) => ({
    dispute,
    parties: parties.get(dispute.id) ?? [],
    events: byDispute.get(dispute.id) ?? [],
    sent: (sent.get(dispute.id) ?? []).map(({ key }) => key),
  }));
}

/** Keeps that somebody is told; false when they were told already, or is being told at this moment. */
export async function addReminder(
  tx: Db,
  reminder: Insertable<Tables['dispute_reminder']>,
): Promise<boolean> {
  const row = await tx
    .insertInto('dispute_reminder')
    .values(reminder)
    .onConflict((same) => same.columns(['disputeId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findReminder(db: Db, id: string) {
  const query = db
    .selectFrom('dispute_reminder')
    .innerJoin('dispute', 'dispute.id', 'dispute_reminder.disputeId')
    .where('dispute_reminder.id', '=', id);
  return (
    (await query
      .select([
        'dispute.id as disputeId',
        'dispute.reference',
        'dispute_reminder.limitRow',
        'dispute_reminder.dueOn',
        'dispute_reminder.isOver',
      ])
      .executeTakeFirst()) ?? null
  );
}
