import type { OffersDeps } from '#modules/offers/actions/deps.ts';
import { findLastBidding } from '../store/biddings.ts';
import { endBidding } from './closing.ts';
import type { BiddingDeps } from './deps.ts';

/** What stands of a bidding ends with the rail on which it runs. */
export function biddingEnds(deps: Pick<BiddingDeps, 'now'>): OffersDeps['railEnds'] {
  return async (tx, disputeId) => {
    const last = await findLastBidding(tx, disputeId);
    if (last && !last.endedAs) await endBidding(deps, tx, last);
  };
}
