import { expect, test } from 'vitest';
import { upiAddress } from './upi.ts';

test('an address for UPI names whom, how much in rupees with both places, and for what', () => {
  const ask = { vpa: 'munch@okbank', name: 'Munch & Co', amount: 590_000n, reference: 'MUNCH26A7' };
  expect(upiAddress(ask)).toBe(
    'upi://pay?pa=munch@okbank&pn=Munch%20%26%20Co&am=5900.00&cu=INR&tn=MUNCH26A7',
  );
  expect(upiAddress({ ...ask, amount: 12_345_678_09n })).toContain('&am=12345678.09&');
});
