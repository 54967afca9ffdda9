import { describe, expect, test } from 'vitest';
import { CLAUSE_TRAITS, CLAUSES, orderedClauses, usualClauses } from './clauses.ts';
import { type OfferTerms, offerProblem, termsOf } from './terms.ts';

// Law and lifecycle 6.7: what may be put into the text of a settlement beside what is paid and done.
const terms: OfferTerms = {
  ...{ payer: 'respondent', amount: 5_000_00n, currency: 'INR', instalments: 1 },
  ...{ firstOn: '2026-12-31', rhythm: 'month', costs: 'own', isAccelerated: false, duties: 'Keys' },
  clauses: [...CLAUSES],
};
const problem = (change: Partial<OfferTerms>) =>
  offerProblem({ ...terms, ...change }, '2026-12-12', '2026-11-28');

describe('standard clauses', () => {
  test('stand in one order, each once, however they were picked, and a word that is none does not', () => {
    expect(orderedClauses(['no_dues', 'confidential', 'no_dues', 'other'])).toEqual([
      'confidential',
      'no_dues',
    ]);
    expect(termsOf({ ...terms, clauses: ['withdrawal', 'no_admission'] }).clauses).toEqual([
      'no_admission',
      'withdrawal',
    ]);
  });

  test('are all shown in every sector, those that are usual in it first', () => {
    for (const sector of ['loan', 'property', 'technology', 'none of them']) {
      const { usual, others } = usualClauses(sector);
      expect([...usual, ...others].toSorted()).toEqual([...CLAUSES].toSorted());
      expect(usual).toContain('confidential');
    }
    expect(usualClauses('loan').usual).toContain('credit_report');
    expect(usualClauses('property').others).toContain('credit_report');
  });

  test('that speak of a payment need one; the others stand beside what is to be done', () => {
    expect(problem({})).toBeNull();
    const ofPayment = CLAUSES.filter((one) => CLAUSE_TRAITS[one].ofPayment);
    for (const one of ofPayment)
      expect(problem({ amount: 0n, clauses: [one] })).toBe('clause_without_payment');
    const others = CLAUSES.filter((one) => !ofPayment.includes(one));
    expect(problem({ amount: 0n, clauses: others })).toBeNull();
  });
});
