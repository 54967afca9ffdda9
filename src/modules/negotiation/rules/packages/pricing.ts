import type { Aim, Measure } from './choosing.ts';
import type { ReducedTable } from './reduction.ts';

/**
 * What bounds a search: weighted sums of the parties' points that any package must reach to be as good as the best one so far.
 * Weights are whole, so that a branch is left by exact sums. How well they bound is a matter of prices, found by descent; that they
 * bound at all is a matter of arithmetic, whatever the prices.
 */

/** What is looked for: an aim, or the most for one party. */
export type Quarry = { aim: Aim | number; measure: Measure };

export type Bound = {
  /** What each option left of each issue adds to the sum. */
  values: readonly (readonly number[])[];
  /** Options left of each issue, those first that add most. */
  bestFirst: readonly (readonly number[])[];
  base: number;
  /** What a package must reach in all. */
  need: () => number;
  /** A package was found: others must now be as good. */
  raise: (points: readonly number[]) => void;
};

/** Whole weights are this fine. */
const FINE = 10_000;
const STEPS = 1_500;

type Prices = { weights: number[]; seeds: number[][] };

export function boundsOf(
  table: ReducedTable,
  quarry: Quarry,
  gaining: readonly number[],
): { bounds: Bound[]; seeds: number[][] } {
  const { limits } = quarry.measure;
  const floors = limits.map((limit, party) => limit + (gaining.includes(party) ? 1 : 0));
  const { weights, seeds } = priced(table, quarry, gaining);
  const together = bound(table, weights, needOf(quarry, weights, floors, gaining));
  const each = floors.map((floor, party) => {
    const own = floors.map((_, other) => (other === party ? 1 : 0));
    return bound(table, own, ownNeedOf(quarry, party, floor));
  });
  return { bounds: [together, ...each], seeds };
}

type Need = { first: number; after: (points: readonly number[]) => number };

function bound(table: ReducedTable, weights: readonly number[], { first, after }: Need): Bound {
  const sum = (points: readonly number[]) =>
    points.reduce((all, own, party) => all + own * (weights[party] ?? 0), 0);
  const values = table.points.map((own) => own.map(sum));
  const bestFirst = values.map((own) =>
    [...own.keys()].sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0)),
  );
  let need = first;
  return {
    values,
    bestFirst,
    base: sum(table.base),
    need: () => need,
    raise: (points) => {
      need = Math.max(need, after(points));
    },
  };
}

/** What each hopes for, by which gains are measured; the same for all where points themselves are compared. */
function hopesOf({ aim, measure: { limits, ideal, shares } }: Quarry): number[] {
  return limits.map((limit, party) => {
    if (aim !== 'kalaiSmorodinsky') return 1;
    return ((ideal[party] ?? 0) - limit) * (shares[party] ?? 1);
  });
}

/** The weighted sum that a package as good as one with these points has at least. */
function needOf(
  quarry: Quarry,
  weights: readonly number[],
  floors: readonly number[],
  gaining: readonly number[],
): Need {
  const { aim, measure } = quarry;
  const weigh = (points: readonly number[]) =>
    points.reduce((all, own, party) => all + own * (weights[party] ?? 0), 0);
  const first = weigh(floors);
  if (aim === 'nash')
    return { first, after: (points) => productNeed(quarry, weights, gaining, points) };
  if (aim === 'welfare' || typeof aim === 'number')
    return {
      first,
      // Whoever reaches the floors reaches their part of the prices; the rest is the aim itself.
      after: (points) => {
        const own = floors.map((_, party) => (aim === 'welfare' || aim === party ? FINE : 0));
        const prices = weights.map((weight, party) => weight - (own[party] ?? 0));
        return floors.reduce(
          (all, floor, party) =>
            all + floor * (prices[party] ?? 0) + (own[party] ?? 0) * (points[party] ?? 0),
          0,
        );
      },
    };
  return {
    first,
    after: (points) =>
      weigh(measure.limits.map((limit, party) => limit + leastGain(quarry, party, points))),
  };
}

/** What one party must gain, where the worst off of all fares at least as well as in a package with these points. */
function leastGain(quarry: Quarry, party: number, points: readonly number[]): number {
  const hopes = hopesOf(quarry);
  const { limits } = quarry.measure;
  const hope = hopes[party] ?? 0;
  if (hope <= 0) return 0;
  let least = Number.POSITIVE_INFINITY;
  points.forEach((own, other) => {
    const theirs = hopes[other] ?? 0;
    // Rounded down by more than a division may be wrong.
    if (theirs > 0) least = Math.min(least, ((own - (limits[other] ?? 0)) / theirs) * hope);
  });
  return Math.max(0, Math.ceil(least * (1 - 1e-12) - 1e-9));
}

function ownNeedOf(quarry: Quarry, party: number, floor: number): Need {
  const { aim, measure } = quarry;
  const limit = measure.limits[party] ?? 0;
  return {
    first: floor,
    after: (points) => {
      if (aim === party) return points[party] ?? 0;
      if (aim !== 'egalitarian' && aim !== 'kalaiSmorodinsky') return floor;
      return Math.max(floor, limit + leastGain(quarry, party, points));
    },
  };
}

/**
 * No product of gains is larger than that of its weighted mean: (sum of a.w.g / sum of a) ^ sum of a over the product of (a.w) ^ a,
 * a being the shares, each weight w standing in the sum as w.
 */
