import { describe, expect, test } from 'vitest';
import { problemsOf } from '#modules/disputes/rules/filing.ts';
import { fc } from '../../../../tests/properties.ts';
import { rowErrorInWords } from '../contract/batch-words.ts';
import { rowProblems } from './bulk-check.ts';
import { claimsIn } from './bulk-claims.ts';
import { type Cells, cellsBy, headerOf } from './bulk-columns.ts';
import { pairOf, papersOf } from './bulk-keys.ts';
import { filingOf } from './bulk-request.ts';
import type { FilingInstitution } from './bulk-row.ts';
import { templateColumns } from './bulk-template.ts';

const today = '2026-11-21';
const bank: FilingInstitution = {
  name: 'Konkan Bank Ltd',
  kind: 'company',
  registration: 'U65110MH1990PLC000001',
  language: 'en',
  email: 'recovery@konkan.example',
  mobile: '',
  address: '1 Fort Street, Mumbai 400001',
  gstState: '27',
  gstin: null,
};
const good: Cells = {
  reference: 'KB-2026-0001',
  loan_number: 'LN 77',
  facts: 'The borrower has paid no instalment since April 2026.',
  relief: 'Payment of the sum with interest.',
  cause_on: '2026-04-05',
  respondent_name: 'Ben Borrower',
  respondent_email: 'ben@example.org',
  respondent_email_designated_in: 'Loan agreement, clause 14, page 6',
  respondent_mobile: '+919812345678',
  respondent_address: '7 Hill Road, Bandra, Mumbai 400050',
  claim_1_head: 'Principal',
  claim_1_amount: '1,25,000.50',
  interest_basis: 'contract',
  interest_rate: '18',
  interest_from: '2026-04-05',
  agreement_clause: 'Disputes shall be referred to arbitration by MUNCH.',
  agreement_proposed_by: 'claimant',
  agreement_names_institution: 'yes',
  agreement_file: 'Loan-77.pdf',
  agreement_page: '6',
  agreement_date: '2024-03-01',
};
const papers = new Map([
  ['loan-77.pdf', true],
  ['broken.pdf', false],
]);
const told = (change: Cells) => {
  const cells = Object.fromEntries(
    Object.entries({ ...good, ...change }).filter(([, text]) => text !== ''),
  );
  const header = Object.keys(cells);
  const row = header.map((name) => ({ text: cells[name] ?? '', fault: null }));
  const { cells: read, problems: written } = cellsBy(header, row);
  return rowProblems({ cells: read, written }, { by: bank, papers, today }).map(
    ({ column, code }) => `${column}: ${code}`,
  );
};

