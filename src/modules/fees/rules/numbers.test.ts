import { describe, expect, test } from 'vitest';
import {
  bankReference,
  documentNumber,
  financialYear,
  ownReference,
  referenceIn,
  transferReference,
} from './numbers.ts';

test.each([
  ['2026-04-01', '26-27'],
  ['2027-03-31', '26-27'],
  ['2027-04-01', '27-28'],
  ['2026-12-31', '26-27'],
  ['2099-04-01', '99-00'],
  ['2000-03-31', '99-00'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year);
});

// CGST Rules, rule 46(b): at most sixteen letters, digits, dashes and slashes.
test.each([
  ['invoice', 1, 'MU/26-27/000001'],
  ['invoice', 999_999, 'MU/26-27/999999'],
  ['credit_note', 12, 'CN/26-27/000012'],
] as const)('the %s %i of a year is %s', (series, place, number) => {
  expect(documentNumber(series, '26-27', place)).toBe(number);
  expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/);
});

describe('a bank’s reference is one', () => {
  test.each([
    ['as it stands', 'HDFCN52026112012345678'],
    ['in small letters', 'hdfcn52026112012345678'],
    ['with spaces', ' HDFC N5 2026 1120 1234 5678\n'],
    ['with a sign that nobody sees', 'HDFCN5\u200b2026112012345678\ufeff'],
    ['with a soft hyphen', 'HDFCN52026\u00ad112012345678'],
    ['in wide letters', 'ＨＤＦＣＮ５２０２６１１２０１２３４５６７８'],
  ])('%s', (_, typed) => {
    expect(bankReference(typed)).toBe('HDFCN52026112012345678');
  });

  test('and none where nothing is left, or more than any bank writes', () => {
    expect(bankReference(' \u200b ')).toBe('');
    expect(bankReference('7'.repeat(64))).toBe('7'.repeat(64));
    expect(bankReference('7'.repeat(65))).toBe('');
  });

  test('while a provider’s id stays as the provider writes it, where case counts', () => {
    expect(ownReference('razorpay', ' pay_AbC123 ')).toBe('pay_AbC123');
    expect(ownReference('bank_transfer', ' utr abc ')).toBe('UTRABC');
  });
});

describe('our reference is found in what a bank says', () => {
  const own = transferReference('MU/26-27/000123');

  test('and has one letter more than the number', () => {
    expect(own).toMatch(/^MU2627000123[0-9A-Z]$/);
  });

  test.each([
    ['alone', (text: string) => text],
    ['among other words', (text: string) => `NEFT CR ${text} ADA TRADERS`],
    ['with what a bank puts between', (text: string) => text.replace('2627', '-26/27-')],
    ['glued to digits that follow', (text: string) => `${text}998877`],
  ])('%s', (_, said) => {
    expect(referenceIn(said(own))).toBe(own);
  });

  test.each([
    ['not where its last letter is lost', own.slice(0, -1)],
    ['not with two digits swapped', own.replace('0123', '0132')],
    ['not of another row of numbers', own.replace('MU', 'CN')],
    ['not in nothing', ''],
  ])('%s', (_, said) => {
    expect(referenceIn(said)).toBeNull();
  });
});
