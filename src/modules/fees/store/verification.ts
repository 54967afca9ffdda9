import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Paise } from '../rules/money.ts';

/** The next invoices after an id with their lines: for whoever compares them with the record. */
export async function listInvoicesAfter(db: Db, after: string | null, most: number) {
  const rows = await db
    .selectFrom('fees_invoice')
    .$if(after !== null, (some) => some.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await linesOf(db, ids), ({ invoiceId }) => invoiceId);
  return rows.map((row) => ({ row, lines: lines.get(row.id) ?? [] }));
}

function linesOf(db: Db, ids: string[]) {
  return db
    .selectFrom('fees_invoice_line')
    .where('invoiceId', 'in', ids)
    .orderBy('invoiceId')
    .orderBy('place')
    .selectAll()
    .execute();
}

export function listPaymentsAfter(db: Db, after: string | null, most: number) {
  return db
    .selectFrom('fees_payment')
    .$if(after !== null, (some) => some.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
}

export function listEarningsAfter(db: Db, after: string | null, most: number) {
  return db
    .selectFrom('fees_earning')
    .$if(after !== null, (some) => some.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
}

export function listAllRefunds(db: Db) {
  return db.selectFrom('fees_refund').selectAll().execute();
}

/** What the ledger says of each account for each invoice and payment. */
export async function listLedgerBalances(db: Db): Promise<Map<string, Paise>> {
  const { rows } = await sql<{ key: string; amount: string }>`
    select account || ' ' || coalesce(invoice_id::text, '-') || ' ' || coalesce(payment_id::text, '-') as key, sum(amount)::text as amount
    from fees_entry group by 1`.execute(db);
  return new Map(rows.map(({ key, amount }) => [key, BigInt(amount)]));
}

/** Transactions of the ledger that do not come out even. */
export async function listUneven(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from fees_transaction t left join fees_entry e on e.transaction_id = t.id
    group by t.id having coalesce(sum(e.amount), 1) <> 0 limit 20`.execute(db);
  return rows.map(({ id }) => id);
}

/** How much of each payment each invoice took. */
export function listAllotted(db: Db): Promise<Map<string, Paise>> {
  return sums(
    db,
    sql`select invoice_id || ' ' || payment_id as key, sum(amount)::text as amount from fees_allocation group by 1`,
  );
}

/** How much of each invoice credit notes took back. */
export function listCredited(db: Db): Promise<Map<string, Paise>> {
  return sums(
    db,
    sql`select invoice_id::text as key, sum(amount)::text as amount from fees_credit_note group by 1`,
  );
}

async function sums(db: Db, query: RawBuilder<unknown>): Promise<Map<string, Paise>> {
  const { rows } = await query.execute(db);
  return new Map(
    (rows as { key: string; amount: string }[]).map(({ key, amount }) => [key, BigInt(amount)]),
  ); // both queries above name these
}
