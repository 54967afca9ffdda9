import { expect, test } from 'vitest';
import {
  cookieName,
  endedCookie,
  isLive,
  isSeenAnew,
  sessionCookie,
  sessionExpiresAt,
  tokenIn,
} from './sessions.ts';

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

test('behind TLS the cookie belongs to this host alone and travels over https only', () => {
  expect(sessionCookie(token, true)).toBe(
    `__Host-munch=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure`,
  );
  expect(sessionCookie(token, false)).not.toContain('Secure');
  expect(endedCookie(true)).toContain('Max-Age=0');
});

test('a token is found among other cookies, and nothing that we never make is one', () => {
  expect(tokenIn(`theme=dark; munch=${token}; x=1`, false)).toBe(token);
  expect(tokenIn(`munch=${token}`, true)).toBeNull();
  expect(tokenIn(`${cookieName(true)}=short`, true)).toBeNull();
  expect(tokenIn(`amunch=${token}`, false)).toBeNull();
  expect(tokenIn(undefined, false)).toBeNull();
});
