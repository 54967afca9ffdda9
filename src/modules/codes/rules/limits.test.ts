import { expect, test } from 'vitest';
import { allow } from '#kernel/result.ts';
import { type AttemptCount, countAttempt, digitsOf, freeGuesses } from './attempts.ts';
import type { RateLimitScope } from './limits.ts';

const start = new Date('2026-11-20T09:30:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** Tries once a second for so long; answers how many were let through. */
function tries(
  scope: RateLimitScope,
  seconds: number,
  step = 1,
): { let: number; count: AttemptCount | null } {
  let count: AttemptCount | null = null;
  let through = 0;
  for (let second = 0; second < seconds; second += step) {
    const outcome = countAttempt({ scope }, count, at(second));
    if (!outcome.ok) continue;
    count = outcome.value;
    through += 1;
  }
  return { let: through, count };
}

test('five passwords may be tried without a wait; the sixth waits half a minute, to the last second', () => {
  const { count } = tries('password', 5);
  expect(countAttempt({ scope: 'password' }, count, at(33)).ok).toBe(false);
  expect(countAttempt({ scope: 'password' }, count, at(34)).ok).toBe(true);
});

test('each further try doubles the wait, up to a quarter of an hour', () => {
  expect(countAttempt({ scope: 'password' }, { taken: 6, lastAt: start }, at(59)).ok).toBe(false);
  expect(countAttempt({ scope: 'password' }, { taken: 6, lastAt: start }, at(60)).ok).toBe(true);
  expect(countAttempt({ scope: 'password' }, { taken: 500, lastAt: start }, at(899)).ok).toBe(
    false,
  );
  expect(countAttempt({ scope: 'password' }, { taken: 500, lastAt: start }, at(900)).ok).toBe(true);
});

test('whoever tries without a pause makes about a hundred guesses a day, and is never locked out', () => {
  expect(tries('password', 86_400).let).toBeLessThan(110);
  expect(tries('password', 86_400).let).toBeGreaterThan(90);
});

test('wrong codes shut nobody out; after ten within a week the next ones have ten digits, to the last second', () => {
  expect(tries('code', 100).let).toBe(100);
  expect(digitsOf('code', null, start)).toBe(6);
  expect(digitsOf('code', { taken: 9, lastAt: start }, start)).toBe(6);
  expect(digitsOf('code', { taken: 10, lastAt: start }, at(7 * 86_400 - 1))).toBe(10);
  expect(digitsOf('code', { taken: 10, lastAt: start }, at(7 * 86_400))).toBe(6);
});

test('what is refused does not make the wait longer', () => {
  const count = { taken: 5, lastAt: start };
  const refused = countAttempt({ scope: 'password' }, count, at(10));
  expect(refused).toEqual({ ok: false, refusal: { until: at(30) } });
  expect(countAttempt({ scope: 'password' }, count, at(30)).ok).toBe(true);
});

test('after a day without a try all is forgotten', () => {
  expect(
    countAttempt({ scope: 'password' }, { taken: 400, lastAt: start }, at(86_399)),
  ).toMatchObject({
    value: { taken: 401 },
  });
  expect(
    countAttempt({ scope: 'password' }, { taken: 400, lastAt: start }, at(86_400)),
  ).toMatchObject({
    value: { taken: 1 },
  });
});

test('the longest wait for a letter is shorter than a link lives, so that whoever fills a mailbox leaves a way in there', () => {
  const refused = countAttempt({ scope: 'letter' }, { taken: 5000, lastAt: start }, at(1));
  expect(refused.ok ? 0 : refused.refusal.until.getTime() - start.getTime()).toBeLessThan(
    15 * 60_000,
  );
});

test('ten codes of notices may be guessed, then each wait is twice the last one, and two days forget them', () => {
  const { count } = tries('notice_guess', 10);
  expect(countAttempt({ scope: 'notice_guess' }, count, at(68)).ok).toBe(false);
  expect(countAttempt({ scope: 'notice_guess' }, count, at(69))).toMatchObject({
    value: { taken: 11 },
  });
  const eleven = { taken: 11, lastAt: start };
  expect(countAttempt({ scope: 'notice_guess' }, eleven, at(119)).ok).toBe(false);
  expect(countAttempt({ scope: 'notice_guess' }, eleven, at(120)).ok).toBe(true);
  const [before, after] = [at(48 * 3600 - 1), at(48 * 3600)];
  expect(countAttempt({ scope: 'notice_guess' }, eleven, before)).toMatchObject({
    value: { taken: 12 },
  });
  expect(countAttempt({ scope: 'notice_guess' }, eleven, after)).toEqual(
    allow({ taken: 1, lastAt: after }),
  );
});

test('many wrong ones from everywhere leave each network two, for an hour', () => {
  expect(freeGuesses({ taken: 500, lastAt: start }, at(3599))).toBe(2);
  expect(freeGuesses({ taken: 500, lastAt: start }, at(3600))).toBe(10);
  expect(freeGuesses({ taken: 499, lastAt: start }, at(1))).toBe(10);
  const third = { taken: 2, lastAt: start };
  expect(countAttempt({ scope: 'notice_guess', free: 2 }, third, at(59)).ok).toBe(false);
  expect(countAttempt({ scope: 'notice_guess' }, third, at(1)).ok).toBe(true);
});

test('a wide network has sixteen times the room of a household in it, also of what is left of it', () => {
  const count = { taken: 31, lastAt: start };
  expect(countAttempt({ scope: 'notice_guess', times: 16, free: 2 }, count, at(1)).ok).toBe(true);
  expect(
    countAttempt({ scope: 'notice_guess', times: 16, free: 2 }, { ...count, taken: 32 }, at(1)).ok,
  ).toBe(false);
});

test('a count from which all was taken back is none', () => {
  expect(countAttempt({ scope: 'password' }, { taken: 0, lastAt: start }, at(1))).toEqual(
    allow({ taken: 1, lastAt: at(1) }),
  );
});
