import { expect, test } from 'vitest';
import { openSolver } from '#platform/solver.ts';
import { fc } from '../../../../tests/properties.ts';
import {
  type AnsweredQuestion,
  contradictionsOf,
  mended,
  moneyScores,
  POINTS_SCALE,
  pointsFrom,
  questionsFor,
  WEIGHTS_SUM,
  type Wishes,
  walkAwayFrom,
  wishesOf,
} from './elicitation.ts';

const solve = await openSolver();
const SCORES = [
  [0, 100],
  [0, 50, 100],
  [100, 0],
];

function wishes(...sliders: number[]): Wishes {
  const own = wishesOf(
    sliders,
    SCORES.slice(0, sliders.length),
    [2, 3, 2].slice(0, sliders.length),
  );
  if (!own.ok) throw new Error(own.refusal.kind);
  return own.value;
}

test.each([
  [[50, 30, 21], SCORES, { kind: 'weights_not_a_hundred', sum: 101 }],
  [[50, 30, 19], SCORES, { kind: 'weights_not_a_hundred', sum: 99 }],
  [[50.5, 29.5, 20], SCORES, { kind: 'weight_not_whole', issue: 0 }],
  [[110, -10, 0], SCORES, { kind: 'weight_not_whole', issue: 0 }],
  [[50, 50], SCORES, { kind: 'weight_not_whole', issue: 2 }],
  [[50, 30, 20], SCORES.slice(0, 2), { kind: 'scores_missing', issue: 2 }],
  [[50, 30, 20], [[0, 101], ...SCORES.slice(1)], { kind: 'score_not_whole', issue: 0 }],
  [[50, 30, 20], [[0, 99], ...SCORES.slice(1)], { kind: 'no_best_option', issue: 0 }],
])('wishes are refused by name: %j', (sliders, scores, refusal) => {
  expect(wishesOf(sliders, scores, [2, 3, 2])).toEqual({ ok: false, refusal });
});

test('points are whole, and the best on every issue makes a million', () => {
  const points = pointsFrom(wishes(50, 30, 20));
  expect(points).toEqual([
    [0, 500_000],
    [0, 150_000, 300_000],
    [200_000, 0],
  ]);
  expect(points.reduce((sum, own) => sum + Math.max(...own), 0)).toBe(POINTS_SCALE);
  expect(walkAwayFrom(wishes(50, 30, 20), [100, 0, 50])).toBe(600_000);
});

test('money is scored straight between the corners and level beyond them', () => {
  const corners = [
    { amount: 100n, score: 0 },
    { amount: 200n, score: 80 },
    { amount: 400n, score: 100 },
  ];
  const amounts = [50n, 100n, 150n, 200n, 300n, 400n, 900n];
  expect(moneyScores(corners, amounts)).toEqual({
    ok: true,
    value: [0, 0, 40, 80, 90, 100, 100],
  });
});

test.each([
  [[[1n, 0]], 'two_to_four_corners'],
  [
    [
      [1n, 0],
      [2n, 1],
      [3n, 2],
      [4n, 3],
      [5n, 4],
    ],
    'two_to_four_corners',
  ],
  [
    [
      [2n, 0],
      [2n, 100],
    ],
    'amounts_not_rising',
  ],
  [
    [
      [1n, 0],
      [2n, 101],
    ],
    'score_not_of_a_hundred',
  ],
] as const)('a line that is none is refused by name', (corners, refusal) => {
  const own = corners.map(([amount, score]) => ({ amount, score }));
  expect(moneyScores(own, [1n])).toEqual({ ok: false, refusal });
});

test('it is asked where the answer tells most: the weightiest against the next two, and neighbours', () => {
  expect(questionsFor(wishes(50, 30, 20))).toEqual([
    { first: [0], second: [1, 2] },
    { first: [0], second: [1] },
    { first: [1], second: [2] },
  ]);
});

test('of an issue with one option, or none that is better, nothing is asked, and never more than five questions', () => {
  expect(questionsFor({ weights: [9_000, 1_000], scores: [[100], [100, 0]] })).toEqual([]);
  const many = { weights: Array(10).fill(1_000), scores: Array(10).fill([0, 100]) };
  expect(questionsFor(many)).toHaveLength(5);
});

const ask = (preference: AnsweredQuestion['preference'], first: number[], second: number[]) => ({
  question: { first, second },
  preference,
});

test('an answer that the weights say otherwise is found, with what they make of both', () => {
  const answers = [ask('first', [0], [1]), ask('second', [0], [1, 2]), ask('same', [1], [2])];
  expect(contradictionsOf(wishes(50, 30, 20), answers)).toEqual([
    { place: 1, first: 5_000, second: 5_000 },
    { place: 2, first: 3_000, second: 2_000 },
  ]);
});

test('the least change of weights honours every answer, and what contradicts nothing stays', () => {
  const own = wishes(50, 30, 20);
  expect(mended(own, [ask('first', [0], [1])], solve)).toEqual({ ok: true, value: own });
  const changed = mended(own, [ask('second', [0], [1])], solve);
  // Half of what lies between the two, and the one point by which they are to be told apart.
  expect(changed).toMatchObject({ ok: true, value: { weights: [3_950, 4_050, 2_000] } });
});

test('answers that contradict each other are said to, and nothing is changed', () => {
  const circle = [ask('first', [0], [1]), ask('first', [1], [2]), ask('first', [2], [0])];
  const refusal = { ok: false, refusal: 'answers_contradict_each_other' };
  expect(mended(wishes(50, 30, 20), circle, solve)).toEqual(refusal);
});

test('weights that are mended sum to a hundred, honour every answer, and no weights on a grid are nearer', () => {
  const slider = fc.integer({ min: 0, max: 20 }).map((five) => five * 5);
  const preference = fc.constantFrom('first' as const, 'second' as const, 'same' as const);
  fc.assert(
    fc.property(slider, slider, fc.array(preference, { maxLength: 3 }), (one, two, said) => {
      fc.pre(one + two <= 100);
      const own = wishes(one, two, 100 - one - two);
      const questions = questionsFor(own);
      const answers = said.flatMap((each, at) => {
        const question = questions[at];
        return question ? [{ question, preference: each }] : [];
      });
      const result = mended(own, answers, solve);
      const grid = everyWeights().filter(
        (weights) => contradictionsOf({ ...own, weights }, answers).length === 0,
      );
      if (!result.ok) {
        expect(grid).toEqual([]);
        return;
      }
      const { value } = result;
      expect(value.weights.reduce((sum, weight) => sum + weight, 0)).toBe(WEIGHTS_SUM);
      expect(contradictionsOf(value, answers)).toEqual([]);
      const away = ({ weights }: Pick<Wishes, 'weights'>) =>
        weights.reduce((sum, weight, at) => sum + Math.abs(weight - (own.weights[at] ?? 0)), 0);
      for (const weights of grid) expect(away(value)).toBeLessThanOrEqual(away({ weights }));
    }),
    { numRuns: 40 },
  );
});

/** All weights of three issues in steps of five points. */
function everyWeights(): number[][] {
  const steps = Array.from({ length: 21 }, (_, at) => at * 500);
  return steps.flatMap((one) =>
    steps
      .filter((two) => one + two <= WEIGHTS_SUM)
      .map((two) => [one, two, WEIGHTS_SUM - one - two]),
  );
}
