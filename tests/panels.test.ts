import { expect, test } from 'vitest';
import {
  bestPanels,
  fairestPanels,
  type Panels,
} from '#modules/appointments/rules/matching/panels.ts';
import { openSolver } from '#platform/solver.ts';
import { fc } from './properties.ts';

const solve = await openSolver();

/** Every way to fill all seats. */
function everyChoice({ scores, seats, most, least, conflicts }: Panels): number[][][] {
  const members = scores.map((_, member) => member);
  const barred = new Set(conflicts.map(String));
  const panels = (dispute: number) =>
    subsets(members.filter((member) => !barred.has(String([member, dispute])))).filter(
      (panel) => panel.length === seats[dispute],
    );
  const all = seats.reduce<number[][][]>(
    (before, _, dispute) =>
      before.flatMap((one) => panels(dispute).map((panel) => [...one, panel])),
    [[]],
  );
  const load = (choice: number[][], member: number) =>
    choice.filter((panel) => panel.includes(member)).length;
  return all.filter((choice) =>
    members.every((member) => {
      const count = load(choice, member);
      return count <= (most[member] ?? 0) && count >= (least[member] ?? 0);
    }),
  );
}

function subsets(of: number[]): number[][] {
  return of.reduce<number[][]>((all, one) => all.concat(all.map((few) => few.concat(one))), [[]]);
}

const problems = fc.record({
  scores: fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 2 }), {
    minLength: 4,
    maxLength: 4,
  }),
  seats: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 2, maxLength: 2 }),
  most: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 }),
  least: fc.constant([0, 0, 0, 0]),
  conflicts: fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1 })),
    { maxLength: 2, selector: String },
  ),
});

test('panels have the largest sum of all that can be formed, and the fairest ones look after the worst dispute first', () => {
  fc.assert(
    fc.property(problems, (panels) => {
      const sums = everyChoice(panels).map((choice) =>
        choice.map((panel, dispute) =>
          panel.reduce((sum, member) => sum + (panels.scores[member]?.[dispute] ?? 0), 0),
        ),
      );
      const total = (of: number[]) => of.reduce((sum, one) => sum + one, 0);
      const best = bestPanels(panels, solve);
      const fairest = fairestPanels(panels, solve);
      if (sums.length === 0) {
        expect([best, fairest]).toEqual([null, null]);
        return;
      }
      expect(best?.total).toBeCloseTo(Math.max(...sums.map(total)));
      const least = Math.max(...sums.map((of) => Math.min(...of)));
      const fair = sums.filter((of) => Math.min(...of) === least).map(total);
      expect([fairest?.least, fairest?.total]).toEqual([least, Math.max(...fair)]);
    }),
    { numRuns: 100 },
  );
});
