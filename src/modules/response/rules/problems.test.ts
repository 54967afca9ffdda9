import { describe, expect, test } from 'vitest';
import { EMPTY, instalments, type ResponseForm } from './content.ts';
import { moneyProblems, problemsIn, signerProblems } from './problems.ts';
import type { ResponseKind } from './words.ts';

const today = '2026-11-20';
const problems = (kind: ResponseKind, said: Partial<ResponseForm>) =>
  problemsIn(kind, { ...EMPTY, ...said }, today).map(({ code, field }) => `${code} ${field}`);
type Row = readonly [sentence: string, said: Partial<ResponseForm>, ...problems: string[]];
const asks = (kind: ResponseKind, rows: readonly Row[]) =>
  test.each(rows.map(([sentence, said, ...wanted]) => [sentence, said, wanted] as const))(
    '%s',
    (_, said, wanted) => {
      expect(problems(kind, said)).toEqual(wanted);
    },
  );

// Law and lifecycle 6.5; ACA s. 25: an answer takes minutes, and more may follow.
describe('an answer', () => {
  asks('answer', [
    ['takes a stand, with three letters of why', { stance: 'deny', words: 'No.' }],
    ['not with two', { stance: 'deny', words: 'No ' }, 'words_missing words'],
    ['that admits needs no word', { stance: 'admit' }],
    ['that admits in part needs some', { stance: 'part' }, 'words_missing words'],
    ['takes one of three stands', { stance: 'maybe', words: 'Perhaps.' }, 'stance_missing stance'],
    [
      'needs no place, and a right one where there is one',
      { stance: 'admit', state: '25' },
      'state_wrong state',
    ],
    [
      'with a registration that has no slip in it',
      { stance: 'admit', state: '27', gstin: '27AAPFU0939F1ZX' },
      'gstin_wrong gstin',
    ],
    ['and with a right one', { stance: 'admit', state: '27', gstin: '27AAPFU0939F1ZV' }],
  ]);
});

// ACA s. 16: a plea that the tribunal has no jurisdiction.
describe('an objection', () => {
  asks('objection', [
    ['has a ground and words', { grounds: ['no_agreement'], words: 'None.' }],
    ['or several grounds', { grounds: ['not_covered', 'other_forum'], words: 'Not here.' }],
    ['not none', { words: 'None.' }, 'grounds_missing grounds'],
    [
      'not one that nobody knows',
      { grounds: ['other', 'taste'], words: 'None.' },
      'grounds_missing grounds',
    ],
    ['not without words', { grounds: ['other'] }, 'words_missing words'],
  ]);
});

describe('an offer', () => {
  const lump = { shape: 'lump', amount: '5,000', firstOn: '2026-12-01' };
  const parts = (count: string, amount = '5,000') => ({
    ...lump,
    shape: 'instalments',
    amount,
    count,
  });
  asks('offer', [
    ['is a sum on a day', lump],
    ['today, too', { ...lump, firstOn: today }],
    ['not yesterday', { ...lump, firstOn: '2026-11-19' }, 'day_past firstOn'],
    ['within 731 days', { ...lump, firstOn: '2028-11-20' }],
    ['and not on the next', { ...lump, firstOn: '2028-11-21' }, 'day_too_far firstOn'],
    ['on a day that the calendar has', { ...lump, firstOn: '2026-11-31' }, 'day_wrong firstOn'],
    ['not of nothing', { ...lump, amount: '0' }, 'amount_zero amount'],
    ['not of what is no sum', { ...lump, amount: 'half' }, 'amount_wrong amount'],
    ['not without a sum', { ...lump, amount: '' }, 'amount_wrong amount'],
    ['in two instalments', parts('2')],
    ['in a hundred and twenty', parts('120')],
    ['not in one', parts('1'), 'count_wrong count'],
    ['in two, in Devanagari', parts('२')],
    ['not in one, in Devanagari', parts('१'), 'count_wrong count'],
    ['not in a hundred and twenty-one', parts('121'), 'count_wrong count'],
    ['not in half a one', parts('2.5'), 'count_wrong count'],
    ['not in more than it has paise', parts('3', '0.02'), 'count_wrong count'],
    ['in as many as it has paise', parts('2', '0.02')],
    [
      'may ask for time alone, and leave the sum to the claim',
      { shape: 'time', firstOn: '2026-12-01' },
    ],
    [
      'and says which sum where it says one',
      { shape: 'time', amount: 'less', firstOn: '2026-12-01' },
      'amount_wrong amount',
    ],
    ['has a shape before all else', { amount: 'much', firstOn: 'soon' }, 'shape_missing shape'],
  ]);

  test.each([
    [10_000n, 3, 3_333n, 3_334n],
    [9n, 3, 3n, 3n],
    [2n, 2, 1n, 1n],
    [100n, 7, 14n, 16n],
  ])('of %s paise in %i parts is %s each and %s at last', (sum, count, each, last) => {
    expect(instalments(sum, count)).toEqual({ each, last });
  });
});

