import type { Day } from '#kernel/days.ts';

/** How much of what came with a transfer is kept. */
export const NARRATION_MAX = 500;

/** The Indian financial year of a day, 1 April to 31 March: `26-27`. */
export function financialYear(day: Day): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${twoDigits(year)}-${twoDigits(year + 1)}`;
}

/** Rows of numbers, each without a gap in a financial year. */
export const SERIES = { invoice: 'MU', credit_note: 'CN' } as const;
export type Series = keyof typeof SERIES;

/** CGST Rules, rule 46(b): a running number, unique in a financial year, of at most sixteen letters, digits, dashes and slashes. */
export function documentNumber(series: Series, year: string, place: number): string {
  return `${SERIES[series]}/${year}/${String(place).padStart(6, '0')}`;
}

/**
 * What a payer writes on a transfer: the invoice's number in letters that every bank takes, with one to check it by, so
 * that a slip is told from another invoice's reference.
 */
export function transferReference(number: string): string {
  const plain = number.replace(/[^0-9A-Z]/g, '');
  return plain + checkLetter(plain);
}

/** The first reference of ours in what a bank says about a transfer; null where there is none that is whole. */
export function referenceIn(text: string): string | null {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  for (const match of plain.matchAll(/(?=(MU[0-9]{10,14}[0-9A-Z]))/g)) {
    const found = match[1] ?? '';
    for (let length = 13; length <= found.length; length += 1) {
      const one = found.slice(0, length);
      if (/^MU[0-9]+$/.test(one.slice(0, -1)) && checkLetter(one.slice(0, -1)) === one.at(-1))
        return one;
    }
  }
  return null;
}

/**
 * A bank's own reference (UTR) in one writing. People copy it from a statement with spaces, small letters and signs that nobody
 * sees, and by any of them the same money would be counted again. Empty when nothing is left, or more than any bank writes.
 */
export function bankReference(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .toUpperCase()
    .normalize('NFKC');
  return plain.length > BANK_REFERENCE_MAX ? '' : plain;
}

const BANK_REFERENCE_MAX = 64;

/** What money is known by: a bank's reference in one writing; a provider's id as the provider writes it, where case counts. */
export function ownReference(provider: 'bank_transfer' | 'razorpay', text: string): string {
  return provider === 'bank_transfer' ? bankReference(text) : text.trim();
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO 7064, MOD 37,36: finds every slip of one letter, and nearly every swap of two. */
function checkLetter(text: string): string {
  let product = 36;
  for (const letter of text) {
    const sum = (product + LETTERS.indexOf(letter)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return LETTERS[(37 - product) % 36] ?? '';
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
