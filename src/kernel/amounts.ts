import * as z from 'zod/mini';
import { latinDigits } from './digits.ts';

/**
 * Paise, cents or pence: whole, and exact whatever their size. Money is this one type from the form to the ledger, in rules,
 * actions and the database; what crosses the wire is the same number as JSON has it (`jsonMinor`).
 */
export type Minor = bigint;

/** Minor units with their currency (ISO 4217). A page has them as they came over the wire, which is as exact. */
export type Money = { amount: Minor | number; currency: string };

/** What our own bills and fees are in. */
export function inRupees(paise: Minor | number): Money {
  return { amount: paise, currency: 'INR' };
}

/** Minor units on the wire: an integer that JSON carries exactly. */
export const JsonMinor = z
  .int()
  .check(z.meta({ type: 'integer', description: 'Minor units: whole paise, cents or pence.' }));

/** Minor units for the wire. No sum of ours comes near 2^53 (the largest claim is 10^14); one that did must not be rounded. */
export function jsonMinor(amount: Minor): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} is more than JSON can carry`);
  return number;
}

type Currency = {
  sign: string;
  /** What names it in a sum that somebody typed. */
  named: RegExp;
};

const CURRENCIES: Readonly<Record<string, Currency>> = {
  INR: { sign: '₹', named: /₹|(?<![a-z])rs|inr|rupee|रु|रू/i },
  USD: { sign: 'US$', named: /(?<!(?<!u)s)\$|usd/i },
  GBP: { sign: '£', named: /£|gbp/i },
  EUR: { sign: '€', named: /€|eur/i },
  SGD: { sign: 'S$', named: /(?<!u)s\$|sgd/i },
  AED: { sign: 'AED ', named: /aed/i },
};

/**
 * An amount on a screen and in a letter: ₹4,50,000 in India's groups, US$450,000 in thousands; minor units only where there are
 * any. Written out here, so that server and browser agree whatever locale data they carry.
 */
export function moneyInWords(money: Money): string {
  return written(money, moneyInDigits({ ...money, amount: sizeOf(money) }));
}

/** An amount on a bill and in the books, which show the minor units always: ₹4,50,000.00. */
export function moneyInFull(money: Money): string {
  const digits = moneyInDigits({ ...money, amount: sizeOf(money) });
  return written(money, digits.includes('.') ? digits : `${digits}.00`);
}

/** The same digits as on a screen, where the currency stands beside them, as at a field in which they may be typed anew. */
export function moneyInDigits({ amount, currency }: Money): string {
  const minor = BigInt(amount);
  const [whole, rest] = [String(minor / 100n), String(minor % 100n).padStart(2, '0')];
  return `${grouped(whole, currency === 'INR' ? 2 : 3)}${rest === '00' ? '' : `.${rest}`}`;
}

function written({ amount, currency }: Money, digits: string): string {
  return `${amount < 0 ? '−' : ''}${CURRENCIES[currency]?.sign ?? `${currency} `}${digits}`;
}

function sizeOf({ amount }: Money): bigint {
  const minor = BigInt(amount);
  return minor < 0n ? -minor : minor;
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
  [/^(?:k|thousand|हज़ार|हजार)$/i, 1_000n],
  [/^(?:lakhs?|lacs?|लाख)$/i, 100_000n],
  [/^(?:crores?|cr|करोड़|कोटी|कोटि)$/i, 10_000_000n],
];
const BEFORE = /^(?:₹|rs\.?|inr|us\$|usd|gbp|s\$|sgd|\$|£|€|eur|aed|रु\.?|रू\.?)\s*/i;
const AFTER = /\s*(?:\/-|rs\.?|inr|rupees?|usd|gbp|eur|sgd|aed|रुपये|रुपए|रु\.?)$/i;
// One sign between the groups of a number: a comma in one place and a space in another are two numbers.
const PART =
  /^(\d{1,3}(?<between>[,\s])(?:\d{2,3}\k<between>)*\d{3}(?!\d)|\d+)(?:\.(\d{1,6}))?\s*([^\d\s.,]+)?\s*/;
/** Longer is no sum that anybody wrote. */
const TYPED_MAX = 64;

/**
 * A sum as somebody typed it, in minor units: "1,50,000", "₹ 1,50,000.50", "5000/-", "8 lakh", "१.५ करोड़". `currency` is what its
 * field or a neighbour of the field says; null where any will do. Null where it is no sum: a comma for the decimal point, a word
 * that is no number, a part of a paisa, the name of another money. Nothing is guessed and nothing rounded.
 */
export function readMoney(typed: string, currency: string | null): Minor | null {
  return typed.length > TYPED_MAX || (currency !== null && namesAnother(typed, currency))
    ? null
    : sumIn(plain(typed).replace(BEFORE, '').replace(AFTER, ''));
}

/** One spelling of each letter (`ज़` has two), and one of each digit. */
function plain(typed: string): string {
  return latinDigits(typed.normalize('NFC')).trim();
}

function namesAnother(typed: string, currency: string): boolean {
  return Object.entries(CURRENCIES).some(
    ([one, { named }]) => one !== currency && named.test(typed),
  );
}

function sumIn(text: string): Minor | null {
  let rest = text;
  let sum = 0n;
  let smallest: bigint | null = null;
  do {
    const [part = '', whole, , places = '', word] = PART.exec(rest) ?? [];
    const unit = word === undefined ? 1n : (UNITS.find(([name]) => name.test(word))?.[1] ?? 0n);
    // "8 lakh 50 thousand" goes down; what goes up is two sums, or none.
    if (whole === undefined || unit === 0n || (smallest !== null && unit >= smallest)) return null;
    const minor = minorOf({ whole, places, unit });
    // "1 crore 150 lakh" is no way of saying two and a half crore: what comes behind a unit is less than one of it.
    if (minor === null || (smallest !== null && minor >= smallest * 100n)) return null;
    sum += minor;
    smallest = unit;
    rest = rest.slice(part.length);
  } while (rest !== '');
  return sum;
}

type Part = { whole: string; places: string; unit: bigint };

function minorOf({ whole, places, unit }: Part): Minor | null {
  // "1.5" of nothing smaller than a rupee has paise, at most two places of them.
  const parts = 10n ** BigInt(places.length);
  const minor = BigInt(`${whole.replaceAll(/[,\s]/g, '')}${places}`) * unit * 100n;
  return minor % parts === 0n && (unit > 1n || places.length <= 2) ? minor / parts : null;
}

const RATE = /^(\d{1,3})(?:\.(\d{1,2}))?\s*(?:%|per\s?cent|percent|प्रतिशत|टक्के)?$/i;

/** A rate in hundredths of a per cent: 1250 of "12.5", "12.5 %" or "१२.५ टक्के"; null where it is none, or has a third place. */
export function readRate(typed: string): number | null {
  const [, whole, part = ''] = RATE.exec(plain(typed)) ?? [];
  return whole === undefined ? null : Number(`${whole}${part.padEnd(2, '0')}`);
}

/** Hundredths of a per cent as they are written: 12.5 %. */
export function rateInWords(rate: number): string {
  const [whole, part] = [Math.floor(rate / 100), String(rate % 100).padStart(2, '0')];
  return `${whole}${part === '00' ? '' : `.${part.replace(/0$/, '')}`} %`;
}
