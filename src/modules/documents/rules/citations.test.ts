import { expect, test } from 'vitest';
import { citationsIn, placesCited } from './citations.ts';

const cited = (text: string) =>
  citationsIn(text).map(({ from, to, side, number, version, page }) => [
    text.slice(from, to),
    side[0],
    number,
    version,
    page,
  ]);

test.each([
  ['See C-4.', [['C-4', 'c', 4, null, null]]],
  [
    'R-3, page 12 and c-1',
    [
      ['R-3, page 12', 'r', 3, null, 12],
      ['c-1', 'c', 1, null, null],
    ],
  ],
  ['C‑4 (2) p. 7', [['C‑4 (2) p. 7', 'c', 4, 2, 7]]],
  ['R-3 के पृष्ठ १२ पर', [['R-3 के पृष्ठ १२', 'r', 3, null, 12]]],
  ['C-४, पान क्र. ७', [['C-४, पान क्र. ७', 'c', 4, null, 7]]],
  ['सी-2 च्या पान 3 वर', [['सी-2 च्या पान 3', 'c', 2, null, 3]]],
  ['C-4, which was paid', [['C-4', 'c', 4, null, null]]],
])('in “%s” the papers are found with their pages', (text, found) => {
  expect(cited(text)).toEqual(found);
});

test('what only looks like a number of a paper is none', () => {
  for (const text of ['XC-4', 'C-4x', 'C-', 'ABC-12', 'C 4', 'AR-3', 'प्रआर-3', 'C-1234567'])
    expect(cited(text), text).toEqual([]);
});

test('a citation leads to a paper that its reader may see, by default to its last version', () => {
  const papers = [
    { documentId: 'old', side: 'claimant' as const, number: 4, version: 1 },
    { documentId: 'new', side: 'claimant' as const, number: 4, version: 2 },
  ];
  expect(placesCited('C-4, page 2; C-4 (1); R-4', papers)).toEqual([
    { from: 0, to: 11, paper: 'new', page: 2 },
    { from: 13, to: 20, paper: 'old', page: null },
  ]);
  expect(placesCited('C-4', [])).toEqual([]);
});

test('a text of any length is read in a moment', () => {
  const start = performance.now();
  citationsIn('C-1, page '.repeat(10_000) + ' '.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(2000);
});
