import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { Paise } from '../rules/money.ts';

export type Payment = Selectable<Tables['fees_payment']>;

export type RefundRow = Selectable<Tables['fees_refund']>;

export type ToMatch = NonNullable<Payment['toMatch']>;

export type Provider = Payment['provider'];

/** Keeps money that arrived; false when the same money is kept already, however many said so at once. */
export async function addPayment(
  tx: Db,
  payment: Insertable<Tables['fees_payment']>,
): Promise<boolean> {
  const row = await tx
    .insertInto('fees_payment')
    .values(payment)
    .onConflict((same) => same.columns(['provider', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findPayment(
  db: Db,
  provider: Provider,
  reference: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('fees_payment')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .selectAll()
    .executeTakeFirst();
}

export function findPaymentById(db: Db, id: string): Promise<Payment | undefined> {
  return db.selectFrom('fees_payment').where('id', '=', id).selectAll().executeTakeFirst();
}

export function lockPayment(tx: Db, id: string): Promise<Payment | undefined> {
  return tx
    .selectFrom('fees_payment')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

export async function changePayment(
  tx: Db,
  id: string,
  change: {
    unused: Paise;
    toMatch: ToMatch | null;
    paidByParty?: string | null;
    paidByName?: string | null;
  },
): Promise<void> {
  await tx.updateTable('fees_payment').set(change).where('id', '=', id).execute();
}

export async function addAllocation(
  tx: Db,
  allocation: Insertable<Tables['fees_allocation']>,
): Promise<void> {
  await tx.insertInto('fees_allocation').values(allocation).execute();
}

const PAID_ON = [
  'a.invoiceId',
  'a.paymentId',
  'a.amount',
  'a.at',
  'p.provider',
  'p.reference',
  'p.receivedOn',
] as const;

/** What was paid on some invoices, with the payment that each part came from. */
export async function listPaidOn(db: Db, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('fees_allocation as a')
    .innerJoin('fees_payment as p', 'p.id', 'a.paymentId')
    .where('a.invoiceId', 'in', invoiceIds)
    .orderBy('a.at')
    .orderBy('a.id')
    .select(PAID_ON)
    .select(['p.paidByParty', 'p.paidByName'])
    .execute();
}

/** Money that no invoice has taken, oldest first. */
export function listToMatch(db: Db, most: number): Promise<Payment[]> {
  return db
    .selectFrom('fees_payment')
    .where('unused', '>', 0n)
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
}

export async function countToMatch(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from fees_payment where unused > 0`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Refunds that were ordered and not sent yet, oldest first, with what they are about. */
export async function listToSend(db: Db, most: number) {
  return (
    db
      .selectFrom('fees_refund as r')
      .leftJoin('fees_invoice as i', 'i.id', 'r.invoiceId')
      .leftJoin('fees_payment as p', 'p.id', 'r.paymentId')
      .where('r.sentAt', 'is', null)
      .orderBy('r.id')
      .limit(most)
      .select(['r.id', 'r.amount', 'r.reason', 'r.orderedAt', 'r.invoiceId', 'r.paymentId'])
      .select([
        'i.number',
        'i.payerName',
        'p.provider as paymentProvider',
        'p.reference as paymentReference',
        'p.paidByName',
      ])
      // Money goes back to whoever it came from, who need not be the one that the invoice is made out to.
      .select(
        sql<
          string[] | null
        >`(select array_agg(distinct coalesce(from_whom.paid_by_name, i.payer_name))
        from fees_allocation used join fees_payment from_whom on from_whom.id = used.payment_id
        where used.invoice_id = r.invoice_id)`.as('payers'),
      )
      .execute()
  );
}

export async function countToSend(db: Db): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from fees_refund where sent_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}
