import { allow, type Result, refuse } from '#kernel/result.ts';
import type { LinearModel, Solve } from '#modules/appointments/rules/matching/panels.ts';

/**
 * What a party says of their own wishes, turned into points (algorithms 1.3, step 1): weights by sliders, a score for each option,
 * money by a line of two to four corners, and a few questions that are checked against all that.
 */

/** Sliders move by whole points of 100; inside, a weight is counted in hundredths of a point. */
export const WEIGHTS_SUM = 10_000;
const MOST_SCORE = 100;
/** Points of a party's best on every issue. */
export const POINTS_SCALE = WEIGHTS_SUM * MOST_SCORE;

export type Wishes = {
  /** Issue by issue, in hundredths of a point, 10,000 in all. */
  weights: readonly number[];
  /** Issue by issue, in each a score from 0 to 100 for every option. */
  scores: readonly (readonly number[])[];
};

export type WishRefusal =
  | { kind: 'weights_not_a_hundred'; sum: number }
  | { kind: 'weight_not_whole' | 'score_not_whole' | 'no_best_option'; issue: number }
  | { kind: 'scores_missing'; issue: number };

/** Sliders in points of 100, and a score for every option; each issue has one option of 100, by which its weight is understood. */
export function wishesOf(
  sliders: readonly number[],
  scores: readonly (readonly number[])[],
  options: readonly number[],
): Result<Wishes, WishRefusal> {
  const isPart = (value: number) => Number.isInteger(value) && value >= 0 && value <= 100;
  for (const [issue, count] of options.entries()) {
    const own = scores[issue] ?? [];
    if (!isPart(sliders[issue] ?? -1)) return refuse({ kind: 'weight_not_whole', issue });
    if (own.length !== count) return refuse({ kind: 'scores_missing', issue });
    if (!own.every(isPart)) return refuse({ kind: 'score_not_whole', issue });
    if (!own.includes(MOST_SCORE)) return refuse({ kind: 'no_best_option', issue });
  }
  const sum = sliders.reduce((all, one) => all + one, 0);
  if (sum !== 100) return refuse({ kind: 'weights_not_a_hundred', sum });
  return allow({ weights: sliders.map((one) => one * 100), scores });
}

/** Whole points, 1,000,000 for the best on every issue. */
export function pointsFrom({ weights, scores }: Wishes): number[][] {
  return scores.map((own, issue) => own.map((score) => (weights[issue] ?? 0) * score));
}

/** The described walk-away, rated as one more package: what it would be worth on each issue, from 0 to 100. */
export function walkAwayFrom({ weights }: Wishes, rated: readonly number[]): number {
  return weights.reduce((sum, weight, issue) => sum + weight * (rated[issue] ?? 0), 0);
}

export type Corner = { amount: bigint; score: number };
export type LineRefusal = 'two_to_four_corners' | 'amounts_not_rising' | 'score_not_of_a_hundred';

/** What sums of money score, straight between the corners and level beyond them. */
export function moneyScores(
  corners: readonly Corner[],
  amounts: readonly bigint[],
): Result<number[], LineRefusal> {
  if (corners.length < 2 || corners.length > 4) return refuse('two_to_four_corners');
  const isRising = corners.every(
    ({ amount }, at) => at === 0 || amount > (corners[at - 1]?.amount ?? 0n),
  );
  if (!isRising) return refuse('amounts_not_rising');
  if (!corners.every(({ score }) => Number.isInteger(score) && score >= 0 && score <= MOST_SCORE))
    return refuse('score_not_of_a_hundred');
  return allow(amounts.map((amount) => onLine(corners, amount)));
}

function onLine(corners: readonly Corner[], amount: bigint): number {
  const after = corners.findIndex((corner) => corner.amount >= amount);
  const to = corners[after === -1 ? corners.length - 1 : after];
  const from = corners[after - 1] ?? to;
  if (!from || !to || from === to) return to?.score ?? 0;
  const part = Number(amount - from.amount) / Number(to.amount - from.amount);
  return Math.round(from.score + part * (to.score - from.score));
}

/** Two sketches of a package: each has the best of its issues and the worst of the other's. What is named in neither is equal. */
export type PackageQuestion = { first: readonly number[]; second: readonly number[] };
export type Preference = 'first' | 'second' | 'same';
export type AnsweredQuestion = { question: PackageQuestion; preference: Preference };

const QUESTIONS_AT_MOST = 5;

/**
 * Which of these two, where the answer tells most: the weightiest issue against the next two together, and neighbours in the order of
 * weights against each other. Where an issue has one option, there is nothing to ask.
 */
