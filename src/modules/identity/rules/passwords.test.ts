import { expect, test } from 'vitest';
import { passwordProblem } from './passwords.ts';

const ada = { name: 'Adalberta Quibell', addresses: ['adalberta.q@example.in', '+919820012345'] };

test('a password has twelve characters at least and 128 at most, of any kind', () => {
  expect(passwordProblem('moss gasket', ada)).toBe('password_short');
  expect(passwordProblem('moss gaskets', ada)).toBeNull();
  expect(passwordProblem('दोन दारे एक खोली', ada)).toBeNull();
  const long = 'xq7 kv2 mz9 '.repeat(20);
  expect(passwordProblem(long.slice(0, 129), ada)).toBe('password_long');
  expect(passwordProblem('moss gasket turnip '.repeat(7).slice(0, 128), ada)).toBeNull();
});

test('a character outside the basic plane is one character, not two', () => {
  expect(passwordProblem('🦔🪻🧭🪁🦫', ada)).toBe('password_short');
  expect(passwordProblem('🦔🪻🧭🪁🦫🪜🧿🪆🦩🧉🪤🦡', ada)).toBeNull();
});

test('her own address and number are no password, nor her name with a number behind it', () => {
  expect(passwordProblem('adalberta.q@example.in', ada)).toBe('password_personal');
  expect(passwordProblem('Adalberta.Q@example.in1', ada)).toBe('password_personal');
  expect(passwordProblem('98200123459820012345', ada)).not.toBeNull();
  expect(passwordProblem('+919820012345', ada)).toBe('password_personal');
  expect(passwordProblem('adalberta1990', ada)).toBe('password_guessable');
  expect(passwordProblem('QuibellAdalberta7', ada)).toBe('password_guessable');
});

test('the name of the house is no password', () => {
  for (const password of ['munchmunchmunch', 'Munch@123456', 'munch-odr-2026'])
    expect(passwordProblem(password, ada), password).toBe('password_guessable');
});
