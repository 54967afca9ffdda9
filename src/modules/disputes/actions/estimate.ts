import type { Minor } from '#kernel/amounts.ts';
import { addMonths, dayAt } from '#kernel/days.ts';
import { costsOf } from '#modules/fees/actions/costs.ts';
import { estimateFor } from '#modules/fees/actions/governing.ts';
import { shareOf } from '#modules/fees/rules/estimate.ts';
import { isFinal } from '../rules/machine.ts';
import type { DisputesDeps } from './deps.ts';
import type { DisputeFile, DisputeStanding } from './reading.ts';

/** In paise: what is due of the reader's side now, what is likely later, and all of it at most. */
export type CostsSummary = { now: Minor; later: Minor; most: Minor | null };

/** When an award may be expected: stamp duty goes by its day. */
const MONTHS_TO_AWARD = 12;

/** What the request said of costs before it was filed, by the same rule, for the side of whoever reads. */
export async function estimateOf(
  deps: DisputesDeps,
  { dispute, parties, claims }: DisputeFile,
  standing: DisputeStanding,
): Promise<CostsSummary | null> {
  if (isFinal(dispute.state) || dispute.currency !== 'INR' || dispute.sumMinor <= 0n) return null;
  const counterclaim = claims
    .filter(({ isCounterclaim }) => isCounterclaim)
    .reduce((so, { amountMinor }) => so + amountMinor, 0n);
  const { process: way, track: procedure, seat, arbitrators } = dispute;
  const awardOn = addMonths(dayAt(dispute.filedAt), MONTHS_TO_AWARD);
  const ask = {
    way,
    sum: dispute.sumMinor,
    counterclaim,
    arbitrators,
    procedure,
    seat,
    awardOn,
    schedule: 'institution' as const,
  };
  const estimated = await estimateFor(deps, ask);
  if (!estimated.ok) return null;
  const side = standing.as === 'respondent' ? 'respondent' : 'claimant';
  const own = new Set(parties.filter((party) => party.side === side).map(({ id }) => id));
  const due = (await costsOf(deps.db, dispute.id)).invoices
    .filter(({ partyId }) => own.has(partyId))
    .reduce((so, one) => so + one.due, 0n);
  const { later, most } = shareOf(estimated.value, side);
  return { now: due, later, most };
}
