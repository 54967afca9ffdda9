import { describe, expect, test } from 'vitest';
import { CODE_MINUTES, CODE_TRIES, PURPOSES, policies } from './policies.ts';

const MINUTE = 60_000;

// ASVS 5.0, V6.5.5 and V6.6.3: a code for ten minutes at most, and a limit on tries.
describe('a code', () => {
  test('is good for ten minutes and five tries, whatever it is for', () => {
    expect([CODE_MINUTES, CODE_TRIES]).toEqual([10, 5]);
    for (const purpose of PURPOSES)
      expect([null, 10 * MINUTE], purpose).toContain(policies[purpose].code);
  });

  test('of one purpose is right for no other that is read elsewhere', () => {
    const words = (names: readonly (typeof PURPOSES)[number][]) => [
      ...new Set(names.map((name) => policies[name].hashedAs)),
    ];
    expect(words(PURPOSES)).toHaveLength(4);
    expect(words(['sign_up', 'code', 'reset', 'address', 'link'])).toEqual(['code']);
    expect(words(['notice', 'draft'])).toEqual(['notice digits', 'filing']);
  });

  test('of a draft is right in the browser that asked alone, and any of its last five is', () => {
    expect(policies.draft).toMatchObject({ ofOneBrowser: true, anyOf: 5 });
    for (const purpose of PURPOSES.filter((name) => name !== 'draft'))
      expect(policies[purpose], purpose).toMatchObject({ ofOneBrowser: false, anyOf: 1 });
  });

  test('of a notice or a signature ends the one before it, and that of a notice takes no letter from who signs in', () => {
    expect(policies.notice.replaces).toBe(true);
    expect(PURPOSES.filter((name) => policies[name].replaces)).toEqual(['notice', 'signature']);
    const signIn: readonly string[] = policies.code.letters;
    expect(policies.notice.letters.filter((scope) => signIn.includes(scope))).toEqual([]);
    expect(policies.notice.wrong).not.toBe(policies.code.wrong);
  });
});

test.each([
  ['sign_up', 24 * 60 * MINUTE],
  ['link', 10 * MINUTE],
  ['reset', 10 * MINUTE],
  ['code', null],
  ['address', null],
  ['notice', null],
  ['draft', null],
] as const)('a link for %s lives %s milliseconds', (purpose, life) => {
  expect(policies[purpose].link).toBe(life);
});

test('each purpose sends something', () => {
  for (const purpose of PURPOSES)
    expect(policies[purpose].code ?? policies[purpose].link, purpose).not.toBeNull();
});
