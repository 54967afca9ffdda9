import type { Db } from '#platform/db.ts';
import { type Arrangement, arrangements } from './consultations.ts';

export async function setFeed(
  tx: Db,
  feed: { personId: string; tokenHash: string; madeAt: Date },
): Promise<void> {
  const values = { tokenHash: Buffer.from(feed.tokenHash, 'hex'), madeAt: feed.madeAt };
  await tx
    .insertInto('consultation_feed')
    .values({ personId: feed.personId, ...values })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(values))
    .execute();
}

export function findFeed(db: Db, tokenHash: string) {
  return db
    .selectFrom('consultation_feed')
    .where('tokenHash', '=', Buffer.from(tokenHash, 'hex'))
    .selectAll()
    .executeTakeFirst();
}

export async function feedMadeAt(db: Db, personId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('consultation_feed')
    .where('personId', '=', personId)
    .select('madeAt')
    .executeTakeFirst();
  return row?.madeAt ?? null;
}

/** What stands in an officer's calendar from a moment on. */
export function listBookedOf(db: Db, officerId: string, from: Date): Promise<Arrangement[]> {
  return arrangements(db)
    .where('officerId', '=', officerId)
    .where('consultation_arrangement.state', 'in', ['booked', 'held', 'visitor_missed'])
    .where('startsAt', '>=', from)
    .orderBy('startsAt')
    .limit(1000)
    .execute();
}

export type LiveConsultation = { id: string; requestId: string; officerId: string; state: string };

/** Consultations with the senders of these requests that are still to come. */
export async function listLive(tx: Db, requestIds: readonly string[]): Promise<LiveConsultation[]> {
  if (requestIds.length === 0) return [];
  return tx
    .selectFrom('consultation_arrangement')
    .where('requestId', 'in', requestIds)
    .where('state', 'in', ['offered', 'booked'])
    .select(['id', 'requestId', 'officerId', 'state'])
    .execute();
}
