import { addMonths, dayAt } from '#kernel/days.ts';
import type { DisputeRow } from '#modules/disputes/actions/deps.ts';
import { estimateFor, scheduleOf } from '#modules/fees/actions/governing.ts';
import type { EstimateItem } from '#modules/fees/rules/estimate-ask.ts';
import type { ConsentCosts } from '../letters/cost-lines.ts';
import type { ResponseDeps } from './deps.ts';

type Consenting = ConsentCosts['gives'];
/** One of two equal shares, as bounds; null where no schedule knows it. */
type ConsentShare = ConsentCosts['share'];

const MONTHS_TO_AWARD = 12;
type Deps = Pick<ResponseDeps, 'db' | 'now' | 'settings'>;
type Claimed = Pick<
  DisputeRow,
  'id' | 'process' | 'track' | 'seat' | 'arbitrators' | 'sumMinor' | 'currency'
>;

/** What somebody who says yes will likely pay, by what they say yes to. */
export async function consentShares(deps: Deps, dispute: Claimed) {
  const of = (gives: Consenting): Promise<ConsentShare> => shareOf(deps, dispute, gives);
  return {
    agreement: await of('agreement'),
    acceptance: await of('acceptance'),
    fast_track: await of('fast_track'),
  };
}

/** One of two equal shares of what both sides bear, and the tax on it; null where no schedule knows it: an act alone, or another currency. */
async function shareOf(deps: Deps, dispute: Claimed, gives: Consenting) {
  if (dispute.sumMinor <= 0n || dispute.currency !== 'INR') return null;
  const governing = await scheduleOf(deps.db, dispute.id);
  const estimate = await estimateFor(deps, {
    way: dispute.process,
    sum: dispute.sumMinor,
    counterclaim: 0n,
    arbitrators: dispute.arbitrators,
    seat: dispute.seat,
    procedure: gives === 'fast_track' ? ('expedited' as const) : dispute.track,
    awardOn: addMonths(dayAt(deps.now()), MONTHS_TO_AWARD),
    schedule: governing?.schedule ?? ('institution' as const),
    ...(governing ? { ceilingOn: governing.ceilingOn } : {}),
  });
  if (!estimate.ok) return null;
  const ahead = estimate.value.items.filter(
    ({ borne, when }) => when === 'to_constitute' && (borne === 'shared' || borne === 'respondent'),
  );
  return { least: ownOf(ahead, ({ least }) => least), most: ownOf(ahead, ({ most }) => most) };
}

/** Their own, and the larger half where it does not divide: who is told a price is told no less than it. */
function ownOf(
  items: readonly EstimateItem[],
  of: (item: EstimateItem) => bigint | null,
): number | null {
  if (items.some((item) => of(item) === null)) return null;
  const twice = items.reduce(
    (so, item) => so + (of(item) ?? 0n) * (item.borne === 'shared' ? 1n : 2n),
    0n,
  );
  return Number((twice + 1n) / 2n);
}
