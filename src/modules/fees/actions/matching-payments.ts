import { allow, type Result, refuse } from '#kernel/result.ts';
import { changePayment, lockPayment } from '../store/payments.ts';
import { allocate, type RecordedPayment } from './allocating.ts';
import { holdInvoice } from './books.ts';
import type { FeesActor, FeesTransaction, MoneyDeps } from './deps.ts';
import { hasPayer, isPayerKnown, payerOf, type WhoPaid } from './payments.ts';

export type MatchRefusal = 'not_found' | 'nothing_left' | 'cancelled' | 'settled_already';

/** Uses what is left of a payment for an invoice that a person found. */
export async function matchPayment(
  deps: MoneyDeps,
  within: FeesTransaction,
  {
    paymentId,
    invoiceId,
    by,
    ...who
  }: { paymentId: string; invoiceId: string; by: FeesActor } & WhoPaid,
): Promise<Result<RecordedPayment, MatchRefusal>> {
  const invoice = await holdInvoice(deps, within, invoiceId);
  const payment = await lockPayment(within.tx, paymentId);
  if (!invoice || !payment) return refuse('not_found');
  if (payment.unused === 0n) return refuse('nothing_left');
  if (invoice.cancelledAt) return refuse('cancelled');
  if (invoice.due === 0n) return refuse('settled_already');
  const used = await allocate(deps, within, { payment, invoice, by });
  const unused = payment.unused - used;
  const isSaid = Boolean(who.paidByParty || who.paidByName);
  const payer =
    isPayerKnown(payment) || (hasPayer(payment) && !isSaid) ? {} : payerOf(who, invoice);
  await changePayment(within.tx, paymentId, {
    unused,
    toMatch: unused === 0n ? null : 'over',
    ...payer,
  });
  return allow({
    paymentId,
    invoiceId,
    used,
    unused,
    toMatch: unused === 0n ? null : 'over',
    isRepeat: false,
  });
}
