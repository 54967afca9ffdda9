import { describe, expect, test } from 'vitest';
import {
  aboutDay,
  CLAIMS_MAX,
  type FiledClaim,
  problemsOfClaims,
  SUM_MAX,
  sumOf,
} from './filed-claims.ts';

const today = '2026-11-20';
const claim: FiledClaim = {
  head: 'Price of yarn',
  amount: 1n,
  currency: 'INR',
  interestBasis: '',
  interestRate: null,
  interestFrom: null,
};
const problems = (...changes: Partial<FiledClaim>[]) =>
  problemsOfClaims(
    changes.map((change) => ({ ...claim, ...change })),
    today,
  ).map(({ code, field }) => `${code} ${field}`);
const contract = (interestRate: number | null) =>
  ({ interestBasis: 'contract', interestRate }) as const;

// ACA s. 23(2A): a counterclaim is judged as a claim is.
describe('a head of claim', () => {
  test.each<[string, Partial<FiledClaim>, readonly string[]]>([
    ['of a paisa', {}, []],
    ['not of nothing', { amount: 0n }, ['amount_zero claims.0.amount']],
    ['not below nothing', { amount: -1n }, ['amount_zero claims.0.amount']],
    ['of a lakh crore of rupees', { amount: SUM_MAX }, []],
    ['and not of a paisa more', { amount: SUM_MAX + 1n }, ['amount_too_large claims.0.amount']],
    ['is for something', { head: ' ' }, ['head_missing claims.0.head']],
    ['bears interest by contract at a hundredth of a per cent', contract(1), []],
    ['or at two hundred', contract(20_000), []],
    ['and not at more', contract(20_001), ['interest_wrong claims.0.interestRate']],
    ['nor at none', contract(0), ['interest_wrong claims.0.interestRate']],
    ['nor at one that nobody names', contract(null), ['interest_wrong claims.0.interestRate']],
    ['by discretion needs no rate', { interestBasis: 'discretion' }, []],
    ['and by statute none', { interestBasis: 'statute' }, []],
    ['from today', { ...contract(900), interestFrom: today }, []],
    ['not from tomorrow', { interestFrom: '2026-11-21' }, ['day_in_future claims.0.interestFrom']],
    [
      'and all that is wrong is said at once',
      { head: '', amount: 0n },
      ['head_missing claims.0.head', 'amount_zero claims.0.amount'],
    ],
  ])('%s', (_, change, wanted) => {
    expect(problems(change)).toEqual(wanted);
  });
});

describe('heads of claim', () => {
  const many = (count: number) => Array.from({ length: count }, () => ({}));
  test('are fifty at most', () => {
    expect(problems(...many(CLAIMS_MAX))).toEqual([]);
    expect(problems(...many(CLAIMS_MAX + 1))).toEqual(['claims_too_many claims']);
  });

  test('are in one money', () => {
    expect(problems({}, { currency: 'USD' })).toEqual(['currencies_mixed claims']);
    expect(problems({ currency: 'USD' }, { currency: 'USD' })).toEqual([]);
  });

  test('come to no more than one of them may', () => {
    expect(problems({ amount: SUM_MAX - 1n }, { amount: 1n })).toEqual([]);
    expect(problems({ amount: SUM_MAX }, { amount: 1n })).toEqual(['amount_too_large claims']);
    expect(sumOf([{ amount: 2n }, { amount: 3n }])).toBe(5n);
    expect(sumOf([])).toBe(0n);
  });

  test('are each told by their place', () => {
    expect(problems({}, { amount: 0n }, { head: '' })).toEqual([
      'amount_zero claims.1.amount',
      'head_missing claims.2.head',
    ]);
  });
});

test.each([
  [today, []],
  ['2026-11-21', ['day_in_future']],
  ['1950-01-01', []],
  ['1949-12-31', ['day_too_old']],
  ['2026-02-29', ['day_wrong']],
  ['2024-02-29', []],
  ['20-11-2026', ['day_wrong']],
  ['', ['day_wrong']],
])('the day %s is one that has been: %j', (day, codes) => {
  expect(aboutDay(day, 'causeOn', today).map(({ code }) => code)).toEqual(codes);
});
