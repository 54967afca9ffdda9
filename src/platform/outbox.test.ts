import { describe, expect, test } from 'vitest';
import { isGivenUp, nextTryAt } from './outbox.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const later = (ms: number, from = friday) => new Date(from.getTime() + ms);
const SECOND = 1000;
const DAY = 86_400_000;

describe('letters that could not be sent', () => {
  test('are tried again after 30 s, then twice as long each time, at most 6 h', () => {
    const waits = [1, 2, 3, 10, 11, 12, 100].map(
      (attempts) => (nextTryAt(attempts, friday).getTime() - friday.getTime()) / SECOND,
    );
    expect(waits).toEqual([30, 60, 120, 15_360, 21_600, 21_600, 21_600]);
  });

  test('are given up after twelve tries, but not before five days', () => {
    expect(isGivenUp(11, friday, later(6 * DAY))).toBe(false);
    expect(isGivenUp(12, friday, later(5 * DAY - 1))).toBe(false);
    expect(isGivenUp(12, friday, later(5 * DAY))).toBe(true);
  });
});
