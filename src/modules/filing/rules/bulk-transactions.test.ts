import { expect, test } from 'vitest';
import { categoryOf, disputeKindOf, TRANSACTIONS, transactionOf } from './bulk-transactions.ts';

// Each period of limitation has its article in limitation.ts; a row says by one word which one may be the right one.
test.each([
  ['loan', 'loan', 'loan'],
  ['goods', 'goods', 'unpaid'],
  ['work', 'work', 'unpaid'],
  ['contract', 'contract', 'contract'],
  ['rent', 'rent', 'tenancy'],
  ['purchase', 'contract', 'purchase'],
  ['accounts', 'accounts', 'business'],
  ['land', 'land', 'property'],
  ['defamation', 'defamation', 'other'],
  ['other', 'other', 'other'],
])('a row about %s is limited as %s and warned of as %s', (transaction, category, kind) => {
  expect(TRANSACTIONS).toContain(transaction);
  expect(categoryOf({ transaction })).toBe(category);
  expect(disputeKindOf({ transaction })).toBe(kind);
});

test('what is not said is a loan where the sector is that of loans, and nothing in particular elsewhere', () => {
  expect(transactionOf({})).toBe('loan');
  expect(transactionOf({ sector: 'loan' })).toBe('loan');
  expect(transactionOf({ sector: 'loan-disputes' })).toBe('loan');
  expect(transactionOf({ sector: 'insurance' })).toBe('other');
  expect(transactionOf({ transaction: 'rent', sector: 'loan' })).toBe('rent');
  expect(transactionOf({ transaction: 'Rent', sector: 'insurance' })).toBe('other');
});
