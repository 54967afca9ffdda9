import { expect, test } from 'vitest';
import { commonPasswords } from '#platform/common-passwords.ts';
import { passwordProblem } from './passwords.ts';

const ada = { name: 'Adalberta Quibell', addresses: ['adalberta.q@example.in', '+919820012345'] };

const problemOf = (password: string) => passwordProblem(password, ada, commonPasswords);

test('a password has twelve characters at least and 128 at most, of any kind', () => {
  expect(problemOf('moss gasket')).toBe('password_short');
  expect(problemOf('moss gaskets')).toBeNull();
  expect(problemOf('दोन दारे एक खोली')).toBeNull();
  const long = 'xq7 kv2 mz9 '.repeat(20);
  expect(problemOf(long.slice(0, 129))).toBe('password_long');
  expect(problemOf('moss gasket turnip '.repeat(7).slice(0, 128))).toBeNull();
});

test('a character outside the basic plane is one character, not two', () => {
  expect(problemOf('🦔🪻🧭🪁🦫')).toBe('password_short');
  expect(problemOf('🦔🪻🧭🪁🦫🪜🧿🪆🦩🧉🪤🦡')).toBeNull();
});

test('her own address and number are no password, nor her name with a number behind it', () => {
  expect(problemOf('adalberta.q@example.in')).toBe('password_personal');
  expect(problemOf('Adalberta.Q@example.in1')).toBe('password_personal');
  expect(problemOf('98200123459820012345')).not.toBeNull();
  expect(problemOf('+919820012345')).toBe('password_personal');
  expect(problemOf('adalberta1990')).toBe('password_guessable');
  expect(problemOf('QuibellAdalberta7')).toBe('password_guessable');
});

test('the name of the house is no password', () => {
  for (const password of ['munchmunchmunch', 'Munch@123456', 'munch-odr-2026'])
    expect(problemOf(password), password).toBe('password_guessable');
});
