import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { answerLanguage, type Language, languages, separated } from '../src/kernel/language.ts';
import * as m from '../src/messages/all.ts';
import { parse, placesOf, pluralsOf } from './sentence.ts';

type Sentence = (p: Record<string, string | number>) => string;
const sentences = m as unknown as Record<string, Sentence>; // each takes what its places are, which `places` gives

const catalogueOf = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../messages/${language}.json`, import.meta.url), 'utf8'));

/** What would stand after a 1 if a sentence took the form of many. */
const MANY_AFTER_ONE: Record<Language, RegExp> = {
  en: /(?<![\d,])1 (?:(?:good|more|other|short|working) )?(?:days?|minutes?|rows?|steps?|years?) (?:are|were|have)|(?<![\d,])1 (?:(?:good|more|other|short|working) )?(?:addresses|amounts|arbitrators|bytes|characters|comments|days|hours|lanes|minutes|months|pages|papers|parties|parts|points|respondents|rows|seconds|steps|times|views|years)\b/u,
  hi: /(?<![\d,])1 (?:काम के|महीने|घंटे|पन्ने|रास्ते|(?:ठीक )?पंक्तियाँ|टिप्पणियाँ|किश्तें|छोटे|साल गिने|दिनों|स्तरों)/u,
  mr: /(?<![\d,])1 (?:कामाचे|महिने|मिनिटे|मिनिटां|पाने|हप्ते|वाटा|(?:योग्य )?ओळी|वर्षे|अक्षरे|दिवसां|लहान पायऱ्या|व्ह्यूज|टप्प्यां)/u,
};

const says = (key: string, language: Language, count: number): string => {
  const places = placesOf(parse(catalogueOf('en')[key] ?? ''));
  answerLanguage(() => language);
  return (
    sentences[key]?.(
      Object.fromEntries([...places].map(([name, kind]) => [name, kind === 'count' ? count : '…'])),
    ) ?? ''
  );
};

afterAll(() => answerLanguage(() => 'en'));

describe.each(languages)('in %s', (language) => {
  const counted = Object.entries(catalogueOf(language))
    .filter(([, sentence]) => pluralsOf(parse(sentence)).length > 0)
    .map(([key]) => key);

  test.each(counted)('%s is right for none, one, two, eleven and a hundred thousand', (key) => {
    const many = says(key, language, 88);
    const inMany = (count: number) => many.replaceAll('88', separated(count));
    for (const count of [2, 11, 100_000]) expect(says(key, language, count)).toBe(inMany(count));
    expect(says(key, language, 1)).not.toMatch(MANY_AFTER_ONE[language]);
    // Hindi counts none as it counts one; English and Marathi as they count many (Unicode CLDR).
    const none = says(key, language, 0);
    const words = (text: string) => text.replace(/\d/g, '');
    if (language === 'hi') expect(words(none)).toBe(words(says(key, language, 1)));
    else expect(none).toBe(inMany(0));
  });
});
