import { expect, test } from 'vitest';
import { isWanted } from './record-page.ts';

test('a paper is found by its number, its title, its kind and its issues, whatever the case', () => {
  const paper = {
    number: 'C-12 (2)',
    title: 'Delivery Note É',
    kind: 'Bills, accounts and receipts',
    issues: ['Was it late?'],
  };
  const any = { words: '', issue: '' };
  expect(isWanted(paper, any)).toBe(true);
  for (const words of ['c-12', ' delivery note ', 'e\u0301', 'receipts', 'late', '(2) delivery'])
    expect(isWanted(paper, { ...any, words })).toBe(true);
  expect(isWanted(paper, { ...any, words: 'C-13' })).toBe(false);
  expect(isWanted(paper, { ...any, issue: 'Was it late?' })).toBe(true);
  expect(isWanted(paper, { ...any, issue: 'Was it paid?' })).toBe(false);
});

test('of a sealed paper its reader has no title and no issue, so it is found by neither', () => {
  const sealed = { number: 'R-3', title: '', kind: 'Other', issues: [] };
  expect(isWanted(sealed, { words: 'R-3', issue: '' })).toBe(true);
  expect(isWanted(sealed, { words: 'secret', issue: '' })).toBe(false);
});
