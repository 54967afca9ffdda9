import { expect, test } from 'vitest';
import { readPhone, readUsername } from './usernames.ts';

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

test('an Indian mobile number is the same however it is written, and no other ten digits are one', () => {
  for (const typed of [
    '9820000000',
    '09820000000',
    '919820000000',
    '+919820000000',
    '+91 98200-00000',
    '(0) 98200 00000',
  ])
    expect(readPhone(typed), typed).toBe('+919820000000');
  for (const typed of ['5820000000', '98200000000', '+9158200000', '+911234567890', '982000000'])
    expect(readPhone(typed), typed).toBeNull();
});

test('a number of another country begins with a plus', () => {
  expect(readPhone('+44 7700 900123')).toBe('+447700900123');
  expect(readPhone('+0770090012')).toBeNull();
});

test('a number may be typed in the figures of Devanagari', () => {
  expect(readPhone('९८२०० १२३४५')).toBe('+919820012345');
});
