import { expect, test } from 'vitest';
import { isLive, isSeenAnew, sessionCookie, sessionExpiresAt } from './sessions.ts';

const start = new Date('2026-11-20T06:30:00Z');
const DAY = 86_400_000;
const after = (ms: number) => new Date(start.getTime() + ms);
const token = 'a'.repeat(43);

test('a session that is used ends thirty days after it began, to the millisecond', () => {
  const expiresAt = sessionExpiresAt(start);
  expect(isLive({ seenAt: after(30 * DAY - 1), expiresAt }, after(30 * DAY - 1))).toBe(true);
  expect(isLive({ seenAt: after(30 * DAY - 1), expiresAt }, after(30 * DAY))).toBe(false);
});

test('a session that nobody uses ends after fourteen days', () => {
  const expiresAt = sessionExpiresAt(start);
  expect(isLive({ seenAt: start, expiresAt }, after(14 * DAY - 1))).toBe(true);
  expect(isLive({ seenAt: start, expiresAt }, after(14 * DAY))).toBe(false);
});

test('a visit is written down once a minute', () => {
  expect(isSeenAnew(start, after(59_999))).toBe(false);
  expect(isSeenAnew(start, after(60_000))).toBe(true);
});

test('the cookie of a session lives as long as the longest session', () => {
  expect(sessionCookie('https://example.in').made(token)).toBe(
    `__Host-munch=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure`,
  );
});
