import { expect, test } from 'vitest';
import { browserCookie } from './cookies.ts';

const token = 'a'.repeat(43);
const cookie = browserCookie('munch-x', 60);
const [tls, plain] = [cookie('https://example.in'), cookie('http://127.0.0.1:3000')];

test('behind TLS a cookie belongs to this host alone, travels over https only, and no script reads it', () => {
  const rest = 'Path=/; HttpOnly; SameSite=Lax; Max-Age=60';
  expect(tls.made(token)).toBe(`__Host-munch-x=${token}; ${rest}; Secure`);
  expect(plain.made(token)).toBe(`munch-x=${token}; ${rest}`);
});

test('an ended cookie holds nothing and goes at once', () => {
  expect(tls.ended()).toBe('__Host-munch-x=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure');
});

test('a token is found among other cookies, and one of a plain page does not count behind TLS', () => {
  expect(plain.tokenIn(`theme=dark; munch-x=${token}; y=1`)).toBe(token);
  expect(tls.tokenIn(`__Host-munch-x=${token}`)).toBe(token);
  expect(tls.tokenIn(`munch-x=${token}`)).toBeNull();
});

test('what we never make is no token, and neither is what stands behind it', () => {
  for (const value of ['', 'short', `${token}a`, `${token}=x`, `${'a'.repeat(42)}.`])
    expect(plain.tokenIn(`munch-x=${value}; munch-x=${token}`)).toBeNull();
  expect(plain.tokenIn(`amunch-x=${token}`)).toBeNull();
  expect(plain.tokenIn(undefined)).toBeNull();
});
