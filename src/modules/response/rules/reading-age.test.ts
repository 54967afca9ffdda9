import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Users ask, lawyer language: a notice at the level of somebody who left school after eight years. Flesch and Kincaid's grade is for
// English; for Hindi and Marathi no such formula has been agreed on, so there the length of sentences and words is watched.

const root = new URL('../../../../messages/', import.meta.url);
const saidIn = (language: string) =>
  JSON.parse(readFileSync(new URL(`${language}.json`, root), 'utf8')) as Record<string, string>;

/** Whole sentences of the pages and letters: what ends in a full stop, with its places filled as a reader sees them. */
function sentencesIn(language: string): string[] {
  return Object.entries(saidIn(language))
    .filter(
      ([key, text]) => key.startsWith('notice_') && /[.?।]$/.test(text) && !key.endsWith('_hash'),
    )
    .flatMap(([, text]) => filled(text).match(/[^.?।:]+[.?।:]+/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length > 1);
}

const places: Readonly<Record<string, string>> = {
  day: '7 May',
  sum: '₹4,500',
  who: 'Ben',
  name: 'Ben',
  minutes: '10',
  most: '7',
  to: 'Ben',
  count: '4',
};
const filled = (text: string) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? 'it');

/** Groups of vowels, less a silent e: within one of the dictionary for nine words of ten, and never too few for long ones. */
function syllables(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (plain === '') return 1;
  const groups = plain.match(/[aeiouy]+/g)?.length ?? 1;
  const silent = /[^aeiouyl]e$/.test(plain) && groups > 1 ? 1 : 0;
  return Math.max(1, groups - silent);
}

function grade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) =>
    sentence.split(/\s+/).filter((word) => /[A-Za-z0-9]/.test(word)),
  );
  const sum = words.reduce((all, word) => all + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (sum / words.length) - 15.59;
}

test('the grade is that of Flesch and Kincaid: plain words are low, a lawyer’s are high', () => {
  expect(grade(['The cat sat on the mat.'])).toBeLessThan(2);
  expect(
    grade([
      'Notwithstanding anything contained hereinbefore, the respondent shall be deemed to have acquiesced in the jurisdiction.',
    ]),
  ).toBeGreaterThan(14);
});

test('the notice in English reads at the eighth grade or below, all of it and each of its sentences within reach', () => {
  const sentences = sentencesIn('en');
  expect(sentences.length).toBeGreaterThan(120);
  expect(grade(sentences)).toBeLessThanOrEqual(6);
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 22)).toEqual([]);
  const hard = sentences.filter(
    (sentence) => sentence.split(/\s+/).length >= 8 && grade([sentence]) > 12,
  );
  expect(hard).toEqual([]);
});

test('Hindi and Marathi keep to short sentences of short words', () => {
  for (const language of ['hi', 'mr']) {
    const sentences = sentencesIn(language);
    expect(sentences.length).toBeGreaterThan(100);
    const lengths = sentences.map((sentence) => sentence.split(/\s+/).length);
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThanOrEqual(
      9,
    );
    expect(sentences.filter((_, at) => (lengths[at] ?? 0) > 22)).toEqual([]);
  }
});
