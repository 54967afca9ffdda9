import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { Paise } from '../rules/money.ts';

export type PaymentLink = Selectable<Tables['fees_payment_link']>;

export async function addLink(
  db: Db,
  link: Insertable<Tables['fees_payment_link']>,
): Promise<void> {
  await db
    .insertInto('fees_payment_link')
    .values(link)
    .onConflict((same) => same.column('id').doNothing())
    .execute();
}

type Wanted = {
  invoiceId: string;
  amount: Paise;
  partyId: string | null;
  back: string;
  openUntil: Date;
};

/** The newest link for what is due now that stays open for a while: whoever presses twice goes on with the same page. */
export function findOpenLink(
  db: Db,
  { invoiceId, amount, partyId, back, openUntil }: Wanted,
): Promise<PaymentLink | undefined> {
  return db
    .selectFrom('fees_payment_link')
    .where('invoiceId', '=', invoiceId)
    .where('amount', '=', amount)
    .where('partyId', 'is not distinct from', partyId)
    .where('back', '=', back)
    .where('expiresAt', '>', openUntil)
    .orderBy('openedAt', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A link by the provider's id, or by our own reference. */
export async function findLink(
  db: Db,
  { id, reference }: { id: string | null; reference: string | null },
): Promise<PaymentLink | undefined> {
  const query = db.selectFrom('fees_payment_link').selectAll();
  const byId = id ? await query.where('id', '=', id).executeTakeFirst() : undefined;
  if (byId || !reference || !UUID.test(reference)) return byId;
  return query.where('reference', '=', reference).executeTakeFirst();
}
