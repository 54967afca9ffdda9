import { expect, test } from 'vitest';
import { institution } from './institution.ts';

test('the phone is dialled as it is shown', () => {
  expect(institution.phone.dialled).toMatch(/^\+[1-9]\d{7,14}$/);
  expect(institution.phone.shown.replace(/[^+\d]/g, '')).toBe(institution.phone.dialled);
});

test('the e-mail address is one', () => {
  expect(institution.email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
});

test('the office is in Mumbai', () => {
  expect(institution.address.join(' ')).toContain('Mumbai');
});

test('links leave by https', () => {
  for (const url of [institution.chat, ...institution.social.map((one) => one.url)])
    expect(new URL(url).protocol).toBe('https:');
});

test('the site has an address that a path can follow', () => {
  expect(new URL(institution.website).origin).toBe(institution.website);
});
