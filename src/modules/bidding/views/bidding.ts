import { jsonMinor } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { BidProof } from '../actions/bidding.ts';
import type { OwnBid } from '../actions/own-bids.ts';
import type { BiddingSeen } from '../actions/standing.ts';
import type { biddingOf, bidMade } from '../contract/bidding.ts';
import { biddingState, refusalToAgree, refusalToPropose } from '../rules/standing.ts';
import type { BiddingRow } from '../store/biddings.ts';

type View = OutputOf<typeof biddingOf>;

/** All that a side may learn of a bidding (algorithms 1.2): of the other's bids nothing is here to be shown. */
export function biddingView({ rail: seen, claimed, last, ownBids }: BiddingSeen): View {
  const { file, side, rail, today } = seen;
  return {
    ...{ reference: file.dispute.reference, currency: file.dispute.currency, as: side, today },
    claimed: {
      claimant: jsonMinor(claimed.claimant),
      respondent: jsonMinor(claimed.respondent),
    },
    isOver: rail.isOver,
    mayPropose: refusalToPropose(rail, side, last) === null,
    bidding: last && {
      ...rulesOf(last),
      state: biddingState(last),
      mayAgree: refusalToAgree(rail, side, last, last.id) === null,
      ...{ round: last.round, roundEndsAt: last.roundEndsAt?.toISOString() ?? null },
      amount: sumOf(last, seen),
      isIn: ownBids.some(({ round }) => round === last.round),
      own: ownBids.map(ownBidView),
    },
  };
}

function rulesOf(row: BiddingRow) {
  const { id, side, payer, rounds, roundHours, toleranceBps, overlapRule, instalments } = row;
  const { firstOn, rhythm, costs, isAccelerated, duties } = row;
  return {
    ...{ id, side, payer, rounds, roundHours, toleranceBps, overlapRule, instalments },
    ...{ firstOn, rhythm, costs, isAccelerated, duties },
    cap: jsonMinor(row.cap),
    toleranceAbs: jsonMinor(row.toleranceAbs),
  };
}

function sumOf({ offerId }: BiddingRow, { offers }: BiddingSeen['rail']): number | null {
  const came = offers.find(({ id }) => id === offerId);
  return came ? jsonMinor(came.amount) : null;
}

function ownBidView({ round, commitment, read }: OwnBid) {
  return {
    round,
    amount: read && jsonMinor(read.amount),
    nonce: read && Buffer.from(read.nonce).toString('hex'),
    hash: commitment.toString('hex'),
  };
}

/** What the bidder keeps, and nothing of how the round stands. */
export function bidProofView({ amount, ...proof }: BidProof): OutputOf<typeof bidMade> {
  return { ...proof, amount: jsonMinor(amount) };
}