describe('a row', () => {
  test('without fault opens a dispute that has none either', () => {
    expect(told({})).toEqual([]);
    const filing = filingOf(good, bank, (key) => `token of ${key}`);
    expect(problemsOf(filing, today)).toEqual([]);
    expect(filing.claims[0]).toMatchObject({
      amount: 12_500_050n,
      currency: 'INR',
      interestRate: 1800,
    });
    expect(filing.parties.map(({ side, name }) => `${side} ${name}`)).toEqual([
      'claimant Konkan Bank Ltd',
      'respondent Ben Borrower',
    ]);
    expect(filing.parties[1]?.contacts[0]).toEqual({
      channel: 'email',
      value: 'ben@example.org',
      isDesignated: true,
      designatedIn: 'Loan agreement, clause 14, page 6',
    });
    expect(filing.parties[1]?.contacts[1]).toMatchObject({
      channel: 'mobile',
      isDesignated: false,
    });
    expect(filing.parties[0]).toMatchObject({ name: bank.name, state: '27' });
    expect(filing.agreement).toMatchObject({
      proposedBy: 'claimant',
      namesInstitution: true,
      documentToken: 'token of loan-77.pdf',
    });
  });

  test.each([
    ['8 lakh', 'INR', 80_000_000n],
    ['८ लाख', 'INR', 80_000_000n],
    ['८ लाख रुपये', 'INR', 80_000_000n],
    ['800000.50', 'INR', 80_000_050n],
    ['₹ 8,00,000.50', 'INR', 80_000_050n],
    ['Rs. 500/-', 'INR', 50_000n],
    ['$500', 'USD', 50_000n],
    ['500 GBP', 'GBP', 50_000n],
  ])(
    'an amount is read as everywhere else, in its own money: %s of %s',
    (written, currency, minor) => {
      expect(amountOf({ claim_1_amount: written, currency })).toBe(minor);
      expect(amountOf({ claim_1_amount: written, claim_1_currency: currency })).toBe(minor);
    },
  );

  test.each<[string, Cells, string[]]>([
    ['a claim of zero', { claim_1_amount: '0' }, ['claim_1_amount: amount_zero']],
    [
      'a claim of 10^15',
      { claim_1_amount: '1000000000000000' },
      ['claim_1_amount: amount_too_large'],
    ],
    [
      'a claim that a spreadsheet shortened',
      { claim_1_amount: '1.25E+05' },
      ['claim_1_amount: amount_wrong'],
    ],
    ['a claim with three places', { claim_1_amount: '1.255' }, ['claim_1_amount: amount_wrong']],
    [
      'a claim in a money that its column does not say',
      { claim_1_amount: '$500' },
      ['claim_1_amount: amount_wrong'],
    ],
    [
      'a claim with a comma for its point',
      { claim_1_amount: '800000,50' },
      ['claim_1_amount: amount_wrong'],
    ],
    ['a claim below zero', { claim_1_amount: '-5' }, ['claim_1_amount: amount_wrong']],
    ['no claim', { claim_1_amount: '', claim_1_head: '' }, ['claim_1_amount: claim_missing']],
    [
      'two currencies',
      { claim_2_head: 'Costs', claim_2_amount: '10', claim_2_currency: 'USD' },
      ['claim_1_amount: currencies_mixed'],
    ],
    [
      'the institution against itself',
      { respondent_name: 'KONKAN BANK LTD' },
      ['respondent_name: party_against_itself'],
    ],
    [
      'the institution by its registration',
      { respondent_registration: 'u65110mh1990plc000001' },
      ['respondent_name: party_against_itself'],
    ],
    ['a cause of 1890', { cause_on: '1890-01-01' }, ['cause_on: day_too_old']],
    ['a cause of next year', { cause_on: '2027-01-01' }, ['cause_on: day_in_future']],
    ['a day that no calendar has', { agreement_date: '2024-02-30' }, ['agreement_date: day_wrong']],
    ['a day written another way', { cause_on: '05/04/2026' }, ['cause_on: day_wrong']],
    [
      'interest from a day to come',
      { interest_from: '2026-11-22' },
      ['interest_from: day_in_future'],
    ],
    ['a rate in words', { interest_rate: 'eighteen' }, ['interest_rate: interest_written']],
    [
      'a claim in rupees where its column says dollars',
      { claim_1_amount: '₹500', currency: 'USD' },
      ['claim_1_amount: amount_wrong'],
    ],
    ['a rate that is none', { interest_rate: '18,5' }, ['interest_rate: interest_written']],
    [
      'contractual interest without a rate',
      { interest_rate: '' },
      ['interest_rate: interest_wrong'],
    ],
    [
      'a formula for a name',
      { respondent_name: '=HYPERLINK("http://x")' },
      ['respondent_name: formula'],
    ],
    ['a formula behind a wide sign', { loan_number: '＝1+1' }, ['loan_number: formula']],
    ['a formula behind an apostrophe', { relief: "'@SUM(A1)" }, ['relief: formula']],
    ['no reference', { reference: '' }, ['reference: reference_missing']],
    ['a reference of signs', { reference: 'A;B' }, ['reference: reference_wrong']],
    ['a wrong address', { respondent_email: 'ben at example' }, ['respondent_email: email_wrong']],
    ['a wrong mobile number', { respondent_mobile: '12345' }, ['respondent_mobile: mobile_wrong']],
    [
      'no way to reach the respondent',
      {
        respondent_email: '',
        respondent_email_designated_in: '',
        respondent_mobile: '',
        respondent_address: '',
      },
      ['respondent_email: contact_missing'],
    ],
    ['a designation of nothing', { respondent_email: '' }, ['respondent_email: email_wrong']],
    ['a paper that is not in the zip', { papers: 'no.pdf' }, ['papers: paper_missing']],
    ['a paper that cannot be used', { papers: 'BROKEN.pdf' }, ['papers: paper_unusable']],
    [
      'silence on who proposed the clause',
      { agreement_proposed_by: '' },
      ['agreement_proposed_by: answer_missing'],
    ],
    ['another word than those', { respondent_kind: 'human' }, ['respondent_kind: not_one_of']],
    ['an even tribunal', { arbitrators: '2' }, ['arbitrators: not_one_of']],
    [
      'a third respondent without a second',
      { respondent_3_name: 'Cy', respondent_3_email: 'c@d.in' },
      ['respondent_2_name: respondent_gap'],
    ],
    [
      'a second respondent who cannot be reached',
      { respondent_2_name: 'Cy' },
      ['respondent_2_email: contact_missing'],
    ],
    [
      'letters that change how others read',
      { facts: 'Paid \u202E nothing since April of 2026' },
      ['facts: characters'],
    ],
  ])('is told with its column and the correction: %s', (_, change, problems) =>
    expect(told(change)).toEqual(problems),
  );

  test('takes ten digits, spaces and an apostrophe for an Indian mobile number', () => {
    for (const mobile of [
      '98123 45678',
      "'+91 98123-45678",
      '9812345678',
      '९८१२३ ४५६७८',
      '0091 98123 45678',
    ])
      expect(told({ respondent_mobile: mobile })).toEqual([]);
  });

  test('takes a day with its month in words, in three languages', () => {
    for (const typed of ['31 March 2026', '31-Mar-2026', '३१ मार्च २०२६', '2026-03-31']) {
      const row = [{ text: typed, fault: null }];
      expect(cellsBy(['cause_on'], row)).toEqual({
        cells: { cause_on: '2026-03-31' },
        problems: [],
      });
    }
  });

  test('has no sign in a name that nobody sees, and no formula behind one', () => {
    const cell = (text: string) => cellsBy(['respondent_name'], [{ text, fault: null }]);
    expect(cell('Asha\u200b Traders\u200e').cells).toEqual({ respondent_name: 'Asha Traders' });
    expect(cell('\u200e=1+1').problems).toMatchObject([{ code: 'formula' }]);
  });

  test('is read as it was typed when it comes back with an apostrophe of our report', () => {
    for (const relief of ['| a table |', '\u200E=1+1'])
      expect(cellsBy(['relief'], [{ text: `'${relief}`, fault: null }]).cells).toEqual({ relief });
    expect(cellsBy(['relief'], [{ text: "'tis owed", fault: null }]).cells).toEqual({
      relief: "'tis owed",
    });
  });

  test('with too few or too many cells is told as that alone', () => {
    const header = ['reference', 'respondent_name', 'facts'];
    const cells = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ text: `=${at}`, fault: null }));
    for (const [count, code] of [
      [2, 'cells_missing'],
      [4, 'cells_extra'],
    ] as const) {
      const { cells: read, problems } = cellsBy(header, cells(count));
      expect(rowProblems({ cells: read, written: problems }, { by: bank, papers, today })).toEqual([
        { column: '', code },
      ]);
    }
  });

  test('of any cells whatever is read without an accident, and what it is told names its columns', () => {
    const columns = templateColumns();
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('', '=1', '2026-01-01', 'yes', '5', 'a@b.in', 'none', '__proto__'),
    );
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: columns.length, maxLength: columns.length }),
        (texts) => {
          const { cells, problems } = cellsBy(
            columns,
            texts.map((text) => ({ text, fault: null })),
          );
          for (const { column } of rowProblems(
            { cells, written: problems },
            { by: bank, papers, today },
          ))
            expect(
              column === '' ||
                columns.includes(column) ||
                /^respondent_\d+_|^claim_\d_/.test(column),
            ).toBe(true);
        },
      ),
    );
  });
});

