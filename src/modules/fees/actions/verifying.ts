import { listSubjects } from '#modules/record/actions.ts';
import type { RecordFindings } from '#modules/record/rules/findings.ts';
import type { Db } from '#platform/db.ts';
import type { CashAccount } from '../rules/replay.ts';
import {
  listAllotted,
  listAllRefunds,
  listCredited,
  listEarningsAfter,
  listInvoicesAfter,
  listPaymentsAfter,
} from '../store/verification.ts';
import {
  type Books,
  compareInvoices,
  compareLedger,
  compareMaps,
  newTold,
  refundText,
} from './comparing-books.ts';
import { compareEarnings } from './comparing-earnings.ts';
import { comparePayments } from './comparing-payments.ts';

const PORTION = 500;

type Refunds = Awaited<ReturnType<typeof listAllRefunds>>;

/** Replays the acts of every invoice and payment by the rules that made them, and compares rows, refunds and ledger. */
export async function verifyFees(
  db: Db,
): Promise<RecordFindings & { invoices: number; payments: number }> {
  const books: Books = {
    differs: [],
    uncovered: [],
    postings: [],
    used: new Map(),
    told: newTold(),
    seen: new Set(),
  };
  const refunds = await listAllRefunds(db);
  const sentFrom = accountsOf(refunds);
  const invoices = await inPortions(
    (after) => listInvoicesAfter(db, after, PORTION),
    ({ row }) => row.id,
    (portion) => compareInvoices(db, books, { portion, sentFrom }),
  );
  const payments = await inPortions(
    (after) => listPaymentsAfter(db, after, PORTION),
    ({ id }) => id,
    (portion) => comparePayments(db, books, { portion, sentFrom }),
  );
  await inPortions(
    (after) => listEarningsAfter(db, after, PORTION),
    ({ id }) => id,
    (portion) => compareEarnings(db, books, portion),
  );
  for (const kind of ['invoice', 'payment', 'fee'] as const)
    await inPortions(
      (after) => listSubjects(db, { kind, after, most: PORTION }),
      (id) => id,
      async (ids) => {
        for (const id of ids)
          if (!books.seen.has(id))
            books.differs.push({
              about: id,
              what: `the ${kind} is gone, and the record tells of it`,
            });
      },
    );
  await compareLedger(db, books);
  compareMaps(books, 'the allocations', [books.told.allotted, await listAllotted(db)]);
  compareMaps(books, 'the credit notes', [books.told.credited, await listCredited(db)]);
  compareMaps(books, 'the refunds', [
    books.told.refunds,
    new Map(refunds.map((row) => [row.id, refundText(row.amount, row.reference)])),
  ]);
  const { differs, uncovered } = books;
  return { differs, uncovered, invoices, payments };
}

async function inPortions<T>(
  list: (after: string | null) => Promise<T[]>,
  idOf: (one: T) => string,
  look: (portion: T[]) => Promise<void>,
) {
  let count = 0;
  for (let after: string | null = null; ; ) {
    const portion = await list(after);
    await look(portion);
    count += portion.length;
    const last = portion.at(-1);
    if (portion.length < PORTION || last === undefined) return count;
    after = idOf(last);
  }
}

function accountsOf(refunds: Refunds): (id: string) => CashAccount {
  const providers = new Map(refunds.map(({ id, provider }) => [id, provider]));
  return (id) => (providers.get(id) === 'razorpay' ? 'gateway' : 'bank');
}
