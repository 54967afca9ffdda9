import { jsonMinor } from '#kernel/amounts.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { refundPaid } from '../rules/invoice-refunds.ts';
import { ownReference } from '../rules/numbers.ts';
import { findInvoice } from '../store/invoices.ts';
import type { Provider } from '../store/payments.ts';
import { findRefundSent, lockRefund, sendRefund } from '../store/refunds.ts';
import { logInvoiceAct, logPaymentAct, write } from './books.ts';
import type { FeesActor, FeesTransaction } from './deps.ts';

export type RefundToSend = {
  refundId: string;
  provider: Provider;
  reference: string;
  by: FeesActor;
};

export type SendRefusal = 'not_found' | 'reference_missing' | 'reference_taken' | 'sent_already';

/** Notes that an ordered refund has left, under the bank's or the provider's reference. */
export async function sendRefundOut(
  within: FeesTransaction,
  { refundId, provider, reference, by }: RefundToSend,
): Promise<Result<{ id: string }, SendRefusal>> {
  const { tx, at } = within;
  const own = ownReference(provider, reference);
  if (own === '') return refuse('reference_missing');
  const refund = await lockRefund(tx, refundId);
  if (!refund) return refuse('not_found');
  // The same told again is the same; anything else is a mistake.
  if (refund.sentAt)
    return refund.provider === provider && refund.reference === own
      ? allow({ id: refundId })
      : refuse('sent_already');
  if (await findRefundSent(tx, provider, own)) return refuse('reference_taken');
  await sendRefund(tx, refundId, { sentAt: at, sentBy: by.personId, provider, reference: own });
  const of = { invoiceId: refund.invoiceId, paymentId: refund.paymentId, amount: refund.amount };
  const invoice = refund.invoiceId ? await findInvoice(tx, refund.invoiceId) : undefined;
  await write(within, refundPaid(of, provider === 'razorpay' ? 'gateway' : 'bank'), {
    disputeId: invoice?.disputeId ?? null,
    by,
  });
  const details = { refund: refundId, amount: jsonMinor(refund.amount), reference: own };
  if (invoice) await logInvoiceAct(within, invoice, { act: 'invoice.refund_sent', by, details });
  else if (refund.paymentId)
    await logPaymentAct(within, refund.paymentId, { act: 'payment.refund_sent', by, details });
  return allow({ id: refundId });
}
