import { expect, test } from 'vitest';
import { missingIn } from './login.ts';

const ada = { username: 'ada', password: 'two doors, one roof', agrees: true };

test('a username, a password and the agreement are enough to ask for a sign-in', () => {
  expect(missingIn(ada)).toEqual([]);
});

test('what is missing is named in the order of the form', () => {
  expect(missingIn({ username: '', password: '', agrees: false })).toEqual([
    'username',
    'password',
    'agrees',
  ]);
  expect(missingIn({ ...ada, agrees: false })).toEqual(['agrees']);
  expect(missingIn({ ...ada, username: '', agrees: false })).toEqual(['username', 'agrees']);
});

test('a username of spaces is none, a password of spaces is one', () => {
  expect(missingIn({ ...ada, username: ' \t ' })).toEqual(['username']);
  expect(missingIn({ ...ada, password: '   ' })).toEqual([]);
});
