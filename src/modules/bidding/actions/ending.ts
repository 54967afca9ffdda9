import type { Listener } from '#modules/disputes/actions/deps.ts';
import { FINAL } from '#modules/disputes/rules/words.ts';
import type { OffersDeps } from '#modules/offers/actions/deps.ts';
import { setsApart } from '#modules/offers/actions/standing.ts';
import { isWaiting } from '#modules/offers/rules/forms.ts';
import { findLastBidding } from '../store/biddings.ts';
import { endBidding } from './closing.ts';
import type { BiddingDeps } from './deps.ts';

/** What stands of a bidding ends when a side stops talking, or a text is drawn up from an offer. */
export function biddingEnds(deps: Pick<BiddingDeps, 'now'>): OffersDeps['railEnds'] {
  return async (tx, disputeId) => {
    const last = await findLastBidding(tx, disputeId);
    if (last && !last.endedAs) await endBidding(deps, tx, last);
  };
}

/** The same when the dispute ends otherwise, or is not between the same people any more: nothing that was bid outlives it. */
export function biddingListener(deps: Pick<BiddingDeps, 'now'>): Listener {
  const ends = biddingEnds(deps);
  return async (tx, { dispute, event }) => {
    if (
      FINAL.some((one) => one === event.toState) ||
      isWaiting(event.toState) ||
      setsApart(event.type)
    )
      await ends(tx, dispute.id);
  };
}
