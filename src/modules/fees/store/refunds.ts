import type { Insertable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { Paise } from '../rules/money.ts';
import type { Provider, RefundRow } from './payments.ts';

export async function addRefund(tx: Db, refund: Insertable<Tables['fees_refund']>): Promise<void> {
  await tx.insertInto('fees_refund').values(refund).execute();
}

export function lockRefund(tx: Db, id: string): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('fees_refund')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

export function findRefundSent(
  db: Db,
  provider: Provider,
  reference: string,
): Promise<RefundRow | undefined> {
  return db
    .selectFrom('fees_refund')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .selectAll()
    .executeTakeFirst();
}

export async function sendRefund(
  tx: Db,
  id: string,
  sent: { sentAt: Date; sentBy: string | null; provider: Provider; reference: string },
) {
  await tx.updateTable('fees_refund').set(sent).where('id', '=', id).execute();
}

export function listRefunds(db: Db, invoiceIds: readonly string[]): Promise<RefundRow[]> {
  if (invoiceIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('fees_refund')
    .where('invoiceId', 'in', invoiceIds)
    .orderBy('id')
    .selectAll()
    .execute();
}

/** The oldest refund that waits, of this amount, out of a payment or of an invoice that the payment paid. */
export async function findRefundWaiting(
  tx: Db,
  paymentId: string,
  amount: Paise,
): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('fees_refund as r')
    .where('r.sentAt', 'is', null)
    .where('r.amount', '=', amount)
    .where((is) =>
      is.or([
        is('r.paymentId', '=', paymentId),
        is(
          'r.invoiceId',
          'in',
          is.selectFrom('fees_allocation').where('paymentId', '=', paymentId).select('invoiceId'),
        ),
      ]),
    )
    .orderBy('r.id')
    .limit(1)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
}
