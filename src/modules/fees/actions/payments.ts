import { jsonMinor } from '#kernel/amounts.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { newId } from '#platform/ids.ts';
import { isMoney, received } from '../rules/invoices.ts';
import { ownReference, referenceIn } from '../rules/numbers.ts';
import { findByReference, type Invoice } from '../store/invoices.ts';
import { addPayment, findPayment, listPaidOn, type Payment } from '../store/payments.ts';
import { payWith, type ReceivedPayment, type RecordedPayment } from './allocating.ts';
import { holdInvoice, logPaymentAct, write } from './books.ts';
import type { FeesTransaction, MoneyDeps } from './deps.ts';

export type PaymentRefusal =
  | 'amount_invalid'
  | 'reference_missing'
  | 'reference_taken'
  | 'not_found';

/** Keeps money that arrived, and pays with it what it is for. Never loses any: what nothing takes waits for a person. */
export async function recordPayment(
  deps: MoneyDeps,
  within: FeesTransaction,
  money: ReceivedPayment,
): Promise<Result<RecordedPayment, PaymentRefusal>> {
  const reference = ownReference(money.provider, money.reference);
  if (reference === '') return refuse('reference_missing');
  if (!isMoney(money.amount)) return refuse('amount_invalid');
  const { tx, at } = within;
  const invoiceId = money.invoiceId ?? (await invoiceNamedIn(within, money.narration));
  const invoice = invoiceId ? await holdInvoice(deps, within, invoiceId) : undefined;
  if (money.invoiceId && !invoice) return refuse('not_found');
  const id = newId(at.getTime());
  const isNew = await addPayment(tx, {
    id,
    provider: money.provider,
    reference,
    amount: money.amount,
    receivedOn: money.receivedOn,
    recordedAt: at,
    ...payerOf(money, invoice),
    narration: money.narration.trim().slice(0, 500),
    unused: money.amount,
    toMatch: 'no_invoice',
    byPerson: money.by.personId,
  });
  if (!isNew) return repeated(within, { ...money, reference });
  await write(
    within,
    received(id, money.amount, money.provider === 'razorpay' ? 'gateway' : 'bank'),
    {
      disputeId: invoice?.disputeId ?? null,
      by: money.by,
    },
  );
  await logPaymentAct(within, id, {
    act: 'payment.received',
    by: money.by,
    details: { provider: money.provider, reference, amount: jsonMinor(money.amount) },
  });
  return allow(await payWith(deps, within, { money, id, invoice }));
}

export type WhoPaid = Pick<ReceivedPayment, 'paidByParty' | 'paidByName'>;

/** Whose money it is: that of whom the invoice is made out to, unless somebody says otherwise or nobody has said yet. */
export function payerOf(
  { paidByParty, paidByName, holdBack }: WhoPaid & Pick<ReceivedPayment, 'holdBack'>,
  invoice: Invoice | undefined,
) {
  const name = paidByName?.trim().slice(0, 200) || null;
  if (paidByParty || name)
    return {
      paidByParty: paidByParty ?? null,
      paidByName: name ?? nameOn(invoice, paidByParty),
    };
  if (!invoice || holdBack === 'payer_unclear') return { paidByParty: null, paidByName: null };
  return { paidByParty: invoice.partyId, paidByName: invoice.payerName };
}

function nameOn(invoice: Invoice | undefined, partyId: string | null | undefined): string | null {
  return invoice && invoice.partyId === partyId ? invoice.payerName : null;
}

async function invoiceNamedIn({ tx }: FeesTransaction, narration: string): Promise<string | null> {
  const reference = referenceIn(narration);
  return reference ? findByReference(tx, reference) : null;
}

/** The same money, told again: the same answer, unless it is told of another invoice or as another sum. */
async function repeated(
  { tx }: FeesTransaction,
  money: ReceivedPayment,
): Promise<Result<RecordedPayment, PaymentRefusal>> {
  const kept = await findPayment(tx, money.provider, money.reference);
  if (!kept || kept.amount !== money.amount) return refuse('reference_taken');
  const used = money.invoiceId
    ? (await listPaidOn(tx, [money.invoiceId])).filter((one) => one.paymentId === kept.id)
    : [];
  if (money.invoiceId && used.length === 0 && kept.unused < kept.amount)
    return refuse('reference_taken');
  const taken = used.reduce((so, { amount }) => so + amount, 0n);
  return allow(bookedAgain(kept, money, taken));
}

function bookedAgain(kept: Payment, money: ReceivedPayment, taken: bigint) {
  return {
    paymentId: kept.id,
    invoiceId: money.invoiceId,
    used: taken,
    unused: kept.unused,
    toMatch: kept.toMatch,
    isRepeat: true,
  };
}

/** One transfer comes from one account: with its first part it is booked whose money all of it is. */
export function isPayerKnown(payment: Payment): boolean {
  return payment.unused < payment.amount && hasPayer(payment);
}

export function hasPayer({ paidByParty, paidByName }: Payment): boolean {
  return paidByParty !== null || paidByName !== null;
}