function productNeed(
  { measure: { limits, shares } }: Quarry,
  weights: readonly number[],
  gaining: readonly number[],
  points: readonly number[],
): number {
  const all = gaining.reduce((sum, party) => sum + (shares[party] ?? 1), 0);
  let logarithm = 0;
  for (const party of gaining) {
    const [gain, share] = [(points[party] ?? 0) - (limits[party] ?? 0), shares[party] ?? 1];
    if (gain <= 0) return Number.NEGATIVE_INFINITY;
    logarithm += share * Math.log((gain * (weights[party] ?? 1)) / share);
  }
  const base = limits.reduce((sum, limit, party) => sum + limit * (weights[party] ?? 0), 0);
  return all === 0 ? base : base + Math.floor(all * Math.exp(logarithm / all) * (1 - 1e-11) - 1);
}

/** Prices at which the best package of each issue by itself promises as little as possible: a convex descent, the same every time. */
function priced(table: ReducedTable, quarry: Quarry, gaining: readonly number[]): Prices {
  const { aim, measure } = quarry;
  const hopes = hopesOf(quarry);
  const shares = measure.limits.map((_, party) => measure.shares[party] ?? 1);
  const step = stepOf(quarry, gaining, hopes, shares);
  let at = measure.limits.map(() => 0);
  let best = { value: Number.POSITIVE_INFINITY, prices: step.prices(at) };
  const seeds = new Map<string, number[]>();
  for (let count = 0; count < STEPS; count += 1) {
    const prices = step.prices(at);
    const { options, points } = dearest(table, prices);
    seeds.set(options.join(), options);
    const value = step.value(prices, points);
    if (value < best.value) best = { value, prices };
    const slope = step.slope(prices, points);
    const length = Math.hypot(...slope) || 1;
    const pace = 1 / (1 + count / 15);
    at = at.map((one, party) => one - ((slope[party] ?? 0) / length) * pace);
  }
  const isPlain = aim === 'welfare' || typeof aim === 'number';
  const largest = Math.max(...best.prices);
  const weights = best.prices.map((price, party) => {
    if (!isPlain) return Math.max(hopes[party] ? 1 : 0, Math.round((price / largest) * FINE));
    const own = aim === 'welfare' || aim === party ? 1 : 0;
    return FINE * own + Math.round((price - own) * FINE);
  });
  return { weights, seeds: [...seeds.values()] };
}

type Step = {
  prices: (at: readonly number[]) => number[];
  value: (prices: readonly number[], points: readonly number[]) => number;
  slope: (prices: readonly number[], points: readonly number[]) => number[];
};

function stepOf(
  { aim, measure: { limits } }: Quarry,
  gaining: readonly number[],
  hopes: readonly number[],
  shares: readonly number[],
): Step {
  const gain = (points: readonly number[]) =>
    points.map((own, party) => own - (limits[party] ?? 0));
  const weighed = (prices: readonly number[], points: readonly number[]) =>
    gain(points).reduce((sum, own, party) => sum + own * (prices[party] ?? 0), 0);
  if (aim === 'welfare' || typeof aim === 'number') {
    const own = limits.map((_, party) => (aim === 'welfare' || aim === party ? 1 : 0));
    return {
      prices: (at) => own.map((one, party) => one + Math.max(0, at[party] ?? 0)),
      value: weighed,
      slope: (prices, points) =>
        gain(points).map((one, party) =>
          (prices[party] ?? 0) > (own[party] ?? 0) || one < 0 ? one : 0,
        ),
    };
  }
  const isProduct = aim === 'nash';
  const part = (party: number) => (isProduct ? gaining.includes(party) : (hopes[party] ?? 0) > 0);
  const most = Math.max(...hopes, 1);
  const exponent = (at: readonly number[]) =>
    limits.map((_, party) => (part(party) ? Math.exp(at[party] ?? 0) : 0));
  const total = shares.reduce((sum, share, party) => sum + (part(party) ? share : 0), 0);
  return {
    prices: (at) => {
      const raw = exponent(at);
      const sum = raw.reduce((all, one) => all + one, 0) || 1;
      return raw.map((one, party) => ((one / sum) * most) / (isProduct ? most : hopes[party] || 1));
    },
    value: (prices, points) => {
      const sum = weighed(prices, points);
      if (!isProduct) return sum;
      const logs = prices.map((price, party) =>
        price > 0 ? (shares[party] ?? 1) * Math.log(price) : 0,
      );
      return total * Math.log(Math.max(sum, 1e-9)) - logs.reduce((all, one) => all + one, 0);
    },
    slope: (prices, points) => {
      const own = gain(points).map((one, party) => one * (prices[party] ?? 0));
      const sum = own.reduce((all, one) => all + one, 0);
      const scale = Math.abs(sum) || 1;
      const mass = prices.map(
        (price, party) => (price * (isProduct ? 1 : (hopes[party] ?? 0))) / most,
      );
      return own.map((one, party) => {
        if (!part(party)) return 0;
        return isProduct
          ? one / scale - (shares[party] ?? 1) / (total || 1)
          : (one - (mass[party] ?? 0) * sum) / scale;
      });
    },
  };
}

/** The package that is dearest at these prices, each issue by itself. */
function dearest(
  table: ReducedTable,
  prices: readonly number[],
): { options: number[]; points: number[] } {
  const points = [...table.base];
  const options = table.points.map((own, issue) => {
    let [best, most] = [0, Number.NEGATIVE_INFINITY];
    for (const [place, worth] of own.entries()) {
      let value = 0;
      for (let party = 0; party < worth.length; party += 1)
        value += (worth[party] ?? 0) * (prices[party] ?? 0);
      if (value > most) [best, most] = [place, value];
    }
    own[best]?.forEach((worth, party) => {
      points[party] = (points[party] ?? 0) + worth;
    });
    return table.options[issue]?.[best] ?? 0;
  });
  return { options, points };
}
