import { expect, test } from 'vitest';
import { speaking } from '#platform/language.ts';
import { EMPTY } from '../rules/content.ts';
import { linesOf } from './words.ts';

test('an offer in parts tells parts that add up to its sum', () => {
  const parts = (amount: string, count: string) =>
    linesOf(
      'offer',
      { ...EMPTY, shape: 'instalments', amount, count, firstOn: '2026-12-23' },
      'INR',
    ).map(({ value }) => value)[2];
  expect(parts('8 lakh', '4')).toBe('4 parts of ₹2,00,000');
  expect(parts('8 lakh', '3')).toBe('3 parts: ₹2,66,666.66 each, and ₹2,66,666.68 for the last');
  expect(speaking('hi', () => parts('8 lakh', '3'))).toBe(
    '3 किश्तें: हर एक ₹2,66,666.66, आख़िरी ₹2,66,666.68',
  );
});
