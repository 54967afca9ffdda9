import { expect, test } from 'vitest';
import { isTranslations, type Translations } from '#kernel/language.ts';
import { posts } from './blogs/all.ts';
import { conduct } from './conduct/conduct.ts';
import { topics } from './faqs/all.ts';
import type { LegalText } from './legal-text.ts';
import { privacy } from './privacy/privacy.ts';
import { rules } from './rules/rules.ts';
import { terms } from './terms/terms.ts';

const papers: readonly LegalText[] = [conduct, privacy, terms, rules];
const whole = { topics, posts, papers };

/** Every text of the content that stands in three languages. */
function saidIn(value: unknown): Translations[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTranslations(value)) return [value];
  return Object.values(value).flatMap(saidIn);
}

/** Numbers as they are cited: 29A, 12(5), 31(7), 8,000. */
const figures = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)*[A-Z]?(?:\(\w+\))*/g)].map(([one]) => one).sort();
const addresses = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to).sort();
/** Judgments are looked up under their names: `Perkins Eastman v HSCC`. */
const judgments = (text: string) => [...text.matchAll(/ v [A-Z][\w-]+/g)].map(([one]) => one);

test('a translation has the figures, sections, judgments and links of its English', () => {
  const texts = saidIn(whole);
  expect(texts.length).toBeGreaterThan(250);
  for (const { en, hi, mr } of texts)
    for (const other of [hi, mr]) {
      expect(figures(other), other).toEqual(figures(en));
      expect(addresses(other), other).toEqual(addresses(en));
      for (const name of judgments(en)) expect(other).toContain(name);
    }
});

/** Periods that are written as words: `within thirty days`. */
const NUMBERS: Record<string, readonly [hi: string, mr: string]> = {
  three: ['तीन', 'तीन'],
  four: ['चार', 'चार'],
  six: ['छह', 'सहा'],
  seven: ['सात', 'सात'],
  twelve: ['बारह', 'बारा'],
  fourteen: ['चौदह', 'चौदा'],
  fifteen: ['पंद्रह', 'पंधरा'],
  eighteen: ['अठारह', 'अठरा'],
  thirty: ['तीस', 'तीस'],
  ninety: ['नब्बे', 'नव्वद'],
};
const units = '(?:days|weeks|months|years|hours|minutes|characters)';
const periods = (text: string) => [
  ...text.matchAll(new RegExp(`\\b(${Object.keys(NUMBERS).join('|')}) ${units}`, 'gi')),
];

test('a period that a paper writes in words is the same period in its translations', () => {
  let seen = 0;
  for (const { en, hi, mr } of saidIn(papers))
    for (const [, number = ''] of periods(en)) {
      const [inHindi, inMarathi] = NUMBERS[number.toLowerCase()] ?? ['', ''];
      expect(hi, en).toMatch(new RegExp(`(^| )${inHindi} `));
      expect(mr, en).toMatch(new RegExp(`(^| )${inMarathi} `));
      seen += 1;
    }
  expect(seen).toBeGreaterThan(10);
});

test('a translation is written in Devanagari, in letters as Unicode composes them, and is about as long as its English', () => {
  for (const { en, hi, mr } of saidIn(whole))
    for (const other of [hi, mr]) {
      expect(other, en).toMatch(/[\u0900-\u097f]/);
      expect(other, other).toBe(other.normalize('NFC'));
      if (en.length > 80) expect(other.length / en.length, other).toBeGreaterThan(0.6);
      if (en.length > 80) expect(other.length / en.length, other).toBeLessThan(1.6);
    }
});

test('what stands in English alone says so, and nothing else does', () => {
  const isWhole = (texts: readonly unknown[]) =>
    texts.every((text) => typeof text === 'object' && text !== null && isTranslations(text));
  for (const { id, body, onlyEnglish = false } of posts)
    expect(
      isWhole(body.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))),
      id,
    ).toBe(!onlyEnglish);
  expect(papers.filter(({ onlyEnglish }) => onlyEnglish)).toEqual([rules]);
  for (const { parts, onlyEnglish = false, heading, description, lead, note } of papers) {
    expect(isWhole([heading, description, lead]), JSON.stringify(heading)).toBe(true);
    if (note) expect(isWhole([note]), JSON.stringify(heading)).toBe(!onlyEnglish);
    const clauses = parts.flatMap(({ sections }) => sections.flatMap((section) => section.clauses));
    const texts = clauses.flatMap((clause) =>
      typeof clause !== 'string' && 'list' in clause ? [clause.text, ...clause.list] : [clause],
    );
    expect(isWhole(texts), JSON.stringify(heading)).toBe(!onlyEnglish);
  }
  expect(
    isWhole(
      topics.flatMap(({ faqs }) => faqs.flatMap(({ question, answer }) => [question, answer])),
    ),
  ).toBe(true);
});
