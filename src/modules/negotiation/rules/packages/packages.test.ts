import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/properties.ts';
import { type Agreement, answerOf, type EngineLimits } from './answer.ts';
import { isAllowed, type PackageDomain, tableOf } from './domain.ts';
import { limitsFor } from './frontier.ts';

// The judge of this file is written apart from the engine: every package is made, and sorted by definitions taken literally.

type Judged = { options: number[]; points: number[] };

function everyPackage({ options, parties, exclusions, barred }: PackageDomain): Judged[] {
  const all = options.reduce<number[][]>(
    (made, count) => made.flatMap((one) => Array.from({ length: count }, (_, at) => [...one, at])),
    [[]],
  );
  const within = (taken: number[], [issue, low, high]: readonly [number, number, number]) =>
    (taken[issue] ?? -1) >= low && (taken[issue] ?? -1) <= high;
  return all
    .filter((taken) => barred.every(([issue, option]) => taken[issue] !== option))
    .filter((taken) => !exclusions.some((set) => set.every(([i, v]) => taken[i] === v)))
    .map((taken) => ({
      options: taken,
      points: parties.map(({ points, terms }) => {
        const plain = taken.map((option, issue) => points[issue]?.[option] ?? 0);
        const bonus = terms.map(({ points: worth, isOutside, bounds }) =>
          bounds.every((bound) => within(taken, bound)) === isOutside ? 0 : worth,
        );
        return [...plain, ...bonus].reduce((sum, one) => sum + one, 0);
      }),
    }));
}

const isBeaten = (one: number[], by: number[]) =>
  by.every((own, at) => own >= (one[at] ?? 0)) && by.some((own, at) => own > (one[at] ?? 0));

function frontier(all: readonly Judged[]): string[] {
  const points = all.map((one) => one.points);
  const best = points.filter((one) => !points.some((other) => isBeaten(one, other)));
  return [...new Set(best.map((one) => one.join()))].sort();
}

/** Lists compared place by place, the larger first; what is left, the lower options first. */
const inOrder = (keys: (one: Judged) => number[]) => (a: Judged, b: Judged) => {
  const [one, two] = [keys(a), keys(b)];
  const at = one.findIndex((key, place) => Math.abs(key - (two[place] ?? 0)) > 1e-12);
  if (at >= 0) return (two[at] ?? 0) - (one[at] ?? 0);
  const lower = a.options.findIndex((option, place) => option !== b.options[place]);
  return (a.options[lower] ?? 0) - (b.options[lower] ?? 0);
};

const sum = (points: number[]) => points.reduce((all, one) => all + one, 0);
const upwards = (points: number[]) => points.sort((a, b) => a - b);

function chosenFrom(all: readonly Judged[], limits: readonly number[]) {
  const meeting = all.filter(({ points }) => points.every((own, at) => own >= (limits[at] ?? 0)));
  if (meeting.length === 0) return null;
  const gain = ({ points }: Judged) => points.map((own, at) => own - (limits[at] ?? 0));
  const ideal = limits.map((_, party) =>
    Math.max(...meeting.map(({ points }) => points[party] ?? 0)),
  );
  const first = (keys: (one: Judged) => number[]) =>
    [...meeting].sort(inOrder((one) => [...keys(one), sum(one.points)]))[0];
  return {
    ideal,
    chosen: {
      nash: first((one) => {
        const gained = gain(one).filter((own) => own > 0);
        return [gained.length, gained.reduce((product, own) => product * own, 1)];
      }),
      kalaiSmorodinsky: first((one) => {
        const hopes = ideal.map((best, at) => best - (limits[at] ?? 0));
        const parts = gain(one).map((own, at) => own / (hopes[at] ?? 1));
        return upwards(parts.filter((_, at) => (hopes[at] ?? 0) > 0));
      }),
      egalitarian: first((one) => upwards(gain(one))),
      welfare: first(() => []),
    },
  };
}

const worth = fc.integer({ min: 0, max: 12 });
type Shape = { parties: number; options: number[] };

