import { type Paise, sum } from './money.ts';

/**
 * Where money stands. A debit counts up, a credit counts down; `receivable`, `bank`, `gateway` and `waived` are usually
 * above zero, all others below.
 */
export const ACCOUNTS = [
  'receivable', // what an invoice still asks for
  'bank', // arrived in our account
  'gateway', // taken by a payment provider, on its way to the bank
  'income', // earned by the institution
  'deposits', // held for tribunals and for stamp duty: never ours
  'cgst',
  'sgst',
  'igst',
  'waived', // income that an order gave up
  'suspense', // arrived, and not yet known what for
  'refunds', // ordered to be paid back, and not yet paid
  'payable', // approved for neutrals, and not yet paid
  'tds', // kept back of their fees for the income tax
] as const;
export type AccountKind = (typeof ACCOUNTS)[number];

/** A line of a transaction. A debit is above zero, a credit below. What it is about makes it readable from either end. */
export type LedgerEntry = {
  account: AccountKind;
  amount: Paise;
  invoiceId: string | null;
  paymentId: string | null;
};

export const POSTINGS = [
  'issued',
  'received',
  'allocated',
  'waived',
  'cancelled',
  'refund_ordered',
  'refund_paid',
  'fee_approved',
  'fee_paid',
] as const;
export type PostingKind = (typeof POSTINGS)[number];

/** Entries that are kept together or not at all. */
export type LedgerPosting = { kind: PostingKind; entries: readonly LedgerEntry[] };

/** Double entry: what one account loses another gains. Nothing may be written that does not come out even. */
export function isBalanced(entries: readonly LedgerEntry[]): boolean {
  return entries.length > 1 && sum(entries.map(({ amount }) => amount)) === 0n;
}

/** The balance of an account, of all entries or of those that a question picks. */
export function balanceOf(
  entries: readonly LedgerEntry[],
  account: AccountKind,
  of: Partial<Pick<LedgerEntry, 'invoiceId' | 'paymentId'>> = {},
): Paise {
  const wanted = Object.entries(of) as [keyof typeof of, string | null][]; // the keys of a literal of that type
  const found = entries.filter(
    (entry) => entry.account === account && wanted.every(([key, value]) => entry[key] === value),
  );
  return sum(found.map(({ amount }) => amount));
}

/** A posting of what is debited and credited. Empty lines are left out; one that does not come out even is an accident of ours. */
export function post(kind: PostingKind, lines: readonly Partial<LedgerEntry>[]): LedgerPosting {
  const entries = lines
    .map(
      (line): LedgerEntry => ({
        account: 'suspense',
        amount: 0n,
        invoiceId: null,
        paymentId: null,
        ...line,
      }),
    )
    .filter(({ amount }) => amount !== 0n);
  if (!isBalanced(entries)) throw new Error(`A posting "${kind}" does not come out even.`);
  return { kind, entries };
}
