import { type Db, prepared } from '#platform/db.ts';
import { rowsIn, rowsLike } from '#platform/rows.ts';
import type { CreditNote, Invoice } from './invoices.ts';
import type { listPaidOn } from './payments.ts';

export type PaidOn = Awaited<ReturnType<typeof listPaidOn>>[number];

/** Of which claim a deposit is. */
export type DepositOf = { id: string; partyId: string; isCounterclaim: boolean };

const LISTS = {
  invoices: rowsIn('fees_invoice', {
    issuedAt: 'moment',
    settledAt: 'moment',
    cancelledAt: 'moment',
    net: 'whole',
    cgst: 'whole',
    sgst: 'whole',
    igst: 'whole',
    total: 'whole',
    due: 'whole',
    paid: 'whole',
    credited: 'whole',
  }),
  payments: rowsLike<PaidOn>({ at: 'moment', amount: 'whole' }),
  deposits: rowsLike<DepositOf>({}),
  notes: rowsIn('fees_credit_note', {
    at: 'moment',
    amount: 'whole',
    net: 'whole',
    cgst: 'whole',
    sgst: 'whole',
    igst: 'whole',
  }),
};

/** In the orders in which each is listed alone (invoices.ts, payments.ts). */
const TEXT = `select
${LISTS.invoices.of('select * from fees_invoice where dispute_id = $1 order by issued_at, number')} as invoices,
${LISTS.payments.of(`select a.invoice_id, a.payment_id, a.amount, a.at, p.provider, p.reference, p.received_on, p.paid_by_party, p.paid_by_name
  from fees_allocation a join fees_payment p on p.id = a.payment_id join fees_invoice i on i.id = a.invoice_id
  where i.dispute_id = $1 order by a.at, a.id`)} as payments,
${LISTS.deposits.of('select id, party_id, is_counterclaim from fees_deposit where dispute_id = $1 order by asked_at, id')} as deposits,
${LISTS.notes.of(`select n.* from fees_credit_note n join fees_invoice i on i.id = n.invoice_id
  where i.dispute_id = $1 order by n.at, n.id`)} as notes`;

/** Every invoice of a dispute with what was paid on it and taken back of it: one statement. */
export async function listBooks(
  db: Db,
  disputeId: string,
): Promise<{
  invoices: Invoice[];
  payments: PaidOn[];
  notes: CreditNote[];
  deposits: DepositOf[];
}> {
  const [row] = await prepared<Record<keyof typeof LISTS, unknown>>(db, {
    name: 'dispute_books',
    text: TEXT,
    values: [disputeId],
  });
  return {
    invoices: LISTS.invoices.read(row?.invoices ?? []),
    payments: LISTS.payments.read(row?.payments ?? []),
    notes: LISTS.notes.read(row?.notes ?? []),
    deposits: LISTS.deposits.read(row?.deposits ?? []),
  };
}