export function questionsFor({ weights, scores }: Wishes): PackageQuestion[] {
  const open = [...weights.keys()].filter((issue) => new Set(scores[issue]).size > 1);
  const ranked = open.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const [first, second, third] = ranked;
  const questions: PackageQuestion[] = [];
  if (first !== undefined && second !== undefined && third !== undefined)
    questions.push({ first: [first], second: [second, third] });
  for (let at = 0; at + 1 < ranked.length && questions.length < QUESTIONS_AT_MOST; at += 1)
    questions.push({ first: ranked.slice(at, at + 1), second: ranked.slice(at + 1, at + 2) });
  return questions;
}

export type Contradiction = {
  place: number;
  /** What the points make of the two, in hundredths of a point. */
  first: number;
  second: number;
};

/** Two packages are told apart from one point of 100 on; nearer than that, the points say "the same". */
const TOLD_APART = 100;

/** The answers that the weights say otherwise. */
export function contradictionsOf(
  wishes: Wishes,
  answers: readonly AnsweredQuestion[],
): Contradiction[] {
  return answers.flatMap(({ question, preference }, place) => {
    const first = swingOf(wishes, question.first);
    const second = swingOf(wishes, question.second);
    const ahead = preference === 'second' ? second - first : first - second;
    const isHonoured = preference === 'same' ? Math.abs(ahead) <= TOLD_APART : ahead >= TOLD_APART;
    return isHonoured ? [] : [{ place, first, second }];
  });
}

/** What it is worth to have the best of these issues instead of the worst. */
function swingOf({ weights, scores }: Wishes, issues: readonly number[]): number {
  const parts = issues.map((issue) => (weights[issue] ?? 0) * spanOf(scores[issue] ?? []));
  return parts.reduce((sum, part) => sum + part, 0) / MOST_SCORE;
}

function spanOf(scores: readonly number[]): number {
  return MOST_SCORE - Math.min(...scores, MOST_SCORE);
}

/**
 * The least change of weights that honours every answer, in whole hundredths of a point: a linear model, solved exactly. Refused
 * where the answers contradict each other, so that no weights could honour them.
 */
export function mended(
  wishes: Wishes,
  answers: readonly AnsweredQuestion[],
  solve: Solve,
): Result<Wishes, 'answers_contradict_each_other'> {
  if (contradictionsOf(wishes, answers).length === 0) return allow(wishes);
  const solution = solve(modelOf(wishes, answers));
  if (!solution) return refuse('answers_contradict_each_other');
  const count = wishes.weights.length;
  const weights = wishes.weights.map((weight, issue) =>
    Math.round(weight + (solution[issue] ?? 0) - (solution[count + issue] ?? 0)),
  );
  return allow({ ...wishes, weights });
}

/** For each weight what is added, then for each what is taken away; their sum is to be the smallest. */
function modelOf({ weights, scores }: Wishes, answers: readonly AnsweredQuestion[]): LinearModel {
  const count = weights.length;
  const row = (by: readonly number[], lower: number, upper: number) => {
    const places = [...by.keys()].filter((issue) => by[issue] !== 0);
    const values = places.map((issue) => by[issue] ?? 0);
    // What the weights have already stands on the other side.
    const has = places.reduce((sum, issue) => sum + (by[issue] ?? 0) * (weights[issue] ?? 0), 0);
    return {
      indices: [...places, ...places.map((issue) => count + issue)],
      values: [...values, ...values.map((value) => -value)],
      lower: lower - has,
      upper: upper - has,
    };
  };
  const honoured = answers.map(({ question, preference }) => {
    const [better, worse] =
      preference === 'second'
        ? [question.second, question.first]
        : [question.first, question.second];
    const by = weights.map((_, issue) => {
      const span = spanOf(scores[issue] ?? []);
      return (better.includes(issue) ? span : 0) - (worse.includes(issue) ? span : 0);
    });
    const apart = TOLD_APART * MOST_SCORE;
    return preference === 'same'
      ? row(by, -apart, apart)
      : row(by, apart, Number.POSITIVE_INFINITY);
  });
  return {
    cost: Array.from({ length: count * 2 }, () => -1),
    upper: [...weights.map(() => WEIGHTS_SUM), ...weights],
    isWhole: true,
    rows: [
      row(
        weights.map(() => 1),
        WEIGHTS_SUM,
        WEIGHTS_SUM,
      ),
      ...honoured,
    ],
  };
}
