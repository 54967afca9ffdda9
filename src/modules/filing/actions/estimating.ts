import { jsonMinor } from '#kernel/amounts.ts';
import { addMonths, dayAt } from '#kernel/days.ts';
import { SUM_MAX, sumOf } from '#modules/disputes/rules/filed-claims.ts';
import { estimateFor } from '#modules/fees/actions/governing.ts';
import { type Answers, noClaim } from '../rules/answers.ts';
import { amountIn, FILED_UNDER, filingOf } from '../rules/assemble.ts';
import type { FilingDeps } from './deps.ts';

/** When an award may be expected: stamp duty goes by its day. */
const MONTHS_TO_AWARD = 12;

/**
 * All that a request will likely cost, item by item; null where there is no sum yet, or one that is not in rupees. Beside the
 * institution's own table stands what the Fourth Schedule would give, so that nobody is surprised by the one or the other.
 */
export async function costsAhead(deps: FilingDeps, answers: Answers) {
  const { claims, process, track, seat, arbitrators } = filingOf(answers);
  const sum = sumOf(claims);
  const isUnread = (answers.claim ?? noClaim).rows.some((row) => amountIn(row) === null);
  if (isUnread || sum <= 0n || sum > SUM_MAX || claims.some(({ currency }) => currency !== 'INR'))
    return null;
  const awardOn = addMonths(dayAt(deps.now()), MONTHS_TO_AWARD);
  const ask = {
    way: process,
    sum,
    counterclaim: 0n,
    arbitrators,
    procedure: track,
    seat,
    awardOn,
  };
  const [own, law] = [
    await estimateFor(deps, { ...ask, schedule: FILED_UNDER }),
    process === 'arbitration'
      ? await estimateFor(deps, { ...ask, schedule: 'fourth_schedule' })
      : null,
  ];
  if (!own.ok) return null;
  const { items, onFiling, likely, least, most } = own.value;
  const figure = (paise: bigint | null) => (paise === null ? null : jsonMinor(paise));
  return {
    items: items.map((item) => ({
      ...item,
      amount: figure(item.amount),
      least: figure(item.least),
      most: figure(item.most),
    })),
    onFiling: jsonMinor(onFiling),
    likely: jsonMinor(likely),
    least: jsonMinor(least),
    most: figure(most),
    tribunalByLaw: law?.ok
      ? figure(law.value.items.find(({ item }) => item === 'tribunal')?.amount ?? null)
      : null,
  };
}
