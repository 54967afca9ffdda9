import { describe, expect, test } from 'vitest';
import { problemsOf } from '#modules/disputes/rules/filing.ts';
import { type Answers, noAgreement, noClaim, noDisputeKind, noParty, noRow } from './answers.ts';
import { amountIn, filingOf, IN_REQUEST } from './assemble.ts';
import {
  isKeptAlready,
  isOvertaken,
  problemsIn,
  stepAfter,
  stepStates,
  stepToGoOn,
} from './draft.ts';
import { expiresOn, idleSince, warnableSince } from './draft-expiry.ts';

const today = '2026-11-20';
const ada = { ...noParty, name: 'Ada', email: 'ada@example.org', state: '27' };
const ben = { ...noParty, name: 'Ben', mobile: '9820012345' };
const whole: Answers = {
  trouble: { ...noDisputeKind, kind: 'unpaid', wish: 'decision' },
  you: { address: 'ada@example.org', takesPapers: '', parties: [ada] },
  others: { parties: [ben] },
  claim: {
    ...noClaim,
    title: 'Invoices',
    facts: 'Steel was delivered and never paid for.',
    causeOn: '2026-01-01',
    rows: [{ ...noRow, head: 'Price', amount: '1,00,000' }],
  },
  agreement: { ...noAgreement, has: 'none' },
  documents: { files: [] },
};

test('an amount is read in the money of its row; an empty field is nothing, and what is no amount is none', () => {
  for (const [amount, currency, minor] of [
    ['2,50,000', '', 25_000_000n],
    ['५०००', '', 500_000n],
    ['5000/-', 'INR', 500_000n],
    ['$500', 'USD', 50_000n],
    ['', '', 0n],
    ['lots', '', null],
    ['$500', '', null],
  ] as const)
    expect(amountIn({ amount, currency }), amount).toBe(minor);
});

test('an amount that says another money than its row is none, and is told so in its step', () => {
  for (const [amount, currency] of [
    ['$500', ''],
    ['£500', 'INR'],
    ['₹500', 'USD'],
    ['Rs. 500', 'GBP'],
  ] as const) {
    const rows = [{ ...noRow, head: 'Price', amount, currency }];
    expect(
      problemsIn({ ...whole, claim: { ...(whole.claim ?? noClaim), rows } }, today),
      amount,
    ).toMatchObject([{ step: 'claim', field: 'rows.0.amount', code: 'amount_unreadable' }]);
  }
});

test.each([
  ['€ 500', 'EUR'],
  ['500', 'EUR'],
  ['500', 'inr'],
  ['', 'XXX'],
])('a claim of %j in %j is asked about, and never taken for rupees', (amount, currency) => {
  const rows = [{ ...noRow, head: 'Price', amount, currency }];
  const answers = { ...whole, claim: { ...(whole.claim ?? noClaim), rows } };
  expect(problemsIn(answers, today)).toContainEqual({
    step: 'claim',
    field: 'rows.0.currency',
    code: 'currency_unknown',
  });
  expect(rows.map(amountIn)).toEqual([null]);
});

