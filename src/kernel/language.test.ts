import { expect, test } from 'vitest';
import {
  addressIn,
  answerLanguage,
  inEnglish,
  languageAsked,
  languageOf,
  localize,
  plural,
  separated,
  withoutLanguage,
} from './language.ts';

test('an address is in the language of its first part, and only of a whole part', () => {
  expect(
    ['/hi', '/hi/faqs', '/mr/blogs/1', '/', '/faqs', '/hindi', '/mri/scan'].map(languageOf),
  ).toEqual(['hi', 'hi', 'mr', 'en', 'en', 'en', 'en']);
});

test('a page keeps its place when the language changes', () => {
  expect(addressIn('mr', '/hi/faqs')).toBe('/mr/faqs');
  expect(addressIn('en', '/hi/faqs')).toBe('/faqs');
  expect(addressIn('hi', '/faqs')).toBe('/hi/faqs');
  expect([addressIn('hi', '/'), addressIn('en', '/hi'), addressIn('mr', '/hi')]).toEqual([
    '/hi',
    '/',
    '/mr',
  ]);
  expect(withoutLanguage('/mr')).toBe('/');
});

test('a reader gets the best language that both know, and English otherwise', () => {
  expect(languageAsked('hi-IN,hi;q=0.9,en;q=0.8')).toBe('hi');
  expect(languageAsked('en-IN,mr;q=0.9')).toBe('en');
  expect(languageAsked('ta, mr;q=0.4, hi;q=0.7')).toBe('hi');
  expect(languageAsked('fr')).toBe('en');
  expect(languageAsked('hi;q=0')).toBe('en');
  expect(languageAsked('hi;q=much')).toBe('en');
  expect(languageAsked(undefined)).toBe('en');
});

test('what is said follows the language; a sentence without a translation is English, and says so', () => {
  const words = { en: 'Fees', hi: 'शुल्क', mr: 'शुल्क ' };
  expect([localize(words), localize('Munch'), inEnglish()]).toEqual(['Fees', 'Munch', {}]);
  answerLanguage(() => 'hi');
  expect([localize(words), localize('Munch'), inEnglish()]).toEqual([
    'शुल्क',
    'Munch',
    { lang: 'en' },
  ]);
  answerLanguage(() => 'mr');
  expect(localize({ en: 'Yes', hi: 'हाँ' })).toBe('Yes');
  answerLanguage(() => 'en');
});

test('a count takes the form of its language: Hindi counts none as one, English and Marathi do not', () => {
  const forms = { one: 'one', other: 'other' };
  const of = (one: 'en' | 'hi' | 'mr') =>
    [0, 1, 2, 11, 100_000].map((count) => plural(one, count, forms));
  expect(of('en')).toEqual(['other', 'one', 'other', 'other', 'other']);
  expect(of('hi')).toEqual(['one', 'one', 'other', 'other', 'other']);
  expect(of('mr')).toEqual(['other', 'one', 'other', 'other', 'other']);
});

test('a count is written in thousands', () => {
  expect([0, 999, 1000, 1_234_567].map(separated)).toEqual(['0', '999', '1,000', '1,234,567']);
});
