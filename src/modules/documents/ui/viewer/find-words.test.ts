import { expect, test } from 'vitest';
import { foldedWords, piecesWith } from './find-words.ts';

test('words are found over the pieces in which a page lays them, whatever their size', () => {
  expect([...piecesWith(['Site ', 'Measure', 'ment sheet', ' 12'], 'measurement')]).toEqual([1, 2]);
  expect([...piecesWith(['one two', 'three'], 'one')]).toEqual([0]);
  expect([...piecesWith(['aa', 'aa'], 'aa')]).toEqual([0, 1]);
});

test('Devanagari is found however its letters were joined, and nothing is found by nothing', () => {
  expect([...piecesWith(['हे मोज', 'माप'], 'मोजमाप')]).toEqual([0, 1]);
  expect(foldedWords('क्‍ष')).toBe(foldedWords('क्ष'));
  expect(piecesWith(['a'], '  ').size).toBe(0);
});