describe('a request made of answers', () => {
  test('holds no note of a warning that its trouble does not give', () => {
    const noted = (kind: string) =>
      filingOf({
        trouble: { ...noDisputeKind, kind, wish: 'decision', warnings: ['consumer', 'bank_debt'] },
      }).warnings;
    expect(noted('purchase')).toEqual(['consumer']);
    expect(noted('sports')).toEqual([]);
  });

  test('has nothing that keeps it from being filed', () => {
    expect(problemsOf(filingOf(whole), today)).toEqual([]);
    expect(problemsIn(whole, today)).toEqual([]);
  });

  test('names an address for papers only where it was agreed, or the claimant says so of her own', () => {
    const contacts = (answers: Answers) =>
      filingOf(answers).parties.flatMap((party) => party.contacts.map((one) => one.designatedIn));
    expect(contacts(whole)).toEqual(['', '']);
    const you = {
      address: 'ada@example.org',
      takesPapers: 'yes',
      parties: [{ ...ada, post: '1 Road, Mumbai 400001' }],
    };
    expect(contacts({ ...whole, you })).toEqual([IN_REQUEST, '', '']);
    const others = { parties: [{ ...ben, mobileAgreedIn: 'Contract, clause 9' }] };
    expect(contacts({ ...whole, others })).toEqual(['', 'Contract, clause 9']);
  });

  test('carries where a party is for the tax, as its certificate prints it; what was not typed is not there', () => {
    const you = {
      address: 'ada@example.org',
      takesPapers: '',
      parties: [{ ...ada, state: '29', gstin: ' 27 aapfu0939f1zv ' }],
    };
    expect(filingOf({ ...whole, you }).parties[0]).toMatchObject({
      state: '29',
      gstin: '27AAPFU0939F1ZV',
    });
    expect(filingOf(whole).parties[1]).not.toHaveProperty('state');
  });

  test('reaches the first claimant at the address of whoever files where that was ticked, and once', () => {
    const you = (reaches: string, email: string) => ({
      address: 'Ada@example.org',
      reaches,
      takesPapers: '',
      parties: [{ ...ada, email }],
    });
    const emails = (answers: ReturnType<typeof you>) =>
      filingOf({ ...whole, you: answers })
        .parties[0]?.contacts.filter(({ channel }) => channel === 'email')
        .map(({ value }) => value);
    expect(emails(you('yes', ''))).toEqual(['Ada@example.org']);
    expect(emails(you('', ''))).toEqual([]);
    expect(emails(you('yes', 'ada@example.org'))).toEqual(['ada@example.org']);
    expect(emails(you('yes', 'office@example.org'))).toEqual([
      'office@example.org',
      'Ada@example.org',
    ]);
    const other = { parties: [{ ...(whole.others?.parties[0] ?? ada), email: 'ada@example.org' }] };
    expect(
      problemsIn({ ...whole, you: you('yes', ''), others: other }, '2026-11-20').map(
        ({ code }) => code,
      ),
    ).toContain('address_of_both_sides');
  });

  test('without an agreement says so, and claims none', () => {
    expect(filingOf(whole).agreement).toMatchObject({
      proposedBy: 'none',
      namesInstitution: false,
      clause: '',
    });
    expect(
      filingOf({ ...whole, trouble: { ...noDisputeKind, kind: 'unpaid', wish: 'talk' } }).agreement,
    ).toBeNull();
  });

  test('keeps what was told of limitation beside the account, which stays in the claimant’s words alone', () => {
    const claim = {
      ...(whole.claim ?? noClaim),
      category: 'goods',
      paidOn: '2026-02-01',
      lateReason: 'I was ill.',
    };
    expect(filingOf({ ...whole, claim })).toMatchObject({
      facts: 'Steel was delivered and never paid for.',
      limitation: {
        kind: 'goods',
        acknowledgedOn: null,
        paidOn: '2026-02-01',
        lateReason: 'I was ill.',
      },
    });
    expect(filingOf(whole).limitation).toEqual({
      kind: '',
      acknowledgedOn: null,
      paidOn: null,
      lateReason: '',
    });
  });

  test('gives every file its place, and loses none', () => {
    const files = ['agreement', 'authority', 'evidence', 'agreement'].map((kind, at) => ({
      token: `t${at}`,
      name: `${at}.pdf`,
      size: 1,
      kind: kind as 'agreement' | 'authority' | 'evidence',
    }));
    const withFiles = { ...whole, documents: { files } };
    const plain = filingOf(withFiles);
    expect(plain.agreement?.documentToken).toBe('t0');
    // Nobody acts for her, so the authority is a paper like others.
    expect(plain.documents.map(({ token }) => token)).toEqual(['t1', 't2', 't3']);
    const you = {
      address: 'ada@example.org',
      takesPapers: '',
      parties: [{ ...ada, repName: 'Lex', repEmail: 'lex@example.org' }],
    };
    const acted = filingOf({ ...withFiles, you });
    expect(acted.parties[0]?.representatives[0]?.authorityToken).toBe('t1');
    expect(acted.documents.map(({ token }) => token)).toEqual(['t2', 't3']);
  });
});

