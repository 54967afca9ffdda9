import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealFor } from './seal.ts';

const key = { bytes: randomBytes(32) };
const secret = Buffer.from('two doors, one roof!');

test('what was sealed is opened by the same key, for the same row and purpose, and by nothing else', () => {
  const seal = sealFor(key, 'second factor');
  const sealed = seal.close(secret, 'ada');
  expect(seal.open(sealed, 'ada')).toEqual(secret);
  expect(() => seal.open(sealed, 'ben')).toThrow();
  expect(() => sealFor(key, 'something else').open(sealed, 'ada')).toThrow();
  expect(() => sealFor({ bytes: randomBytes(32) }, 'second factor').open(sealed, 'ada')).toThrow();
});

test('the secret is not in what is kept, no two seals are alike, and a changed byte is noticed', () => {
  const seal = sealFor(key, 'second factor');
  const [one, two] = [seal.close(secret, 'ada'), seal.close(secret, 'ada')];
  expect(one.includes(secret)).toBe(false);
  expect(one.equals(two)).toBe(false);
  one[one.length - 1] = (one.at(-1) ?? 0) ^ 1;
  expect(() => seal.open(one, 'ada')).toThrow();
});
