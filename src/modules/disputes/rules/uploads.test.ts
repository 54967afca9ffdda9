import { expect, test } from 'vitest';
import { fits } from '#kernel/quota.ts';
import { EVERYBODY, NETWORK, namedUntil, OWN, unnamedUntil } from './uploads.ts';

test('the last paper that fits is taken, and one more is not: by number and by size', () => {
  expect(fits({ files: OWN.files - 1, bytes: 0 }, 1, OWN)).toBe(true);
  expect(fits({ files: OWN.files, bytes: 0 }, 1, OWN)).toBe(false);
  expect(fits({ files: 0, bytes: OWN.bytes - 10 }, 10, OWN)).toBe(true);
  expect(fits({ files: 0, bytes: OWN.bytes - 10 }, 11, OWN)).toBe(false);
  expect(fits({ files: NETWORK.files, bytes: 0 }, 1, NETWORK, 16)).toBe(true);
});

test('two whole requests fit into what one browser may have, and ten thousand networks share one bound', () => {
  expect(OWN.files).toBe(2 * 40);
  expect(EVERYBODY.bytes).toBeLessThan(NETWORK.bytes * 100);
});

test('what no draft names is gone in six hours, what one names stays longer than a draft may rest', () => {
  const at = new Date('2026-11-20T09:30:00Z');
  expect(unnamedUntil(at).toISOString()).toBe('2026-11-20T15:30:00.000Z');
  expect(namedUntil(at).getTime() - at.getTime()).toBeGreaterThan(30 * 86_400_000);
});
