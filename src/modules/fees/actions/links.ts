import { here } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { newId } from '#platform/ids.ts';
import type { PaymentCallback } from '#platform/razorpay.ts';
import type { Paise } from '../rules/money.ts';
import { findInvoice, type Invoice, lockInvoice } from '../store/invoices.ts';
import { addLink, findLink, findOpenLink } from '../store/links.ts';
import { findPayment } from '../store/payments.ts';
import type { FeesDeps } from './deps.ts';

export type PayPage = { url: string };
export type PaymentPageRefusal = 'not_found' | 'provider_off' | 'nothing_due' | 'provider_failed';

/** Long enough to fetch a card from another room; short enough that few are open when a transfer settles the invoice. */
const OPEN_MS = 2 * 3_600_000;
/** The provider wants a quarter of an hour at least, and so does whoever pays. */
const LEFT_MS = 20 * 60_000;

/** A page of the provider on which a party of the dispute can pay what is due. The office reads of it, and pays nothing. */
export async function payPageFor(
  deps: FeesDeps,
  viewer: Viewer,
  invoiceId: string,
): Promise<Result<PayPage, PaymentPageRefusal>> {
  const invoice = await findInvoice(deps.db, invoiceId);
  if (!invoice || !(await deps.mayPay(deps.db, viewer, invoice.disputeId)))
    return refuse('not_found');
  const partyId = await deps.partyOf(deps.db, viewer, invoice.disputeId);
  if (partyId === null) return refuse('not_found');
  return openPayPage(deps, {
    invoice,
    partyId,
    personId: viewer.personId,
    back: `/cases/${invoice.disputeId}`,
  });
}

/** An invoice, for a module that has found it for its own viewer. */
export { listDisputesByMoney } from '../store/disputes-of.ts';
export { findInvoice } from '../store/invoices.ts';

export type PaymentToStart = {
  invoice: Invoice;
  partyId: string | null;
  personId: string | null;
  back: string;
};

/** Opens such a page, or gives the one that is open. Whoever asks has found the invoice for its viewer. */
export async function openPayPage(
  deps: FeesDeps,
  { invoice, partyId, personId, back }: PaymentToStart,
): Promise<Result<PayPage, PaymentPageRefusal>> {
  const { db, now, razorpay, settings } = deps;
  if (!razorpay) return refuse('provider_off');
  if (invoice.due === 0n || invoice.cancelledAt) return refuse('nothing_due');
  const at = now();
  const wanted = { invoiceId: invoice.id, amount: invoice.due, partyId, back };
  const openUntil = new Date(at.getTime() + LEFT_MS);
  const open = await findOpenLink(db, { ...wanted, openUntil });
  if (open) return allow({ url: open.url });
  const [reference, expiresAt] = [newId(at.getTime()), new Date(at.getTime() + OPEN_MS)];
  const opened = await razorpay.openLink({
    amount: invoice.due,
    reference,
    description: invoice.number,
    notes: { invoice: invoice.id },
    expiresAt,
    callbackUrl: `${settings.publicUrl}${here('/payments/return')}`,
  });
  if (!opened.ok) return refuse('provider_failed');
  const link = {
    id: opened.id,
    reference,
    invoiceId: invoice.id,
    amount: invoice.due,
    url: opened.url,
    openedAt: at,
    expiresAt,
    openedBy: personId,
    partyId,
    back,
  };
  return db.transaction().execute(async (tx) => {
    const held = await lockInvoice(tx, invoice.id);
    if (!held || held.due === 0n || held.cancelledAt) return refuse('nothing_due');
    // Of several who asked at once one was first: the others get that page, and theirs is nobody's until it closes.
    const first = await findOpenLink(tx, { ...wanted, openUntil });
    if (!first) await addLink(tx, link);
    return allow({ url: (first ?? link).url });
  });
}

export type ReturnedPayment = {
  state: 'paid' | 'confirming' | 'open';
  number: string;
  amount: Paise;
  back: string;
};

/**
 * What to tell somebody who comes back from the provider's page. Their browser carries the words, so they are worth no more
 * than their signature, and even then they move no money: the books wait for the webhook, which alone is believed.
 */
export async function cameBack(
  deps: FeesDeps,
  returned: PaymentCallback,
): Promise<Result<ReturnedPayment, 'not_found'>> {
  const { db, razorpay } = deps;
  if (!razorpay?.isReturn(returned)) return refuse('not_found');
  const link = await findLink(db, { id: returned.linkId, reference: null });
  if (!link || link.reference !== returned.reference) return refuse('not_found');
  const invoice = await findInvoice(db, link.invoiceId);
  if (!invoice) return refuse('not_found');
  const isKept = (await findPayment(db, 'razorpay', returned.paymentId)) !== undefined;
  const state = isKept ? 'paid' : returned.status === 'paid' ? 'confirming' : 'open';
  return allow({ state, number: invoice.number, amount: link.amount, back: link.back });
}
