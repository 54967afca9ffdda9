// Money is whole paise in a bigint: a sum in dispute may be larger than a double can count.

export type Paise = bigint;
/** Hundredths of a per cent: 1800 is 18 %. */
export type BasisPoints = bigint;

/** Basis points in a whole. What is taken a percentage of is multiplied first and divided once, so that nothing is rounded twice. */
export const PER_WHOLE = 10_000n;

export function rupees(amount: number | bigint): Paise {
  return BigInt(amount) * 100n;
}

/** A part of a sum, to the nearest paisa; half a paisa counts as a whole one. Neither may be negative. */
export function portion(amount: Paise, of: bigint, whole: bigint): Paise {
  return (2n * amount * of + whole) / (2n * whole);
}

export function percent(amount: Paise, rate: BasisPoints): Paise {
  return portion(amount, rate, PER_WHOLE);
}

export function sum(amounts: Iterable<Paise>): Paise {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

export function least(one: Paise, other: Paise): Paise {
  return one < other ? one : other;
}

/**
 * Divides a sum by weights so that the parts make exactly the sum again: each gets its whole paise, and what is left goes
 * a paisa each to those who lost the largest fraction, the earlier one first.
 */
export function divide(amount: Paise, weights: readonly number[]): Paise[] {
  const all = sum(weights.map(BigInt));
  if (all <= 0n) return weights.map(() => 0n);
  const parts = quotients(weights, amount, all);
  let left = amount - sum(parts.map(({ whole }) => whole));
  for (const part of parts.toSorted((a, b) =>
    a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1,
  )) {
    if (left === 0n) break;
    part.whole += 1n;
    left -= 1n;
  }
  return parts.map(({ whole }) => whole);
}

function quotients(weights: readonly number[], amount: Paise, all: bigint) {
  return weights.map((weight, place) => ({
    place,
    whole: (amount * BigInt(weight)) / all,
    rest: (amount * BigInt(weight)) % all,
  }));
}
