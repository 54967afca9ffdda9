import type { Insertable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

/** The choice that counts: the newest one. */
export function findScheduleChoice(db: Db, disputeId: string) {
  return db
    .selectFrom('fees_schedule_choice')
    .where('disputeId', '=', disputeId)
    .orderBy('version', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

export async function addScheduleChoice(
  tx: Db,
  choice: Insertable<Tables['fees_schedule_choice']>,
): Promise<void> {
  await tx.insertInto('fees_schedule_choice').values(choice).execute();
}

export function findStampChoice(db: Db, disputeId: string) {
  return db
    .selectFrom('fees_stamp_choice')
    .where('disputeId', '=', disputeId)
    .orderBy('version', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

export async function addStampChoice(
  tx: Db,
  choice: Insertable<Tables['fees_stamp_choice']>,
): Promise<void> {
  await tx.insertInto('fees_stamp_choice').values(choice).execute();
}