function shaped({ parties, options }: Shape, hasTerms: boolean): fc.Arbitrary<PackageDomain> {
  const points = fc.tuple(
    ...options.map((count) => fc.array(worth, { minLength: count, maxLength: count })),
  );
  const issue = fc.integer({ min: 0, max: options.length - 1 });
  const place = issue.chain((at) =>
    fc.tuple(fc.constant(at), fc.integer({ min: 0, max: (options[at] ?? 1) - 1 })),
  );
  const bound = fc
    .tuple(place, fc.integer({ min: 0, max: 1 }))
    .map(([[at, low], more]) => [at, low, low + more] as const);
  const term = fc.record({
    points: fc.integer({ min: -5, max: 12 }),
    isOutside: fc.boolean(),
    bounds: fc.uniqueArray(bound, { minLength: 1, maxLength: 3, selector: ([at]) => at }),
  });
  const terms = hasTerms ? fc.array(term, { maxLength: 5 }) : fc.constant([]);
  const party = fc.record({ points, terms });
  const pair = fc.uniqueArray(place, { minLength: 2, maxLength: 2, selector: ([at]) => at });
  return fc.record({
    options: fc.constant(options),
    parties: fc.array(party, { minLength: parties, maxLength: parties }),
    exclusions: fc.array(options.length > 1 ? pair : fc.tuple(place), { maxLength: 3 }),
    barred: fc.array(place, { maxLength: 1 }),
  });
}

const domains = (hasTerms: boolean) =>
  fc
    .record({
      parties: fc.integer({ min: 2, max: 5 }),
      options: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
    })
    .chain((shape) =>
      fc.record({
        domain: shaped(shape, hasTerms),
        limits: fc.array(fc.integer({ min: 0, max: 18 }), {
          minLength: shape.parties,
          maxLength: shape.parties,
        }),
      }),
    );

function expectSame(agreement: Agreement | null, judged: ReturnType<typeof chosenFrom>): void {
  expect(agreement?.ideal).toEqual(judged?.ideal);
  expect(agreement?.chosen).toEqual(judged?.chosen);
}

test('for points that stand by themselves frontier and packages are those of every package looked at, to the tie', () => {
  fc.assert(
    fc.property(domains(false), ({ domain, limits }) => {
      const all = everyPackage(domain);
      const answer = answerOf(domain, { limits });
      expect(answer.isProven).toBe(true);
      expect(answer.frontier?.points.map((one) => one.join()).sort()).toEqual(frontier(all));
      expectSame(answer.agreement, chosenFrom(all, limits));
    }),
    { numRuns: 300 },
  );
});

const points = (agreement: ReturnType<typeof chosenFrom> | Agreement | null) =>
  agreement && Object.entries(agreement.chosen).map(([aim, one]) => [aim, one?.points]);

test.each([
  ['in one piece', {}],
  ['in many pieces', { ways: 3 }],
])('where issues depend on each other, %s, it is the same', (_, changes: Partial<EngineLimits>) => {
  fc.assert(
    fc.property(domains(true), ({ domain, limits }) => {
      const all = everyPackage(domain);
      const most = { ...limitsFor(domain), branches: 0, ...changes };
      const answer = answerOf(domain, { limits }, most);
      expect(answer.isProven).toBe(true);
      const { frontier: found } = answer;
      expect(found?.points.map((one) => one.join()).sort()).toEqual(frontier(all));
      found?.points.forEach((one, place) => {
        const { options } = found.packageAt(place);
        expect(all.find((each) => each.options.join() === options.join())?.points).toEqual(one);
      });
      expect(points(answer.agreement)).toEqual(points(chosenFrom(all, limits)));
    }),
    { numRuns: 200 },
  );
});

