import { addDays, type Day, dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { referenceIn } from '../rules/numbers.ts';
import { listDisputesOf, type MoneyReference } from '../store/disputes-of.ts';
import { findByNumber, findInvoice } from '../store/invoices.ts';
import { findPaymentById } from '../store/payments.ts';
import { payerNamed } from '../views/payers.ts';
import type { FeesActor, FeesDeps, FeesTransaction, OfficeMoneyDeps } from './deps.ts';
import { cancelInvoice, waiveInvoice } from './invoices.ts';
import {
  isPayerKnown,
  matchPayment,
  type ReceivedPayment,
  type RecordedPayment,
  recordPayment,
} from './payments.ts';
import { stated } from './reading.ts';
import { refundInvoice, refundUnused, sendRefundOut } from './refunds.ts';

type Done<Value, Code extends string> = Promise<Result<Value, Problem<Code>>>;

/** In which of their roles somebody does it: the first one that may. */
function as(viewer: Viewer, ...roles: Role[]): FeesActor {
  return {
    personId: viewer.personId,
    role: roles.find((role) => viewer.roles.includes(role)) ?? 'person',
  };
}

function within<T>(
  { db, now }: FeesDeps,
  act: (within: FeesTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute((tx) => act({ tx, at: now() }));
}

export type Transfer = {
  invoiceId: string | null;
  reference: string;
  amount: number;
  receivedOn: string;
  narration: string;
  paidByParty: string | null;
  paidByName?: string | null | undefined;
  /** Whose money it is somebody says afterwards; until then no invoice takes any of it. */
  isPayerUnclear?: boolean | undefined;
};

const moneyFields = {
  amount_invalid: 'amount',
  reference_missing: 'reference',
  reference_taken: 'reference',
  not_found: 'invoiceId',
} as const;

/** A transfer that accounts found on the bank's statement. Confirmed twice, or by two at once, it is counted once. */
export async function confirmTransfer(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { amount, ...transfer }: Transfer,
): Done<RecordedPayment, keyof typeof moneyFields | 'day_ahead' | 'day_early' | PayerCode> {
  const { today, money } = moneyOf(deps, viewer, { ...transfer, amount });
  await refuseOwnMoney(deps, viewer, {
    invoiceId: transfer.invoiceId,
    narration: transfer.narration,
  });
  if (transfer.receivedOn > today) return refuse({ code: 'day_ahead', field: 'receivedOn' });
  if (transfer.receivedOn < (await firstDayFor(deps, transfer.invoiceId, today)))
    return refuse({ code: 'day_early', field: 'receivedOn' });
  const who = await payerIn(deps, transfer.invoiceId, transfer);
  if (!who.ok) return who;
  const outcome = await within(deps, (here) =>
    recordPayment(deps, here, { ...money, ...who.value }),
  );
  if (!outcome.ok) return refuse({ code: outcome.refusal, field: moneyFields[outcome.refusal] });
  return outcome;
}

const YEAR = 365;

/**
 * The first day on which money can have come. Nobody pays for a dispute before it was filed; what names no bill stands on a
 * statement of this year, for older books are closed.
 */
async function firstDayFor(deps: FeesDeps, invoiceId: string | null, today: Day): Promise<Day> {
  const invoice = invoiceId ? await findInvoice(deps.db, invoiceId) : undefined;
  const about = invoice && (await deps.aboutDispute(deps.db, invoice.disputeId));
  return about?.filedOn ?? addDays(today, -YEAR);
}

type PayerCode = 'party_unknown' | 'payer_name_missing';
type WhoPaid = { paidByParty?: string | null | undefined; paidByName?: string | null | undefined };
type Payer = { paidByParty: string | null; paidByName: string | null };

/**
 * Whose money it is: a party of the same dispute, which may pay for one that does not (ACA s. 38(2)), or somebody else, of whom
 * there is a name alone. Nothing said, it is that of whom the invoice is made out to.
 */
async function payerIn(
  deps: FeesDeps,
  invoiceId: string | null,
  { paidByParty = null, paidByName = null }: WhoPaid,
): Promise<Result<Payer, Problem<PayerCode>>> {
  if (paidByParty === null) {
    const isNameless = paidByName !== null && paidByName.trim() === '';
    return isNameless
      ? refuse({ code: 'payer_name_missing', field: 'paidByName' })
      : allow({ paidByParty, paidByName });
  }
  const invoice = invoiceId ? await findInvoice(deps.db, invoiceId) : undefined;
  const about = invoice && (await deps.aboutDispute(deps.db, invoice.disputeId));
  const party = about?.parties.find(({ partyId }) => partyId === paidByParty);
  if (about && !party) return refuse({ code: 'party_unknown', field: 'paidByParty' });
  return allow({ paidByParty, paidByName: party?.name ?? null });
}

function moneyOf(
  { now }: FeesDeps,
  viewer: Viewer,
  { amount, isPayerUnclear, paidByName: _name, ...transfer }: Transfer,
): { today: Day; money: ReceivedPayment } {
  const held = isPayerUnclear ? { holdBack: 'payer_unclear' as const } : {};
  const money: ReceivedPayment = {
    ...transfer,
    ...held,
    amount: BigInt(amount),
    provider: 'bank_transfer',
    by: as(viewer, 'accounts'),
  };
  return { today: dayAt(now()), money };
}

/** What matching a payment with an invoice would come to, before it is done: what is due, and who may have paid. */
export async function matchFor(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, invoice }: { id: string; invoice: string },
): Done<Matching, 'not_found' | 'invoice_unknown'> {
  const payment = await findPaymentById(deps.db, id);
  if (!payment) return refuse({ code: 'not_found', field: '' });
  const invoiceId = await findByNumber(deps.db, invoice.trim().toUpperCase());
  const row = invoiceId ? await findInvoice(deps.db, invoiceId) : undefined;
  if (!row) return refuse({ code: 'invoice_unknown', field: 'invoice' });
  await refuseOwnMoney(deps, viewer, { invoiceId: row.id, paymentId: id });
  const parties = (await deps.aboutDispute(deps.db, row.disputeId))?.parties ?? [];
  return allow({
    invoice: stated(row),
    parties,
    partyId: payment.paidByParty ?? row.partyId,
    known: isPayerKnown(payment) ? payerNamed(payment, row, parties) : null,
  });
}

export type Matching = {
  invoice: ReturnType<typeof stated>;
  parties: readonly { partyId: string; name: string }[];
  /** Whose money it is unless somebody says otherwise. */
  partyId: string;
  /** Whose money it is for certain, by what was booked of it. */
  known: string | null;
};

/** Uses what is left of a payment for an invoice, which is named as it is printed. */
export async function matchTo(
  deps: OfficeMoneyDeps,
  viewer: Viewer,
  { id, invoice, ...said }: { id: string; invoice: string } & WhoPaid,
): Done<
  { id: string },
  'not_found' | 'invoice_unknown' | 'nothing_left' | 'cancelled' | 'settled_already' | PayerCode
> {
  const invoiceId = await findByNumber(deps.db, invoice.trim().toUpperCase());
  if (!invoiceId) return refuse({ code: 'invoice_unknown', field: 'invoice' });
  await refuseOwnMoney(deps, viewer, { invoiceId, paymentId: id });
  const who = await payerIn(deps, invoiceId, said);
  if (!who.ok) return who;
  const matching = { paymentId: id, invoiceId, by: as(viewer, 'accounts'), ...who.value };
  const outcome = await within(deps, (here) => matchPayment(deps, here, matching));
  return outcome.ok
    ? allow({ id })
    : refuse({ code: outcome.refusal, field: outcome.refusal === 'not_found' ? '' : 'invoice' });
}

/** What an act on money is about; a line of the bank's statement by what the bank says of it. */
type OnMoney = Omit<MoneyReference, 'reference'> & { narration?: string };

/** One line of a bank may be used in many disputes; whoever one of them concerns leaves the whole of it to another. */
async function refuseOwnMoney(
  { db, refuseOwn }: OfficeMoneyDeps,
  viewer: Viewer,
  about: OnMoney,
): Promise<void> {
  const payment = about.paymentId ? await findPaymentById(db, about.paymentId) : undefined;
  const reference = referenceIn(about.narration ?? payment?.narration ?? '');
  await refuseOwn(db, viewer, await listDisputesOf(db, { ...about, reference }));
}

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
