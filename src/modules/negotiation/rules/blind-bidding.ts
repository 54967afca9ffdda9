import { allow, type Result, refuse } from '#kernel/result.ts';

/**
 * Blind bidding on one sum (algorithms 1.2): a demand and an offer a round, compared once when the round closes. What does not
 * settle is learned by nobody: neither the bid, nor how near it was, nor who bid last. Amounts are whole minor units.
 */

export type BiddingSide = 'claimant' | 'respondent';

export type BiddingSettings = {
  claimCap: bigint;
  maxRounds: number;
  /** How long a round lasts at most. */
  roundHours: number;
  /** Hundredths of a per cent of the demand. */
  toleranceBps: number;
  toleranceAbs: bigint;
  /** Where the offer reaches the demand: half way between, or the demand. */
  overlapRule: 'midpoint' | 'demand';
  /** Bids are multiples of this: 100 where nobody bids in paise. */
  unit: bigint;
};

export const BIDDING_DEFAULTS = {
  maxRounds: 3,
  roundHours: 72,
  toleranceBps: 0,
  toleranceAbs: 0n,
  overlapRule: 'midpoint',
  unit: 100n,
} as const satisfies Omit<BiddingSettings, 'claimCap'>;

export type SettingsRefusal =
  | 'cap_not_above_nought'
  | 'cap_not_in_units'
  | 'rounds_beyond_ten'
  | 'round_hours_beyond_a_month'
  | 'tolerance_beyond_thirty_percent'
  | 'tolerance_negative'
  | 'tolerance_beyond_cap'
  | 'unit_not_above_nought';

/** Agreed by both before the first round, and frozen with it. */
export function settingsOf(asked: BiddingSettings): Result<BiddingSettings, SettingsRefusal> {
  const { claimCap, maxRounds, roundHours, toleranceBps, toleranceAbs, unit } = asked;
  const isWithin = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  if (unit <= 0n) return refuse('unit_not_above_nought');
  if (claimCap <= 0n) return refuse('cap_not_above_nought');
  if (claimCap % unit !== 0n) return refuse('cap_not_in_units');
  if (!isWithin(maxRounds, 1, 10)) return refuse('rounds_beyond_ten');
  if (!isWithin(roundHours, 1, 744)) return refuse('round_hours_beyond_a_month');
  if (!isWithin(toleranceBps, 0, 3000)) return refuse('tolerance_beyond_thirty_percent');
  if (toleranceAbs < 0n) return refuse('tolerance_negative');
  return toleranceAbs > claimCap ? refuse('tolerance_beyond_cap') : allow(asked);
}

/** By which rule it settled: the sides know the sum alone. */
type Settlement = { kind: 'settled'; round: number; amount: bigint; by: 'overlap' | 'zone' };

export type Bidding = {
  settings: BiddingSettings;
  round: number;
  roundEndsAt: Date;
  /** What each side bid last, in this round or an earlier one: it stands until they bid again. */
  bids: Record<BiddingSide, bigint | null>;
  /** Who has bid in this round. */
  isIn: Record<BiddingSide, boolean>;
  outcome: { kind: 'open' } | { kind: 'failed' } | Settlement;
};

export function openBidding(settings: BiddingSettings, now: Date): Bidding {
  return {
    settings,
    round: 1,
    roundEndsAt: endOf(settings, now),
    bids: { claimant: null, respondent: null },
    isIn: { claimant: false, respondent: false },
    outcome: { kind: 'open' },
  };
}

function endOf({ roundHours }: BiddingSettings, from: Date): Date {
  return new Date(from.getTime() + roundHours * 3_600_000);
}

export type BidRefusal =
  | 'bidding_over'
  | 'round_over'
  | 'already_bid'
  | 'not_whole_units'
  | 'negative'
  | 'demand_of_nothing'
  | 'over_cap'
  | 'demand_risen'
  | 'offer_fallen';

/** A bid that breaks a rule is refused, and nothing else happens. A bid of the last second counts; at the deadline it is over. */
export function bid(
  bidding: Bidding,
  side: BiddingSide,
  amount: bigint,
  now: Date,
): Result<Bidding, BidRefusal> {
  const refusal = timeRefusal(bidding, side, now) ?? amountRefusal(bidding, side, amount);
  if (refusal) return refuse(refusal);
  const bids = { ...bidding.bids, [side]: amount };
  return allow({ ...bidding, bids, isIn: { ...bidding.isIn, [side]: true } });
}

