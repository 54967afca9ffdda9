import type { Db } from '#platform/db.ts';

// Bills and money of one person, by the parties that they are.

export async function listInvoicesOf(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('fees_invoice')
    .where('partyId', 'in', partyIds)
    .orderBy('issuedAt')
    .orderBy('number')
    .select(['id', 'number', 'kind', 'payerName', 'payerAddress', 'payerGstin'])
    .select([
      'issuedOn',
      'dueOn',
      'net',
      'cgst',
      'sgst',
      'igst',
      'total',
      'due',
      'paid',
      'credited',
    ])
    .select(['settledAt', 'settledHow', 'cancelledAt'])
    .execute();
}

/** What came from these parties, for whichever invoice. What the bank wrote beside it may name another. */
export async function listPaymentsBy(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  const query = db
    .selectFrom('fees_payment')
    .where('paidByParty', 'in', partyIds)
    .orderBy('recordedAt')
    .orderBy('id');
  return query.select(['provider', 'reference', 'amount', 'receivedOn']).execute();
}

/** Payments that they began themselves at the provider's. */
export function listOrdersBy(db: Db, personId: string) {
  const query = db
    .selectFrom('fees_order')
    .where('openedBy', '=', personId)
    .orderBy('openedAt')
    .orderBy('id');
  return query.select(['id', 'amount', 'openedAt']).execute();
}

/** Pages of the provider's on which they were to pay. */
export function listLinksBy(db: Db, personId: string) {
  const query = db
    .selectFrom('fees_payment_link')
    .where('openedBy', '=', personId)
    .orderBy('openedAt')
    .orderBy('id');
  return query.select(['id', 'amount', 'openedAt', 'expiresAt']).execute();
}

/** An order and a link say no more who began them; what they paid is in the books. */
export async function forgetWhoOrdered(
  tx: Db,
  personId: string,
): Promise<{ orders: number; links: number }> {
  const none = { openedBy: null };
  const orders = await tx
    .updateTable('fees_order')
    .set(none)
    .where('openedBy', '=', personId)
    .returning('id')
    .execute();
  const links = await tx
    .updateTable('fees_payment_link')
    .set(none)
    .where('openedBy', '=', personId)
    .returning('id')
    .execute();
  return { orders: orders.length, links: links.length };
}
