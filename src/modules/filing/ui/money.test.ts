import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { speaking } from '#platform/language.ts';
import { moneyOf } from './money.ts';

test.each(languages)('an amount has the groups of its currency, whatever is spoken: %s', (one) => {
  speaking(one, () => {
    expect(moneyOf(15_000_000, 'INR')).toBe('₹1,50,000');
    expect(moneyOf(15_000_050, 'INR')).toBe('₹1,50,000.50');
    expect(moneyOf(15_000_000, 'USD')).toBe('US$150,000');
    expect(moneyOf(Number.NaN, 'INR')).toBe('');
  });
});
