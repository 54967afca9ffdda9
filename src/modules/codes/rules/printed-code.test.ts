import { expect, test } from 'vitest';
import { codeFrom, readCode, SHORT_SIGNS, SIGNS, shownCode } from './printed-code.ts';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytesOf = (at: number) =>
  [at * 37, at * 11 + 5, at * 91 + 1, at * 7 + 3, at * 53 + 9, at * 17 + 2, at * 3 + 77].map(
    (byte) => byte % 256,
  );
const codes = Array.from({ length: 200 }, (_, at) =>
  codeFrom(Uint8Array.from(bytesOf(at)), at % 2 ? SIGNS : SHORT_SIGNS),
);

test('a code is twelve characters of Crockford, or eight on older paper, none of which looks like another', () => {
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}([0-9A-HJKMNP-TV-Z]{4})?$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test('it is printed in groups of four and read back however it was typed', () => {
  for (const code of codes) {
    const shown = shownCode(code);
    expect(shown).toMatch(/^.{4}-.{4}(-.{4})?$/);
    for (const typed of [
      shown,
      shown.toLowerCase(),
      ` ${code.slice(0, 4)} ${code.slice(4)} `,
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ])
      expect(readCode(typed)).toBe(code);
  }
});

test('one wrong character is always told from a code', () => {
  for (const code of codes.slice(0, 40))
    for (let at = 0; at < code.length; at += 1)
      for (const letter of LETTERS)
        if (letter !== code[at])
          expect(readCode(code.slice(0, at) + letter + code.slice(at + 1))).toBeNull();
});

test('two characters that changed places are always told from a code', () => {
  for (const code of codes)
    for (let a = 0; a < code.length; a += 1)
      for (let b = a + 1; b < code.length; b += 1) {
        const places = [...code];
        [places[a], places[b]] = [places[b] ?? '', places[a] ?? ''];
        if (code[a] !== code[b]) expect(readCode(places.join(''))).toBeNull();
      }
});

test('what is too short, too long or no letter of ours is no code', () => {
  for (const typed of ['', 'ABCD', 'ABCDEFGHJ', 'ABCD-EFU!', '०१२३४५६७'])
    expect(readCode(typed)).toBeNull();
});
