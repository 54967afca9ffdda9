import type { Bidding, BiddingSide } from '#modules/negotiation/rules/blind-bidding.ts';
import type { RailFacts } from '#modules/offers/actions/standing.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';
import { partOf, settingsFrom } from '../rules/terms.ts';
import type { BiddingRow, BidRow } from '../store/biddings.ts';
import type { BiddingDeps } from './deps.ts';
import { cipherOf, openedBid, type ReadBid } from './sealing.ts';

/** A bid of one's own side; without its sum once the bidding is over. */
export type OwnBid = Pick<BidRow, 'round' | 'commitment'> & { read: ReadBid | null };
export function ownBidsOf(
  deps: Pick<BiddingDeps, 'key'>,
  bidding: BiddingRow,
  rows: readonly BidRow[],
): OwnBid[] {
  const cipher = bidding.sealedKey ? cipherOf(deps, bidding) : null;
  return rows.map((row) => ({
    ...{ round: row.round, commitment: row.commitment },
    read: cipher && row.sealed ? openedBid(cipher, row) : null,
  }));
}

/** A running bidding for the rules of 1.2, with the bids that are given. */
export function biddingOfRows(
  row: BiddingRow,
  bids: Partial<Record<Payer, readonly OwnBid[]>>,
): Bidding {
  const of = (part: BiddingSide) =>
    (partOf('claimant', row.payer) === part ? bids.claimant : bids.respondent) ?? [];
  const last = (part: BiddingSide) => of(part).at(-1)?.read?.amount ?? null;
  const isIn = (part: BiddingSide) => of(part).some(({ round }) => round === row.round);
  return {
    settings: settingsFrom(row),
    round: row.round,
    roundEndsAt: row.roundEndsAt ?? row.proposedAt,
    bids: { claimant: last('claimant'), respondent: last('respondent') },
    isIn: { claimant: isIn('claimant'), respondent: isIn('respondent') },
    outcome: { kind: 'open' },
  };
}

/** What is claimed of whoever would pay: the claim, or the counterclaims. */
export function claimedFrom(payer: Payer, { file: { dispute, claims } }: RailFacts): bigint {
  if (payer === 'respondent') return dispute.sumMinor;
  return claims
    .filter((one) => one.isCounterclaim)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}
