import { expect, test } from 'vitest';
import { newBlindId, newCode, newId, newToken } from './ids.ts';

test('an id is a UUIDv7 and tells the millisecond in which it was made', () => {
  const at = Date.UTC(2026, 10, 20, 9, 30);
  const id = newId(at);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(at);
});

test('ids sort by when they were made', () => {
  const moments = [1, 2, 1_000_000, Date.now(), Date.now() + 1];
  const ids = moments.map((at) => newId(at));
  expect(ids.toSorted()).toEqual(ids);
});

test('no two ids and no two tokens are alike', () => {
  const at = Date.now();
  const made = Array.from({ length: 10_000 }, () => newId(at));
  expect(new Set(made).size).toBe(10_000);
  expect(newBlindId()).not.toBe(newBlindId());
  expect(newToken()).not.toBe(newToken());
});

test('a token needs no escaping in an address', () => {
  const token = newToken();
  expect(token).toHaveLength(43);
  expect(encodeURIComponent(token)).toBe(token);
});

test('a code is six digits, zeros in front included', () => {
  const codes = Array.from({ length: 3000 }, () => newCode());
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(2900);
});
