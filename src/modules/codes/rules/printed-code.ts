// The code on a notice: twelve characters that somebody types from paper, in groups of four. Crockford's letters leave out
// I, L, O and U. Notices that were printed before docs/decisions/0052 have eight.

/** Crockford's base 32: no I, L, O and U, for what is read from paper. */
export const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const SIGNS = 12;
export const SHORT_SIGNS = 8;
export type Signs = typeof SIGNS | typeof SHORT_SIGNS;
/** How many bytes of a keyed hash each length is made of: five bits a sign, without the one that checks them. */
const BYTES: Record<Signs, number> = { 8: 5, 12: 7 };
/** How a code is told by phone or read from a bad copy: these are taken for what they look like. */
const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Eleven characters from 55 bits of a keyed hash, or seven from 35, and one that checks them. */
export function codeFrom(bytes: Uint8Array, signs: Signs = SIGNS): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, BYTES[signs])) bits = (bits << 8n) | BigInt(byte);
  const places = Array.from({ length: signs - 1 }, (_, at) =>
    Number((bits >> BigInt(5 * at)) & 31n),
  );
  return wordOf([...places, checkOf(places)]);
}

/** A code as it was typed, in capitals and without its hyphens; null when it cannot be one, so that no guess is spent on a slip. */
export function readCode(typed: string): string | null {
  const plain = readSigns(typed);
  if (plain?.length !== SIGNS && plain?.length !== SHORT_SIGNS) return null;
  const places = [...plain].map((letter) => LETTERS.indexOf(letter));
  return checkOf(places.slice(0, -1)) === places.at(-1) ? plain : null;
}

/** What was typed from paper, in capitals, without hyphens and spaces, and O for 0 put right; null where a letter is none of ours. */
export function readSigns(typed: string): string | null {
  const signs = [...typed.toUpperCase().replaceAll(/[\s-]/g, '')].map(
    (letter) => ALIKE[letter] ?? letter,
  );
  return signs.every((sign) => LETTERS.includes(sign)) ? signs.join('') : null;
}

/** As it is printed: groups of four. */
export function shownCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
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