function timeRefusal({ outcome, isIn, roundEndsAt }: Bidding, side: BiddingSide, now: Date) {
  if (outcome.kind !== 'open') return 'bidding_over';
  if (now >= roundEndsAt) return 'round_over';
  return isIn[side] ? 'already_bid' : null;
}

function amountRefusal(
  { settings: { claimCap, unit }, bids }: Bidding,
  side: BiddingSide,
  amount: bigint,
): BidRefusal | null {
  const last = bids[side];
  if (amount < 0n) return 'negative';
  if (amount % unit !== 0n) return 'not_whole_units';
  if (amount > claimCap) return 'over_cap';
  if (side === 'respondent') return last !== null && amount < last ? 'offer_fallen' : null;
  if (amount === 0n) return 'demand_of_nothing';
  return last !== null && amount > last ? 'demand_risen' : null;
}

/** A round closes when both have bid in it, or at its deadline. */
export function isRoundOver({ outcome, isIn, roundEndsAt }: Bidding, now: Date): boolean {
  if (outcome.kind !== 'open') return false;
  return (isIn.claimant && isIn.respondent) || now >= roundEndsAt;
}

/** The one comparison of a round. The next one begins at `now`. */
export function closeRound(bidding: Bidding, now: Date): Bidding {
  const { settings, round, bids } = bidding;
  const settlement = settlementOf(settings, bids, round);
  if (settlement) return { ...bidding, outcome: settlement };
  if (round >= settings.maxRounds) return { ...bidding, outcome: { kind: 'failed' } };
  return {
    ...bidding,
    round: round + 1,
    roundEndsAt: endOf(settings, now),
    isIn: { claimant: false, respondent: false },
  };
}

function settlementOf(
  { overlapRule, toleranceAbs, toleranceBps }: BiddingSettings,
  { claimant: demand, respondent: offer }: Bidding['bids'],
  round: number,
): Settlement | null {
  if (demand === null || offer === null) return null;
  const middle = (demand + offer + 1n) / 2n;
  if (offer >= demand) {
    const amount = overlapRule === 'midpoint' ? middle : demand;
    return { kind: 'settled', round, amount, by: 'overlap' };
  }
  const gap = demand - offer;
  const isNear = gap <= toleranceAbs || gap * 10_000n <= BigInt(toleranceBps) * demand;
  return isNear ? { kind: 'settled', round, amount: middle, by: 'zone' } : null;
}

/** When bidding has failed, what was bid is destroyed: the commitments alone stay. */
export function withoutBids(bidding: Bidding): Bidding {
  return { ...bidding, bids: { claimant: null, respondent: null } };
}

export type BiddingView = {
  round: number;
  maxRounds: number;
  roundEndsAt: string;
  status: 'open' | 'settled' | 'failed';
  amount: string | null;
  /** One's own last bid, and whether it was made in this round; of nobody else's. */
  own: { amount: string | null; isIn: boolean } | null;
};

/** All that a side may learn; `null` is whoever takes part in nothing, and sees the same but for a bid of their own. */
export function viewOf(bidding: Bidding, side: BiddingSide | null): BiddingView {
  const { settings, round, roundEndsAt, bids, isIn, outcome } = bidding;
  return {
    round,
    maxRounds: settings.maxRounds,
    roundEndsAt: roundEndsAt.toISOString(),
    status: outcome.kind,
    amount: outcome.kind === 'settled' ? String(outcome.amount) : null,
    own: side && { amount: bids[side]?.toString() ?? null, isIn: isIn[side] },
  };
}

export type Commitment = {
  dispute: string;
  round: number;
  side: BiddingSide;
  amount: bigint;
  /** 128 bits of chance: without them an amount could be guessed from its hash. */
  nonce: Uint8Array;
};

/** What is hashed when a bid is made: with the nonce, a bidder can prove later what they bid. */
export function committed(
  { dispute, round, side, amount, nonce }: Commitment,
  sha256: (bytes: Uint8Array) => Uint8Array,
): Uint8Array {
  if (nonce.length !== 16) throw new Error('a nonce has 128 bits');
  const words = new TextEncoder().encode(`${dispute}|${round}|${side}|${amount}|`);
  const bytes = new Uint8Array(words.length + nonce.length);
  bytes.set(words);
  bytes.set(nonce, words.length);
  return sha256(bytes);
}
