import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { Bill } from '../rules/invoices.ts';
import type { Paise } from '../rules/money.ts';

export type Invoice = Selectable<Tables['fees_invoice']>;
export type InvoiceLine = { words: string; amount: Paise };
export type CreditNote = Selectable<Tables['fees_credit_note']>;

export async function addInvoice(
  tx: Db,
  invoice: Insertable<Tables['fees_invoice']>,
  lines: readonly InvoiceLine[],
): Promise<void> {
  const rows = lines.map(({ words, amount }, place) => ({
    invoiceId: invoice.id,
    place: place + 1,
    words,
    amount,
  }));
  await tx
    .with('added', (one) => one.insertInto('fees_invoice').values(invoice))
    .insertInto('fees_invoice_line')
    .values(rows)
    .execute();
}

export function findInvoice(db: Db, id: string): Promise<Invoice | undefined> {
  return db.selectFrom('fees_invoice').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Held until the transaction ends: what two want to pay is paid one after the other. */
export function lockInvoice(tx: Db, id: string): Promise<Invoice | undefined> {
  return tx
    .selectFrom('fees_invoice')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

export async function findByReference(db: Db, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom('fees_invoice')
    .where('reference', '=', reference)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** An invoice by its number or by what is written on a transfer for it. */
export async function findByNumber(db: Db, text: string): Promise<string | null> {
  const query = db
    .selectFrom('fees_invoice')
    .where((is) => is.or([is('number', '=', text), is('reference', '=', text)]));
  return (await query.select('id').executeTakeFirst())?.id ?? null;
}

/** The invoice as far as money goes. */
export function billOf(row: Invoice): Bill {
  return {
    id: row.id,
    kind: row.kind,
    total: row.total,
    taxes: { cgst: row.cgst, sgst: row.sgst, igst: row.igst },
    due: row.due,
    paid: row.paid,
    credited: row.credited,
    isCancelled: row.cancelledAt !== null,
    settled: row.settledHow,
  };
}

/** Keeps what a rule made of an invoice. `settled_at` is when it was settled first; a refund does not unsettle it. */
export async function changeInvoice(tx: Db, before: Invoice, bill: Bill, at: Date): Promise<void> {
  await tx
    .updateTable('fees_invoice')
    .set({
      due: bill.due,
      paid: bill.paid,
      credited: bill.credited,
      settledHow: bill.settled,
      settledAt: bill.settled ? (before.settledAt ?? at) : null,
      cancelledAt: bill.isCancelled ? (before.cancelledAt ?? at) : null,
    })
    .where('id', '=', bill.id)
    .execute();
}

export async function addCreditNote(
  tx: Db,
  note: Insertable<Tables['fees_credit_note']>,
): Promise<void> {
  await tx.insertInto('fees_credit_note').values(note).execute();
}

export function listLines(db: Db, invoiceId: string): Promise<InvoiceLine[]> {
  return db
    .selectFrom('fees_invoice_line')
    .where('invoiceId', '=', invoiceId)
    .orderBy('place')
    .select(['words', 'amount'])
    .execute();
}

export function findCreditNote(db: Db, id: string): Promise<CreditNote | undefined> {
  return db.selectFrom('fees_credit_note').where('id', '=', id).selectAll().executeTakeFirst();
}

export function listCreditNotes(db: Db, invoiceIds: readonly string[]): Promise<CreditNote[]> {
  if (invoiceIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('fees_credit_note')
    .where('invoiceId', 'in', invoiceIds)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** The invoices that are shares of one sum as it was billed, the first one first: of each party the first, which may be written anew later. */
export async function listShares(db: Db, disputeId: string, shareOf: string) {
  const rows = await db
    .selectFrom('fees_invoice as i')
    .innerJoin('fees_invoice_line as l', 'l.invoiceId', 'i.id')
    .where('i.disputeId', '=', disputeId)
    .where('i.shareOf', '=', shareOf)
    .orderBy('i.number')
    .select(['i.number', 'i.kind', 'i.partyId', 'i.net', 'l.words'])
    .execute();
  return rows.filter(
    ({ partyId }, place) => rows.findIndex((one) => one.partyId === partyId) === place,
  );
}

/** Every invoice of a dispute, the first one first. */
export function listOfDispute(db: Db, disputeId: string): Promise<Invoice[]> {
  return db
    .selectFrom('fees_invoice')
    .where('disputeId', '=', disputeId)
    .orderBy('issuedAt')
    .orderBy('number')
    .selectAll()
    .execute();
}
