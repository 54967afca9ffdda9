import { describe, expect, test } from 'vitest';
import { comparedWith, instalmentsOf, type OfferTerms, termsProblem } from './terms.ts';

// Law and lifecycle 6.7: what may be offered, and when how much of it is paid.
const today = '2026-11-28';
const terms: OfferTerms = {
  payer: 'respondent',
  amount: 12_000_00n,
  currency: 'INR',
  instalments: 12,
  firstOn: '2026-12-31',
  rhythm: 'month',
  costs: 'own',
  isAccelerated: true,
  duties: '',
  clauses: [],
};
const problem = (change: Partial<OfferTerms>, until = '2026-12-12') =>
  termsProblem({ ...terms, ...change }, until, today);

describe('terms', () => {
  test.each([
    ['are fine as they are', null, {}, undefined],
    ['are not below nothing', 'amount_wrong', { amount: -1n }, undefined],
    ['nor beyond what the books hold', 'amount_wrong', { amount: 10n ** 15n + 1n }, undefined],
    ['are something', 'nothing_offered', { amount: 0n, duties: ' \n' }, undefined],
    ['that is seen', 'nothing_offered', { amount: 0n, duties: '\u200B\u2060' }, undefined],
    [
      'may be an act alone',
      null,
      { amount: 0n, duties: 'The keys.', firstOn: '2020-01-01' },
      undefined,
    ],
    ['are paid at least once', 'instalments_wrong', { instalments: 0 }, undefined],
    ['in sixty parts', null, { instalments: 60 }, undefined],
    ['and in no more', 'instalments_wrong', { instalments: 61 }, undefined],
    ['in whole parts', 'instalments_wrong', { instalments: 1.5 }, undefined],
    ['of a rupee at least', null, { amount: 12_00n }, undefined],
    ['and not of a paisa less', 'instalments_small', { amount: 11_99n }, undefined],
    ['one sum may be smaller', null, { amount: 50n, instalments: 1 }, undefined],
    ['stand today', null, {}, today],
    ['and not until yesterday', 'until_early', {}, '2026-11-27'],
    ['for sixty days', null, { firstOn: '2027-01-27' }, '2027-01-27'],
    ['and not for one more', 'until_late', { firstOn: '2027-01-28' }, '2027-01-28'],
    ['are first paid on their last day', null, { firstOn: '2026-12-12' }, undefined],
    ['and not before it', 'first_early', { firstOn: '2026-12-11' }, undefined],
    ['within two years', null, { firstOn: '2028-11-28' }, undefined],
    ['and not later', 'first_late', { firstOn: '2028-11-29' }, undefined],
  ] as const)('%s', (_, refusal, change, until) => {
    expect(problem(change, until)).toBe(refusal);
  });
});

describe('payments', () => {
  const plan = (change: Partial<OfferTerms>) =>
    instalmentsOf({ ...terms, ...change }).map(({ on, amount }) => `${on} ${amount}`);

  test('come on the same day of each month, or on its last, counted from the first', () => {
    expect(plan({ instalments: 4 })).toEqual([
      '2026-12-31 300000',
      '2027-01-31 300000',
      '2027-02-28 300000',
      '2027-03-31 300000',
    ]);
  });
  test('every quarter, every two weeks, every week', () => {
    const second = (rhythm: OfferTerms['rhythm']) =>
      plan({ rhythm, instalments: 2 })[1]?.slice(0, 10);
    expect([second('quarter'), second('fortnight'), second('week')]).toEqual([
      '2027-03-31',
      '2027-01-14',
      '2027-01-07',
    ]);
  });
  test('are whole rupees, and the last one has what is left over', () => {
    expect(plan({ amount: 100_00n, instalments: 3 })).toEqual([
      '2026-12-31 3300',
      '2027-01-31 3300',
      '2027-02-28 3400',
    ]);
    expect(plan({ amount: 100_50n, instalments: 2 }).at(-1)).toBe('2027-01-31 5050');
  });
  test('add up to the sum, whatever it is', () => {
    for (let count = 1; count <= 60; count++)
      for (const amount of [6_000n, 6_001n, 99_999n, 1_234_567_89n])
        expect(
          instalmentsOf({ ...terms, amount, instalments: count }).reduce(
            (sum, one) => sum + one.amount,
            0n,
          ),
        ).toBe(amount);
  });
  test('one sum is paid to the paisa, and nothing is paid of nothing', () => {
    expect(plan({ amount: 50n, instalments: 1 })).toEqual(['2026-12-31 50']);
    expect(plan({ amount: 0n })).toEqual([]);
  });
});

test('a text without one of its figures is not signed', () => {
  expect(comparedWith('₹5 on 1 May', ['₹5', '1 May']).ok).toBe(true);
  expect(comparedWith('₹5 on 1 May', ['₹5', '2 May']).ok).toBe(false);
});
