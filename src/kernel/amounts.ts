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
  return head === ''
    ? tail
    : `${head.replaceAll(by === 2 ? /\B(?=(?:\d{2})+$)/g : /\B(?=(?:\d{3})+$)/g, ',')},${tail}`;
}

/** What people in India count money in, as it is said in the three languages. */
const UNITS: readonly (readonly [RegExp, bigint])[] = [
  [/^(?:k|thousand|हज़ार|हज़ार|हजार)$/i, 1_000n],
  [/^(?:lakhs?|lacs?|लाख)$/i, 100_000n],
  [/^(?:crores?|cr|करोड़|करोड़|कोटी|कोटि)$/i, 10_000_000n],
];
const BEFORE = /^(?:₹|rs\.?|inr|us\$|usd|gbp|\$|£|रु\.?|रू\.?)\s*/i;
const AFTER = /\s*(?:\/-|rs\.?|inr|rupees?|रुपये|रुपए|रु\.?)$/i;
const PART = /^(\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?!\d)|\d+)(?:\.(\d{1,6}))?\s*([^\d\s.,]+)?\s*/;
/** Longer is no sum that anybody wrote. */
const TYPED_MAX = 64;

/**
 * A sum as somebody typed it, in minor units: "1,50,000", "₹ 1,50,000.50", "8 lakh", "१.५ करोड़". Null where it is no sum: a
 * comma for the decimal point, a word that is no number, a part of a paisa. Nothing is guessed and nothing rounded.
 */
export function readMoney(typed: string): bigint | null {
  if (typed.length > TYPED_MAX) return null;
  let rest = latinDigits(typed).trim().replace(BEFORE, '').replace(AFTER, '');
  let sum = 0n;
  let smallest: bigint | null = null;
  do {
    const [part = '', whole, places = '', word] = PART.exec(rest) ?? [];
    const unit = word === undefined ? 1n : (UNITS.find(([name]) => name.test(word))?.[1] ?? 0n);
    // "8 lakh 50 thousand" goes down; what goes up is two sums, or none.
    if (whole === undefined || unit === 0n || (smallest !== null && unit >= smallest)) return null;
    const minor = minorOf({ whole, places, unit });
    if (minor === null) return null;
    sum += minor;
    smallest = unit;
    rest = rest.slice(part.length);
  } while (rest !== '');
  return sum;
}

/** What names a money in a sum that somebody typed. */
const NAMED: readonly (readonly [string, RegExp])[] = [
  ['INR', /₹|(?<![a-z])rs|inr|rupee|रु|रू/i],
  ['USD', /\$|usd/i],
  ['GBP', /£|gbp/i],
];

/** As `readMoney`, where a field or its neighbour names the currency: a sum that says another money is none of it. */
export function readMoneyIn(currency: string, typed: string): bigint | null {
  return NAMED.some(([one, names]) => one !== currency && names.test(typed))
    ? null
    : readMoney(typed);
}

export function readRupees(typed: string): bigint | null {
  return readMoneyIn('INR', typed);
}

function minorOf({
  whole,
  places,
  unit,
}: {
  whole: string;
  places: string;
  unit: bigint;
}): bigint | null {
  // "1.5" of nothing smaller than a rupee has paise, at most two places of them.
  const parts = 10n ** BigInt(places.length);
  const minor = BigInt(`${whole.replaceAll(/[,\s]/g, '')}${places}`) * unit * 100n;
  return minor % parts === 0n && (unit > 1n || places.length <= 2) ? minor / parts : null;
}

/** Digits of Devanagari as those that are reckoned with. */
export function latinDigits(typed: string): string {
  return typed.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
