import { expect, test } from 'vitest';
import { isSaid, type Said } from '#kernel/language.ts';
import { posts } from './blogs/all.ts';
import { conduct } from './conduct/conduct.ts';
import { topics } from './faqs/all.ts';
import type { Paper } from './paper.ts';
import { privacy } from './privacy/privacy.ts';
import { rules } from './rules/rules.ts';
import { terms } from './terms/terms.ts';

const papers: readonly Paper[] = [conduct, privacy, terms, rules];
const whole = { topics, posts, papers };

/** Every text of the content that stands in three languages. */
function saidIn(value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isSaid(value)) return [value];
  return Object.values(value).flatMap(saidIn);
}

/** Numbers as they are cited: 29A, 12(5), 31(7), 8,000. */
const figures = (text: string) => [...text.matchAll(/\d+(?:[.,]\d+)*[A-Z]?(?:\(\w+\))*/g)].map(([one]) => one).sort();
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
  const isWhole = (texts: readonly unknown[]) => texts.every((text) => typeof text === 'object' && text !== null && isSaid(text));
  for (const { id, body, onlyEnglish = false } of posts)
    expect(isWhole(body.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))), id).toBe(!onlyEnglish);
  for (const { parts, onlyEnglish = false, heading } of papers) {
    const clauses = parts.flatMap(({ sections }) => sections.flatMap((section) => section.clauses));
    const texts = clauses.flatMap((clause) => (typeof clause !== 'string' && 'list' in clause ? [clause.text, ...clause.list] : [clause]));
    expect(isWhole(texts), JSON.stringify(heading)).toBe(!onlyEnglish);
  }
  expect(isWhole(topics.flatMap(({ faqs }) => faqs.flatMap(({ question, answer }) => [question, answer])))).toBe(true);
});
