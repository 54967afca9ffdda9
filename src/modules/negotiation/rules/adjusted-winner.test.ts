import { expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { adjustedWinner, type Division, type Fraction, fraction } from './adjusted-winner.ts';

const written = ({ over, under }: Fraction) => (under === 1n ? `${over}` : `${over}/${under}`);

function division(first: number[], second: number[]): Division {
  const divided = adjustedWinner(first, second);
  if (!divided.ok) throw new Error(divided.refusal);
  return divided.value;
}

test('the published example of a divorce comes to 72 2/3 each, with one house split', () => {
  const { points, shares, split } = division([10, 40, 10, 38, 2], [38, 20, 30, 10, 2]);
  expect(points.map(written)).toEqual(['218/3', '218/3']);
  expect(shares.map(written)).toEqual(['0', '13/15', '0', '1', '0']);
  expect(split).toBe(1);
});

test('what is worth the same to both starts with the side that is behind, and goes over weightiest first', () => {
  const { shares, split } = division([17, 1, 14, 18, 21, 2, 24, 3], [6, 1, 35, 18, 9, 20, 3, 8]);
  expect(shares.map(written)).toEqual(['1', '1', '0', '1/2', '1', '0', '1', '0']);
  expect(split).toBe(3);
});

test('two sides who want the same are given half of one thing', () => {
  const { points, split } = division([100], [100]);
  expect(points.map(written)).toEqual(['50', '50']);
  expect(split).toBe(0);
});

test.each([
  [[], [], 'nothing_to_divide'],
  [[100], [50, 50], 'points_for_each_thing'],
  [[99.5, 0.5], [50, 50], 'points_not_whole'],
  [[110, -10], [50, 50], 'points_not_whole'],
  [[60, 50], [50, 50], 'points_not_a_hundred'],
  [[50, 50], [50, 49], 'points_not_a_hundred'],
])('lists that cannot be divided are refused by name: %j %j', (first, second, refusal) => {
  expect(adjustedWinner(first, second)).toEqual({ ok: false, refusal });
});

/** Points that come to a hundred: places at which a line of a hundred is cut. */
const hundreds = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 })
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 100])
  .map((cuts) => cuts.slice(1).map((cut, at) => cut - (cuts[at] ?? 0)));

const times = (points: readonly number[], shares: readonly Fraction[], isRest: boolean) =>
  shares.reduce(
    (sum, { over, under }, at) => {
      const part = isRest ? under - over : over;
      return fraction(
        sum.over * under + BigInt(points[at] ?? 0) * part * sum.under,
        sum.under * under,
      );
    },
    fraction(0n, 1n),
  );

test('both have the same of their own points, at least half, and at most one thing is split', () => {
  fc.assert(
    fc.property(hundreds, hundreds, (first, second) => {
      const { shares, points } = division(first, second);
      expect(times(first, shares, false)).toEqual(points[0]);
      expect(times(second, shares, true)).toEqual(points[1]);
      expect(points[0]).toEqual(points[1]);
      expect(points[0].over * 2n).toBeGreaterThanOrEqual(100n * points[0].under);
      expect(shares.filter(({ under }) => under > 1n).length).toBeLessThanOrEqual(1);
    }),
  );
});
