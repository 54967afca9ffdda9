import { isDay } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { isProved, makeBid } from './actions/bidding.ts';
import type { BiddingDeps } from './actions/deps.ts';
import { agreeToBidding, leaveBidding, proposeBidding } from './actions/proposing.ts';
import { biddingFor } from './actions/standing.ts';
import {
  biddingAgreed,
  biddingLeft,
  biddingOf,
  biddingProposed,
  bidMade,
  bidProof,
} from './contract/bidding.ts';
import { biddingView, bidProofView } from './views/bidding.ts';

export type { BiddingDeps } from './actions/deps.ts';
export { biddingDataOf, biddingEraser } from './actions/person-data.ts';
export { biddingEndpoints } from './contract/bidding.ts';

const FIELDS: Readonly<Record<string, string | undefined>> = {
  nothing_claimed: 'payer',
  cap_not_above_nought: 'cap',
  cap_not_in_units: 'cap',
  cap_over_claim: 'cap',
  rounds_beyond_ten: 'rounds',
  round_hours_beyond_a_month: 'roundHours',
  bidding_long: 'roundHours',
  tolerance_beyond_thirty_percent: 'toleranceBps',
  tolerance_negative: 'toleranceAbs',
  tolerance_beyond_cap: 'toleranceAbs',
  instalments_wrong: 'instalments',
  instalments_small: 'instalments',
  first_early: 'firstOn',
  first_late: 'firstOn',
  not_whole_units: 'amount',
  negative: 'amount',
  demand_of_nothing: 'amount',
  over_cap: 'amount',
  demand_risen: 'amount',
  offer_fallen: 'amount',
};

export function biddingRoutes(app: App, deps: BiddingDeps): void {
  serve(app, biddingOf, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const seen = await biddingFor(deps, viewer, id);
    return seen ? allow(biddingView(seen)) : at('unknown');
  });
  serve(app, biddingProposed, async ({ id, ...terms }, _, viewer) => {
    if (!isDay(terms.firstOn)) return refuse({ code: 'day_wrong', field: 'firstOn' });
    const [cap, toleranceAbs] = [BigInt(terms.cap), BigInt(terms.toleranceAbs)];
    const proposed = { id, terms: { ...terms, cap, toleranceAbs } };
    return answered(await proposeBidding(deps, viewer, proposed));
  });
  serve(app, biddingAgreed, async (input, _, viewer) =>
    answered(await agreeToBidding(deps, viewer, input)),
  );
  serve(app, biddingLeft, async (input, _, viewer) =>
    answered(await leaveBidding(deps, viewer, input)),
  );
  bidRoutes(app, deps);
}

function bidRoutes(app: App, deps: BiddingDeps): void {
  serve(app, bidMade, async ({ amount, ...input }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const made = await makeBid(deps, viewer, { ...input, amount: BigInt(amount) });
    return answered(made.ok ? allow(bidProofView(made.value)) : made);
  });
  serve(app, bidProof, async ({ amount, ...input }, _, viewer) =>
    answered(await isProved(deps, viewer, { ...input, amount: BigInt(amount) })),
  );
}

const at = <Code extends string>(code: Code) => refuse({ code, field: FIELDS[code] ?? '' });

function answered<Value, Code extends string>(outcome: Result<Value, Code>) {
  return outcome.ok ? outcome : at(outcome.refusal);
}
