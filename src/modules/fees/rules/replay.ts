import type { HashedLink } from '#modules/record/rules/chain.ts';
import type { Taxes } from './gst.ts';
import { orderRefund, orderUnusedBack, refundPaid } from './invoice-refunds.ts';
import {
  type Bill,
  type BillPosting,
  close,
  type InvoiceKind,
  issue,
  pay,
  received,
  waive,
} from './invoices.ts';
import type { LedgerPosting } from './ledger.ts';
import type { Paise } from './money.ts';

export type ReplayedInvoice = {
  id: string;
  kind: InvoiceKind;
  net: readonly Paise[];
  taxes: Taxes;
};

export type CashAccount = 'bank' | 'gateway';

/** What an invoice came to by its acts, and every posting that they wrote. */
export type Replayed = {
  bill: Bill;
  settledAt: Date | null;
  cancelledAt: Date | null;
  postings: LedgerPosting[];
};

/** Does to an invoice what its acts say was done, by the rules that did it; null where the rules would have refused. */
export function invoiceBy(
  issued: ReplayedInvoice,
  acts: readonly HashedLink[],
  sentFrom: (refundId: string) => CashAccount,
): Replayed | null {
  const [first, ...rest] = acts;
  const begun = first?.act === 'invoice.issued' ? issue(issued.id, issued.kind, issued) : null;
  if (!begun?.ok) return null;
  let replayed: Replayed = {
    bill: begun.value.bill,
    settledAt: null,
    cancelledAt: null,
    postings: [begun.value.posting],
  };
  for (const act of rest) {
    if (act.act === 'invoice.refund_sent') {
      const sent = { invoiceId: issued.id, paymentId: null, amount: amountOf(act) };
      replayed.postings.push(refundPaid(sent, sentFrom(String(act.details.refund))));
      continue;
    }
    const moved = movedBy(replayed.bill, act);
    if (moved === 'no_money') continue;
    if (!moved) return null;
    const { bill, posting } = moved;
    replayed = {
      bill,
      postings: [...replayed.postings, posting],
      settledAt: bill.settled ? (replayed.settledAt ?? act.at) : null,
      cancelledAt: bill.isCancelled ? (replayed.cancelledAt ?? act.at) : null,
    };
  }
  return replayed;
}

function movedBy(bill: Bill, act: HashedLink): BillPosting | null | 'no_money' {
  const why = act.why ?? '';
  const outcomes = {
    'invoice.paid': () => pay(bill, String(act.details.payment), amountOf(act)),
    'invoice.paid_in_part': () => pay(bill, String(act.details.payment), amountOf(act)),
    'invoice.waived': () => waive(bill, why),
    // Both a bill that was cancelled whole and one whose rest fell away at the dispute's end are told so.
    'invoice.cancelled': () => close(bill, why),
    'invoice.refund_ordered': () => orderRefund(bill, amountOf(act), why),
  };
  if (!Object.hasOwn(outcomes, act.act)) return 'no_money';
  const outcome = outcomes[act.act as keyof typeof outcomes](); // it has that key, as was just asked
  return outcome.ok ? outcome.value : null;
}

/** What is left of a payment by the acts, and every posting of its own. */
export function paymentBy(
  id: string,
  acts: readonly HashedLink[],
  {
    into,
    used,
    sentFrom,
  }: { into: CashAccount; used: Paise; sentFrom: (refundId: string) => CashAccount },
): { amount: Paise; unused: Paise; postings: LedgerPosting[] } | null {
  const [first, ...rest] = acts;
  if (first?.act !== 'payment.received') return null;
  const amount = amountOf(first);
  let unused = amount - used;
  const postings = [received(id, amount, into)];
  for (const act of rest) {
    const sum = amountOf(act);
    if (act.act === 'payment.refund_ordered') {
      const ordered = orderUnusedBack({ id, unused }, sum, act.why ?? '');
      if (!ordered.ok) return null;
      unused -= sum;
      postings.push(ordered.value);
    }
    if (act.act === 'payment.refund_sent')
      postings.push(
        refundPaid(
          { invoiceId: null, paymentId: id, amount: sum },
          sentFrom(String(act.details.refund)),
        ),
      );
  }
  return { amount, unused, postings };
}

export function amountOf({ details }: HashedLink): Paise {
  return BigInt(Number.isSafeInteger(details.amount) ? Number(details.amount) : 0);
}

/** The balance of each account for each invoice and payment that postings come to. */
export function balancesOf(postings: Iterable<LedgerPosting>): Map<string, Paise> {
  const balances = new Map<string, Paise>();
  for (const { entries } of postings)
    for (const { account, amount, invoiceId, paymentId } of entries) {
      const key = `${account} ${invoiceId ?? '-'} ${paymentId ?? '-'}`;
      balances.set(key, (balances.get(key) ?? 0n) + amount);
    }
  return balances;
}
