import { readMoney, readRate } from '#kernel/amounts.ts';
import type { FiledClaim } from '#modules/disputes/rules/filed-claims.ts';
import { type Cells, HEADS_MAX } from './bulk-columns.ts';
import type { RowReading } from './bulk-row.ts';

/** The heads of claim alone; what is wrong with them is told elsewhere. */
export function claimsIn(cells: Cells): FiledClaim[] {
  return claimsOf(cells, { columns: new Map(), problems: [] });
}

export function claimsOf(cells: Cells, { columns, problems }: RowReading): FiledClaim[] {
  const claims: FiledClaim[] = [];
  const { interest_rate: typed } = cells;
  const rate = typed === undefined ? null : rateIn(typed);
  if (typed !== undefined && rate === null)
    problems.push({ column: 'interest_rate', code: 'interest_written' });
  for (let place = 1; place <= HEADS_MAX; place += 1) {
    const [head = '', amount] = [cells[`claim_${place}_head`], cells[`claim_${place}_amount`]];
    if (head === '' && amount === undefined) continue;
    for (const what of ['head', 'amount'])
      columns.set(`claims.${claims.length}.${what}`, `claim_${place}_${what}`);
    columns.set(`claims.${claims.length}.interestRate`, 'interest_rate');
    columns.set(`claims.${claims.length}.interestFrom`, 'interest_from');
    const currency = cells[`claim_${place}_currency`] ?? cells.currency ?? 'INR';
    const minor = amount === undefined ? 0n : readMoney(amount, currency);
    if (minor === null) problems.push({ column: `claim_${place}_amount`, code: 'amount_wrong' });
    claims.push({
      head,
      amount: minor ?? 0n,
      currency: currency as FiledClaim['currency'],
      interestBasis: (cells.interest_basis ?? '') as FiledClaim['interestBasis'],
      interestRate: rate,
      interestFrom: cells.interest_from ?? null,
    });
  }
  return claims;
}

/** Per cent a year, in hundredths; null when it is no such rate. */
function rateIn(text: string): number | null {
  const rate = readRate(text);
  return rate !== null && rate >= 1 && rate <= 20_000 ? rate : null;
}
