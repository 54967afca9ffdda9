import { actsOfChains } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { ownReference } from '../rules/numbers.ts';
import { type CashAccount, paymentBy } from '../rules/replay.ts';
import type { listPaymentsAfter } from '../store/verification.ts';
import { type Books, note } from './comparing-books.ts';

type Payments = {
  portion: Awaited<ReturnType<typeof listPaymentsAfter>>;
  sentFrom: (id: string) => CashAccount;
};

export async function comparePayments(
  db: Db,
  books: Books,
  { portion, sentFrom }: Payments,
): Promise<void> {
  const acts = await actsOfChains(
    db,
    portion.map(({ id }) => `payment:${id}`),
  );
  for (const row of portion) {
    const own = acts.get(`payment:${row.id}`) ?? [];
    const differ = (what: string) => books.differs.push({ about: row.reference, what });
    books.seen.add(row.id);
    note(books, null, own);
    const into = row.provider === 'razorpay' ? 'gateway' : 'bank';
    const replayed = paymentBy(row.id, own, { into, used: books.used.get(row.id) ?? 0n, sentFrom });
    if (!replayed) {
      differ('the payment, of which the record does not tell so');
      continue;
    }
    books.postings.push(...replayed.postings);
    const told = own[0]?.details ?? {};
    const isNamed =
      ownReference(row.provider, String(told.reference)) ===
      ownReference(row.provider, row.reference);
    if (replayed.amount !== row.amount || told.provider !== row.provider || !isNamed)
      differ('what was paid');
    if (replayed.unused !== row.unused) differ('what is left of the payment');
  }
}
