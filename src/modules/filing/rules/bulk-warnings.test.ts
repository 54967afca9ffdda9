import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/days.ts';
import { fc } from '../../../../tests/properties.ts';
import { rowProblems } from './bulk-check.ts';
import type { Cells } from './bulk-columns.ts';
import { filingOf } from './bulk-request.ts';
import type { FilingInstitution } from './bulk-row.ts';
import { columnOf, templateColumns } from './bulk-template.ts';
import { asksForConsent, forumWarnings, TRIBUNAL_FROM, weighed } from './bulk-warnings.ts';
import { limitationOf } from './limitation.ts';

const today = '2026-11-21';
const never = () => false;
const loan: Cells = {
  reference: 'a',
  claim_1_head: 'Principal',
  claim_1_amount: '125000',
  cause_on: '2026-04-05',
};
const told = (change: Cells, on = today) =>
  weighed({ ...loan, ...change }, on, never).warnings.map(
    ({ column, code }) => `${column}: ${code}`,
  );

describe('the limits of the forum are told as the guided request tells them', () => {
  test.each<[string, Cells, string[]]>([
    ['an ordinary loan', {}, []],
    ['a consumer', { consumer: 'yes' }, ['consumer: consumer']],
    ['something bought for personal use', { transaction: 'purchase' }, ['consumer: consumer']],
    [
      'a bank’s debt one paisa under twenty lakh',
      { claim_1_amount: '1999999.99', lender_is_bank: 'yes' },
      [],
    ],
    [
      'a bank’s debt of twenty lakh',
      { claim_1_amount: '20,00,000', lender_is_bank: 'yes' },
      ['lender_is_bank: bank_debt'],
    ],
    [
      'a loan of twenty lakh whose lender is not said',
      { claim_1_amount: '2000000' },
      ['lender_is_bank: bank_debt'],
    ],
    ['a loan of twenty lakh from no bank', { claim_1_amount: '2000000', lender_is_bank: 'no' }, []],
    ['goods for twenty lakh', { claim_1_amount: '2000000', transaction: 'goods' }, []],
    [
      'two heads that make twenty lakh together',
      { claim_1_amount: '1500000', claim_2_head: 'Interest', claim_2_amount: '500000' },
      ['lender_is_bank: bank_debt'],
    ],
    [
      'a bank’s loan in dollars',
      { currency: 'USD', lender_is_bank: 'yes' },
      ['lender_is_bank: bank_debt'],
    ],
    ['a loan in dollars', { currency: 'USD', claim_1_amount: '3000000' }, []],
    ['a tenancy', { transaction: 'rent' }, ['transaction: tenancy']],
    [
      'a tenancy that a rent Act protects',
      { transaction: 'rent', rent_act: 'yes' },
      ['rent_act: rent_control'],
    ],
    [
      'a micro or small supplier',
      { transaction: 'goods', msme_supplier: 'yes' },
      ['msme_supplier: msme'],
    ],
    [
      'a conciliation that goes on',
      { conciliation_pending: 'yes' },
      ['conciliation_pending: conciliation_pending'],
    ],
    [
      'a fast track that nobody agreed to',
      { track: 'expedited' },
      ['fast_track_agreed: fast_track'],
    ],
    ['a fast track that all agreed to', { track: 'expedited', fast_track_agreed: 'yes' }, []],
    [
      'a mediation about a bank’s debt with a consumer',
      { process: 'mediation', claim_1_amount: '2000000', consumer: 'yes' },
      [],
    ],
  ])('%s', (_, change, warnings) => expect(told(change)).toEqual(warnings));

  test('what a dispute keeps are the warnings of the forum, by their names', () => {
    const filing = filingOf(
      { ...loan, consumer: 'yes', cause_on: '2001-01-01' },
      bank,
      (key) => key,
    );
    expect(filing.warnings).toEqual(['consumer']);
  });
});

const bank: FilingInstitution = {
  name: 'Konkan Bank Ltd',
  kind: 'company',
  registration: '',
  language: 'en',
  gstState: null,
  gstin: null,
  email: 'recovery@konkan.example',
  mobile: '',
  address: '1 Fort Street, Mumbai 400001',
};

