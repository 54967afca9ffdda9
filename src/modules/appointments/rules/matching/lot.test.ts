import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/properties.ts';
import { type LotDispute, planLot } from './lot.ts';

// Lists for many disputes of one claimant at once (algorithms 2.3; Fifth Schedule, item 22).
const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f'];
const dispute = (id: string, change: Partial<LotDispute> = {}): LotDispute => ({
  ...{ id, language: 'en' },
  offers: PEOPLE.map((one, at) => ({ id: one, score: 60 - at, room: 2 })),
  ...change,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => dispute(`d${at}`));
const rules = { names: 5, room: 2 };

test('nobody leads in more disputes than they have room for, and each list has five names, its leader first', () => {
  const { plans, loads } = planLot(many(12), rules);
  expect(plans.map(({ why }) => why)).toEqual(Array(12).fill(null));
  for (const { lead, names } of plans) {
    expect(new Set(names).size).toBe(5);
    expect(names[0]).toBe(lead);
  }
  expect(loads.map(({ leads }) => leads)).toEqual([2, 2, 2, 2, 2, 2]);
  for (const { lists } of loads) expect(lists).toBeLessThanOrEqual(13);
});

test('where all who may be named are full, the rest has no list, and it is told what one more neutral would be worth', () => {
  const { plans, oneMore } = planLot(
    [...many(12), dispute('last'), dispute('hindi', { language: 'hi' })],
    rules,
  );
  expect(plans.filter(({ why }) => why === 'full')).toHaveLength(2);
  const worth = planLot([...many(12), dispute('one'), dispute('two'), dispute('three')], rules);
  expect(worth.oneMore).toEqual([{ language: 'en', placed: 2 }]);
  for (const { placed } of oneMore) expect(placed).toBeGreaterThan(0);
});

test('where fewer than five may be named there is no list', () => {
  const few = dispute('few', { offers: dispute('d').offers.slice(0, 4) });
  expect(planLot([few, dispute('d')], rules).plans).toMatchObject([
    { id: 'few', lead: null, names: [], why: 'few' },
    { id: 'd', lead: 'a', why: null },
  ]);
  expect(planLot([], rules)).toEqual({ plans: [], loads: [], oneMore: [] });
});

test('whatever the offers, nobody leads beyond their room or stands on a list on which they may not', () => {
  const offer = fc.record({ score: fc.integer({ min: 0, max: 100 }), isThere: fc.boolean() });
  const lots = fc.tuple(
    fc.array(fc.array(offer, { minLength: 6, maxLength: 6 }), { maxLength: 9 }),
    fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 6, maxLength: 6 }),
  );
  fc.assert(
    fc.property(lots, ([rows, rooms]) => {
      const disputes = rows.map((row, at) =>
        dispute(`d${at}`, {
          offers: row.flatMap(({ score, isThere }, one) =>
            isThere || one < 5 ? [{ id: PEOPLE[one] ?? '', score, room: rooms[one] ?? 0 }] : [],
          ),
        }),
      );
      const { plans, loads } = planLot(disputes, rules);
      for (const { leads, room } of loads) expect(leads).toBeLessThanOrEqual(room);
      plans.forEach(({ names, lead }, at) => {
        expect(names.length).toBe(lead === null ? 0 : 5);
        const may = disputes[at]?.offers.map(({ id }) => id) ?? [];
        for (const name of names) expect(may).toContain(name);
      });
      const placed = plans.filter(({ lead }) => lead !== null).length;
      expect(placed).toBe(Math.min(disputes.length, placeable(disputes)));
    }),
    { numRuns: 60 },
  );
});

/** By brute force: the most disputes that can have a leader, for few people. */
function placeable(disputes: readonly LotDispute[]): number {
  const rooms = new Map(disputes.flatMap(({ offers }) => offers.map(({ id, room }) => [id, room])));
  const go = (at: number): number => {
    const one = disputes[at];
    if (!one) return 0;
    let best = disputes.length - at > 0 ? go(at + 1) : 0;
    for (const { id } of one.offers) {
      const room = rooms.get(id) ?? 0;
      if (room === 0) continue;
      rooms.set(id, room - 1);
      best = Math.max(best, 1 + go(at + 1));
      rooms.set(id, room);
      if (best === disputes.length - at) break;
    }
    return best;
  };
  return go(0);
}
