import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { AccountKind, LedgerEntry, LedgerPosting } from '../rules/ledger.ts';
import type { Paise } from '../rules/money.ts';
import type { Series } from '../rules/numbers.ts';

export type PostingRecord = {
  id: string;
  at: Date;
  disputeId: string | null;
  byPerson: string | null;
};

/** Writes a transaction with its entries. Whether it comes out even the database asks once more when all is kept. */
export async function addPosting(
  tx: Db,
  { kind, entries }: LedgerPosting,
  { id, at, disputeId, byPerson }: PostingRecord,
): Promise<void> {
  await tx
    .with('added', (one) =>
      one.insertInto('fees_transaction').values({ id, kind, at, disputeId, byPerson }),
    )
    .insertInto('fees_entry')
    .values(entries.map((entry, place) => entryRow(entry, place, id)))
    .execute();
}

function entryRow(
  { account, amount, invoiceId, paymentId }: LedgerEntry,
  place: number,
  id: string,
) {
  return {
    transactionId: id,
    line: place + 1,
    account,
    amount,
    invoiceId,
    paymentId,
  };
}

/** The next number of a series. Held until the caller's transaction ends, so that there is no gap and no number twice. */
export async function nextNumber(tx: Db, series: Series, year: string): Promise<number> {
  const row = await tx
    .insertInto('fees_number')
    .values({ series, year, last: 1 })
    .onConflict((same) =>
      same.columns(['series', 'year']).doUpdateSet({ last: sql`fees_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}

export type Balance = { account: AccountKind; amount: Paise };

/** Every account's balance, for whoever closes the books. */
export async function listBalances(db: Db): Promise<Balance[]> {
  const { rows } = await sql<{ account: AccountKind; amount: string }>`
    select a.kind as account, coalesce(sum(e.amount), 0)::text as amount
    from fees_account a left join fees_entry e on e.account = a.kind group by a.kind order by a.kind`.execute(
    db,
  );
  return rows.map(({ account, amount }) => ({ account, amount: BigInt(amount) }));
}
