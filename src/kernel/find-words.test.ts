import { expect, test } from 'vitest';
import { isOn, piecesWith } from './find-words.ts';
import type { LaidWords } from './page-words.ts';

const laid = (...texts: string[]): LaidWords[] => texts.map((text, at) => ({ text, pieces: [at] }));
const found = (texts: string[], wanted: string) => [...piecesWith(laid(...texts), wanted)];

test('words are found over the pieces in which a page lays them, whatever their size', () => {
  expect(found(['Site ', 'Measure', 'ment sheet', ' 12'], 'measurement')).toEqual([1, 2]);
  expect(found(['one two', 'three'], 'one')).toEqual([0]);
  expect(found(['aa', 'aa'], 'aa')).toEqual([0, 1]);
  expect(found(['the mea', 'surement'], 'sure')).toEqual([1]);
});

test('a line ends like a word', () => {
  expect(found(['site', '\n', 'measurement'], 'site measurement')).toEqual([0, 1, 2]);
  expect(found(['site', '\n', 'measurement'], 'sitemeasurement')).toEqual([]);
});

test('words that the search of the product takes for the same are found in a paper too', () => {
  expect(found(['हे मोज', 'माप'], 'मोजमाप')).toEqual([0, 1]);
  expect(found(['क्\u200dष'], 'क्ष')).toEqual([0]);
  expect(found(['यह हिन्दी है'], 'हिंदी')).toEqual([0]);
  expect(found(['ज़मीन की ', 'क़ीमत'], 'कीमत')).toEqual([1]);
  expect(found(['पृष्ठ ', '१२'], '12')).toEqual([1]);
  expect(found(['Rs ', '1,00,000'], '100,000')).toEqual([1]);
  expect(found(['parties'], 'party')).toEqual([0]);
});

test('of several words each is found behind the other, and the last also where it is typed in part', () => {
  const text = ['करार के ', 'पक्षों ', 'का हिन्दी ', 'पाठ'];
  expect(found(text, 'पक्षों का हिं')).toEqual([1, 2]);
  expect(found(text, 'हिं पाठ')).toEqual([]);
  expect(found(text, 'पक्षों पाठ')).toEqual([]);
});

test('what a part of a page stands for is found in all pieces that it is drawn in', () => {
  const page = [
    { text: 'ऑ', pieces: [0] },
    { text: 'ब्जे', pieces: [1, 2] },
    { text: 'क्ट', pieces: [3] },
  ];
  expect([...piecesWith(page, 'ऑब्जेक्ट')]).toEqual([0, 1, 2, 3]);
});

test('nothing is found by nothing', () => {
  expect(piecesWith(laid('a'), '  ').size).toBe(0);
  expect(isOn(laid('a'), '… ')).toBe(false);
  expect(isOn(laid('a'), 'a')).toBe(true);
});
