import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Paise } from '../rules/money.ts';
import { findInvoice, lockInvoice } from '../store/invoices.ts';
import { addOrder, findOpenOrder } from '../store/orders.ts';
import type { FeesDeps } from './deps.ts';

export type Checkout = {
  orderId: string;
  keyId: string;
  amount: Paise;
  currency: 'INR';
  number: string;
};

export type CheckoutRefusal = 'not_found' | 'provider_off' | 'nothing_due' | 'provider_failed';

/** Opens an order with the provider for what is due, or gives the one that was opened for it. */
export async function openCheckout(
  deps: FeesDeps,
  viewer: Viewer,
  invoiceId: string,
): Promise<Result<Checkout, CheckoutRefusal>> {
  const { db, now, razorpay } = deps;
  const invoice = await findInvoice(db, invoiceId);
  if (!invoice || !(await deps.mayPay(db, viewer, invoice.disputeId))) return refuse('not_found');
  if (!razorpay) return refuse('provider_off');
  if (invoice.due === 0n || invoice.cancelledAt) return refuse('nothing_due');
  const partyId = await deps.partyOf(db, viewer, invoice.disputeId);
  const shown = {
    keyId: razorpay.keyId,
    amount: invoice.due,
    currency: 'INR' as const,
    number: invoice.number,
  };
  const wanted = { invoiceId, amount: invoice.due, partyId };
  const open = await findOpenOrder(db, wanted);
  if (open) return allow({ orderId: open.id, ...shown });
  const opened = await razorpay.openOrder({
    amount: invoice.due,
    receipt: invoice.number,
    notes: { invoice: invoice.id },
  });
  if (!opened.ok) return refuse('provider_failed');
  const order = {
    id: opened.id,
    invoiceId,
    amount: invoice.due,
    openedAt: now(),
    openedBy: viewer.personId,
    partyId,
  };
  return db.transaction().execute(async (tx) => {
    const held = await lockInvoice(tx, invoiceId);
    if (!held || held.due === 0n || held.cancelledAt) return refuse('nothing_due');
    // Of several who asked at once one was first, and all go on with that order.
    const first = await findOpenOrder(tx, wanted);
    if (!first) await addOrder(tx, order);
    return allow({ orderId: (first ?? order).id, ...shown });
  });
}