// Law and lifecycle 6.5: up to seven days, once.
describe('a request for more time', () => {
  const why = 'I am ill.';
  asks('extension', [
    ['of one day', { days: '1', words: why }],
    ['of seven', { days: '7', words: why }],
    ['not of eight', { days: '8', words: why }, 'days_wrong days'],
    ['of seven in Devanagari', { days: '७', words: why }],
    ['not of eight in Devanagari', { days: '८', words: why }, 'days_wrong days'],
    ['not of none', { days: '0', words: why }, 'days_wrong days'],
    ['not of a day less', { days: '-1', words: why }, 'days_wrong days'],
    ['not of half a day', { days: '1.5', words: why }, 'days_wrong days'],
    ['not without a reason', { days: '7', words: '  ' }, 'words_missing words'],
  ]);
});

describe('a call', () => {
  const call = { day: '2026-11-23', part: 'morning', phone: '98123 45678' };
  asks('call_back', [
    ['is asked for on a day, at a time, to a number', call],
    ['today', { ...call, day: today }],
    ['in fourteen days', { ...call, day: '2026-12-04' }],
    ['not in fifteen', { ...call, day: '2026-12-05' }, 'day_too_far day'],
    ['not yesterday', { ...call, day: '2026-11-19' }, 'day_past day'],
    ['not at night', { ...call, part: 'night' }, 'part_missing part'],
    ['not to no number', { ...call, phone: '12' }, 'phone_wrong phone'],
    [
      'and each of the three is asked for',
      {},
      'day_wrong day',
      'part_missing part',
      'phone_wrong phone',
    ],
  ]);
});

// ACA s. 7(3) and (4), s. 29B; Mediation Act 2023 s. 30: in writing, by the party itself. ACA s. 76(d) for leaving.
describe.each(['agreement', 'acceptance', 'fast_track', 'withdrawal_consent', 'leaving'] as const)(
  'what is signed: %s',
  (kind) => {
    asks(kind, [
      ['has a name and a tick', { name: 'Bo', agrees: true }],
      ['not a letter for a name', { name: 'B ', agrees: true }, 'name_missing name'],
      ['not without the tick', { name: 'Ben' }, 'agree_missing agrees'],
      ['and is nothing where nothing was typed', {}, 'name_missing name', 'agree_missing agrees'],
    ]);
  },
);

describe.each(['refusal', 'rejection', 'consent_withdrawal', 'consent_denial'] as const)(
  'no reason is owed for %s',
  (kind) => {
    asks(kind, [['and nothing is asked', {}]]);
  },
);

// ACA s. 25: sufficient cause; law and lifecycle 6.5.
describe('a request to be heard after all', () => {
  asks('reopening', [
    ['names a cause and tells it', { reason: 'illness', words: 'I was in hospital.' }],
    [
      'not another cause than there are',
      { reason: 'busy', words: 'I was busy.' },
      'cause_missing reason',
    ],
    ['and not the cause alone', { reason: 'illness' }, 'words_missing words'],
  ]);
});

test('ten papers come with it, and not eleven', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ token: String(at), title: 'A paper', size: 1 }));
  expect(problems('refusal', { files: files(10) })).toEqual([]);
  expect(problems('refusal', { files: files(11) })).toEqual(['files_too_many files']);
});

describe('who answers for a firm', () => {
  const missing = (kind: ResponseKind, said: Partial<ResponseForm>, isFirm = true) =>
    signerProblems(kind, { ...EMPTY, ...said }, isFirm).map(({ code }) => code);
  test.each<[string, readonly string[], readonly string[]]>([
    ['says who they are, and as what', [], missing('answer', { name: 'Ben', capacity: 'Partner' })],
    ['not only who', ['capacity_missing'], missing('answer', { name: 'Ben', capacity: ' ' })],
    ['nor only as what', ['name_missing'], missing('answer', { capacity: 'Partner' })],
    ['a person says neither', [], missing('answer', {}, false)],
    ['who is another person answers for nobody', [], missing('identity', {})],
    ['nor does who asks to be called', [], missing('call_back', {})],
    ['nor who says that they never agreed', [], missing('consent_denial', {})],
  ])('%s', (_, wanted, found) => {
    expect(found).toEqual(wanted);
  });
});

describe('a sum is in the money of the dispute', () => {
  const head = (amount: string) => ({
    ...EMPTY,
    heads: [{ head: 'A head', amount, interestBasis: '', interestRate: '', interestFrom: '' }],
  });
  test.each([
    ['as a number says nothing else', 'offer', { ...EMPTY, amount: '5000' }, []],
    ['in its own sign', 'offer', { ...EMPTY, amount: '₹5,000' }, []],
    ['not in another', 'offer', { ...EMPTY, amount: '$5,000' }, ['amount']],
    ['nor in a counterclaim', 'counterclaim', head('$5,000'), ['heads.0.amount']],
    ['what is no sum is another fault', 'offer', { ...EMPTY, amount: 'much' }, []],
    ['and nothing else has a sum', 'answer', { ...EMPTY, amount: '$5,000' }, []],
  ] as const)('%s', (_, kind, said, fields) => {
    expect(moneyProblems(kind, said, 'INR').map(({ field }) => field)).toEqual(fields);
  });
});
