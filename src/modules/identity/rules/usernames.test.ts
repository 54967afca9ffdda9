import { expect, test } from 'vitest';
import { readUsername } from './usernames.ts';

test('a username is an e-mail address in whatever capitals, or a mobile number', () => {
  expect(readUsername(' Ada@Example.IN ')).toEqual({ kind: 'email', address: 'ada@example.in' });
  expect(readUsername('98200 00000')).toEqual({ kind: 'phone', address: '+919820000000' });
  for (const typed of [
    '',
    'ada',
    'ada@',
    '@example.in',
    'a b@example.in',
    '12345',
    '+',
    'ada@example',
  ])
    expect(readUsername(typed), typed).toBeNull();
});

test('a number is read as everywhere else, and an Indian one is of a mobile telephone', () => {
  for (const typed of ['098200-00000', '(0) 98200 00000', '९८२०० ०००००'])
    expect(readUsername(typed), typed).toEqual({ kind: 'phone', address: '+919820000000' });
  expect(readUsername('+44 7700 900123')?.address).toBe('+447700900123');
  expect(readUsername('+91 22 2200 1234')).toBeNull();
});
