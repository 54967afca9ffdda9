import { expect, test } from 'vitest';
import { moneyInWords, readMoney, readMoneyIn } from './amounts.ts';

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

test.each([
  ['800000', 80_000_000n],
  ['8,00,000', 80_000_000n],
  ['800,000', 80_000_000n],
  ['8 00 000', 80_000_000n],
  ['800000.50', 80_000_050n],
  [' ₹ 8,00,000/- ', 80_000_000n],
  ['8 lakh', 80_000_000n],
  ['8 Lakhs', 80_000_000n],
  ['8lac', 80_000_000n],
  ['₹8 लाख', 80_000_000n],
  ['८ लाख रुपये', 80_000_000n],
  ['८,००,०००', 80_000_000n],
  ['2 crore', 2_000_000_000n],
  ['Rs. 1.25 cr', 1_250_000_000n],
  ['१.५ करोड़', 1_500_000_000n],
  ['२ कोटी', 2_000_000_000n],
  ['1 crore 20 lakh 5 thousand 300.75', 1_200_530_075n],
  ['50 हज़ार', 5_000_000n],
  ['50k', 5_000_000n],
  ['0', 0n],
  ['9'.repeat(30), BigInt(`${'9'.repeat(30)}00`)],
])('%s is read to the paisa', (typed, minor) => {
  expect(readMoney(typed)).toBe(minor);
});

test.each([
  ...[
    '',
    ' ',
    'lakh',
    'lots',
    '-5',
    '12,5',
    '1.234',
    '12.',
    '1e9',
    '0x10',
    '٣',
    '8 lakhh',
    '8 apples',
    '5 5',
    '1.2.3',
  ],
  ...[
    '5 thousand 8 lakh',
    '8 lakh 3 lakh',
    '1,00',
    '1,2345',
    '8 lakh 1.234',
    '1..5',
    '9'.repeat(65),
  ],
])('%s is no sum, and none is guessed', (typed) => {
  expect(readMoney(typed)).toBeNull();
});

test.each([
  [
    'INR',
    ['500', '₹500', 'Rs. 500/-', '500 rupees', '500 रुपये'],
    ['$500', 'US$ 500', '500 usd', '£500'],
  ],
  ['USD', ['500', '$500', 'US$ 500'], ['₹500', 'Rs 500', '500 rupees', '500 रुपये', '£500']],
  ['GBP', ['500', '£500'], ['₹500', '$500']],
])('where the money is %s, a sum that says another is none of it', (currency, own, others) => {
  for (const typed of own) expect(readMoneyIn(currency, typed), typed).toBe(50_000n);
  for (const typed of others) expect(readMoneyIn(currency, typed), typed).toBeNull();
  expect(readMoneyIn(currency, '2 crores')).toBe(2_000_000_000n);
});
