import { dayAt } from '#kernel/dates.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { findByNumber, findInvoice } from '../store/invoices.ts';
import type { By, FeesDeps, Within } from './deps.ts';
import { cancelInvoice, waiveInvoice } from './invoices.ts';
import { type Money, matchPayment, recordPayment } from './payments.ts';
import { refundInvoice, refundUnused, sendRefundOut } from './refunds.ts';

type Done<Value, Code extends string> = Promise<Result<Value, Problem<Code>>>;

/** In which of her roles somebody does it: the first one that may. */
function as(viewer: Viewer, ...roles: Role[]): By {
  return { personId: viewer.personId, role: roles.find((role) => viewer.roles.includes(role)) ?? 'person' };
}

function within<T>({ db, now }: FeesDeps, act: (within: Within) => Promise<T>): Promise<T> {
  return db.transaction().execute((tx) => act({ tx, at: now() }));
}

export type Transfer = {
  invoiceId: string | null;
  reference: string;
  amount: number;
  receivedOn: string;
  narration: string;
  paidByParty: string | null;
};

const moneyFields = {
  amount_invalid: 'amount',
  reference_missing: 'reference',
  reference_taken: 'reference',
  not_found: 'invoiceId',
} as const;

/** A transfer that accounts found on the bank's statement. Confirmed twice, or by two at once, it is counted once. */
export async function confirmTransfer(
  deps: FeesDeps,
  viewer: Viewer,
  { amount, ...transfer }: Transfer,
): Done<
  { paymentId: string; invoiceId: string | null; used: number; unused: number; isRepeat: boolean },
  keyof typeof moneyFields | 'day_ahead' | 'party_unknown'
> {
  const { today, money } = moneyOf(deps, viewer, { ...transfer, amount });
  if (transfer.receivedOn > today) return refuse({ code: 'day_ahead', field: 'receivedOn' });
  if (!(await isOfDispute(deps, money))) return refuse({ code: 'party_unknown', field: 'paidByParty' });
  const outcome = await within(deps, (here) => recordPayment(deps, here, money));
  if (!outcome.ok) return refuse({ code: outcome.refusal, field: moneyFields[outcome.refusal] });
  const { paymentId, invoiceId, used, unused, isRepeat } = outcome.value;
  return allow({ paymentId, invoiceId, used: Number(used), unused: Number(unused), isRepeat });
}

/** Whoever pays for another is a party of the same dispute (ACA s. 38(2)). */
async function isOfDispute(deps: FeesDeps, { invoiceId, paidByParty }: Money): Promise<boolean> {
  const invoice = invoiceId && paidByParty ? await findInvoice(deps.db, invoiceId) : undefined;
  const about = invoice && (await deps.aboutDispute?.(deps.db, invoice.dispute_id));
  return !about || about.parties.some(({ partyId }) => partyId === paidByParty);
}

function moneyOf({ now }: FeesDeps, viewer: Viewer, { amount, ...transfer }: Transfer): { today: string; money: Money } {
  const money: Money = { ...transfer, amount: BigInt(amount), provider: 'bank_transfer', by: as(viewer, 'accounts') };
  return { today: dayAt(now()), money };
}

/** Uses what is left of a payment for an invoice, which is named as it is printed. */
export async function matchTo(
  deps: FeesDeps,
  viewer: Viewer,
  { id, invoice }: { id: string; invoice: string },
): Done<{ id: string }, 'not_found' | 'invoice_unknown' | 'nothing_left' | 'cancelled' | 'settled_already'> {
  const invoiceId = await findByNumber(deps.db, invoice.trim().toUpperCase());
  if (!invoiceId) return refuse({ code: 'invoice_unknown', field: 'invoice' });
  const outcome = await within(deps, (here) => matchPayment(deps, here, { paymentId: id, invoiceId, by: as(viewer, 'accounts') }));
  return outcome.ok ? allow({ id }) : refuse({ code: outcome.refusal, field: outcome.refusal === 'not_found' ? '' : 'invoice' });
}

export type Order = { id: string; reason: string };
type OrderCode = 'not_found' | 'reason_missing' | 'cancelled' | 'settled_already' | 'paid_already';

export async function orderWaiver(deps: FeesDeps, viewer: Viewer, { id, reason }: Order): Done<{ id: string }, OrderCode> {
  const outcome = await within(deps, (here) => waiveInvoice(deps, here, { invoiceId: id, reason, by: as(viewer, 'registrar') }));
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: outcome.refusal === 'reason_missing' ? 'reason' : '' });
}

export async function orderCancellation(deps: FeesDeps, viewer: Viewer, { id, reason }: Order): Done<{ id: string }, OrderCode> {
  const outcome = await within(deps, (here) => cancelInvoice(deps, here, { invoiceId: id, reason, by: as(viewer, 'registrar') }));
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: outcome.refusal === 'reason_missing' ? 'reason' : '' });
}

type RefundCode = 'not_found' | 'reason_missing' | 'amount_invalid' | 'more_than_paid';
const refundFields = { not_found: '', reason_missing: 'reason', amount_invalid: 'amount', more_than_paid: 'amount' } as const;

export async function orderInvoiceRefund(
  deps: FeesDeps,
  viewer: Viewer,
  { id, amount, reason }: Order & { amount: number },
): Done<{ id: string }, RefundCode> {
  const asked = { invoiceId: id, amount: BigInt(amount), reason, by: as(viewer, 'registrar') };
  const outcome = await within(deps, (here) => refundInvoice(deps, here, asked));
  return outcome.ok ? allow({ id: outcome.value.refundId }) : refuse({ code: outcome.refusal, field: refundFields[outcome.refusal] });
}

export async function orderUnusedRefund(deps: FeesDeps, viewer: Viewer, { id, reason }: Order): Done<{ id: string }, RefundCode> {
  const outcome = await within(deps, (here) => refundUnused(here, { paymentId: id, reason, by: as(viewer, 'registrar') }));
  return outcome.ok ? allow({ id: outcome.value.refundId }) : refuse({ code: outcome.refusal, field: refundFields[outcome.refusal] });
}

export async function confirmRefundSent(
  deps: FeesDeps,
  viewer: Viewer,
  { id, reference }: { id: string; reference: string },
): Done<{ id: string }, 'not_found' | 'reference_missing' | 'reference_taken' | 'sent_already'> {
  const sending = { refundId: id, provider: 'bank_transfer' as const, reference, by: as(viewer, 'accounts') };
  const outcome = await within(deps, (here) => sendRefundOut(here, sending));
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: outcome.refusal === 'not_found' ? '' : 'reference' });
}
