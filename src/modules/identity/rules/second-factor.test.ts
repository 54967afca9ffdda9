import { expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import {
  checkTotpCode,
  isChallengeOver,
  isCopied,
  isProven,
  mayRemoveFactor,
  recoveryCode,
  stepAt,
  typedCode,
  typedRecoveryCode,
} from './second-factor.ts';

const noon = new Date('2026-11-20T06:30:00Z');
const after = (ms: number) => new Date(noon.getTime() + ms);
const MINUTE = 60_000;

test('a code of this half minute, the one before and the one after is taken, and no other', () => {
  const step = stepAt(noon);
  for (const delta of [-1, 0, 1])
    expect(checkTotpCode({ delta, lastStep: null }, noon)).toEqual(allow(step + delta));
  for (const delta of [-2, 2, null])
    expect(checkTotpCode({ delta, lastStep: null }, noon)).toEqual(refuse('code_wrong'));
});

test('each code is taken once, and none from before it', () => {
  const step = stepAt(noon);
  expect(checkTotpCode({ delta: 0, lastStep: step }, noon)).toEqual(refuse('code_used'));
  expect(checkTotpCode({ delta: -1, lastStep: step }, noon)).toEqual(refuse('code_used'));
  expect(checkTotpCode({ delta: 1, lastStep: step }, noon)).toEqual(allow(step + 1));
});

test('a recovery code is read as it is written, with small letters, spaces, and O, I and L for what they look like', () => {
  const code = recoveryCode(new Uint8Array(15).fill(255));
  expect(code).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  const mixed = recoveryCode(Uint8Array.from({ length: 15 }, (_, at) => at * 17));
  expect(typedRecoveryCode(mixed)).toBe(mixed);
  expect(typedRecoveryCode(mixed.toLowerCase().replaceAll('-', ' '))).toBe(mixed);
  expect(typedRecoveryCode('oooo-0000-iiii-llll-1111-0000')).toBe('0000-0000-1111-1111-1111-0000');
  for (const other of ['', '123456', `${mixed}A`, mixed.slice(1), 'U'.repeat(24)])
    expect(typedRecoveryCode(other)).toBeNull();
});

test('fifteen bytes of chance make 120 bits of code: no two alike', () => {
  const codes = Array.from({ length: 256 }, (_, one) => recoveryCode(new Uint8Array(15).fill(one)));
  expect(new Set(codes).size).toBe(256);
});

test('six digits are a code of the app, also with a space in the middle', () => {
  expect([
    typedCode('123 456'),
    typedCode(' 123456'),
    typedCode('12345'),
    typedCode('1234567'),
    typedCode('12345a'),
  ]).toEqual(['123456', '123456', null, null, null]);
});

test('who asks is shown by the password, or for ten minutes by the second factor, or by the sign-in where there is no other', () => {
  const proof = {
    signedInAt: noon,
    secondFactorAt: null,
    hasSecondFactor: false,
    passwordIsRight: false,
  };
  expect(isProven(proof, after(10 * MINUTE - 1))).toBe(true);
  expect(isProven(proof, after(10 * MINUTE))).toBe(false);
  expect(isProven({ ...proof, passwordIsRight: true }, after(10 * MINUTE))).toBe(true);
  // A password alone got a session; whoever has a second factor shows it.
  expect(isProven({ ...proof, hasSecondFactor: true }, noon)).toBe(false);
  const given = { ...proof, hasSecondFactor: true, secondFactorAt: noon };
  expect([isProven(given, after(10 * MINUTE - 1)), isProven(given, after(10 * MINUTE))]).toEqual([
    true,
    false,
  ]);
});

test('staff may change a second factor for another and never be without, anybody else may', () => {
  expect(mayRemoveFactor({ app: true, passkeys: 0 }, 'app', true)).toBe(false);
  expect(mayRemoveFactor({ app: false, passkeys: 1 }, 'passkey', true)).toBe(false);
  expect(mayRemoveFactor({ app: true, passkeys: 1 }, 'app', true)).toBe(true);
  expect(mayRemoveFactor({ app: false, passkeys: 2 }, 'passkey', true)).toBe(true);
  expect(mayRemoveFactor({ app: true, passkeys: 0 }, 'app', false)).toBe(true);
});

test('a challenge is good for five minutes, to the second', () => {
  expect([
    isChallengeOver(noon, after(5 * MINUTE - 1)),
    isChallengeOver(noon, after(5 * MINUTE)),
  ]).toEqual([false, true]);
});

test('an authenticator that counts and does not count up is a copy; one that never counts is none', () => {
  expect([
    isCopied(5, 6),
    isCopied(5, 5),
    isCopied(5, 4),
    isCopied(5, 0),
    isCopied(0, 0),
    isCopied(0, 1),
  ]).toEqual([false, true, true, true, false, false]);
});
