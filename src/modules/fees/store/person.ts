import type { Db } from '#platform/db.ts';

// Bills and money of one person, by the parties that they are.

export async function listInvoicesOf(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('fees_invoice')
    .where('party_id', 'in', partyIds)
    .orderBy('issued_at')
    .orderBy('number')
    .select([
      'id',
      'number',
      'kind',
      'payer_name as payerName',
      'payer_address as payerAddress',
      'payer_gstin as payerGstin',
    ])
    .select([
      'issued_on as issuedOn',
      'due_on as dueOn',
      'net',
      'cgst',
      'sgst',
      'igst',
      'total',
      'due',
      'paid',
      'credited',
    ])
    .select(['settled_at as settledAt', 'settled_how as settledHow', 'cancelled_at as cancelledAt'])
    .execute();
}

/** What came from these parties, for whichever invoice. What the bank wrote beside it may name another. */
export async function listPaymentsBy(db: Db, partyIds: readonly string[]) {
  if (partyIds.length === 0) return [];
  const query = db
    .selectFrom('fees_payment')
    .where('paid_by_party', 'in', partyIds)
    .orderBy('recorded_at')
    .orderBy('id');
  return query.select(['provider', 'reference', 'amount', 'received_on as receivedOn']).execute();
}

/** Payments that they began themselves at the provider's. */
export function listOrdersBy(db: Db, personId: string) {
  const query = db
    .selectFrom('fees_order')
    .where('opened_by', '=', personId)
    .orderBy('opened_at')
    .orderBy('id');
  return query.select(['id', 'amount', 'opened_at as openedAt']).execute();
}

/** Pages of the provider's on which they were to pay. */
export function listLinksBy(db: Db, personId: string) {
  const query = db
    .selectFrom('fees_payment_link')
    .where('opened_by', '=', personId)
    .orderBy('opened_at')
    .orderBy('id');
  return query
    .select(['id', 'amount', 'opened_at as openedAt', 'expires_at as expiresAt'])
    .execute();
}

/** An order and a link say no more who began them; what they paid is in the books. */
export async function forgetWhoOrdered(
  tx: Db,
  personId: string,
): Promise<{ orders: number; links: number }> {
  const none = { opened_by: null };
  const orders = await tx
    .updateTable('fees_order')
    .set(none)
    .where('opened_by', '=', personId)
    .returning('id')
    .execute();
  const links = await tx
    .updateTable('fees_payment_link')
    .set(none)
    .where('opened_by', '=', personId)
    .returning('id')
    .execute();
  return { orders: orders.length, links: links.length };
}
