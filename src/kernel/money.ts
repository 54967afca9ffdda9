/** Paise, cents or pence with their currency. */
export type Money = { amount: number | bigint; currency: string };

const SIGNS: Record<string, string> = { INR: '₹', USD: 'US$', GBP: '£' };

/**
 * An amount as it is written: ₹4,50,000 in India's groups, US$450,000 in thousands; minor units only where there are any.
 * Written out here, so that server and browser agree whatever locale data they carry.
 */
export function moneyInWords({ amount, currency }: Money): string {
  const minor = BigInt(amount);
  const [size, sign] = minor < 0n ? [-minor, '−'] : [minor, ''];
  const [whole, rest] = [String(size / 100n), String(size % 100n).padStart(2, '0')];
  return `${sign}${SIGNS[currency] ?? `${currency} `}${grouped(whole, currency === 'INR' ? 2 : 3)}${rest === '00' ? '' : `.${rest}`}`;
}

/** The last three digits stand together, those before them by twos or by threes. */
function grouped(digits: string, by: 2 | 3): string {
  const [head, tail] = [digits.slice(0, -3), digits.slice(-3)];
  return head === '' ? tail : `${head.replaceAll(by === 2 ? /\B(?=(?:\d{2})+$)/g : /\B(?=(?:\d{3})+$)/g, ',')},${tail}`;
}
