import { expect, test } from 'vitest';
import type { TakenSettling } from '../rules/settling.ts';
import { settlePage } from './settle-page.ts';

const head = {
  id: 'd1',
  reference: 'MUNCH-AR-2026-000001',
  reader: 'Ada',
  as: 'claimant',
  at: new Date('2027-02-01T06:30:00Z'),
} as const;
const nothing: TakenSettling = {
  currency: 'INR',
  offers: [],
  agreement: null,
  versions: [],
  issues: [],
  clauses: [],
  division: null,
  promises: [],
};

test('what a settlement promises stands in the copy with what both sides said of it, and nothing of it is markup', () => {
  const page = settlePage(head, {
    ...nothing,
    promises: [
      {
        name: 'Rent <b>',
        said: '',
        payer: 'respondent',
        dues: [
          { on: '2027-01-31', amount: 100_00, paid: 100_00, state: 'paid' },
          { on: '2027-02-28', amount: 100_00, paid: 0, state: 'open' },
        ],
        statements: [
          {
            ...{ kind: 'paid', side: 'respondent', saidAt: '2027-01-31T06:30:00.000Z' },
            ...{ on: '2027-01-31', amount: 100_00, way: 'upi', reference: 'UTR12' },
            ...{ note: '<script>', state: 'confirmed' },
          },
        ],
      },
    ],
  });
  expect(page).toContain('Rent &lt;b&gt;');
  expect(page).toContain('31 Jan 2027: ₹100. Paid');
  expect(page).toContain('28 Feb 2027: ₹100. Not due yet');
  expect(page).toMatch(/The respondent: says that it paid, ₹100, 31 Jan 2027, UPI, UTR12/);
  expect(page).toContain('&lt;script&gt;, confirmed');
  expect(page).not.toContain('<script>');
});

test('a part of which nothing was said has no heading', () => {
  const page = settlePage(head, nothing);
  expect(page.match(/<h2>/g)).toBeNull();
});
