import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/properties.ts';
import { highestFloor, mostPlaced } from './floor.ts';
import { BARRED, type Lot, NOBODY, type Spread, spread } from './spread.ts';

/** Every way to spread a small lot, one after the other. */
function* everySpread(lot: Lot, dispute = 0, chosen: number[] = []): Generator<number[]> {
  if (dispute === lot.disputes) {
    yield chosen;
    return;
  }
  yield* everySpread(lot, dispute + 1, [...chosen, NOBODY]);
  for (let neutral = 0; neutral < lot.neutrals; neutral += 1) {
    const held = chosen.filter((one) => one === neutral).length;
    if (scoreOf(lot, dispute, neutral) > BARRED && held < (lot.capacity[neutral] ?? 0))
      yield* everySpread(lot, dispute + 1, [...chosen, neutral]);
  }
}

function scoreOf(lot: Lot, dispute: number, neutral: number): number {
  return lot.scores[dispute * lot.neutrals + neutral] ?? BARRED;
}

type Figures = { placed: number; total: number; least: number };

function figuresOf(lot: Lot, neutralOf: readonly number[]): Figures {
  const scores = neutralOf.flatMap((neutral, dispute) =>
    neutral === NOBODY ? [] : [scoreOf(lot, dispute, neutral)],
  );
  const total = scores.reduce((sum, score) => sum + score, 0);
  return { placed: scores.length, total, least: Math.min(...scores, Number.POSITIVE_INFINITY) };
}

const lots = fc
  .record({ disputes: fc.integer({ min: 1, max: 5 }), neutrals: fc.integer({ min: 1, max: 3 }) })
  .chain(({ disputes, neutrals }) =>
    fc.record({
      disputes: fc.constant(disputes),
      neutrals: fc.constant(neutrals),
      scores: fc
        .array(fc.oneof(fc.constant(BARRED), fc.integer({ min: 0, max: 9 })), {
          minLength: disputes * neutrals,
          maxLength: disputes * neutrals,
        })
        .map((scores) => Int32Array.from(scores)),
      capacity: fc.array(fc.integer({ min: 0, max: 3 }), {
        minLength: neutrals,
        maxLength: neutrals,
      }),
    }),
  );

const shown = ({ total, unassigned }: Spread, { disputes }: Lot) => [disputes - unassigned, total];

test('a spread places as many as can be placed, with the largest sum of all such ways', () => {
  fc.assert(
    fc.property(lots, (lot) => {
      const all = [...everySpread(lot)].map((one) => figuresOf(lot, one));
      const placed = Math.max(...all.map((one) => one.placed));
      const total = Math.max(...all.filter((one) => one.placed === placed).map((one) => one.total));
      const found = spread(lot);
      expect(shown(found, lot)).toEqual([placed, total]);
      expect(figuresOf(lot, [...found.neutralOf])).toMatchObject({ placed, total });
      expect(mostPlaced(lot, 0)).toBe(placed);
    }),
    { numRuns: 300 },
  );
});

test('the highest floor leaves nobody out whom a lower one placed, and no floor is higher', () => {
  fc.assert(
    fc.property(lots, (lot) => {
      const all = [...everySpread(lot)].map((one) => figuresOf(lot, one));
      const placed = Math.max(...all.map((one) => one.placed));
      fc.pre(placed > 0);
      const full = all.filter((one) => one.placed === placed);
      const least = Math.max(...full.map((one) => one.least));
      const floor = highestFloor(lot);
      expect(floor).toBe(least);
      const total = Math.max(...full.filter((one) => one.least >= least).map((one) => one.total));
      expect(shown(spread(lot, floor), lot)).toEqual([placed, total]);
    }),
    { numRuns: 300 },
  );
});

test('nobody gets a dispute from which they are barred, or more than they take', () => {
  fc.assert(
    fc.property(lots, (lot) => {
      const { neutralOf } = spread(lot);
      lot.capacity.forEach((most, neutral) => {
        expect(neutralOf.filter((one) => one === neutral).length).toBeLessThanOrEqual(most);
      });
      neutralOf.forEach((neutral, dispute) => {
        if (neutral !== NOBODY) expect(scoreOf(lot, dispute, neutral)).toBeGreaterThan(BARRED);
      });
    }),
  );
});

test('an empty lot, and one in which everybody is barred, places nobody', () => {
  const empty: Lot = { disputes: 0, neutrals: 2, scores: new Int32Array(0), capacity: [1, 1] };
  expect(spread(empty)).toMatchObject({ total: 0, least: 0, unassigned: 0 });
  const barred: Lot = { disputes: 1, neutrals: 1, scores: Int32Array.of(BARRED), capacity: [1] };
  expect(spread(barred)).toMatchObject({ total: 0, least: 0, unassigned: 1 });
  expect(highestFloor(barred)).toBe(0);
});
