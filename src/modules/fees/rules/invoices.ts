import { allow, type Result, refuse } from '#kernel/result.ts';
import { NO_TAX, type Taxes, taxTotal } from './gst.ts';
import { type AccountKind, type LedgerEntry, type LedgerPosting, post } from './ledger.ts';
import { least, type Paise, portion, sum } from './money.ts';

/** What an invoice is for. */
export const INVOICE_KINDS = ['registration', 'admin', 'deposit', 'stamp_duty', 'other'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

type KindRule = {
  /** Where the net sum goes. What is held for others is not income. */
  to: Extract<AccountKind, 'income' | 'deposits'>;
  /**
   * Whether the institution charges GST. A tribunal's fee is taxed with its members, mostly by reverse charge (Notification
   * 13/2017, entry 3); stamp duty is laid out as a pure agent (CGST Rules, rule 33).
   */
  isTaxed: boolean;
  /** Civil days from issue. An unpaid registration lapses after seven (6.3); deposits have thirty (ACA ss. 38, 79). */
  daysToPay: number;
};

export const kindRules: Record<InvoiceKind, KindRule> = {
  registration: { to: 'income', isTaxed: true, daysToPay: 7 },
  admin: { to: 'income', isTaxed: true, daysToPay: 15 },
  deposit: { to: 'deposits', isTaxed: false, daysToPay: 30 },
  stamp_duty: { to: 'deposits', isTaxed: false, daysToPay: 30 },
  other: { to: 'income', isTaxed: true, daysToPay: 15 },
};

export type HowSettled = 'paid' | 'waived';

/** An invoice as far as money goes. */
export type Bill = {
  id: string;
  kind: InvoiceKind;
  /** With tax. */
  total: Paise;
  taxes: Taxes;
  /** What is still asked for. */
  due: Paise;
  /** What was paid on it, and not ordered back. */
  paid: Paise;
  /** Waived, cancelled or ordered back: credit notes were written for it. */
  credited: Paise;
  isCancelled: boolean;
  settled: HowSettled | null;
};

export type BillPosting = { bill: Bill; posting: LedgerPosting };

/** The part of a sum that is net and the parts that are tax, for the credit note. */
export type Credit = { amount: Paise; net: Paise; taxes: Taxes };
export type Credited = BillPosting & { credit: Credit };

/** The longest invoice in lines, and the largest in paise: a hundred crore rupees. */
export const LINES_MAX = 50;
export const INVOICE_MAX: Paise = 100_00_00_000_00n;

/** Nothing and less is no money; and more than ten such invoices in one transfer is a slip of the hand. */
export function isMoney(amount: Paise): boolean {
  return amount > 0n && amount <= 10n * INVOICE_MAX;
}

export type IssueRefusal = 'no_lines' | 'amount_invalid' | 'too_much';

export function issue(
  id: string,
  kind: InvoiceKind,
  { net, taxes }: { net: readonly Paise[]; taxes: Taxes },
): Result<BillPosting, IssueRefusal> {
  if (net.length === 0 || net.length > LINES_MAX) return refuse('no_lines');
  if (net.some((amount) => amount <= 0n)) return refuse('amount_invalid');
  const tax = kindRules[kind].isTaxed ? taxes : NO_TAX;
  const total = sum(net) + taxTotal(tax);
  if (total > INVOICE_MAX) return refuse('too_much');
  const bill: Bill = {
    id,
    kind,
    total,
    taxes: tax,
    due: total,
    paid: 0n,
    credited: 0n,
    isCancelled: false,
    settled: null,
  };
  const entries = [
    about(id, 'receivable', total),
    about(id, kindRules[kind].to, -sum(net)),
    ...taxEntries(id, tax, -1n),
  ];
  return allow({ bill, posting: post('issued', entries) });
}

export type SettlementRefusal = 'amount_invalid' | 'cancelled' | 'settled_already';

/** Money that is here goes to an invoice, as much as both have. What is over stays with the payment. */
export function pay(
  bill: Bill,
  paymentId: string,
  money: Paise,
): Result<BillPosting & { used: Paise }, SettlementRefusal> {
  if (money <= 0n) return refuse('amount_invalid');
  if (bill.isCancelled) return refuse('cancelled');
  if (bill.due === 0n) return refuse('settled_already');
  const used = least(money, bill.due);
  const posting = allocation(used, paymentId, bill);
  const due = bill.due - used;
  return allow({
    bill: { ...bill, due, paid: bill.paid + used, settled: due === 0n ? 'paid' : null },
    posting,
    used,
  });
}

function allocation(used: bigint, paymentId: string, bill: Bill): LedgerPosting {
  return post('allocated', [
    { account: 'suspense', amount: used, paymentId, invoiceId: bill.id },
    { account: 'receivable', amount: -used, paymentId, invoiceId: bill.id },
  ]);
}

/** What arrives belongs to its payment first; an invoice is paid out of it afterwards. */
export function received(
  paymentId: string,
  amount: Paise,
  into: 'bank' | 'gateway',
): LedgerPosting {
  return post('received', [
    { account: into, amount, paymentId },
    { account: 'suspense', amount: -amount, paymentId },
  ]);
}

export type WaiveRefusal = 'reason_missing' | 'cancelled' | 'settled_already';

/** Gives up by order what is still due. What was paid stays paid. */
export function waive(bill: Bill, reason: string): Result<Credited, WaiveRefusal> {
  if (reason.trim() === '') return refuse('reason_missing');
  if (bill.isCancelled) return refuse('cancelled');
  if (bill.due === 0n) return refuse('settled_already');
  // A deposit that nobody is asked for any more was never held.
  const from = kindRules[bill.kind].to === 'income' ? 'waived' : 'deposits';
  const { credit, entries } = credited(bill, bill.due, from);
  const posting = post('waived', [...entries, about(bill.id, 'receivable', -bill.due)]);
  return allow({
    bill: { ...bill, due: 0n, credited: bill.credited + bill.due, settled: 'waived' },
    posting,
    credit,
  });
}

export type CancelRefusal = 'reason_missing' | 'cancelled' | 'paid_already' | 'settled_already';

/** Takes back an invoice on which nothing was paid, as when a filing lapses. */
export function cancel(bill: Bill, reason: string): Result<Credited, CancelRefusal> {
  if (reason.trim() === '') return refuse('reason_missing');
  if (bill.isCancelled) return refuse('cancelled');
  return bill.paid > 0n ? refuse('paid_already') : close(bill, reason);
}

/** What is still asked for when a dispute has ended, taken back: the whole bill, or the rest of one whose paid part stays. */
export function close(
  bill: Bill,
  reason: string,
): Result<Credited, Exclude<CancelRefusal, 'paid_already'>> {
  if (reason.trim() === '') return refuse('reason_missing');
  if (bill.isCancelled) return refuse('cancelled');
  if (bill.due === 0n) return refuse('settled_already');
  const { credit, entries } = credited(bill, bill.due, kindRules[bill.kind].to);
  const posting = post('cancelled', [...entries, about(bill.id, 'receivable', -bill.due)]);
  const rest: Pick<Bill, 'isCancelled' | 'settled'> = closedAs(bill);
  return allow({
    bill: { ...bill, due: 0n, credited: bill.credited + bill.due, ...rest },
    posting,
    credit,
  });
}

function closedAs(bill: Bill): Pick<Bill, 'isCancelled' | 'settled'> {
  return bill.paid > 0n
    ? { isCancelled: false, settled: 'waived' }
    : { isCancelled: true, settled: null };
}

/**
 * Takes a sum back out of net and taxes in the proportion of the invoice. Reckoned on all that was credited so far, so that
 * the taxes of many small credits are those of one large one.
 */
export function credited(
  bill: Bill,
  amount: Paise,
  from: AccountKind,
): { credit: Credit; entries: Partial<LedgerEntry>[] } {
  const part = (tax: Paise) =>
    portion(tax, bill.credited + amount, bill.total) - portion(tax, bill.credited, bill.total);
  const taxes: Taxes = taxesIn(part, bill);
  const net = amount - taxTotal(taxes);
  return {
    credit: { amount, net, taxes },
    entries: [about(bill.id, from, net), ...taxEntries(bill.id, taxes, 1n)],
  };
}

function taxesIn(part: (tax: Paise) => bigint, bill: Bill) {
  return {
    cgst: part(bill.taxes.cgst),
    sgst: part(bill.taxes.sgst),
    igst: part(bill.taxes.igst),
  };
}

function taxEntries(
  id: string,
  { cgst, sgst, igst }: Taxes,
  sign: 1n | -1n,
): Partial<LedgerEntry>[] {
  return [
    about(id, 'cgst', sign * cgst),
    about(id, 'sgst', sign * sgst),
    about(id, 'igst', sign * igst),
  ];
}

export function about(
  invoiceId: string,
  account: AccountKind,
  amount: Paise,
): Partial<LedgerEntry> {
  return { account, amount, invoiceId };
}
