import { jsonMinor } from '#kernel/amounts.ts';
import type { Day } from '#kernel/days.ts';
import { newId } from '#platform/ids.ts';
import { pay } from '../rules/invoices.ts';
import type { Paise } from '../rules/money.ts';
import { billOf, type Invoice } from '../store/invoices.ts';
import {
  addAllocation,
  changePayment,
  type Payment,
  type Provider,
  type ToMatch,
} from '../store/payments.ts';
import { logInvoiceAct, logPaymentAct, recordSettlement, stateOf } from './books.ts';
import type { FeesActor, FeesTransaction, MoneyDeps } from './deps.ts';

type Using = { money: ReceivedPayment; id: string; invoice: Invoice | undefined };

export async function payWith(
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

export async function allocate(
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