describe('a problem is told at the control that caused it', () => {
  const places = (change: Partial<Answers>) =>
    problemsIn({ ...whole, ...change }, today).map(({ step, field, code }) => [step, field, code]);
  test.each<[string, Partial<Answers>, string[]]>([
    [
      'a claimant of a draft from before the state was asked',
      {
        you: {
          address: 'ada@example.org',
          takesPapers: '',
          parties: [{ ...ada, state: undefined, gstin: undefined }],
        },
      },
      ['you', 'parties.0.state', 'state_missing'],
    ],
    [
      'a state that is none',
      { you: { address: 'ada@example.org', takesPapers: '', parties: [{ ...ada, state: '25' }] } },
      ['you', 'parties.0.state', 'state_wrong'],
    ],
    [
      'a GSTIN with a letter that does not fit',
      {
        you: {
          address: 'ada@example.org',
          takesPapers: '',
          parties: [{ ...ada, gstin: '27AAPFU0939F1ZW' }],
        },
      },
      ['you', 'parties.0.gstin', 'gstin_wrong'],
    ],
    [
      'a second respondent’s bad mobile',
      { others: { parties: [ben, { ...noParty, name: 'Bo', mobile: '12' }] } },
      ['others', 'parties.1.mobile', 'mobile_wrong'],
    ],
    [
      'a postal address that comes after an e-mail address',
      { others: { parties: [{ ...noParty, name: 'Bo', email: 'bo@example.org', post: 'here' }] } },
      ['others', 'parties.0.post', 'address_wrong'],
    ],
    [
      'a claimant without a name',
      { you: { address: 'ada@example.org', takesPapers: '', parties: [{ ...ada, name: '' }] } },
      ['you', 'parties.0.name', 'name_missing'],
    ],
    [
      'a representative without an address',
      {
        you: { address: 'ada@example.org', takesPapers: '', parties: [{ ...ada, repName: 'Lex' }] },
      },
      ['you', 'parties.0.repEmail', 'representative_wrong'],
    ],
    [
      'no clause',
      { agreement: { ...noAgreement, has: 'yes', names: 'no' } },
      ['agreement', 'clause', 'clause_missing'],
    ],
    [
      'an even number',
      { agreement: { ...noAgreement, has: 'none', arbitrators: '2' } },
      ['agreement', 'arbitrators', 'arbitrators_even'],
    ],
    [
      'an acknowledgement to come',
      { claim: { ...(whole.claim ?? noClaim), acknowledgedOn: '2027-01-01' } },
      ['claim', 'acknowledgedOn', 'day_in_future'],
    ],
    [
      'interest by contract without a rate',
      {
        claim: {
          ...(whole.claim ?? noClaim),
          rows: [{ ...noRow, head: 'x', amount: '1', interestBasis: 'contract' }],
        },
      },
      ['claim', 'rows.0.interestRate', 'interest_wrong'],
    ],
  ])('%s', (_, change, place) => {
    expect(places(change)).toEqual([place]);
  });

  test('fifty-one parties', () => {
    const parties = Array.from({ length: 50 }, (_, at) => ({ ...ben, name: `Ben ${at}` }));
    expect(places({ others: { parties } })).toEqual([
      ['others', 'parties.49.name', 'parties_too_many'],
    ]);
  });

  test('nothing at all is told step by step, from the first on', () => {
    const steps = problemsIn({}, today).map(({ step }) => step);
    expect([...new Set(steps)]).toEqual(['trouble', 'you', 'others', 'claim', 'agreement']);
  });
});

describe('steps', () => {
  test('are empty, begun or complete, and whoever comes back goes on at the first that is not complete', () => {
    expect(stepToGoOn(stepStates({}, today))).toBe('trouble');
    const states = stepStates({ ...whole, others: { parties: [noParty] } }, today);
    expect(states).toMatchObject({
      trouble: 'complete',
      you: 'complete',
      others: 'begun',
      claim: 'complete',
    });
    expect(stepToGoOn(states)).toBe('others');
    expect(stepToGoOn(stepStates(whole, today))).toBe('review');
  });

  test('follow each other to the signature', () => {
    expect(stepAfter('trouble')).toBe('you');
    expect(stepAfter('documents')).toBe('review');
    expect(stepAfter('sign')).toBe('sign');
  });
});

test('who has not seen the last change of a step is overtaken; a change of another step is none', () => {
  const draft = { changed: { claim: 7, you: 3 } };
  expect(isOvertaken(draft, 'claim', 6)).toBe(true);
  expect(isOvertaken(draft, 'claim', 7)).toBe(false);
  expect(isOvertaken(draft, 'others', 1)).toBe(false);
});

test('who sends the same step again, because the answer was lost, is not overtaken by themselves', () => {
  const { claim } = whole;
  if (!claim) throw new Error('There is a claim.');
  const { title, ...rest } = claim;
  expect(isKeptAlready(whole, 'claim', { claim: { ...rest, title } })).toBe(true);
  expect(
    isKeptAlready(whole, 'claim', { claim: { ...claim, facts: `${claim.facts} And more.` } }),
  ).toBe(false);
  expect(
    isKeptAlready(whole, 'claim', { claim: { ...claim, rows: [...claim.rows, ...claim.rows] } }),
  ).toBe(false);
  expect(isKeptAlready({}, 'claim', whole)).toBe(false);
});

test('a draft is kept for thirty days after it was saved, and its owner is told five days before', () => {
  const savedAt = new Date('2026-11-20T09:30:00Z');
  expect(expiresOn(savedAt)).toBe('2026-12-20');
  const end = new Date('2026-12-20T09:30:00Z');
  expect(idleSince(end)).toEqual(savedAt);
  expect(warnableSince(new Date('2026-12-15T09:30:00Z'))).toEqual(savedAt);
});
