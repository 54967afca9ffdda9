import { addDays, type Day, dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { findByNumber, findInvoice } from '../store/invoices.ts';
import { findPaymentById } from '../store/payments.ts';
import { payerNamed } from '../views/payers.ts';
import type { ReceivedPayment, RecordedPayment } from './allocating.ts';
import type { FeesDeps, OfficeMoneyDeps } from './deps.ts';
import { matchPayment } from './matching-payments.ts';
import { as, type Done, refuseOwnMoney, within } from './office-acting.ts';
import { isPayerKnown, recordPayment } from './payments.ts';
import { stated } from './reading.ts';

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
