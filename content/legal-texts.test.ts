import { expect, test } from 'vitest';
import { isDay } from '#kernel/days.ts';
import { localize } from '#kernel/language.ts';
import { conduct } from './conduct/conduct.ts';
import {
  allSections,
  countedSections,
  isTable,
  type LegalText,
  type LegalTextClause,
  wordsOf as partsOf,
} from './legal-text.ts';
import { privacy } from './privacy/privacy.ts';
import { rules } from './rules/rules.ts';
import { ADMINISTRATIVE_FEE, REGISTRATION_FEE, TRIBUNAL_FEES } from './rules/schedules.ts';
import { terms } from './terms/terms.ts';

const PAPERS: Record<string, LegalText> = { conduct, privacy, terms, rules };

function textOf(clause: LegalTextClause): string {
  if (isTable(clause)) return [clause.caption, ...clause.head, ...clause.rows.flat()].join(' ');
  const { text, list } = partsOf(clause);
  return [text, ...list].map(localize).join(' ');
}

function wordsOf(paper: LegalText): string {
  return allSections(paper)
    .flatMap((section) => section.clauses.map(textOf))
    .join('\n');
}

test('every paper has its version, its day, and sections that say something under a title and an id of their own', () => {
  for (const [name, paper] of Object.entries(PAPERS)) {
    const where = `content/${name}`;
    expect(isDay(paper.updatedOn), `${where}: updatedOn`).toBe(true);
    expect(paper.version, `${where}: version`).toMatch(/^\d+\.\d+/);
    expect(localize(paper.description).length, `${where}: description`).toBeGreaterThan(60);
    expect(localize(paper.lead).length, `${where}: lead`).toBeGreaterThan(40);
    for (const { id, title, clauses } of allSections(paper)) {
      expect(id, `${where}: ${localize(title)}: id`).toMatch(/^[a-z][a-z-]+$/);
      expect(
        clauses.map(textOf).join(' ').length,
        `${where}: ${id}: clauses are too short`,
      ).toBeGreaterThan(90);
    }
    const ids = allSections(paper).map((section) => section.id);
    expect(ids, `${where}: two sections with one id`).toEqual([...new Set(ids)]);
  }
});

test('rows of a table have a cell for each column', () => {
  for (const [name, paper] of Object.entries(PAPERS))
    for (const clause of allSections(paper).flatMap((section) => section.clauses))
      if (isTable(clause))
        for (const row of clause.rows)
          expect(row.length, `content/${name}: ${clause.caption}: ${row[0]}`).toBe(
            clause.head.length,
          );
});

test('the code of conduct has fifteen principles, and says that removal comes after notice, 14 days and reasons', () => {
  expect(countedSections(conduct)).toHaveLength(15);
  const text = wordsOf(conduct);
  for (const words of [
    'written notice',
    '14 days to reply',
    'gives reasons',
    'remove the neutral from the panel',
  ])
    expect(text).toContain(words);
});

test('the privacy policy has eleven sections and addresses grievances within 30 days', () => {
  expect(countedSections(privacy)).toHaveLength(11);
  expect(wordsOf(privacy)).toContain('Every grievance is addressed within 30 days');
});

test('the terms have twelve sections and create no attorney-client relationship', () => {
  expect(countedSections(terms)).toHaveLength(12);
  expect(wordsOf(terms)).toContain('None of it creates an attorney-client relationship');
});

test('a rule that the rules refer to is the one that is meant', () => {
  const number = (id: string) =>
    countedSections(rules).findIndex((section) => section.id === id) + 1;
  expect(
    [
      'service',
      'procedures',
      'basis',
      'choosing',
      'disclosure',
      'fees',
      'mediation-confidence',
      'conciliation-confidence',
    ].map(number),
  ).toEqual([4, 6, 11, 16, 17, 28, 37, 42]);
  expect([number('periods'), number('schedule-of-fees')]).toEqual([44, 45]);
});

test('the rules keep the limits of the Act', () => {
  const text = wordsOf(rules);
  for (const words of [
    'not even (section 10)',
    'within 15 days of learning of the constitution',
    'six months of the day on which all arbitrators received notice',
    'within twelve months of the day on which the pleadings are complete',
    'by up to six months (section 29A(3))',
    'within 120 days of the first appearance',
    'within three months of receiving it',
    'Silence is not consent',
  ])
    expect(text, words).toContain(words);
});

test('the schedule of fees holds the constants of the specification', () => {
  expect([REGISTRATION_FEE, ADMINISTRATIVE_FEE, TRIBUNAL_FEES.length]).toEqual([5_000, 2_500, 12]);
  expect(wordsOf(rules)).toContain(
    '8,000; 15,000; 25,000; 35,000; 45,000; 55,000; 65,000; 75,000; 85,000; 95,000; 105,000; 120,000',
  );
});
