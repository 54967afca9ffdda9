import { describe, expect, test } from 'vitest';
import { problemsOfClaims } from '#modules/disputes/rules/filed-claims.ts';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import { fc } from '../../../../tests/properties.ts';
import { choicesFor, mayChoose } from './choices.ts';
import { type CounterclaimHead, counterclaims, EMPTY, instalments, NO_HEAD } from './content.ts';
import { askForTime, grantExtension } from './extension.ts';
import { problemsIn } from './problems.ts';
import { maskedContact, noticeCookie } from './proof.ts';
import { receiptText } from './receipt.ts';
import { audienceOf, KINDS } from './words.ts';

const now = new Date('2026-11-20T06:30:00Z');

test('a contact is shown so that she knows it, and nobody learns it', () => {
  expect(maskedContact('email', 'bina.shah@bank.co.in')).toBe('b•••@b•••.in');
  expect(maskedContact('mobile', '+919820012345')).toBe('+91 ••••• ••345');
});

test('a browser in which a contact was proved forgets it in half a day', () => {
  expect(noticeCookie('https://example.in').made('a'.repeat(43))).toContain('; Max-Age=43200; ');
});

test('instalments add up to the sum, whatever is left over', () => {
  for (const [sum, count] of [
    [10_000n, 3],
    [45_000_001n, 7],
    [2n, 2],
  ] as const) {
    const { each, last } = instalments(sum, count);
    expect(each * BigInt(count - 1) + last).toBe(sum);
    expect(last - each).toBeLessThan(count);
  }
});

describe('more time (law and lifecycle 6.5)', () => {
  const asked = { days: 7, today: '2026-12-07', dueOn: '2026-12-07', wasExtended: false };
  test('is asked for on the last day at the latest, once, for seven days at most', () => {
    expect(askForTime(asked)).toEqual({ ok: true, value: 7 });
    expect(askForTime({ ...asked, today: '2026-12-08' })).toEqual({
      ok: false,
      refusal: 'time_over',
    });
    expect(askForTime({ ...asked, wasExtended: true })).toEqual({
      ok: false,
      refusal: 'extended_before',
    });
    for (const days of [0, 8, 1.5, Number.NaN])
      expect(askForTime({ ...asked, days })).toEqual({ ok: false, refusal: 'days_wrong' });
  });
  test('is given for seven days at most, and never twice', () => {
    expect(grantExtension({ given: 7, wasExtended: false }).ok).toBe(true);
    expect(grantExtension({ given: 8, wasExtended: false })).toEqual({
      ok: false,
      refusal: 'days_wrong',
    });
    expect(grantExtension({ given: 1, wasExtended: true })).toEqual({
      ok: false,
      refusal: 'extended_before',
    });
  });
});

const present = {
  hasWarning: false,
  isWarned: false,
  isAbsent: false,
  asksToReopen: false,
  reopeningCauses: [],
};
const facts = (change: Partial<DisputeFacts>): DisputeFacts => ({
  process: 'arbitration',
  track: 'online',
  state: 'arb_commenced',
  before: null,
  standstills: [],
  list: null,
  listReplied: [],
  members: [],
  seats: ['sole'],
  nominations: {},
  presiding: null,
  wasComplete: false,
  courtNamed: {},
  waivers: [],
  candidatesPast: [],
  mandates: [],
  looks: [],
  deposits: [],
  registration: 'settled',
  basis: 'A',
  parties: [
    {
      partyId: 'ada',
      side: 'claimant',
      isServed: false,
      hasAnswered: false,
      hasAgreed: false,
      isDisputed: false,
      isReleased: false,
      ...present,
      consents: {},
    },
    {
      partyId: 'ben',
      side: 'respondent',
      isServed: false,
      hasAnswered: false,
      hasAgreed: false,
      isDisputed: false,
      isReleased: false,
      ...present,
      consents: {},
    },
  ],
  checksOpen: 0,
  defectsOpen: 0,
  withdrawalAsked: false,
  withdrawalObjected: [],
  extensionAsked: [],
  offersOpen: [],
  offersAsked: [],
  choice: { named: {}, left: [] },
  substitutionAsked: [],
  unserved: [],
  isOver: () => false,
  withdrawalLiberty: 'with',
  withdrawalUnopposed: [],
  receivedOn: {},
  days: {
    submittedOn: null,
    sentOn: null,
    stayedOn: null,
    resumedOn: null,
    appointedOn: null,
    appearedOn: null,
    warnedOn: {},
  },
  today: '2026-11-20',
  talksTime: () => null,
  lawEndsOn: () => null,
  longer: { agreed: [], isGiven: false },
  extension: () => ({
    unextendedOn: '2026-11-20',
    dueOn: '2026-11-21',
    most: '2026-11-27',
    isBeyond: false,
  }),
  ...change,
});

