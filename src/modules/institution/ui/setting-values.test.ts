import { expect, test } from 'vitest';
import { paiseOf } from './setting-values.ts';

test.each([
  ['8 lakh', 80_000_000],
  ['800000.50', 80_000_050],
  ['₹ 8,00,000.50', 80_000_050],
  ['5000', 500_000],
])('the office’s amounts are read as everywhere else: %s', (typed, paise) => {
  expect(paiseOf(typed)).toBe(paise);
});

test.each(['', 'lots', '800000,50', '5,0,0,0', '1.255', '-5', '$500', 'USD 500'])(
  'what is no sum of rupees is refused: %s',
  (typed) => {
    expect(paiseOf(typed)).toBeNaN();
  },
);
