import type { Category } from './limitation.ts';
import type { DisputeKind } from './triage.ts';

type Cells = Readonly<Record<string, string>>;

/** What a row may be about: the period that may be the right one, and the trouble as the guided request calls it. */
const transactions = {
  loan: { category: 'loan', trouble: 'loan' },
  goods: { category: 'goods', trouble: 'unpaid' },
  work: { category: 'work', trouble: 'unpaid' },
  contract: { category: 'contract', trouble: 'contract' },
  rent: { category: 'rent', trouble: 'tenancy' },
  purchase: { category: 'contract', trouble: 'purchase' },
  accounts: { category: 'accounts', trouble: 'business' },
  land: { category: 'land', trouble: 'property' },
  defamation: { category: 'defamation', trouble: 'other' },
  other: { category: 'other', trouble: 'other' },
} as const satisfies Record<string, { category: Category; trouble: DisputeKind }>;
export type Transaction = keyof typeof transactions;
export const TRANSACTIONS = Object.keys(transactions) as Transaction[];

/** The kind of claim by which the limitation is reckoned. */
export function categoryOf(cells: Cells): Category {
  return transactions[transactionOf(cells)].category;
}

/** The trouble by which its warnings are found. */
export function disputeKindOf(cells: Cells): DisputeKind {
  return transactions[transactionOf(cells)].trouble;
}

const LOANS: readonly string[] = ['', 'loan', 'loan-disputes'];

/** What is not said is a loan where the sector is that of loans, which it is when it is empty too. */
export function transactionOf({ transaction = '', sector = '' }: Cells): Transaction {
  return (
    TRANSACTIONS.find((one) => one === transaction) ?? (LOANS.includes(sector) ? 'loan' : 'other')
  );
}