describe('what a respondent may do', () => {
  const before = { partyId: 'ben', sent: [], isKnownOtherwise: false };
  test('follows from where the dispute stands', () => {
    const notice = [
      'answer',
      'objection',
      'offer',
      'counterclaim',
      'identity',
      'call_back',
      'extension',
    ];
    for (const state of ['arb_serving', 'arb_service_failed', 'arb_commenced'] as const)
      expect(choicesFor({ ...before, facts: facts({ state }) })).toEqual(notice);
    expect(choicesFor({ ...before, facts: facts({ state: 'arb_constituting' }) })).toEqual(
      notice.filter((kind) => kind !== 'extension'),
    );
    expect(choicesFor({ ...before, facts: facts({ state: 'arb_invite', basis: 'none' }) })).toEqual(
      ['identity', 'call_back', 'agreement', 'refusal'],
    );
    expect(choicesFor({ ...before, facts: facts({ state: 'withdrawn' }) })).toEqual([]);
    expect(choicesFor({ ...before, facts: facts({ state: 'stayed' }) })).toEqual(['call_back']);
  });
  test('is nothing for a claimant, or for a party of another dispute', () => {
    for (const partyId of ['ada', 'eve'])
      expect(choicesFor({ ...before, facts: facts({}), partyId })).toEqual([]);
  });
  test('an answer is given once; who said that she is another is heard on that alone', () => {
    const sent = [{ kind: 'answer' as const, isWaiting: false, outcome: null }];
    expect(mayChoose({ ...before, facts: facts({}), sent }, 'answer')).toEqual({
      ok: false,
      refusal: 'already_sent',
    });
    expect(mayChoose({ ...before, facts: facts({}), sent }, 'offer').ok).toBe(true);
    const disputed = facts({
      parties: facts({}).parties.map((party) => ({ ...party, isDisputed: true })),
    });
    expect(choicesFor({ ...before, facts: disputed })).toEqual(['call_back']);
    expect(mayChoose({ ...before, facts: disputed }, 'answer')).toEqual({
      ok: false,
      refusal: 'identity_disputed',
    });
  });
});

describe('a withdrawal (ACA s. 32(2)(a))', () => {
  const before = { partyId: 'ben', sent: [], isKnownOtherwise: false };
  test('is objected to while one waits, by each respondent once', () => {
    const may = (change: Partial<DisputeFacts>) =>
      choicesFor({ ...before, facts: facts(change) }).includes('withdrawal_objection');
    expect(may({})).toBe(false);
    expect(may({ withdrawalAsked: true })).toBe(true);
    expect(may({ withdrawalAsked: true, withdrawalObjected: ['bob'] })).toBe(true);
    expect(may({ withdrawalAsked: true, withdrawalObjected: ['ben'] })).toBe(false);
  });
});

