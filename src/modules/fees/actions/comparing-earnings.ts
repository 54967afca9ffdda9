import { actsOfChains } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { feeApproved, feePaid } from '../rules/fee-postings.ts';
import { amountOf } from '../rules/replay.ts';
import type { EarningRow } from '../store/earnings.ts';
import type { Books } from './comparing-books.ts';

/** What the record says was earned, approved and paid, beside the rows that say it again. */
export async function compareEarnings(
  db: Db,
  books: Books,
  portion: readonly EarningRow[],
): Promise<void> {
  const acts = await actsOfChains(
    db,
    portion.map(({ id }) => `fee:${id}`),
  );
  for (const row of portion) {
    const own = acts.get(`fee:${row.id}`) ?? [];
    const told = (act: string) => own.find((one) => one.act === act);
    const [earned, approved, paid] = [told('fee.earned'), told('fee.approved'), told('fee.paid')];
    const differ = (what: string) => books.differs.push({ about: `fee ${row.reference}`, what });
    books.seen.add(row.id);
    const tds = BigInt(Number(approved?.details.tds ?? 0));
    if (approved) books.postings.push(feeApproved(amountOf(approved), tds));
    if (paid) books.postings.push(feePaid(amountOf(paid)));
    if (!earned || amountOf(earned) !== row.amount) differ('what was earned');
    if ((approved ? tds : null) !== row.tds) differ('what was approved, and the tax kept back');
    if ((paid?.details.reference ?? null) !== row.bankReference) differ('how it was paid');
  }
}
