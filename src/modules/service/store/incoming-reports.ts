import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type IncomingReportRow = Selectable<Tables['service_incoming_report']>;

/** Keeps what a provider said of a message that nobody knows yet. The second time changes nothing. */
export async function addIncomingReport(
  tx: Db,
  heard: Insertable<Tables['service_incoming_report']>,
): Promise<void> {
  await tx
    .insertInto('service_incoming_report')
    .values(heard)
    .onConflict((same) => same.columns(['channel', 'messageId', 'status', 'at']).doNothing())
    .execute();
}

/** Takes what was heard of a message before we knew it. */
export async function claimIncomingReports(
  tx: Db,
  channel: IncomingReportRow['channel'],
  messageId: string,
  at: Date,
): Promise<IncomingReportRow[]> {
  return tx
    .updateTable('service_incoming_report')
    .set({ takenAt: at })
    .where('channel', '=', channel)
    .where('messageId', '=', messageId)
    .where('takenAt', 'is', null)
    .returningAll()
    .execute();
}