describe('a counterclaim', () => {
  const today = '2026-11-20';
  const of = (...heads: Partial<CounterclaimHead>[]) => ({
    ...EMPTY,
    words: 'They owe me.',
    heads: heads.map((head) => ({ ...NO_HEAD, ...head })),
  });
  const problems = (...heads: Partial<CounterclaimHead>[]) =>
    problemsIn('counterclaim', of(...heads), today).map(({ code, field }) => `${code} ${field}`);
  const deposit = { head: 'Deposit', amount: '20,000' };
  test('has the heads of a claim: what for, how much, and interest on a footing', () => {
    expect(problems(deposit)).toEqual([]);
    expect(
      problems({
        ...deposit,
        interestBasis: 'contract',
        interestRate: '१२.५ %',
        interestFrom: '2026-04-01',
      }),
    ).toEqual([]);
    expect(problems({ ...deposit, interestBasis: 'contract' })).toEqual([
      'interest_wrong heads.0.interestRate',
    ]);
    expect(problems({ ...deposit, interestBasis: 'contract', interestRate: '201' })).toEqual([
      'interest_wrong heads.0.interestRate',
    ]);
    expect(problems(deposit, { amount: 'much' })).toEqual([
      'amount_wrong heads.1.amount',
      'head_missing heads.1.head',
    ]);
    expect(problems(deposit, { head: 'Rent', amount: '0' })).toEqual([
      'amount_zero heads.1.amount',
    ]);
    expect(problems({ ...deposit, interestBasis: 'statute', interestFrom: '2026-11-21' })).toEqual([
      'day_in_future heads.0.interestFrom',
    ]);
    expect(problems({ ...deposit, interestBasis: 'statute', interestFrom: '1890-01-01' })).toEqual([
      'day_too_old heads.0.interestFrom',
    ]);
  });
  test('has as many heads as a claim may have, and no sum above what a claim may ask', () => {
    expect(problems(...Array.from({ length: 50 }, () => deposit))).toEqual([]);
    expect(problems(...Array.from({ length: 51 }, () => deposit))).toEqual([
      'heads_missing heads.0.head',
    ]);
    const half = { head: 'Half', amount: '600000000000' };
    expect(problems(half, half)).toEqual(['amount_too_large heads.0.amount']);
  });
  test('is judged as the same heads of a claim are', () => {
    const text = fc.constantFrom('', 'Deposit', '  ');
    const aHead = fc.record({
      head: text,
      amount: fc.constantFrom('0', '1', '20,000.50', '999999999999999'),
      interestBasis: fc.constantFrom('', 'contract', 'statute'),
      interestRate: fc.constantFrom('', '12', '0', '500'),
      interestFrom: fc.constantFrom('', '2026-04-01', '2027-01-01', '1890-01-01', 'soon'),
    });
    fc.assert(
      fc.property(fc.array(aHead, { minLength: 1, maxLength: 5 }), (heads) => {
        const asClaim = problemsOfClaims(counterclaims(heads, 'INR'), today).map(({ field }) =>
          field.replace('claims', 'heads'),
        );
        const asCounterclaim = problemsIn('counterclaim', of(...heads), today).map(
          ({ field }) => field,
        );
        expect(asCounterclaim.filter((field) => field !== 'heads.0.amount').toSorted()).toEqual(
          asClaim.filter((field) => field !== 'heads' && field !== 'heads.0.amount').toSorted(),
        );
      }),
    );
  });
});

test('an offer goes to whoever claims and to no other respondent; what is said to the office alone stays there', () => {
  expect(KINDS.filter((kind) => audienceOf[kind] === 'claimant')).toEqual(['offer']);
  expect(KINDS.filter((kind) => audienceOf[kind] === 'office')).toEqual(['identity', 'call_back']);
});

test('nothing typed is a consent, an admission or an answer: an empty form is refused in every kind that binds', () => {
  // A no, and what takes a consent away, binds nobody to anything and needs no words.
  const free: readonly string[] = ['refusal', 'rejection', 'consent_withdrawal', 'consent_denial'];
  for (const kind of KINDS.filter((one) => !free.includes(one)))
    expect([kind, problemsIn(kind, EMPTY, '2026-11-20').length > 0]).toEqual([kind, true]);
});

test('the text that a receipt’s hash is of changes with each word, paper and party, and with nothing else', () => {
  const receipted = {
    number: 'N/R1-01',
    at: now,
    kind: 'answer' as const,
    party: 'ben',
    content: { ...EMPTY, words: 'No.' },
    contents: {},
  };
  const text = receiptText(receipted);
  expect(receiptText({ ...receipted, content: { ...receipted.content } })).toBe(text);
  expect(receiptText({ ...receipted, content: { ...receipted.content, words: 'No!' } })).not.toBe(
    text,
  );
  const files = [{ token: 't', title: 'Bill', size: 3 }];
  const one = receiptText({
    ...receipted,
    content: { ...receipted.content, files },
    contents: { t: 'aa' },
  });
  expect(one).not.toBe(
    receiptText({ ...receipted, content: { ...receipted.content, files }, contents: { t: 'bb' } }),
  );
  expect(one).not.toContain('"t"');
});
