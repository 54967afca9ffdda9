import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

export type MoneyReference = {
  invoiceId?: string | null;
  paymentId?: string | undefined;
  refundId?: string | undefined;
  /** What is written on a transfer for one invoice. */
  reference?: string | null;
};

/**
 * Every dispute that some money touches: of the invoice, of all invoices that the payment was used for or that its payer was
 * billed, of what the refund gives back, and of the invoice that a bank's line names.
 */
export async function listDisputesOf(
  db: Db,
  { invoiceId, paymentId, refundId, reference }: MoneyReference,
): Promise<string[]> {
  const { rows } = await sql<{ disputeId: string }>`
    with payments as (
      select id, paid_by_party from fees_payment
      where id = ${paymentId ?? null}::uuid or id = (select payment_id from fees_refund where id = ${refundId ?? null}::uuid)
    )
    select distinct invoice.dispute_id from fees_invoice invoice
    where invoice.id = ${invoiceId ?? null}::uuid or invoice.reference = ${reference ?? null}
      or invoice.id = (select invoice_id from fees_refund where id = ${refundId ?? null}::uuid)
      or invoice.id in (select used.invoice_id from fees_allocation used join payments on payments.id = used.payment_id)
      or invoice.party_id in (select paid_by_party from payments)`.execute(db);
  return rows.map(({ disputeId }) => disputeId);
}

/** The disputes of some invoices, payments and fees of neutrals by their ids, in one statement; a payment may have been used in many. */
export async function listDisputesByMoney(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; disputeId: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; disputeId: string }>`
    select id, dispute_id from fees_invoice where id = any(${ids}::uuid[])
    union select id, dispute_id from fees_earning where id = any(${ids}::uuid[])
    union select used.payment_id, invoice.dispute_id from fees_allocation used
      join fees_invoice invoice on invoice.id = used.invoice_id where used.payment_id = any(${ids}::uuid[])
    union select payment.id, invoice.dispute_id from fees_payment payment
      join fees_invoice invoice on invoice.party_id = payment.paid_by_party where payment.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}
