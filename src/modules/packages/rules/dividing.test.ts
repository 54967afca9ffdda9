import { expect, test } from 'vitest';
import {
  dividedBetween,
  pointsProblem,
  refusalToAgreeOn,
  refusalToList,
  refusalToSay,
  refusalToShare,
  shareOf,
  sharesAgreed,
  thingsOf,
  worthTo,
} from './dividing.ts';

const at = new Date('2026-11-20T06:30:00Z');
const listed = {
  id: 'one',
  side: 'claimant',
  agreedAt: null,
  dividedAt: null,
  endedAt: null,
} as const;
const agreed = { ...listed, agreedAt: at };
const divided = { ...agreed, dividedAt: at };
const ended = { ...divided, endedAt: at };

test.each([
  [['House'], 'too_few_things'],
  [Array.from({ length: 31 }, (_, one) => `Thing ${one}`), 'too_many_things'],
  [['House', '  '], 'thing_unnamed'],
  [['House', ' house '], 'thing_twice'],
])('%j is no list to divide: %s', (things, refusal) => {
  expect(thingsOf(things)).toEqual({ ok: false, refusal });
});

test('each side has the same of its own points, and one thing alone is split', () => {
  const points = { claimant: [10, 40, 10, 38, 2], respondent: [38, 20, 30, 10, 2] };
  const shares = dividedBetween(points);
  expect(shares).toEqual([
    { over: 0, under: 1 },
    { over: 13, under: 15 },
    { over: 0, under: 1 },
    { over: 1, under: 1 },
    { over: 0, under: 1 },
  ]);
  expect(shareOf({ over: 13, under: 15 }, 'respondent')).toEqual({ over: 2, under: 15 });
  expect(worthTo(points.claimant, shares, 'claimant')).toBe(72.7);
  expect(worthTo(points.respondent, shares, 'respondent')).toBe(72.7);
});

test('points are whole, a hundred in all, one for each thing', () => {
  expect(pointsProblem([60, 40], 2)).toBeNull();
  expect(pointsProblem([60, 41], 2)).toBe('points_not_a_hundred');
  expect(pointsProblem([60.5, 39.5], 2)).toBe('points_not_whole');
  expect(pointsProblem([60, 40], 3)).toBe('points_for_each_thing');
});

test('a list is replaced until both agreed to it, and there are three divisions in a dispute', () => {
  expect(refusalToList(null, 0)).toBeNull();
  expect(refusalToList(listed, 0)).toBeNull();
  expect(refusalToList(agreed, 0)).toBe('things_agreed');
  expect(refusalToList(divided, 1)).toBe('things_agreed');
  expect(refusalToList(ended, 2)).toBeNull();
  expect(refusalToList(ended, 3)).toBe('divisions_used_up');
});

test('the other side agrees, both share points until it is divided, and each says once whether it accepts', () => {
  expect(refusalToAgreeOn(listed, 'one', 'claimant')).toBe('own_things');
  expect(refusalToAgreeOn(listed, 'one', 'respondent')).toBeNull();
  expect(refusalToAgreeOn(listed, 'other', 'respondent')).toBe('division_over');
  expect(refusalToAgreeOn(agreed, 'one', 'respondent')).toBe('things_agreed');
  expect(refusalToShare(listed, 'one')).toBe('things_not_agreed');
  expect(refusalToShare(agreed, 'one')).toBeNull();
  expect(refusalToShare(divided, 'one')).toBe('divided_before');
  expect(refusalToSay(agreed, 'one', false)).toBe('not_divided');
  expect(refusalToSay(divided, 'one', false)).toBeNull();
  expect(refusalToSay(divided, 'one', true)).toBe('said_before');
  expect(refusalToSay(ended, 'one', false)).toBe('division_over');
});

test('a division becomes one point of the text for each thing', () => {
  expect(sharesAgreed(['House'], [{ over: 13, under: 15 }])).toEqual([
    { kind: 'share', name: 'House', claimants: { over: 13, under: 15 } },
  ]);
  expect(() => sharesAgreed(['House', 'Car'], [{ over: 1, under: 1 }])).toThrow('not of this list');
});
