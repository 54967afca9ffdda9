import { allow, type Result, refuse } from '#kernel/result.ts';
import { about, type Bill, type Credited, credited, kindRules } from './invoices.ts';
import { type LedgerPosting, post } from './ledger.ts';
import type { Paise } from './money.ts';

export type RefundRefusal = 'reason_missing' | 'amount_invalid' | 'more_than_paid';

/** Orders money back that was paid on an invoice. It leaves the bank when accounts has sent it. */
export function orderRefund(
  bill: Bill,
  amount: Paise,
  reason: string,
): Result<Credited, RefundRefusal> {
  if (reason.trim() === '') return refuse('reason_missing');
  if (amount <= 0n) return refuse('amount_invalid');
  if (amount > bill.paid) return refuse('more_than_paid');
  const { credit, entries } = credited(bill, amount, kindRules[bill.kind].to);
  const posting = post('refund_ordered', [...entries, about(bill.id, 'refunds', -amount)]);
  return allow({
    bill: { ...bill, paid: bill.paid - amount, credited: bill.credited + amount },
    posting,
    credit,
  });
}

/** Orders money back that belongs to no invoice: too much, twice, or for nothing that we know of. */
export function orderUnusedBack(
  payment: { id: string; unused: Paise },
  amount: Paise,
  reason: string,
): Result<LedgerPosting, RefundRefusal> {
  if (reason.trim() === '') return refuse('reason_missing');
  if (amount <= 0n) return refuse('amount_invalid');
  if (amount > payment.unused) return refuse('more_than_paid');
  return allow(
    post('refund_ordered', [
      { account: 'suspense', amount, paymentId: payment.id },
      { account: 'refunds', amount: -amount, paymentId: payment.id },
    ]),
  );
}

/** Ordered back: out of an invoice, or out of what was left of a payment. */
export type RefundDue = { invoiceId: string | null; paymentId: string | null; amount: Paise };

/** The ordered money has left. */
export function refundPaid(
  { invoiceId, paymentId, amount }: RefundDue,
  from: 'bank' | 'gateway',
): LedgerPosting {
  return post('refund_paid', [
    { account: 'refunds', amount, invoiceId, paymentId },
    { account: from, amount: -amount, invoiceId, paymentId },
  ]);
}
