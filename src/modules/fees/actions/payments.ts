import { jsonMinor } from '#kernel/amounts.ts';
import type { Day } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { newId } from '#platform/ids.ts';
import { isMoney, pay, received } from '../rules/invoices.ts';
import type { Paise } from '../rules/money.ts';
import { ownReference, referenceIn } from '../rules/numbers.ts';
import { billOf, findByReference, type Invoice } from '../store/invoices.ts';
import {
  addAllocation,
  addPayment,
  changePayment,
  findPayment,
  listPaidOn,
  lockPayment,
  type Payment,
  type Provider,
  type ToMatch,
} from '../store/payments.ts';
import {
  holdInvoice,
  logInvoiceAct,
  logPaymentAct,
  recordSettlement,
  stateOf,
  write,
} from './books.ts';
import type { FeesActor, FeesTransaction, MoneyDeps } from './deps.ts';

/** Money that has arrived. */
export type ReceivedPayment = {
  provider: Provider;
  /** The bank's or the provider's own name for it. Told twice, it is counted once. */
  reference: string;
  amount: Paise;
  receivedOn: Day;
  /** What came with it; our own reference is looked for in it where no invoice is named. */
  narration: string;
  invoiceId: string | null;
  /** Whose money it is. Without it, that of whom the invoice is made out to. */
  paidByParty?: string | null;
  /** Its name; of somebody who is no party it is all that is known, and `paidByParty` is left out. */
  paidByName?: string | null;
  /** The provider was asked for exactly what is due: another sum is a mistake, and a person looks at it. */
  mustBeExact?: boolean;
  /** It must not be used at all before a person looked. */
  holdBack?: ToMatch;
  by: FeesActor;
};

export type RecordedPayment = {
  paymentId: string;
  invoiceId: string | null;
  /** What the invoice took of it. */
  used: Paise;
  unused: Paise;
  toMatch: ToMatch | null;
  /** It had been told before; nothing was done. */
  isRepeat: boolean;
};

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

type WhoPaid = Pick<ReceivedPayment, 'paidByParty' | 'paidByName'>;

/** Whose money it is: that of whom the invoice is made out to, unless somebody says otherwise or nobody has said yet. */
function payerOf(
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
  return allow({
    paymentId: kept.id,
    invoiceId: money.invoiceId,
    used: taken,
    unused: kept.unused,
    toMatch: kept.toMatch,
    isRepeat: true,
  });
}

type Using = { money: ReceivedPayment; id: string; invoice: Invoice | undefined };

async function payWith(
  deps: MoneyDeps,
  within: FeesTransaction,
  { money, id, invoice }: Using,
): Promise<RecordedPayment> {
  const { amount, by } = money;
  const held = money.holdBack ?? whyNot(invoice, money);
  const used =
    invoice && !held
      ? await allocate(deps, within, { payment: { id, unused: amount }, invoice, by })
      : 0n;
  const unused = amount - used;
  const toMatch = unused === 0n ? null : (held ?? 'over');
  await changePayment(within.tx, id, { unused, toMatch });
  if (toMatch) await tellLeftOver(within, { id, unused, toMatch, by });
  return { paymentId: id, invoiceId: invoice?.id ?? null, used, unused, toMatch, isRepeat: false };
}

function whyNot(
  invoice: Invoice | undefined,
  { amount, mustBeExact }: ReceivedPayment,
): ToMatch | null {
  if (!invoice) return 'no_invoice';
  if (invoice.cancelledAt) return 'cancelled';
  if (invoice.due === 0n) return 'settled_already';
  return mustBeExact && amount !== invoice.due ? 'amount_differs' : null;
}

type Allocating = { payment: Pick<Payment, 'id' | 'unused'>; invoice: Invoice; by: FeesActor };

async function allocate(
  deps: MoneyDeps,
  within: FeesTransaction,
  { payment, invoice, by }: Allocating,
): Promise<Paise> {
  const { tx, at } = within;
  const outcome = pay(billOf(invoice), payment.id, payment.unused);
  if (!outcome.ok) return 0n;
  const { used, bill } = outcome.value;
  await addAllocation(tx, {
    id: newId(at.getTime()),
    paymentId: payment.id,
    invoiceId: invoice.id,
    amount: used,
    at,
    byPerson: by.personId,
  });
  const act = bill.settled ? 'invoice.paid' : 'invoice.paid_in_part';
  const details = { payment: payment.id, amount: jsonMinor(used), due: jsonMinor(bill.due) };
  await logInvoiceAct(within, invoice, {
    act,
    by,
    from: stateOf(billOf(invoice)),
    to: stateOf(bill),
    details,
  });
  await recordSettlement(deps, within, { before: invoice, moved: outcome.value, by });
  const about = { disputeId: invoice.disputeId, invoiceId: invoice.id, partyId: invoice.partyId };
  await deps.onMoney(tx, at, { what: 'paid', ...about, amount: used, due: bill.due });
  return used;
}

async function tellLeftOver(
  within: FeesTransaction,
  { id, unused, toMatch, by }: { id: string; unused: Paise; toMatch: ToMatch; by: FeesActor },
): Promise<void> {
  const details = { amount: jsonMinor(unused), reason: toMatch };
  await logPaymentAct(within, id, {
    act: 'payment.left_over',
    by,
    details,
    tells: ['role:accounts'],
  });
}

/** One transfer comes from one account: with its first part it is booked whose money all of it is. */
export function isPayerKnown(payment: Payment): boolean {
  return payment.unused < payment.amount && hasPayer(payment);
}

function hasPayer({ paidByParty, paidByName }: Payment): boolean {
  return paidByParty !== null || paidByName !== null;
}

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
