// Cases of `npm run bench -- negotiation` that are lists: blind bidding, Adjusted Winner and deals that people made.
import { adjustedWinner, type Fraction } from '#modules/negotiation/rules/adjusted-winner.ts';
import {
  type BiddingSettings,
  bid,
  closeRound,
  openBidding,
  settingsOf,
} from '#modules/negotiation/rules/blind-bidding.ts';
import { answerOf } from '#modules/negotiation/rules/packages/answer.ts';
import { type PackageDomain, scored } from '#modules/negotiation/rules/packages/domain.ts';
import { improvementOf } from '#modules/negotiation/rules/proposing.ts';

export type BiddingCase = {
  id: string;
  config: {
    claimCap: number;
    maxRounds: number;
    toleranceBps: number;
    toleranceAbs: number;
    overlapRule: BiddingSettings['overlapRule'];
  };
  rounds: { demand?: number; offer?: number }[];
  expected?: unknown;
};

const THEN = new Date('2026-01-01T00:00:00Z');

/** One run: both bid, the round is closed; a refused bid ends the run, as the cases have it. */
export function bidden({ id, config, rounds }: BiddingCase) {
  const { claimCap, toleranceAbs } = config;
  const settings = settingsOf({
    ...config,
    claimCap: BigInt(claimCap),
    toleranceAbs: BigInt(toleranceAbs),
    roundHours: 1,
    unit: 1n,
  });
  if (!settings.ok) return { id, expected: { status: 'refused', reason: settings.refusal } };
  let bidding = openBidding(settings.value, THEN);
  for (const { demand, offer } of rounds) {
    if (bidding.outcome.kind !== 'open') break;
    const bids = [
      ['demand', 'claimant', demand],
      ['offer', 'respondent', offer],
    ] as const;
    for (const [reason, side, amount] of bids) {
      if (amount === undefined) continue;
      const taken = bid(bidding, side, BigInt(amount), THEN);
      if (!taken.ok) return { id, expected: { status: 'rejected', round: bidding.round, reason } };
      bidding = taken.value;
    }
    bidding = closeRound(bidding, THEN);
  }
  const { outcome } = bidding;
  if (outcome.kind !== 'settled') return { id, expected: { status: 'failed' } };
  const { round, amount, by } = outcome;
  return { id, expected: { status: 'settled', round, amount: Number(amount), by } };
}

export type DivisionCase = { id: string; a: number[]; b: number[]; expected?: unknown };

export function divided({ id, a, b }: DivisionCase) {
  const division = adjustedWinner(a, b);
  if (!division.ok) return { id, expected: { refused: division.refusal } };
  const { shares, points, split } = division.value;
  const [first, second] = points.map(written);
  return {
    id,
    expected: {
      pointsA: first,
      pointsB: second,
      decimalA: Number(points[0].over) / Number(points[0].under),
      equal: first === second,
      shareA: shares.map(written),
      splitItem: split,
    },
  };
}

function written({ over, under }: Fraction): string {
  return under === 1n ? String(over) : `${over}/${under}`;
}

export type DealCase = {
  id: string;
  items: Record<string, number>;
  valuesA: number[];
  valuesB: number[];
  walkAway: number;
  dealA: number[] | null;
  truth?: { bestImprovement?: number };
};

/** What the deal leaves, what the package that we would offer gains, and what the largest gain would be. */
export type JudgedDeal = {
  id: string;
  truth: Record<string, unknown>;
  offered: number;
  isWorseOff: boolean;
};

export function judged(deal: DealCase): JudgedDeal {
  const { id, dealA, walkAway } = deal;
  const domain = domainOf(deal);
  const limits = [walkAway, walkAway];
  const { frontier, agreement } = answerOf(domain, { limits });
  const gained = (points: readonly number[]) =>
    points.reduce((product, own) => product * (own - walkAway), 1);
  const nashProduct = agreement ? gained(agreement.chosen.nash.points) : 0;
  const most = answerOf(domain, { limits: [0, 0] }).agreement?.chosen.welfare.points ?? [];
  // By what the first side has, upwards.
  const whole = [...(frontier?.points ?? [])].reverse();
  const truth = { frontier: whole, nashProduct, maxSum: sum(most) };
  if (!dealA) return { id, truth, offered: 0, isWorseOff: false };
  const made = scored(domain, dealA);
  const largest = answerOf(domain, { limits: made.points }).agreement?.chosen.welfare.points ?? [];
  const { better } = improvementOf(domain, made);
  const bestImprovement = sum(largest) - sum(made.points);
  return {
    id,
    truth: {
      ...truth,
      pareto: better === null,
      bestImprovement,
      nashRatio: Number((gained(made.points) / nashProduct).toFixed(4)),
    },
    offered: better ? sum(better.points) - sum(made.points) : 0,
    isWorseOff: better?.points.some((own, side) => own < (made.points[side] ?? 0)) ?? false,
  };
}

/** Each kind of thing is an issue, whose options are how many of it the first side has. */
function domainOf({ items, valuesA, valuesB }: DealCase): PackageDomain {
  const counts = Object.values(items);
  const options = counts.map((count) => count + 1);
  const each = (worth: (count: number, place: number) => (taken: number) => number) =>
    counts.map((count, place) => [...Array(count + 1).keys()].map(worth(count, place)));
  const first = each((_, place) => (taken) => taken * (valuesA[place] ?? 0));
  const second = each((count, place) => (taken) => (count - taken) * (valuesB[place] ?? 0));
  const parties = [first, second].map((points) => ({ points, terms: [] }));
  return { options, parties, exclusions: [], barred: [] };
}

function sum(points: readonly number[]): number {
  return points.reduce((all, own) => all + own, 0);
}
