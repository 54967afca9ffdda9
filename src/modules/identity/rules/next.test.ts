import { expect, test } from 'vitest';
import { ownPath, wayOn } from './next.ts';

test('a path of ours is gone on to, with its query', () => {
  for (const path of [
    '/office',
    '/office/enquiries?state=open&page=2',
    '/hi/account',
    '/account#sessions',
    '/',
  ])
    expect(ownPath(path), path).toBe(path);
});

test('nothing that a browser could read as another site is', () => {
  const others = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    ' /office',
    '/\t/evil.example',
    '/\n/evil.example',
    '/office\r\nset-cookie: a=b',
    '/%0d\u0000',
    '/office\\..\\x',
    `/${'a'.repeat(600)}`,
    '/ö',
  ];
  for (const path of others) expect(ownPath(path), path).toBeNull();
  expect(ownPath(null)).toBeNull();
});

test('nobody is led back to a page on which she would sign in, nor to the API', () => {
  for (const path of [
    '/login',
    '/login/code?ticket=1',
    '/hi/login',
    '/sign-up',
    '/verify?token=1',
    '/mr/reset-password',
    '/api/identity/viewer',
  ])
    expect(ownPath(path), path).toBeNull();
  expect(ownPath('/login-story')).toBe('/login-story');
});

test('without a wish, staff go to the office and everybody else to her account', () => {
  expect(wayOn(null, ['person'])).toBe('/account');
  expect(wayOn('//evil.example', ['person', 'neutral'])).toBe('/account');
  expect(wayOn(null, ['person', 'registrar'])).toBe('/office');
  expect(wayOn('/account', ['person', 'registrar'])).toBe('/account');
});
