import { readRupees } from '#kernel/amounts.ts';
import type { FiledClaim } from '#modules/disputes/rules/filing.ts';
import { type Cells, HEADS_MAX } from './bulk-columns.ts';
import type { Telling } from './bulk-row.ts';

/** The heads of claim alone; what is wrong with them is told elsewhere. */
export function claimsIn(cells: Cells): FiledClaim[] {
  return claimsOf(cells, { columns: new Map(), problems: [] });
}

export function claimsOf(cells: Cells, { columns, problems }: Telling): FiledClaim[] {
  const claims: FiledClaim[] = [];
  const rate = cells.interest_rate === undefined ? null : rateOf(cells.interest_rate);
  if (Number.isNaN(rate)) problems.push({ column: 'interest_rate', code: 'interest_written' });
  for (let place = 1; place <= HEADS_MAX; place += 1) {
    const [head = '', amount] = [cells[`claim_${place}_head`], cells[`claim_${place}_amount`]];
    if (head === '' && amount === undefined) continue;
    for (const what of ['head', 'amount'])
      columns.set(`claims.${claims.length}.${what}`, `claim_${place}_${what}`);
    columns.set(`claims.${claims.length}.interestRate`, 'interest_rate');
    columns.set(`claims.${claims.length}.interestFrom`, 'interest_from');
    const minor = amount === undefined ? 0 : minorOf(amount);
    if (minor === null) problems.push({ column: `claim_${place}_amount`, code: 'amount_wrong' });
    claims.push({
      head,
      amount: minor ?? 0,
      currency: (cells[`claim_${place}_currency`] ??
        cells.currency ??
        'INR') as FiledClaim['currency'],
      interestBasis: (cells.interest_basis ?? '') as FiledClaim['interestBasis'],
      interestRate: Number.isNaN(rate) ? null : rate,
      interestFrom: cells.interest_from ?? null,
    });
  }
  return claims;
}

/** In minor units; null when it is no amount. Which money it is stands in a column of its own. */
export function minorOf(text: string): number | null {
  const minor = readRupees(text);
  return minor === null ? null : Number(minor);
}

/** Per cent a year with at most two places, in hundredths; NaN when it is no such rate. */
function rateOf(text: string): number {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text) ?? [];
  const rate = whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return rate >= 1 && rate <= 20_000 ? rate : Number.NaN;
}
