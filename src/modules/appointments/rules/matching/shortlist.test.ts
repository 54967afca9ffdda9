import { describe, expect, test } from 'vitest';
import { fc } from '../../../../../tests/properties.ts';
import { BARS, type Bar, barsOf, type Candidate, type Need } from './eligible.ts';
import { type Merits, SCORE_PARTS, scored, shortlist, WEIGHTS_2026 } from './shortlist.ts';

const digest = (text: string) =>
  [...text]
    .reduce((value, letter) => Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 7)
    .toString(16)
    .padStart(8, '0');
const options = { names: 5, weights: WEIGHTS_2026, draw: { seed: 's', digest } };

const merits = (id: string, change: Partial<Merits> = {}): Merits => ({
  id,
  expertise: 0.3,
  texts: 6,
  concluded: 5,
  freeInDays: 5,
  open: 2,
  most: 6,
  deadlines: { kept: 9, all: 10 },
  appointments: 9,
  ...change,
});
const need: Need = {
  process: 'arbitration',
  languages: ['mr'],
  qualifications: ['advocate'],
  nationalitiesOfParties: ['SG'],
  amount: 500_000n,
  withinDays: 10,
  feeAtMost: 1_000_000n,
};
const able: Candidate = {
  id: 'a',
  isSuspended: false,
  hasConflict: false,
  processes: ['arbitration'],
  languages: ['en', 'mr'],
  qualifications: ['advocate'],
  nationality: 'IN',
  amountAtMost: 500_000n,
  freeInDays: 10,
  fee: 1_000_000n,
  open: 5,
  most: 6,
};

describe('who may not be named is told why', () => {
  const changes: Record<Bar, Partial<Candidate>> = {
    suspended: { isSuspended: true },
    conflict: { hasConflict: true },
    wrong_process: { processes: ['mediation'] },
    language: { languages: ['en'] },
    qualification: { qualifications: [] },
    nationality: { nationality: 'SG' },
    amount: { amountAtMost: 499_999n },
    not_free: { freeInDays: 11 },
    fee: { fee: 1_000_001n },
    full: { open: 6 },
  };
  test.each(BARS)('%s', (bar) => {
    expect(barsOf({ ...able, ...changes[bar] }, need)).toEqual([bar]);
  });
  test('and who just fits may be named', () => {
    expect(barsOf(able, need)).toEqual([]);
    expect(barsOf({ ...able, freeInDays: null }, need)).toEqual(['not_free']);
  });
});

const many = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    expertise: fc.double({ min: 0, max: 1, noNaN: true }),
    texts: fc.nat(9),
    concluded: fc.nat(40),
    freeInDays: fc.nat(60),
    open: fc.nat(5),
    most: fc.integer({ min: 6, max: 9 }),
    deadlines: fc.nat(9).map((kept) => ({ kept, all: 9 })),
    appointments: fc.nat(9),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
);

test('a score is between 0 and 100 and is the sum of the parts that are shown', () => {
  fc.assert(
    fc.property(many, (all) => {
      for (const { score, parts } of scored(all, WEIGHTS_2026)) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(SCORE_PARTS.reduce((sum, part) => sum + parts[part], 0)).toBeCloseTo(score);
      }
    }),
  );
});

test('the order in which the names come in changes nothing, and nobody is lost or named twice', () => {
  fc.assert(
    fc.property(many, (all) => {
      const list = shortlist(all, options);
      expect(shortlist(all.toReversed(), options)).toEqual(list);
      const ids = [...list.named, ...list.reserve].map(({ id }) => id);
      expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      expect(list.named.length).toBe(Math.min(5, all.length));
    }),
  );
});

test('nobody is named before somebody who has more than five points more', () => {
  fc.assert(
    fc.property(many, (all) => {
      const { named } = shortlist(all, options);
      named.forEach((one, at) => {
        for (const later of named.slice(at + 1))
          expect(later.score - one.score).toBeLessThanOrEqual(5);
      });
    }),
  );
});

test('one of five names is a newcomer’s where a newcomer may be named, and the weakest of the others goes', () => {
  const known = ['a', 'b', 'c', 'd', 'e'].map((id, at) => merits(id, { concluded: 50 - at }));
  const newcomer = merits('new', { concluded: 0, appointments: 0, expertise: 0, texts: 0 });
  expect(shortlist(known, options).named.length).toBe(5);
  const { named, reserve } = shortlist([...known, newcomer], options);
  expect(named.map(({ id }) => id)).toContain('new');
  expect(named.length).toBe(5);
  expect(reserve.length).toBe(1);
});

test('another seed orders equals anew, and only equals', () => {
  const equals = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => merits(id));
  const orderWith = (seed: string) =>
    shortlist(equals, { ...options, names: 8, draw: { seed, digest } }).named.map(({ id }) => id);
  expect(orderWith('one')).not.toEqual(orderWith('another'));
  const better = merits('best', { expertise: 0.9, freeInDays: 0 });
  for (const seed of ['one', 'another', 'third']) {
    const list = shortlist([...equals, better], { ...options, draw: { seed, digest } });
    expect(list.named[0]?.id).toBe('best');
  }
});

test('without a text of their own somebody is not taken to know much of it, however like the one text is', () => {
  const [one, few] = [merits('many', { texts: 12 }), merits('few', { texts: 1 })];
  const [a, b] = scored([one, few], WEIGHTS_2026);
  expect(a?.parts.expertise).toBeGreaterThan(b?.parts.expertise ?? 0);
});
