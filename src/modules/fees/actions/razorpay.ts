import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { sha256 } from '#platform/hash.ts';
import type { Paise } from '../rules/money.ts';
import { NARRATION_MAX } from '../rules/numbers.ts';
import { type ProviderEvent, type ProviderPayment, readEvent } from '../rules/razorpay.ts';
import { findInvoice } from '../store/invoices.ts';
import { findLink } from '../store/links.ts';
import { addEvent, findOrder, setOutcome } from '../store/orders.ts';
import { findPayment, type Payment } from '../store/payments.ts';
import { findRefundSent, findRefundWaiting } from '../store/refunds.ts';
import type { FeesDeps, FeesTransaction } from './deps.ts';
import { BY_ITSELF } from './invoices.ts';
import { matchPayment } from './matching-payments.ts';
import { recordPayment } from './payments.ts';
import { sendRefundOut } from './sending-refunds.ts';

export type RazorpayWebhook = {
  body: string;
  signature: string | undefined;
  eventId: string | undefined;
};

export type RazorpayWebhookRefusal = 'provider_off' | 'signature_wrong' | 'not_understood';

export type WebhookOutcome = { outcome: 'repeat' | 'noted' | 'paid' | 'to_match' | 'refunded' };

/**
 * What the provider tells us. Nothing that is not signed is read, let alone kept; what was told before changes nothing; and
 * whatever money it speaks of is in the ledger when it hears that we understood.
 */
export async function handleRazorpayWebhook(
  deps: FeesDeps,
  { body, signature, eventId }: RazorpayWebhook,
): Promise<Result<WebhookOutcome, RazorpayWebhookRefusal>> {
  if (!deps.razorpay) return refuse('provider_off');
  if (!deps.razorpay.isSigned(body, signature)) return refuse('signature_wrong');
  const read = readEvent(parsed(body));
  if (!read) return refuse('not_understood');
  const at = deps.now();
  const id = eventId && /^[A-Za-z0-9_-]{1,100}$/.test(eventId) ? eventId : sha256(body);
  return deps.db.transaction().execute(async (tx) => {
    const event = {
      provider: 'razorpay' as const,
      id,
      type: read.type,
      receivedAt: at,
      said: saidIn(read.event),
      outcome: 'noted',
    };
    if (!(await addEvent(tx, event))) return allow({ outcome: 'repeat' as const });
    const outcome = await follow(deps, { tx, at }, read.event);
    await setOutcome(tx, id, outcome);
    return allow({ outcome });
  });
}

function follow(
  deps: FeesDeps,
  within: FeesTransaction,
  event: ProviderEvent,
): Promise<WebhookOutcome['outcome']> {
  if (event.about === 'captured') return takePayment(deps, within, event.payment);
  if (event.about === 'refunded') return takeRefund(within, event.refund);
  return Promise.resolve('noted');
}

async function takePayment(
  deps: FeesDeps,
  within: FeesTransaction,
  { id, orderId, linkId, reference, amount, currency, at }: ProviderPayment,
): Promise<WebhookOutcome['outcome']> {
  // The books are in rupees; a person asks the provider what the money came to.
  if (currency !== 'INR') return 'to_match';
  const order = orderId ? await findOrder(within.tx, orderId) : undefined;
  const asked = order ?? (await findLink(within.tx, { id: linkId, reference }));
  const kept = await findPayment(within.tx, 'razorpay', id);
  if (kept) return kept.amount === amount ? placeKept(deps, within, { kept, asked }) : 'to_match';
  const outcome = await recordPayment(deps, within, {
    provider: 'razorpay',
    reference: id,
    amount,
    receivedOn: dayOf(at, within),
    narration: (orderId ?? '').slice(0, NARRATION_MAX),
    invoiceId: asked?.invoiceId ?? null,
    paidByParty: asked?.partyId ?? null,
    mustBeExact: true,
    by: BY_ITSELF,
    ...(asked && asked.amount !== amount ? { holdBack: 'amount_differs' as const } : {}),
  });
  if (!outcome.ok) return 'to_match';
  if (outcome.value.isRepeat) {
    // Another message of the same money came in between.
    const told = await findPayment(within.tx, 'razorpay', id);
    return told ? placeKept(deps, within, { kept: told, asked }) : 'repeat';
  }
  return outcome.value.toMatch ? 'to_match' : 'paid';
}

/** On which day the provider took it. A day that has not come is a mistake of theirs, and no money is lost for it. */
function dayOf(at: Date | null, within: FeesTransaction): Day {
  return dayAt(at && at < within.at ? at : within.at);
}

type Kept = {
  kept: Payment;
  asked: { invoiceId: string; amount: Paise; partyId: string | null } | undefined;
};

/**
 * Money of which another message spoke first. Where that one did not say what it was for, as the plain capture of a
 * payment link may not, this one does, and the money goes where it was meant; everything else is the same told again.
 */
async function placeKept(
  deps: FeesDeps,
  within: FeesTransaction,
  { kept, asked }: Kept,
): Promise<WebhookOutcome['outcome']> {
  if (kept.toMatch !== 'no_invoice' || kept.unused !== kept.amount || asked?.amount !== kept.amount)
    return 'repeat';
  const invoice = await findInvoice(within.tx, asked.invoiceId);
  if (invoice?.due !== kept.amount) return 'repeat'; // accounts has it before them already
  const placing = {
    paymentId: kept.id,
    invoiceId: invoice.id,
    by: BY_ITSELF,
    paidByParty: asked.partyId,
  };
  const matched = await matchPayment(deps, within, placing);
  return matched.ok ? 'paid' : 'repeat';
}

type RefundTold = Extract<ProviderEvent, { about: 'refunded' }>['refund'];

async function takeRefund(
  within: FeesTransaction,
  { id, paymentId, amount }: RefundTold,
): Promise<WebhookOutcome['outcome']> {
  if (await findRefundSent(within.tx, 'razorpay', id)) return 'repeat';
  const payment = await findPayment(within.tx, 'razorpay', paymentId);
  const waiting = payment && (await findRefundWaiting(within.tx, payment.id, amount));
  if (!waiting) return 'to_match'; // made without our order
  const sent = await sendRefundOut(within, {
    refundId: waiting.id,
    provider: 'razorpay',
    reference: id,
    by: BY_ITSELF,
  });
  return sent.ok ? 'refunded' : 'to_match';
}

function saidIn(event: ProviderEvent): string {
  return JSON.stringify(event, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
