import { moneyInWords, rateInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import type { BiddingState } from '../contract/bidding.ts';
import type { BiddingPageView, BiddingShown } from './view.ts';

export const sideWords = {
  claimant: m.offers_side_claimant,
  respondent: m.offers_side_respondent,
} as const;

export const overlapWords = {
  midpoint: m.bidding_midpoint,
  demand: m.bidding_demand,
} as const;

/** What anybody can work out from the sum, which is said before the first bid. */
export const learnedWords = {
  midpoint: m.bidding_learned_midpoint,
  demand: m.bidding_learned_demand,
} as const;

export function hoursInWords(hours: number): string {
  return hours % 24 === 0 ? m.bidding_days({ n: hours / 24 }) : m.bidding_hours({ n: hours });
}

export function toleranceInWords(
  { toleranceBps, toleranceAbs }: BiddingShown,
  currency: string,
): string {
  const said = [
    ...(toleranceBps > 0 ? [m.bidding_near_rate({ rate: rateInWords(toleranceBps) })] : []),
    ...(toleranceAbs > 0
      ? [m.bidding_near_sum({ sum: moneyInWords({ amount: toleranceAbs, currency }) })]
      : []),
  ];
  return said.length > 0 ? said.join('; ') : m.bidding_near_none();
}

const overWords: Record<Exclude<BiddingState, 'proposed' | 'running' | 'settled'>, () => string> = {
  refused: m.bidding_state_refused,
  withdrawn: m.bidding_state_withdrawn,
  failed: m.bidding_state_failed,
  left: m.bidding_state_left,
  closed: m.bidding_state_closed,
};

/** How it stands, in a sentence. */
export function stateInWords(
  { state, side, amount }: BiddingShown,
  { as, currency }: BiddingPageView,
): string {
  if (state === 'proposed') return side === as ? m.bidding_state_own() : m.bidding_state_theirs();
  if (state === 'running') return m.bidding_state_running();
  if (state === 'settled')
    return m.bidding_state_settled({ sum: moneyInWords({ amount: amount ?? 0, currency }) });
  return overWords[state]();
}
