import type { Insertable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import { FINAL } from '../rules/words.ts';
import type { DisputeRow, EventRow, PartyRow } from './spine.ts';

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
    await db.selectFrom('dispute_party').where('dispute_id', 'in', ids).selectAll().execute(),
    (row) => row.dispute_id,
  );
  const events = await db
    .selectFrom('dispute_event')
    .where('dispute_id', 'in', ids)
    .orderBy('dispute_id')
    .orderBy('number')
    .selectAll()
    .execute();
  const byDispute = Map.groupBy(events, (row) => row.dispute_id);
  const reminders = await db
    .selectFrom('dispute_reminder')
    .where('dispute_id', 'in', ids)
    .select(['dispute_id', 'key'])
    .execute();
  const sent = Map.groupBy(reminders, (row) => row.dispute_id);
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
    .onConflict((same) => same.columns(['dispute_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findReminder(db: Db, id: string) {
  const query = db
    .selectFrom('dispute_reminder')
    .innerJoin('dispute', 'dispute.id', 'dispute_reminder.dispute_id')
    .where('dispute_reminder.id', '=', id);
  return (
    (await query
      .select([
        'dispute.id as dispute_id',
        'dispute.reference',
        'dispute_reminder.limit_row',
        'dispute_reminder.due_on',
        'dispute_reminder.is_over',
      ])
      .executeTakeFirst()) ?? null
  );
}
