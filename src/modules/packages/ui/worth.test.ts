import { expect, test } from 'vitest';
import { worthOf } from './worth.ts';

test('an option is worth its score of what its issue weighs, to a tenth of a point', () => {
  const [money, letter] = worthOf({
    weights: [65, 35],
    scores: [
      [100, 33, 0],
      [0, 100],
    ],
    barred: [
      [false, false, true],
      [false, false],
    ],
    without: [50, 0],
  });
  expect(money).toEqual({
    weight: 65,
    without: 32.5,
    options: [
      { option: 0, points: 65, isBarred: false },
      { option: 1, points: 21.5, isBarred: false },
      { option: 2, points: 0, isBarred: true },
    ],
  });
  expect(letter?.options.map(({ points }) => points)).toEqual([0, 35]);
});
