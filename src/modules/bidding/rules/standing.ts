import { type Rail, refusalToOffer, type TalkRefusal } from '#modules/offers/rules/offers.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';

export const BIDDING_ENDS = [
  'refused',
  'withdrawn',
  'settled',
  'failed',
  'left',
  'closed',
] as const;
export type BiddingEnd = (typeof BIDDING_ENDS)[number];
export type BiddingState = BiddingEnd | 'proposed' | 'running';

export type StandingBidding = {
  id: string;
  side: Payer;
  endedAs: BiddingEnd | null;
  agreedAt: Date | null;
};

export function biddingState({ endedAs, agreedAt }: StandingBidding): BiddingState {
  return endedAs ?? (agreedAt ? 'running' : 'proposed');
}

export type BiddingRefusal = TalkRefusal | 'bidding_standing' | 'bidding_gone' | 'own_proposal';

/** One at a time: what stands is answered or ended first. */
export function refusalToPropose(
  rail: Rail,
  side: Payer,
  last: StandingBidding | null,
): BiddingRefusal | null {
  const refusal = refusalToOffer(rail, side);
  if (refusal) return refusal;
  return last && !last.endedAs ? 'bidding_standing' : null;
}

/** The other side agrees to rules as they were proposed, and to no others: the id says which. */
export function refusalToAgree(
  rail: Rail,
  side: Payer,
  last: StandingBidding | null,
  asked: string,
): BiddingRefusal | null {
  if (!last || last.id !== asked || biddingState(last) !== 'proposed') return 'bidding_gone';
  if (last.side === side) return 'own_proposal';
  return refusalToOffer(rail, side);
}

/** Either side leaves at any moment; a proposal is taken back by whoever made it and refused by the other. */
export function endBy(
  last: StandingBidding | null,
  side: Payer,
  asked: string,
): Extract<BiddingEnd, 'refused' | 'withdrawn' | 'left'> | null {
  if (!last || last.id !== asked || last.endedAs) return null;
  if (last.agreedAt) return 'left';
  return last.side === side ? 'withdrawn' : 'refused';
}
