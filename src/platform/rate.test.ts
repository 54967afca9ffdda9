import { expect, test } from 'vitest';
import { limiter } from './rate.ts';

const noon = Date.UTC(2026, 10, 20, 12);

test('an address may post as often as the limit says within a minute, and once more is refused', () => {
  const limit = limiter(3);
  for (let time = 0; time < 3; time += 1) expect(limit.take('a', noon)).toEqual({ ok: true });
  expect(limit.take('a', noon + 1)).toEqual({ ok: false, retryAfter: 60 });
});

test('the last millisecond of the minute is refused with one second to wait, the next is taken', () => {
  const limit = limiter(1);
  limit.take('a', noon);
  expect(limit.take('a', noon + 59_999)).toEqual({ ok: false, retryAfter: 1 });
  expect(limit.take('a', noon + 60_000)).toEqual({ ok: true });
});

test('one address never uses up the posts of another', () => {
  const limit = limiter(1);
  limit.take('a', noon);
  expect(limit.take('b', noon)).toEqual({ ok: true });
});

test('a limit of 0 is no limit', () => {
  const limit = limiter(0);
  for (let time = 0; time < 1000; time += 1) expect(limit.take('a', noon).ok).toBe(true);
});
