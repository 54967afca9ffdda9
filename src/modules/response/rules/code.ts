// The code on a notice: eight characters that somebody types from paper. Crockford's letters leave out I, L, O and U.

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** How a code is told by phone or read from a bad copy: these are taken for what they look like. */
const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Seven characters from 35 bits of a keyed hash, and one that checks them. */
export function codeFrom(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 5)) bits = (bits << 8n) | BigInt(byte);
  const places = Array.from({ length: LENGTH - 1 }, (_, at) => Number((bits >> BigInt(5 * at)) & 31n));
  return wordOf([...places, checkOf(places)]);
}

/** A code as it was typed, in capitals and without its hyphen; null when it cannot be one, so that no guess is spent on a slip. */
export function readCode(typed: string): string | null {
  const plain = [...typed.toUpperCase().replaceAll(/[\s-]/g, '')].map((letter) => ALIKE[letter] ?? letter).join('');
  if (plain.length !== LENGTH) return null;
  const places = [...plain].map((letter) => LETTERS.indexOf(letter));
  if (places.includes(-1)) return null;
  return checkOf(places.slice(0, -1)) === places.at(-1) ? plain : null;
}

/** As it is printed: two groups of four. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/**
 * A polynomial over the field of 32 elements (x^5 + x^2 + 1): each place has another weight, so that one wrong character,
 * or two that changed places, never fit.
 */
function checkOf(places: readonly number[]): number {
  return places.reduce((sum, place) => doubled(sum ^ place), 0);
}

function doubled(element: number): number {
  return ((element << 1) ^ (element & 16 ? 0b100101 : 0)) & 31;
}

function wordOf(places: readonly number[]): string {
  return places.map((place) => LETTERS[place] ?? '').join('');
}