const amountOf = (cells: Cells) => claimsIn(cells)[0]?.amount;

test('an amount is read exactly, to the last paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.integer({ min: 0, max: 99 }),
      (rupees, paise) => {
        const written = `${rupees.toLocaleString('en-IN')}.${String(paise).padStart(2, '0')}`;
        expect(amountOf({ claim_1_amount: written })).toBe(BigInt(rupees * 100 + paise));
        expect(amountOf({ claim_1_amount: `${rupees}` })).toBe(BigInt(rupees * 100));
      },
    ),
  );
});

test('the same loan against the same respondent is one pair, however it is written', () => {
  expect(pairOf({ loan_number: 'ln  77', respondent_name: 'BEN  borrower.' })).toBe(pairOf(good));
  expect(pairOf({ respondent_name: 'Ben' })).toBe(null);
});

test('papers are named without folders and capitals, each once', () =>
  expect(papersOf({ agreement_file: 'Papers/Loan.PDF', papers: 'loan.pdf; a.jpg ;;' })).toEqual([
    'loan.pdf',
    'a.jpg',
  ]));

describe('the head of the file', () => {
  const cells = (...names: string[]) => names.map((text) => ({ text, fault: null }));
  const required = ['reference', 'respondent_name', 'facts'];
  test('of the template is taken', () =>
    expect(headerOf(cells(...templateColumns()))).toEqual({ ok: true, value: templateColumns() }));
  test.each([
    ['a column that nobody knows', [...required, 'amount'], 'column_unknown', ['amount']],
    ['one twice', [...required, 'facts'], 'column_twice', ['facts']],
    ['one missing', ['reference', 'facts'], 'column_missing', ['respondent_name']],
    ['semicolons', ['reference;respondent_name;facts'], 'columns_separated', []],
    [
      'two hundred parties',
      [...required, 'respondent_200_name'],
      'respondents_too_many',
      ['respondent_200_name'],
    ],
    ['nine heads of claim', [...required, 'claim_9_head'], 'heads_too_many', ['claim_9_head']],
    ['a name of the language itself', [...required, '__proto__'], 'column_unknown', ['__proto__']],
  ])('tells %s', (_, names, code, columns) =>
    expect(headerOf(cells(...names))).toEqual({ ok: false, refusal: { code, columns } }),
  );
});

test('each paper that is missing is told by its name, and once', () => {
  const cells = { ...good, papers: 'no.pdf; none.pdf ; no.pdf' };
  const problems = rowProblems({ cells, written: [] }, { by: bank, papers, today });
  const missing = problems.filter(({ code }) => code === 'paper_missing');
  expect(missing.map(({ paper }) => paper)).toEqual(['no.pdf', 'none.pdf']);
  const said = rowErrorInWords(missing);
  expect(said).toContain('papers: no.pdf: No paper of this name is in the zip.');
  expect(said).toContain('papers: none.pdf: No paper of this name is in the zip.');
});

test('a case without a title is named in the language in which it is to run', () => {
  const { title: _title, ...untitled } = good;
  const title = (language: string) => filingOf({ ...untitled, language }, bank, (key) => key).title;
  expect(title('en')).toMatch(/^Konkan Bank Ltd v /);
  expect(title('hi')).toMatch(/^Konkan Bank Ltd बनाम /);
  expect(title('mr')).toMatch(/^Konkan Bank Ltd विरुद्ध /);
});
