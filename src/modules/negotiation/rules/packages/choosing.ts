/**
 * The four packages that have a reason (algorithms 1.3, definitions), told apart by exact comparison. `limits` is what each party
 * has without a deal; a package is an answer only where everybody has at least that.
 */

export type Aim = 'nash' | 'kalaiSmorodinsky' | 'egalitarian' | 'welfare';
export const AIMS: readonly Aim[] = ['nash', 'kalaiSmorodinsky', 'egalitarian', 'welfare'];

export type Measure = {
  limits: readonly number[];
  /** The most that each party could hope for while everybody has their limit. */
  ideal: readonly number[];
  /** The parties' shares by a mediator, whole and disclosed to all; one each where nobody set any. */
  shares: readonly number[];
};

/** Above nought where the first is better, below where the second is. */
export type Compare = (one: readonly number[], other: readonly number[]) => number;

export function meets(points: readonly number[], limits: readonly number[]): boolean {
  return points.every((own, party) => own >= (limits[party] ?? 0));
}

/** Ends with the larger sum; packages that are equal in that too are told apart by their options, by whoever knows them. */
export function comparing(aim: Aim, measure: Measure): Compare {
  const by = BY[aim](measure);
  return (one, other) => by(one, other) || sumOf(one) - sumOf(other);
}

const BY: Record<Aim, (measure: Measure) => Compare> = {
  nash: ({ limits, shares }) => {
    return (one, other) => productOrder(gains(one, limits), gains(other, limits), shares);
  },
  kalaiSmorodinsky: ({ limits, ideal, shares }) => {
    const hopes = ideal.map((best, party) => (best - (limits[party] ?? 0)) * (shares[party] ?? 1));
    return (one, other) => worstFirst(gains(one, limits), gains(other, limits), hopes);
  },
  egalitarian: ({ limits }) => {
    const alike = limits.map(() => 1);
    return (one, other) => worstFirst(gains(one, limits), gains(other, limits), alike);
  },
  welfare: () => (one, other) => sumOf(one) - sumOf(other),
};

function gains(points: readonly number[], limits: readonly number[]): number[] {
  return points.map((own, party) => own - (limits[party] ?? 0));
}

function sumOf(points: readonly number[]): number {
  let sum = 0;
  for (const own of points) sum += own;
  return sum;
}

/** First as many parties as can with something gained, then the largest product of what was gained. */
function productOrder(
  one: readonly number[],
  other: readonly number[],
  shares: readonly number[],
): number {
  const counts = countOf(one) - countOf(other);
  if (counts !== 0) return counts;
  const [first, second] = [logarithm(one, shares), logarithm(other, shares)];
  // What is apart by more than any rounding is apart; the rest is multiplied out.
  if (Math.abs(first - second) > 1e-9) return first - second;
  const [a, b] = [product(one, shares), product(other, shares)];
  return a > b ? 1 : a < b ? -1 : 0;
}

function countOf(gained: readonly number[]): number {
  let count = 0;
  for (const own of gained) if (own > 0) count += 1;
  return count;
}

function logarithm(gained: readonly number[], shares: readonly number[]): number {
  let sum = 0;
  gained.forEach((own, party) => {
    if (own > 0) sum += Math.log(own) * (shares[party] ?? 1);
  });
  return sum;
}

function product(gained: readonly number[], shares: readonly number[]): bigint {
  let all = 1n;
  gained.forEach((own, party) => {
    if (own > 0) all *= BigInt(own) ** BigInt(shares[party] ?? 1);
  });
  return all;
}

type Part = readonly [gain: number, hope: number];

/** The party that fares worst decides, then the next: each gain measured by what it is a part of. */
function worstFirst(
  one: readonly number[],
  other: readonly number[],
  hopes: readonly number[],
): number {
  const [first, second] = [partsOf(one, hopes), partsOf(other, hopes)];
  for (const [at, part] of first.entries()) {
    const by = partOrder(part, second[at] ?? part);
    if (by !== 0) return by;
  }
  return 0;
}

/** A party that can hope for nothing is content with anything, and has no part in the comparison. */
function partsOf(gained: readonly number[], hopes: readonly number[]): Part[] {
  return gained
    .map((own, party): Part => [own, hopes[party] ?? 1])
    .filter(([, hope]) => hope > 0)
    .sort(partOrder);
}

function partOrder([gain, hope]: Part, [other, otherHope]: Part): number {
  if (hope === otherHope) return gain - other;
  const [one, two] = [gain * otherHope, other * hope];
  if (Math.abs(one) <= Number.MAX_SAFE_INTEGER && Math.abs(two) <= Number.MAX_SAFE_INTEGER)
    return one - two;
  const by = BigInt(gain) * BigInt(otherHope) - BigInt(other) * BigInt(hope);
  return by > 0n ? 1 : by < 0n ? -1 : 0;
}
