import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { DisputeVisit } from '../rules/news.ts';

type VisitKey = { disputeId: string; personId: string };

export async function findVisit(
  db: Db,
  { disputeId, personId }: VisitKey,
): Promise<DisputeVisit | null> {
  const row = await db
    .selectFrom('dispute_visit')
    .where('personId', '=', personId)
    .where('disputeId', '=', disputeId)
    .select(['seenAt', 'since'])
    .executeTakeFirst();
  return row ?? null;
}

/** Of two looks at once the later counts, and neither makes what the other found new seen. */
export async function keepVisit(
  db: Db,
  { disputeId, personId }: VisitKey,
  { seenAt, since }: DisputeVisit,
): Promise<void> {
  await db
    .insertInto('dispute_visit')
    .values({ disputeId, personId, seenAt, since })
    .onConflict((same) =>
      same
        .columns(['personId', 'disputeId'])
        .doUpdateSet({ seenAt, since })
        .where('dispute_visit.seenAt', '<', seenAt),
    )
    .execute();
}

/** When somebody last looked at each of their disputes, for their own data. */
export function listVisits(db: Db, personId: string) {
  return db
    .selectFrom('dispute_visit')
    .where('personId', '=', personId)
    .orderBy('disputeId')
    .select(['disputeId', 'seenAt'])
    .execute();
}

export async function dropVisits(tx: Db, personId: string): Promise<number> {
  const gone = await tx
    .deleteFrom('dispute_visit')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** What happened in some disputes since this person looked at them, and was not their doing; what they may read of it is asked after. */
export async function listSince(
  db: Db,
  personId: string,
  disputeIds: readonly string[],
): Promise<{ disputeId: string; type: string; partyId: string | null }[]> {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('dispute_event as event')
    .innerJoin('dispute_visit as visit', 'visit.disputeId', 'event.disputeId')
    .where('visit.personId', '=', personId)
    .where('event.disputeId', 'in', [...disputeIds])
    .whereRef('event.at', '>', 'visit.seenAt')
    .where(sql<boolean>`event.by_person is distinct from ${personId}`)
    .select(['event.disputeId', 'event.type', 'event.partyId'])
    .execute();
}
