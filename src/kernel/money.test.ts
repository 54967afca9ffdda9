import { expect, test } from 'vitest';
import { moneyInWords } from './money.ts';

test.each([
  [0n, 'INR', '₹0'],
  [5, 'INR', '₹0.05'],
  [99_900, 'INR', '₹999'],
  [100_000, 'INR', '₹1,000'],
  [45_000_000, 'INR', '₹4,50,000'],
  [1_234_567_890_150n, 'INR', '₹12,34,56,78,901.50'],
  [-45_000_050, 'INR', '−₹4,50,000.50'],
  [123_456_700, 'USD', 'US$1,234,567'],
])('%s minor units of %s are written %s', (amount, currency, words) => {
  expect(moneyInWords({ amount, currency })).toBe(words);
});