describe('limitation', () => {
  // Three years from 21 December 2023 end with 21 December 2026, which is thirty days from today.
  test.each<[string, Cells, string[]]>([
    ['of which the day is missing', { cause_on: '' }, ['cause_on: limitation_unknown']],
    ['with 31 days left', { cause_on: '2023-12-22' }, []],
    ['with 30 days left', { cause_on: '2023-12-21' }, ['cause_on: limitation_urgent']],
    ['with its last day today', { cause_on: '2023-11-21' }, ['cause_on: limitation_urgent']],
    ['that ended yesterday', { cause_on: '2023-11-20' }, ['cause_on: limitation_over']],
    ['that ended, but was paid on in time', { cause_on: '2021-06-01', paid_on: '2024-03-01' }, []],
    [
      'that was acknowledged too late',
      { cause_on: '2019-01-02', transaction: 'defamation', acknowledged_on: '2024-03-01' },
      ['cause_on: limitation_over'],
    ],
  ])('%s is told, and never refused', (_, change, warnings) => {
    expect(told(change)).toEqual(warnings);
    const cells = {
      ...loan,
      ...change,
      facts: 'The borrower has paid no instalment.',
      respondent_name: 'Ben',
      respondent_email: 'b@example.org',
    };
    const written = { ...cells, agreement_proposed_by: 'none' };
    const row = {
      cells: Object.fromEntries(Object.entries(written).filter(([, text]) => text !== '')),
      written: [],
    };
    expect(rowProblems(row, { by: bank, papers: new Map(), today })).toEqual([]);
  });

  test('that is urgent is told and asks for nothing; every other warning asks', () => {
    expect(asksForConsent({ code: 'limitation_urgent' })).toBe(false);
    expect(
      (['limitation_over', 'limitation_unknown', 'consumer', 'bank_debt'] as const).every((code) =>
        asksForConsent({ code }),
      ),
    ).toBe(true);
  });

  test('is urgent exactly where the guided request says so, and what is told holds as long as it is said to', () => {
    const day = fc.integer({ min: 0, max: 2400 }).map((days) => addDays('2020-06-01', days));
    fc.assert(
      fc.property(day, day, (causeOn, on) => {
        const { isUrgent, holdsUntil, warnings } = weighed(
          { ...loan, cause_on: causeOn },
          on,
          never,
        );
        const guided = limitationOf(
          { category: 'loan', causeOn, acknowledgedOn: '', paidOn: '' },
          on,
          never,
        );
        expect(isUrgent).toBe(guided.state === 'urgent');
        if (holdsUntil === null) return;
        expect(weighed({ ...loan, cause_on: causeOn }, holdsUntil, never).warnings).toEqual(
          warnings,
        );
        expect(
          weighed({ ...loan, cause_on: causeOn }, addDays(holdsUntil, 1), never).warnings,
        ).not.toEqual(warnings);
      }),
    );
  });
});

test('what a tribunal would count limitation by stands beside the facts, as in the guided request', () => {
  const facts = 'The borrower has paid no instalment.';
  expect(
    filingOf(
      { ...loan, facts, paid_on: '2024-03-01', late_reason: 'He was abroad.' },
      bank,
      (key) => key,
    ),
  ).toMatchObject({
    facts,
    limitation: {
      kind: 'loan',
      acknowledgedOn: null,
      paidOn: '2024-03-01',
      lateReason: 'He was abroad.',
    },
  });
});

test('every column that a warning names is one of the table, and stands in the template', () => {
  const named = [
    ...new Set([
      ...told({
        consumer: 'yes',
        msme_supplier: 'yes',
        conciliation_pending: 'yes',
        track: 'expedited',
        cause_on: '',
      }),
    ]),
  ];
  for (const column of [
    ...named.map((one) => one.split(':')[0] ?? ''),
    'lender_is_bank',
    'rent_act',
    'acknowledged_on',
    'paid_on',
    'late_reason',
  ])
    expect([columnOf(column) !== null, templateColumns().includes(column)], column).toEqual([
      true,
      true,
    ]);
  expect(TRIBUNAL_FROM).toBe(200_000_000n);
  expect(forumWarnings({})).toEqual([]);
});

test('a day of payment that the calendar does not have is named by its column', () => {
  const cells = {
    ...loan,
    facts: 'The borrower has paid no instalment.',
    respondent_name: 'Ben',
    respondent_email: 'b@example.org',
  };
  const row = {
    cells: {
      ...cells,
      agreement_proposed_by: 'none',
      paid_on: '2024-02-30',
      acknowledged_on: '2027-01-01',
    },
    written: [],
  };
  expect(rowProblems(row, { by: bank, papers: new Map(), today })).toEqual([
    { column: 'acknowledged_on', code: 'day_in_future' },
    { column: 'paid_on', code: 'day_wrong' },
  ]);
});

test('a day that cannot be read is told as that, and not as one that is missing', () => {
  const codes = (cells: Cells) => weighed(cells, today, never).warnings.map(({ code }) => code);
  const { cause_on: _day, ...without } = loan;
  expect(codes(without)).toContain('limitation_unknown');
  expect(codes({ ...loan, cause_on: '05/04/2026' })).not.toContain('limitation_unknown');
});
