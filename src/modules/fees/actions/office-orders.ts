import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { OfficeMoneyDeps } from './deps.ts';
import { cancelInvoice, waiveInvoice } from './invoices.ts';
import { as, type Done, refuseOwnMoney, within } from './office-acting.ts';
import { refundInvoice, refundUnused } from './refunds.ts';
import { sendRefundOut } from './sending-refunds.ts';

export type Order = { id: string; reason: string };
type OrderCode = 'not_found' | 'reason_missing' | 'cancelled' | 'settled_already' | 'paid_already';

export async function orderWaiver(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, reason }: Order,
): Done<{ id: string }, OrderCode> {
  await refuseOwnMoney(deps, viewer, { invoiceId: id });
  const outcome = await within(deps, (here) =>
    waiveInvoice(deps, here, { invoiceId: id, reason, by: as(viewer, 'registrar') }),
  );
  return outcome.ok
    ? outcome
    : refuse({
        code: outcome.refusal,
        field: outcome.refusal === 'reason_missing' ? 'reason' : '',
      });
}

export async function orderCancellation(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, reason }: Order,
): Done<{ id: string }, OrderCode> {
  await refuseOwnMoney(deps, viewer, { invoiceId: id });
  const outcome = await within(deps, (here) =>
    cancelInvoice(deps, here, { invoiceId: id, reason, by: as(viewer, 'registrar') }),
  );
  return outcome.ok
    ? outcome
    : refuse({
        code: outcome.refusal,
        field: outcome.refusal === 'reason_missing' ? 'reason' : '',
      });
}

type RefundCode = 'not_found' | 'reason_missing' | 'amount_invalid' | 'more_than_paid';
const refundFields = {
  not_found: '',
  reason_missing: 'reason',
  amount_invalid: 'amount',
  more_than_paid: 'amount',
} as const;

export async function orderInvoiceRefund(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, amount, reason }: Order & { amount: number },
): Done<{ id: string }, RefundCode> {
  await refuseOwnMoney(deps, viewer, { invoiceId: id });
  const asked = { invoiceId: id, amount: BigInt(amount), reason, by: as(viewer, 'registrar') };
  const outcome = await within(deps, (here) => refundInvoice(deps, here, asked));
  return outcome.ok
    ? allow({ id: outcome.value.refundId })
    : refuse({ code: outcome.refusal, field: refundFields[outcome.refusal] });
}

export async function orderUnusedRefund(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, reason }: Order,
): Done<{ id: string }, RefundCode> {
  await refuseOwnMoney(deps, viewer, { paymentId: id });
  const outcome = await within(deps, (here) =>
    refundUnused(here, { paymentId: id, reason, by: as(viewer, 'registrar') }),
  );
  return outcome.ok
    ? allow({ id: outcome.value.refundId })
    : refuse({ code: outcome.refusal, field: refundFields[outcome.refusal] });
}

export async function confirmRefundSent(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, reference }: { id: string; reference: string },
): Done<{ id: string }, 'not_found' | 'reference_missing' | 'reference_taken' | 'sent_already'> {
  await refuseOwnMoney(deps, viewer, { refundId: id });
  const sending = {
    refundId: id,
    provider: 'bank_transfer' as const,
    reference,
    by: as(viewer, 'accounts'),
  };
  const outcome = await within(deps, (here) => sendRefundOut(here, sending));
  return outcome.ok
    ? outcome
    : refuse({ code: outcome.refusal, field: outcome.refusal === 'not_found' ? '' : 'reference' });
}
