import { expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { explained } from './explanation.ts';
import { answerOf } from './packages/answer.ts';
import { type PackageDomain, scored } from './packages/domain.ts';
import {
  acceptedOf,
  improvementOf,
  mayImprove,
  PROPOSED_AT_MOST,
  proposalsOf,
  RECOMPUTE_LIMITS,
  recomputing,
} from './proposing.ts';

/** Each issue's options go from what one side wants to what the other wants; how much that is to them differs. */
function table(weights: readonly (readonly [number, number])[]): PackageDomain {
  const first = weights.map(([own]) => [0, 1, 2, 3].map((step) => step * own));
  const second = weights.map(([, own]) => [3, 2, 1, 0].map((step) => step * own));
  return {
    options: weights.map(() => 4),
    parties: [first, second].map((points) => ({ points, terms: [] })),
    exclusions: [],
    barred: [],
  };
}

const FOUR = table([
  [9, 2],
  [5, 5],
  [3, 8],
  [1, 4],
]);
const weights = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }));
const tables = fc.array(weights, { minLength: 1, maxLength: 4 }).map(table);

test('five packages are proposed, each for a reason and none like another; the same share comes first', () => {
  const proposed = proposalsOf(answerOf(FOUR, { limits: [10, 10] }));
  if (proposed.kind !== 'proposed') throw new Error(proposed.kind);
  expect(proposed.packages.map(({ reason }) => reason)[0]).toBe('kalaiSmorodinsky');
  expect(proposed.packages).toHaveLength(PROPOSED_AT_MOST);
  expect(new Set(proposed.packages.map(({ points }) => points.join())).size).toBe(PROPOSED_AT_MOST);
  expect(proposed).toMatchObject({ isProven: true, checked: 256n });
});

test('what is proposed meets every limit, nothing beats it, and it is the same each time', () => {
  fc.assert(
    fc.property(tables, fc.nat({ max: 20 }), (domain, limit) => {
      const limits = [limit, limit];
      const proposed = proposalsOf(answerOf(domain, { limits }));
      expect(proposalsOf(answerOf(domain, { limits }))).toEqual(proposed);
      if (proposed.kind !== 'proposed') return;
      for (const one of proposed.packages) {
        expect(Math.min(...one.points)).toBeGreaterThanOrEqual(limit);
        expect(improvementOf(domain, one).better).toBeNull();
      }
    }),
    { numRuns: 40 },
  );
});

test('where no package meets every limit the answer is one sentence, the same whosever limit binds', () => {
  const answers = [
    [55, 0],
    [0, 60],
    [40, 40],
  ].map((limits) => proposalsOf(answerOf(FOUR, { limits })));
  for (const one of answers) expect(one).toEqual({ kind: 'no_package_meets_every_limit' });
});

const packages = [
  [3, 3],
  [6, 2],
  [5, 4],
].map((points, place) => ({ options: [place], points }));
const measure = answerOf(FOUR, { limits: [0, 0] }).agreement;
const accepted = (...answers: (boolean[] | null)[]) =>
  measure && acceptedOf(packages, answers, measure);

test('a package is accepted when everybody said yes to it, of several the one with the largest product', () => {
  expect(accepted([true, true, false], [true, false, true])).toEqual({
    kind: 'accepted',
    place: 0,
  });
  expect(accepted([true, true, true], [true, true, true])).toEqual({ kind: 'accepted', place: 2 });
  expect(accepted([true, true, false], [false, false, true])).toEqual({ kind: 'none_accepted' });
});

test('before everybody has answered everything nothing comes out, whatever they have said', () => {
  const waiting = { kind: 'waiting' };
  expect(accepted([true, true, true], null)).toEqual(waiting);
  expect(accepted([false, false, false], null)).toEqual(waiting);
  expect(accepted([true, true, true], [true, true])).toEqual(waiting);
});

test('after a deal nobody is offered less and somebody more; where nothing is offered, nothing better exists', () => {
  fc.assert(
    fc.property(tables, fc.array(fc.nat({ max: 3 }), { minLength: 4 }), (domain, taken) => {
      const deal = scored(
        domain,
        domain.options.map((_, issue) => taken[issue] ?? 0),
      );
      const { better, isProven } = improvementOf(domain, deal);
      expect(isProven).toBe(true);
      const all = answerOf(domain, { limits: deal.points }).frontier?.points ?? [];
      const isMore = (points: readonly number[]) =>
        points.every((own, at) => own >= (deal.points[at] ?? 0)) &&
        points.some((own, at) => own > (deal.points[at] ?? 0));
      expect(better ? isMore(better.points) : all.some(isMore)).toBe(better !== null);
    }),
    { numRuns: 60 },
  );
});

test('of better packages the one is offered whose smallest relative gain is the largest', () => {
  // From 0 and 0 the one could hope for 12 and the other for 4: half of each is more than a quarter.
  const domain: PackageDomain = {
    options: [4],
    parties: [[[0, 12, 6, 3]], [[0, 0, 2, 4]]].map((points) => ({ points, terms: [] })),
    exclusions: [],
    barred: [],
  };
  expect(improvementOf(domain, scored(domain, [0])).better?.options).toEqual([2]);
});

test('a deal is improved once, and once more', () => {
  expect([0, 1, 2].map(mayImprove)).toEqual([true, true, false]);
});

const NOON = new Date('2026-03-02T06:30:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

test('packages are computed anew once an hour, whoever asks, and three times for each party', () => {
  expect(recomputing([], 0, NOON)).toEqual({ ok: true, value: 'now' });
  const one = [{ party: 0, at: NOON }];
  const soon = { ok: false, refusal: { kind: 'too_soon', again: later(60) } };
  expect(recomputing(one, 0, later(59))).toEqual(soon);
  expect(recomputing(one, 1, later(59))).toEqual(soon);
  expect(recomputing(one, 0, later(60)).ok).toBe(true);
  const three = Array.from({ length: RECOMPUTE_LIMITS.perParty }, (_, at) => ({
    party: 0,
    at: later(at * 60),
  }));
  expect(recomputing(three, 0, later(10_000))).toEqual({ ok: false, refusal: { kind: 'used_up' } });
  expect(recomputing(three, 1, later(10_000)).ok).toBe(true);
});

const whole = { checked: 256n, isProven: true };
const told = (points: number[][], options: number[], limit = 20) => {
  const own = { points: { points, terms: [] }, limit, scale: 50 };
  return explained(own, { options, reason: 'nash' }, whole);
};

test('a party is told their score, their walk-away, what they get and where they give way', () => {
  const points = [
    [0, 10, 20],
    [0, 25],
    [5, 0],
  ];
  expect(told(points, [1, 1, 1])).toEqual({
    score: 70,
    walkAway: 40,
    won: [{ issue: 1, option: 1, weight: 50, left: 50 }],
    given: [
      { issue: 0, option: 1, weight: 40, left: 20 },
      { issue: 2, option: 1, weight: 10, left: 0 },
    ],
    reason: 'nash',
    ...whole,
  });
});

test('an issue that is nothing to a party is neither won nor given', () => {
  expect(
    told(
      [
        [50, 0],
        [0, 0],
      ],
      [0, 1],
    ),
  ).toMatchObject({ won: [{ issue: 0 }], given: [] });
});
