import { expect, test } from 'vitest';
import { failedOnceMore, mayTry, restEndsAt, type Tries } from './rests.ts';

const noon = new Date('2026-11-20T06:30:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const MINUTE = 60_000;

test('after five wrong codes in a row none is looked at for fifteen minutes, to the second', () => {
  let tries: Tries = null;
  for (let wrong = 0; wrong < 5; wrong += 1) {
    expect(mayTry(tries, noon)).toBe(true);
    tries = failedOnceMore(tries, noon);
  }
  expect(mayTry(tries, later(15 * MINUTE - 1))).toBe(false);
  expect(mayTry(tries, later(15 * MINUTE))).toBe(true);
});

test('each further five double the rest, up to a day', () => {
  const rest = (failed: number) =>
    (restEndsAt({ failed, failedAt: noon })?.getTime() ?? 0) - noon.getTime();
  expect([5, 10, 15].map(rest)).toEqual([15, 30, 60].map((minutes) => minutes * MINUTE));
  expect(rest(500)).toBe(24 * 60 * MINUTE);
  expect(restEndsAt({ failed: 6, failedAt: noon })).toBeNull();
});