test('where the frontier is too large to be written down the search finds the same, and proves it', () => {
  fc.assert(
    fc.property(domains(false), ({ domain: any, limits }) => {
      const domain = { ...any, barred: [] };
      const most = { ...limitsFor(domain), places: 0, branches: 1_000_000 };
      const answer = answerOf(domain, { limits }, most);
      expect(answer).toMatchObject({ isProven: true, frontier: null });
      const judged = chosenFrom(everyPackage(domain), limits);
      expect(answer.agreement?.ideal).toEqual(judged?.ideal);
      expect(points(answer.agreement)).toEqual(points(judged));
    }),
    { numRuns: 40 },
  );
});

test('past every limit packages are the best found, allowed, within the limits, and never called proved', () => {
  fc.assert(
    fc.property(domains(true), ({ domain: any, limits }) => {
      const domain = { ...any, barred: [] };
      fc.pre(domain.parties.some(({ terms }) => terms.length > 0));
      const most = { ...limitsFor(domain), places: 0, branches: 0 };
      const { isProven, agreement } = answerOf(domain, { limits }, most);
      expect(isProven).toBe(false);
      for (const one of Object.values(agreement?.chosen ?? {})) {
        expect(isAllowed(domain, one.options)).toBe(true);
        expect(one.points.every((own, party) => own >= (limits[party] ?? 0))).toBe(true);
      }
      expect(answerOf(domain, { limits }, most).agreement).toEqual(agreement);
    }),
    { numRuns: 6 },
  );
});

const plain = (...points: number[][][]): PackageDomain => ({
  options: (points[0] ?? []).map((own) => own.length),
  parties: points.map((own) => ({ points: own, terms: [] })),
  exclusions: [],
  barred: [],
});

test('a mediator who sets unequal shares moves the package, and the same shares as none do not', () => {
  const domain = plain([[0, 10, 20, 30, 40]], [[40, 30, 20, 10, 0]]);
  const first = (shares?: number[]) => {
    const { agreement } = answerOf(domain, { limits: [0, 0], shares });
    return [agreement?.chosen.nash.points, agreement?.chosen.kalaiSmorodinsky.points];
  };
  expect(first([1, 1])).toEqual(first());
  expect(first()).toEqual([
    [20, 20],
    [20, 20],
  ]);
  expect(first([3, 1])).toEqual([
    [30, 10],
    [30, 10],
  ]);
});

test('10^50 packages are checked within the memory of a few thousand points', () => {
  const line = (issue: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => at * ((issue % 7) + 1));
  const own = Array.from({ length: 50 }, (_, issue) => line(issue));
  const other = own.map((points, issue) => [...(own[49 - issue] ?? points)].reverse());
  const { checked, isProven, frontier: found } = answerOf(plain(own, other), { limits: [0, 0] });
  expect(checked).toBe(10n ** 50n);
  expect(isProven).toBe(true);
  expect(found?.points.length).toBeGreaterThan(1_000);
});

test.each<[Partial<PackageDomain>, string]>([
  [{ options: [] }, 'no_issues'],
  [{ options: [2, 0] }, 'issue_without_options'],
  [{ options: Array(60).fill(20) }, 'too_many_issues'],
  [{ options: Array(40).fill(20) }, 'too_many_options'],
  [{ options: [251] }, 'too_many_options_of_an_issue'],
  [{ parties: [] }, 'too_few_parties'],
  [{ parties: Array(7).fill({ points: [[1, 1]], terms: [] }) }, 'too_many_parties'],
  [
    {
      exclusions: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    },
    'unknown_option',
  ],
  [{ barred: [[0, 2]] }, 'unknown_option'],
  [{ options: [3] }, 'points_missing'],
  [plain([[0.5, 1]], [[1, 0]]), 'points_not_whole'],
  [plain([[-1, 1]], [[1, 0]]), 'points_not_whole'],
])('a table that nobody can negotiate is refused by name: %#', (changes, kind) => {
  const table = tableOf({ ...plain([[0, 1]], [[1, 0]]), ...changes });
  expect(table).toMatchObject({ ok: false, refusal: { kind } });
});

test('a table at the limits is taken', () => {
  const domain = plain([[0, 1]], [[1, 0]]);
  expect(tableOf(domain)).toEqual({ ok: true, value: domain });
});
