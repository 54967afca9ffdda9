import { expect, test } from 'vitest';
import { deviceCookie } from './devices.ts';

test('a browser keeps its mark for as long as browsers keep a cookie', () => {
  const token = 'A'.repeat(43);
  expect(deviceCookie('https://example.in').made(token)).toBe(
    `__Host-munch-device=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure`,
  );
});
