import { describe, expect, test } from 'vitest';
import { fold, wordsIn } from './fold.ts';

describe('what is one word to its reader is one word to the search', () => {
  const same: readonly (readonly [why: string, ...words: string[]])[] = [
    ['capital letters', 'Kulkarni', 'KULKARNI', 'kulkarni'],
    ['accents, composed or not', 'Café', 'Cafe\u0301', 'cafe'],
    ['letters of full width, and ligatures', 'ＭＵＮＣＨ', 'munch'],
    ['a ligature', 'ﬁle', 'file'],
    ['the nukta, composed, apart or left out', 'क़ागज़', 'क़ागज़', 'कागज'],
    ['the nukta of Hindi', 'ज़मीन', 'जमीन'],
    ['ख़ and ख', 'ख़बर', 'खबर'],
    ['ड़ and ड', 'सड़क', 'सडक'],
    ['chandrabindu and anusvara', 'चाँद', 'चांद'],
    ['a nasal by itself or as a dot', 'हिन्दी', 'हिंदी'],
    ['the same before p', 'मुम्बई', 'मुंबई'],
    ['the same before t', 'पण्डित', 'पंडित'],
    ['joiners', 'क्‍ष', 'क्ष'],
    ['a joiner that keeps letters apart', 'शर्‌मा', 'शर्मा'],
    ["Marathi's ळ", 'शाळा', 'शाला'],
    ["Marathi's ऱ", 'सुऱ्या', 'सुर्या'],
    ['English vowels in Devanagari', 'डॉक्टर', 'डाक्टर'],
    ['the bank in Marathi, twice', 'बॅंक', 'बँक'],
    ['visarga', 'दुःख', 'दुख'],
    ['two spellings of one vowel', 'लिये', 'लिए'],
    ['the sign of i before its consonant, as some PDFs have it', 'िहन्दी', 'हिन्दी'],
    ['the same before two that are joined, within a word', 'पा\u093fस्थती', 'पास्थिती'],
    ['digits of Devanagari', '२०२६', '2026'],
    ['digits of Gujarati', '૧૧૮૨', '1182'],
    ['commas of amounts, in lakh or in thousands', '1,00,000', '100,000', '१,००,०००'],
    ['plurals of English', 'invoice', 'invoices'],
    ['in y', 'party', 'parties'],
    ['in ss', 'witness', 'witnesses'],
    ['plurals of Hindi, straight and oblique', 'घोड़ा', 'घोड़े', 'घोड़ों'],
    ['of the second kind', 'कहानी', 'कहानियां', 'कहानियाँ', 'कहानियों'],
    ['of the third kind', 'भाषा', 'भाषाएं', 'भाषाओं'],
    ['cases of Marathi', 'सुरेश', 'सुरेशने', 'सुरेशला', 'सुरेशचा', 'सुरेशच्या'],
    ['on a name that ends in a vowel', 'म्हात्रे', 'म्हात्रेंनी', 'म्हात्रेंचा'],
    ['on what was bent for it', 'करार', 'करारामध्ये'],
    ['of many', 'पक्ष', 'पक्षांच्या', 'पक्षांना', 'पक्षांनी'],
    ['on a word that looks like a case', 'कंपनी', 'कंपनीने', 'कंपनीचे'],
  ];
  test.each(same)('%s', (_, first, ...others) => {
    for (const other of others) expect(fold(other)).toBe(fold(first ?? ''));
  });

  const apart: readonly (readonly [string, string])[] = [
    ['paint', 'point'],
    ['bus', 'bu'],
    ['basis', 'basi'],
    ['रमा', 'राम'],
    ['भारत', 'भार'],
    ['C4', 'C5'],
    ['2025', '2026'],
    ['गंगा', 'गग'],
  ];
  test.each(apart)('%s and %s stay two', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });
});

test('a word tells where it stands in what was written', () => {
  const text = 'Panel 5, “Mhatre’s” – म्हात्रे यांनी।';
  const found = wordsIn(text);
  expect(found.map(({ from, to }) => text.slice(from, to))).toEqual([
    'Panel',
    '5',
    'Mhatre',
    's',
    'म्हात्रे',
    'यांनी',
  ]);
});

test('what is no word is none: an empty text, signs, a line of two hundred letters', () => {
  expect(wordsIn('')).toEqual([]);
  expect(wordsIn('… – „“ । ॥ 😀')).toEqual([]);
  expect(wordsIn('x'.repeat(200))).toEqual([]);
});

test('what is folded to more than a word may be is none: the database would take no row with it', () => {
  expect(wordsIn(`${'\uFDFA'.repeat(64)} wall`).map(({ word }) => word)).toEqual(['wall']);
  expect(wordsIn('\uFDFA').map(({ from, to }) => to - from)).toEqual([1]);
});

test('folding what is folded changes no letter', () => {
  for (const word of ['kulkarni', 'कुलकर्ण', '2026', 'c4']) expect(fold(word)).toBe(word);
});
