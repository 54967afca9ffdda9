import { expect, test } from 'vitest';
import { deviceCookie, deviceIn } from './devices.ts';

const token = 'A'.repeat(43);

test('the mark of a browser is read by no script, and behind TLS it is kept to this host', () => {
  expect(deviceCookie(token, true)).toBe(
    `__Host-munch-device=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure`,
  );
  expect(deviceCookie(token, false)).not.toContain('Secure');
});

test('a mark is found beside other cookies, and what we never make is none', () => {
  expect(deviceIn(`munch=x; munch-device=${token}`, false)).toBe(token);
  expect(deviceIn(`munch-device=${token}`, true)).toBeNull();
  expect(deviceIn('munch-device=short', false)).toBeNull();
  expect(deviceIn(undefined, false)).toBeNull();
});
