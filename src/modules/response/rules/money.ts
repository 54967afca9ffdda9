/**
 * A sum as somebody typed it, in minor units: "1,50,000", "₹ 1,50,000.50", "१५०००". Null where it is no sum: a comma for the
 * decimal point, letters, more than two places. What no machine counts exactly is without end, and too large anywhere.
 */
export function readSum(typed: string): number | null {
  const plain = latinDigits(typed)
    .replace(/^\s*(?:₹|rs\.?|inr|usd|gbp|\$|£)\s*/i, '')
    .replace(/\s*(?:\/-)?\s*$/, '')
    .replaceAll(/[\s ]/g, '');
  if (!/^\d{1,3}(?:,?\d{2,3})*(?:\.\d{1,2})?$/.test(plain) && !/^\d+(?:\.\d{1,2})?$/.test(plain)) return null;
  const [whole = '', part = ''] = plain.replaceAll(',', '').split('.');
  const minor = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : Number.POSITIVE_INFINITY;
}

/** Hundredths of a per cent of `12.5` or `१२ %`; null where it is no rate. */
export function readRate(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?%?$/.exec(latinDigits(typed).replaceAll(/\s/g, '')) ?? [];
  return whole === undefined ? null : Number(`${whole}${part.padEnd(2, '0')}`);
}

function latinDigits(typed: string): string {
  return typed.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
