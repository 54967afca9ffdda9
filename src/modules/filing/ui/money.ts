import { language } from '#kernel/language.ts';

/** Minor units as people write them in India: ₹1,00,000.00, in digits that everybody reads. */
export function moneyOf(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor)) return '';
  const parts: Intl.NumberFormatOptions = { style: 'currency', currency, ...(minor % 100 === 0 ? { maximumFractionDigits: 0 } : {}) };
  return new Intl.NumberFormat(`${language()}-IN-u-nu-latn`, parts).format(minor / 100);
}
