import { expect, test } from 'vitest';
import { askedWords, queryIn } from './asking.ts';
import { piecesOf, vectorOf } from './entries.ts';

const open = { id: 7, isSealed: false };
const keyed = (text: string) => `<${text}>`;

test('each word bears each circle of readers, and a question asks in one of them', () => {
  const words = vectorOf({ kind: 'paper', title: '', text: 'Panel 5' }, (lexeme) => [
    `7${lexeme}`,
    `12${lexeme}`,
  ]);
  expect(words).toBe("'7:panel':1 '12:panel':1 '7~lpnil':1 '12~lpnil':1 '7:5':2 '12:5':2");
  expect(queryIn(open, askedWords('panel 5'), keyed)).toBe("('7:panel' | '7~dpnil') & ('7:5')");
});

test('of a sealed circle a question asks for what the key makes of whole words, and for nothing that begins with one', () => {
  const sealed = { id: 7, isSealed: true };
  expect(queryIn(sealed, askedWords('panel'), keyed)).toBe("('7#<7:panel>' | '7#<7~dpnil>')");
});

test('what is written makes no sign of the query’s own language', () => {
  for (const typed of ["a' | b", '!x & (y)', "\\':*", "'; drop table"])
    expect(queryIn({ ...open, id: 1 }, askedWords(typed), keyed)).toMatch(
      /^(?:\((?:'1[:~][a-z]+'(?::\*)?(?: \| )?)+\)(?: & )?)*$/,
    );
});

test('a question has at most eight words, each once', () => {
  expect(askedWords('a b c d e f g h i j a')).toHaveLength(8);
  expect(askedWords('Panel panels PANEL')).toHaveLength(1);
});

test('a long text is kept in pieces that together are the text, cut between words', () => {
  const text = 'word '.repeat(5000);
  const pieces = piecesOf(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeGreaterThan(3);
  for (const piece of pieces.slice(1)) expect(piece).toMatch(/^ ?word/);
  expect(piecesOf('x'.repeat(20_000)).join('')).toHaveLength(20_000);
});
