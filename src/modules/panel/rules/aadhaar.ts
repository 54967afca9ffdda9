// Aadhaar Act 2016, section 8 and the circulars under it: who is no authenticating agency has no business keeping the
// number. Applicants are asked for a masked copy, and whatever they type is masked here before it is stored anywhere.

// Between the groups of a written number: spaces and hyphens of any kind, and marks that nobody sees (Cf: zero width,
// soft hyphen). No line break: a list of years, one a line, is no number.
const BETWEEN = String.raw`[\p{Zs}\p{Pd}\p{Cf}]{0,4}`;
const RUN = new RegExp(String.raw`\p{Nd}(?:${BETWEEN}\p{Nd})*`, 'gu');
const DIGIT = /\p{Nd}/u;
const KEPT = 4;
const LENGTH = 12;

/**
 * Hides every Aadhaar number in a text, down to its last four digits: each 12-digit number that passes the Verhoeff
 * check, in one piece or in groups, in the digits of any script. Length and separators stay. Some other numbers pass the
 * check by chance (one in ten) and are hidden too: better that than an Aadhaar number kept.
 */
export function maskAadhaar(text: string): string {
  return text.replace(RUN, (run, at: number) =>
    isIndianMobile(run, text.slice(0, at)) ? run : maskRun(run),
  );
}

export function hasAadhaar(text: string): boolean {
  return maskAadhaar(text) !== text;
}

/** `+91` and a mobile number are twelve digits as well, and nobody writes an Aadhaar number with a plus. */
function isIndianMobile(run: string, before: string): boolean {
  return before.endsWith('+') && /^91[6-9]\d{9}$/.test(digitsOf(run).join(''));
}

type Digit = { at: number; length: number; value: number; opens: boolean; closes: boolean };

function maskRun(run: string): string {
  const digits = listDigits(run);
  let masked = run;
  for (let from = 0; from + LENGTH <= digits.length; from += 1) {
    const number = digits.slice(from, from + LENGTH);
    // Twelve digits in the middle of a longer piece are no number of their own.
    if (
      !number[0]?.opens ||
      !number.at(-1)?.closes ||
      !passesVerhoeff(number.map(({ value }) => value))
    )
      continue;
    // The search goes on inside of it: what passed by chance must not cover the real number that begins one group later.
    for (const { at, length } of number.slice(0, -KEPT)) masked = hide(masked, at, length);
  }
  return masked;
}

function listDigits(run: string): Digit[] {
  const found: Digit[] = [];
  let at = 0;
  const characters = [...run];
  for (const [index, character] of characters.entries()) {
    if (DIGIT.test(character)) {
      const [before, after] = [characters[index - 1], characters[index + 1]];
      found.push({
        at,
        length: character.length,
        value: worthOf(character),
        opens: before === undefined || !DIGIT.test(before),
        closes: after === undefined || !DIGIT.test(after),
      });
    }
    at += character.length;
  }
  return found;
}

// As many marks as the digit had units, so that the places of the others stay true.
function hide(text: string, at: number, length: number): string {
  return text.slice(0, at) + 'X'.repeat(length) + text.slice(at + length);
}

function digitsOf(run: string): number[] {
  return listDigits(run).map(({ value }) => value);
}

/** Unicode keeps the ten digits of a script together and in order, so a digit is worth its distance from the zero. */
function worthOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

// Verhoeff's check (1969): multiplication in the dihedral group of order ten, and a permutation of period eight.
const TIMES = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const STEP = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** True when the last digit is the check digit of those before it. */
export function passesVerhoeff(digits: readonly number[]): boolean {
  let sum = 0;
  for (const [place, digit] of digits.toReversed().entries())
    sum = TIMES[sum]?.[permuted(digit, place % 8)] ?? -1;
  return sum === 0;
}

function permuted(digit: number, times: number): number {
  return times === 0 ? digit : permuted(STEP[digit] ?? 0, times - 1);
}
