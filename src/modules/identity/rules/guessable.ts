import { words } from './guessable-words.ts';

// Beside the bundled list (common.ts): of twelve characters and more the passwords that people choose are words, names, years,
// walks over the keyboard and repeats, put together, and no list has them all. So the ways of putting them together are known
// too: a password is read as the cheapest row of such pieces, in bits that a guesser needs; its test counts more than 20,000
// passwords that are refused by it.

/** As many as three usual words have: two with a sign and a number are fewer. */
const LEAST_BITS = 30;

const WORD_BITS = 10;
const OWN_BITS = 3;
const WALK_BITS = 6;
const YEAR_BITS = 6;
const DATE_BITS = 13;
const AGAIN_BITS = 1;
const LEET_BITS = 2;

// Words that whoever guesses here tries first, whosever password it is (ASVS 5.0, V6.2.11).
const house = ['munch', 'odr', 'munchodr'];

const LONGEST_WORD = Math.max(...[...words].map((word) => word.length));

/** Whether a guesser who knows people finds it soon. `own` are words about its owner, in small letters. */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const characters = [...password.normalize('NFKC').toLowerCase()].slice(0, 128);
  return bitsOf(characters, new Set([...house, ...own])) < LEAST_BITS;
}

/** The cheapest way to read the characters as pieces: bits[i] is what the first i of them cost. */
function bitsOf(characters: readonly string[], own: ReadonlySet<string>): number {
  const bits = [0];
  for (let end = 1; end <= characters.length; end += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let start = end - 1; start >= 0; start -= 1) {
      const before = bits[start] ?? 0;
      if (before >= least) continue;
      least = Math.min(least, before + pieceBits(characters, start, end, own));
    }
    bits.push(least);
  }
  return bits[characters.length] ?? 0;
}

function pieceBits(
  all: readonly string[],
  start: number,
  end: number,
  own: ReadonlySet<string>,
): number {
  const piece = all.slice(start, end).join('');
  const length = end - start;
  if (length === 1) return all[start - 1] === piece ? AGAIN_BITS : characterBits(piece);
  if (all.slice(start - length < 0 ? end : start - length, start).join('') === piece)
    return AGAIN_BITS;
  return Math.min(wordBits(piece, own), walkBits(piece), numberBits(piece));
}

function characterBits(character: string): number {
  if (/[0-9]/.test(character)) return 3.3;
  if (/[a-z]/.test(character)) return 4.7;
  return /[ _.,!@#$&*-]/.test(character) ? 3 : 6;
}

function wordBits(piece: string, own: ReadonlySet<string>): number {
  if (own.has(piece)) return OWN_BITS;
  if (piece.length > LONGEST_WORD) return Number.POSITIVE_INFINITY;
  if (words.has(piece)) return WORD_BITS;
  if (!/[013457@$!]/.test(piece) || !/[a-z]/.test(piece)) return Number.POSITIVE_INFINITY;
  const read = ['i', 'l'].map((one) =>
    piece.replace(/[013457@$!]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign))),
  );
  if (read.some((word) => own.has(word))) return OWN_BITS + LEET_BITS;
  return read.some((word) => words.has(word)) ? WORD_BITS + LEET_BITS : Number.POSITIVE_INFINITY;
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

// Along the rows of a keyboard, down its columns, to and fro between two rows, and the alphabet.
const walks = [
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '!@#$%^&*()',
  'abcdefghijklmnopqrstuvwxyz',
  'azertyuiop',
  'qwertz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!qaz@wsx#edc$rfv',
  'zaq12wsxcde34rfvbgt56yhnmju78ik,lo90p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qweasdzxc',
  'qawsedrftgyhujikolp',
  '147258369',
  '741852963',
  '159357',
  '963852741',
].flatMap((row) => [row, [...row].reverse().join('')]);

function walkBits(piece: string): number {
  return piece.length >= 3 && walks.some((row) => row.includes(piece))
    ? WALK_BITS
    : Number.POSITIVE_INFINITY;
}

function numberBits(piece: string): number {
  if (/^(?:19|20)\d\d$/.test(piece)) return YEAR_BITS;
  const isDate = /^(?:0[1-9]|[12]\d|3[01])[-/.]?(?:0[1-9]|1[0-2])[-/.]?(?:19|20)?\d\d$/.test(piece);
  return isDate || piece === '786' || piece === '420'
    ? isDate
      ? DATE_BITS
      : WALK_BITS
    : Number.POSITIVE_INFINITY;
}
