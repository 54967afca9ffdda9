import type { Viewer } from '#kernel/viewer.ts';
import { type RailSeen, railFor } from '#modules/offers/actions/standing.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';
import { type BiddingRow, findLastBidding, listBidsOf } from '../store/biddings.ts';
import { closeDue } from './closing.ts';
import type { BiddingDeps } from './deps.ts';
import { claimedFrom, type OwnBid, ownBidsOf } from './own-bids.ts';

/** The last bidding of a dispute, as one of its sides sees it: of the other's bids nothing is even read. */
export type BiddingSeen = {
  rail: RailSeen;
  /** What is claimed of each side, which is the most that it would pay. */
  claimed: Record<Payer, bigint>;
  last: BiddingRow | null;
  ownBids: OwnBid[];
};

/** Null for everybody who reads nothing of what is said to settle. A round whose time is over is closed first, whoever looks. */
export async function biddingFor(
  deps: BiddingDeps,
  viewer: Viewer,
  disputeId: string,
): Promise<BiddingSeen | null> {
  const before = await railFor(deps, deps.db, viewer, disputeId);
  if (!before) return null;
  const hasClosed = await closeDue(deps, disputeId);
  const rail = hasClosed ? await railFor(deps, deps.db, viewer, disputeId) : before;
  if (!rail) return null;
  const last = await findLastBidding(deps.db, disputeId);
  const rows = last ? await listBidsOf(deps.db, last.id, rail.side) : [];
  const claimed = {
    claimant: claimedFrom('claimant', rail),
    respondent: claimedFrom('respondent', rail),
  };
  return { rail, claimed, last, ownBids: last ? ownBidsOf(deps, last, rows) : [] };
}
