import { jsonMinor } from '#kernel/amounts.ts';
import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { newId } from '#platform/ids.ts';
import { orderRefund, orderUnusedBack, type RefundRefusal } from '../rules/invoice-refunds.ts';
import type { Paise } from '../rules/money.ts';
import { type FeeEnding, refundDue, refundPacks } from '../rules/refunds.ts';
import { packOn } from '../rules/schedules/packs.ts';
import { billOf, listOfDispute } from '../store/invoices.ts';
import { changePayment, lockPayment } from '../store/payments.ts';
import { addRefund } from '../store/refunds.ts';
import { holdInvoice, logInvoiceAct, logPaymentAct, recordCreditNote, write } from './books.ts';
import type { FeesActor, FeesTransaction, MoneyDeps } from './deps.ts';

export type RefundOrder = { invoiceId: string; amount: Paise; by: FeesActor; reason: string };

type Ordered = Promise<Result<{ refundId: string }, RefundRefusal | 'not_found'>>;

/** Orders money back that was paid on an invoice, with a credit note. Accounts, or the provider, sends it. */
export async function refundInvoice(
  deps: MoneyDeps,
  within: FeesTransaction,
  { invoiceId, amount, by, reason }: RefundOrder,
): Ordered {
  const { tx, at } = within;
  const before = await holdInvoice(deps, within, invoiceId);
  if (!before) return refuse('not_found');
  const outcome = orderRefund(billOf(before), amount, reason);
  if (!outcome.ok) return outcome;
  const noteId = await recordCreditNote(deps, within, {
    before,
    moved: outcome.value,
    by,
    reason,
    cause: 'refunded',
  });
  const refundId = newId(at.getTime());
  await addRefund(tx, {
    id: refundId,
    invoiceId,
    paymentId: null,
    creditNoteId: noteId,
    amount,
    reason: reason.trim().slice(0, 2000),
    orderedAt: at,
    orderedBy: by.personId,
  });
  const details = { refund: refundId, amount: jsonMinor(amount) };
  await logInvoiceAct(within, before, {
    act: 'invoice.refund_ordered',
    by,
    why: reason,
    details,
    tells: ['role:accounts'],
  });
  return allow({ refundId });
}

export type RuleRefund = {
  disputeId: string;
  ending: FeeEnding;
  by: FeesActor;
  reason: string;
  /** Of this party's invoices alone. */
  partyId?: string | null;
};

export type RefundedByRule = { invoiceId: string; refundId: string; amount: Paise };

/** Orders back what the refund rule gives when a dispute or a filing ends early, over all of its invoices. */
export async function refundByRule(
  deps: MoneyDeps,
  within: FeesTransaction,
  { disputeId, ending, by, reason, partyId = null }: RuleRefund,
): Promise<RefundedByRule[]> {
  const pack = packOn(refundPacks, dayAt(within.at));
  const ordered: RefundedByRule[] = [];
  if (!pack) return ordered;
  for (const { id, kind, paid, partyId: itsParty } of await listOfDispute(within.tx, disputeId)) {
    if (partyId !== null && itsParty !== partyId) continue;
    const amount = refundDue(pack.value, ending, { kind, paid });
    if (amount === 0n) continue;
    const outcome = await refundInvoice(deps, within, {
      invoiceId: id,
      amount,
      by,
      reason: `${reason} (${pack.id})`,
    });
    if (outcome.ok) ordered.push({ invoiceId: id, refundId: outcome.value.refundId, amount });
  }
  return ordered;
}

/** Orders back what is left of a payment and belongs to no invoice. */
export async function refundUnused(
  within: FeesTransaction,
  { paymentId, by, reason }: { paymentId: string; by: FeesActor; reason: string },
): Ordered {
  const { tx, at } = within;
  const payment = await lockPayment(tx, paymentId);
  if (!payment) return refuse('not_found');
  const outcome = orderUnusedBack(payment, payment.unused, reason);
  if (!outcome.ok) return outcome;
  await write(within, outcome.value, { disputeId: null, by });
  await changePayment(tx, paymentId, { unused: 0n, toMatch: null });
  const refundId = newId(at.getTime());
  await addRefund(tx, {
    id: refundId,
    invoiceId: null,
    paymentId,
    creditNoteId: null,
    amount: payment.unused,
    reason: reason.trim().slice(0, 2000),
    orderedAt: at,
    orderedBy: by.personId,
  });
  const details = { refund: refundId, amount: jsonMinor(payment.unused) };
  await logPaymentAct(within, paymentId, {
    act: 'payment.refund_ordered',
    by,
    why: reason,
    details,
    tells: ['role:accounts'],
  });
  return allow({ refundId });
}
