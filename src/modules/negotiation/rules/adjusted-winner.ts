import { allow, type Result, refuse } from '#kernel/result.ts';

/**
 * Adjusted Winner (Brams and Taylor; algorithms 1.3): a list of things divided between two sides so that both have the same of
 * their own points, neither envies the other, and at most one thing is split. In exact fractions.
 */

/** In lowest terms, the denominator above nought. */
export type Fraction = { over: bigint; under: bigint };

export type Division = {
  /** What of each thing the first side gets; the second has the rest. */
  shares: readonly Fraction[];
  points: readonly [Fraction, Fraction];
  /** The one thing that is split, if any. */
  split: number | null;
};

export type DivisionRefusal =
  | 'nothing_to_divide'
  | 'points_for_each_thing'
  | 'points_not_whole'
  | 'points_not_a_hundred';

const HUNDRED = 100;

export function adjustedWinner(
  first: readonly number[],
  second: readonly number[],
): Result<Division, DivisionRefusal> {
  const refusal = refusalOf(first, second);
  if (refusal) return refuse(refusal);
  const own = [first.map(BigInt), second.map(BigInt)] as const;
  const isFirsts = won(own);
  const [a, b] = sumsOf(own, isFirsts);
  const ahead = a >= b ? 0 : 1;
  return allow(transferred(own, isFirsts, ahead, ahead === 0 ? [a, b] : [b, a]));
}

function refusalOf(first: readonly number[], second: readonly number[]): DivisionRefusal | null {
  if (first.length === 0) return 'nothing_to_divide';
  if (first.length !== second.length) return 'points_for_each_thing';
  if (![...first, ...second].every((points) => Number.isSafeInteger(points) && points >= 0))
    return 'points_not_whole';
  const isHundred = (points: readonly number[]) =>
    points.reduce((sum, one) => sum + one, 0) === HUNDRED;
  return isHundred(first) && isHundred(second) ? null : 'points_not_a_hundred';
}

type Points = readonly [readonly bigint[], readonly bigint[]];

/** Each thing to whom it is worth more; what is worth the same to both starts with the side that is behind, the first if neither is. */
function won(own: Points): boolean[] {
  const [first, second] = own;
  let [a, b] = [0n, 0n];
  first.forEach((points, thing) => {
    const other = second[thing] ?? 0n;
    if (points > other) a += points;
    if (points < other) b += other;
  });
  return first.map((points, thing) => {
    const other = second[thing] ?? 0n;
    return points === other ? a <= b : points > other;
  });
}

function sumsOf([first, second]: Points, isFirsts: readonly boolean[]): [bigint, bigint] {
  let [a, b] = [0n, 0n];
  isFirsts.forEach((isFirst, thing) => {
    if (isFirst) a += first[thing] ?? 0n;
    else b += second[thing] ?? 0n;
  });
  return [a, b];
}

/** Things go over from the side that is ahead, those first that cost it least for what they bring, until both have the same. */
function transferred(
  own: Points,
  isFirsts: readonly boolean[],
  ahead: 0 | 1,
  [more, less]: [bigint, bigint],
): Division {
  const [give, take] = [own[ahead], own[ahead === 0 ? 1 : 0]];
  const shares = isFirsts.map((isFirst) => fraction(isFirst ? 1n : 0n, 1n));
  const [whole, none] = ahead === 0 ? [0n, 1n] : [1n, 0n];
  let [a, b] = [more, less];
  for (const thing of inOrder(give, take, isFirsts, ahead)) {
    const [cost, gain] = [give[thing] ?? 0n, take[thing] ?? 0n];
    if (a === b) break;
    if (a - cost >= b + gain) {
      [a, b] = [a - cost, b + gain];
      shares[thing] = fraction(whole, 1n);
      continue;
    }
    // The part that goes over makes both even: a - part * cost = b + part * gain.
    const [over, under] = [a - b, cost + gain];
    shares[thing] = fraction(none * (under - over) + whole * over, under);
    const even = fraction(a * under - over * cost, under);
    return { shares, points: [even, even], split: thing };
  }
  const points = [fraction(a, 1n), fraction(b, 1n)] as const;
  return { shares, points: ahead === 0 ? points : [points[1], points[0]], split: null };
}

function inOrder(
  give: readonly bigint[],
  take: readonly bigint[],
  isFirsts: readonly boolean[],
  ahead: 0 | 1,
): number[] {
  const held = [...give.keys()].filter((thing) => (isFirsts[thing] ? 0 : 1) === ahead);
  // give / take from the lowest, of equal ones the weightiest first, which leaves most things whole. What is worth nothing to the
  // other side never has to go over.
  const wanted = held.filter((thing) => (take[thing] ?? 0n) > 0n);
  return wanted.sort((one, other) => {
    const by = (give[one] ?? 0n) * (take[other] ?? 0n) - (give[other] ?? 0n) * (take[one] ?? 0n);
    if (by !== 0n) return by < 0n ? -1 : 1;
    return Number((give[other] ?? 0n) - (give[one] ?? 0n)) || one - other;
  });
}

export function fraction(over: bigint, under: bigint): Fraction {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  return { over: over / a, under: under / a };
}
