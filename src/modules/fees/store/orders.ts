import type { Insertable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { Paise } from '../rules/money.ts';

export async function addOrder(db: Db, order: Insertable<Tables['fees_order']>): Promise<void> {
  await db
    .insertInto('fees_order')
    .values(order)
    .onConflict((same) => same.column('id').doNothing())
    .execute();
}

export function findOrder(db: Db, id: string) {
  return db.selectFrom('fees_order').where('id', '=', id).selectAll().executeTakeFirst();
}

/** The newest order for what is due now: whoever comes back to the payment page goes on with it. */
export function findOpenOrder(
  db: Db,
  { invoiceId, amount, partyId }: { invoiceId: string; amount: Paise; partyId: string | null },
) {
  return db
    .selectFrom('fees_order')
    .where('invoiceId', '=', invoiceId)
    .where('amount', '=', amount)
    .where('partyId', 'is not distinct from', partyId)
    .orderBy('openedAt', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

/** Keeps that something was told; false when it had been told before. Of two at once the second waits for the first. */
export async function addEvent(
  tx: Db,
  event: Insertable<Tables['fees_provider_event']>,
): Promise<boolean> {
  const row = await tx
    .insertInto('fees_provider_event')
    .values(event)
    .onConflict((same) => same.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setOutcome(tx: Db, id: string, outcome: string): Promise<void> {
  await tx
    .updateTable('fees_provider_event')
    .set({ outcome })
    .where('provider', '=', 'razorpay')
    .where('id', '=', id)
    .execute();
}

/** What a provider told that nobody could place: refunds that it made without our order. */
export function listUnplaced(db: Db, most: number) {
  return db
    .selectFrom('fees_provider_event')
    .where('outcome', '=', 'to_match')
    .orderBy('receivedAt')
    .limit(most)
    .select(['id', 'type', 'receivedAt', 'said'])
    .execute();
}
