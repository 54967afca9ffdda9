import { expect, test } from 'vitest';
import { answerLanguage, localize } from '#kernel/language.ts';
import { inEnglish } from '../tests/in-english.ts';
import { countedSections } from './legal-text.ts';
import * as after from './request/after.ts';
import * as papers from './request/checklist.ts';
import { periodsOf } from './request/periods.ts';
import * as texts from './request/request.ts';
import { rules } from './rules/rules.ts';

const { bases, checklist, limitation, periods, served } = inEnglish({
  ...after,
  ...papers,
  ...texts,
});

test('every limit on the page is the one of the rules', () => {
  const clauses = rules.parts.flatMap(({ sections }) =>
    sections.flatMap((section) => section.clauses),
  );
  const rows = clauses.flatMap((clause) =>
    typeof clause !== 'string' && 'rows' in clause ? clause.rows : [],
  );
  expect(periods.rows.length).toBe(9);
  for (const row of periods.rows) expect(rows).toContainEqual(row);
  expect(() => periodsOf(['Tea'])).toThrow('no step “Tea”');
});

test('a rule that the page cites is the one that is meant', () => {
  const sections = countedSections(rules);
  expect(
    ['basis', 'fees', 'periods'].map(
      (id) => sections.findIndex((section) => section.id === id) + 1,
    ),
  ).toEqual([11, 28, 44]);
  expect(bases.map(({ law }) => law)).toEqual([
    'Basis A, rule 11',
    'Basis B, rule 11; section 7',
    'Basis C, rule 11',
  ]);
  // The table of costs says rule 28.6.
  expect(sections[27]?.clauses[5]).toContain('may ask the registrar for a waiver');
});

test('whoever got a notice reads the time to answer of each procedure', () => {
  expect(served[0]).toContain(
    '15 days in the online procedure, 10 days in the expedited and 30 days in the ordinary one',
  );
  answerLanguage(() => 'hi');
  expect(localize(texts.served[0] ?? '').match(/\d+/g)).toEqual(['15', '10', '30']);
  answerLanguage(() => 'en');
});

test('every period of limitation names its source', () => {
  for (const [claim, , , source] of limitation.rows)
    expect(source, claim).toMatch(/(article|section) \d+/);
});

test('the checklist asks for what rule 9 asks for', () => {
  const words = checklist.flatMap(({ items }) => items).join(' ');
  for (const asked of [
    'address, e-mail and phone',
    'arbitration clause',
    'papers you rely on',
    'seat, language, procedure',
    'section 9',
    'Limitation Act',
    'step the contract asks for first',
  ])
    expect(words, asked).toContain(asked);
});
