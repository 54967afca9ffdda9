import { expect, test } from 'vitest';
import { type Count, digitsOf, type Scope, take } from './limits.ts';

const start = new Date('2026-11-20T09:30:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Tries once a second for so long; answers how many were let through. */
function tries(scope: Scope, seconds: number, step = 1): { let: number; count: Count | null } {
  let count: Count | null = null;
  let through = 0;
  for (let second = 0; second < seconds; second += step) {
    const outcome = take(scope, count, at(second));
    if (!outcome.ok) continue;
    count = outcome.value;
    through += 1;
  }
  return { let: through, count };
}

test('five passwords may be tried without a wait; the sixth waits half a minute, to the last second', () => {
  const { count } = tries('password', 5);
  expect(take('password', count, at(33)).ok).toBe(false);
  expect(take('password', count, at(34)).ok).toBe(true);
});

test('each further try doubles the wait, up to a quarter of an hour', () => {
  expect(take('password', { taken: 6, lastAt: start }, at(59)).ok).toBe(false);
  expect(take('password', { taken: 6, lastAt: start }, at(60)).ok).toBe(true);
  expect(take('password', { taken: 500, lastAt: start }, at(899)).ok).toBe(false);
  expect(take('password', { taken: 500, lastAt: start }, at(900)).ok).toBe(true);
});

test('whoever tries without a pause makes about a hundred guesses a day, and is never locked out', () => {
  expect(tries('password', 86_400).let).toBeLessThan(110);
  expect(tries('password', 86_400).let).toBeGreaterThan(90);
});

test('wrong codes shut nobody out; after ten within a week the next ones have ten digits, to the last second', () => {
  expect(tries('code', 100).let).toBe(100);
  expect(digitsOf(null, start)).toBe(6);
  expect(digitsOf({ taken: 9, lastAt: start }, start)).toBe(6);
  expect(digitsOf({ taken: 10, lastAt: start }, at(7 * 86_400 - 1))).toBe(10);
  expect(digitsOf({ taken: 10, lastAt: start }, at(7 * 86_400))).toBe(6);
});

test('what is refused does not make the wait longer', () => {
  const count = { taken: 5, lastAt: start };
  const refused = take('password', count, at(10));
  expect(refused).toEqual({ ok: false, refusal: { until: at(30) } });
  expect(take('password', count, at(30)).ok).toBe(true);
});

test('after a day without a try all is forgotten', () => {
  expect(take('password', { taken: 400, lastAt: start }, at(86_399))).toMatchObject({
    value: { taken: 401 },
  });
  expect(take('password', { taken: 400, lastAt: start }, at(86_400))).toMatchObject({
    value: { taken: 1 },
  });
});

test('the longest wait for a letter is shorter than a link lives, so that whoever fills a mailbox leaves a way in there', () => {
  const refused = take('letter', { taken: 5000, lastAt: start }, at(1));
  expect(refused.ok ? 0 : refused.refusal.until.getTime() - start.getTime()).toBeLessThan(
    15 * 60_000,
  );
});
