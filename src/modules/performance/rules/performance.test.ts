import { describe, expect, test } from 'vitest';
import { dayAt } from '#kernel/days.ts';
import type { AgreedPoint } from '#modules/offers/rules/points.ts';
import { promisedInPoints, promisedInTerms } from '#modules/offers/rules/promised.ts';
import type { OfferTerms } from '#modules/offers/rules/terms.ts';
import {
  defaultProblem,
  type PerformanceCertificateRefusal,
  performedProblem,
} from './certifying.ts';
import { acceleratedOn, type DuePromise, overdueOf, standingDues } from './dues.ts';
import { beginsPlan, duesIn, plannedPromises } from './promises.ts';
import { registerUntil, registrationProblem } from './registering.ts';
import { tellingsOn } from './reminding.ts';
import {
  answerProblem,
  doneProblem,
  type MoneySaid,
  moneyProblem,
  type PerformanceStatement,
  statementState,
} from './statements.ts';
import type { StatementAnswer } from './words.ts';

// Indian Contract Act 1872 ss. 37 and 61; law and lifecycle 6.6 and 6.8, I11; Mediation Act 2023 s. 20.
const terms: OfferTerms = {
  ...{
    payer: 'respondent',
    amount: 300_00n,
    currency: 'INR',
    instalments: 3,
    firstOn: '2027-01-31',
  },
  ...{ rhythm: 'month', costs: 'own', isAccelerated: true, duties: 'A letter.' },
  clauses: [],
};

let next = 0;
const said = (
  change: Partial<PerformanceStatement> = {},
  ...says: StatementAnswer[]
): PerformanceStatement => ({
  ...{ id: `s${next++}`, kind: 'paid', side: 'respondent', saidOn: '2027-01-31' },
  ...{ amount: 100_00n, happenedOn: '2027-01-31', way: 'upi', reference: 'UTR 12-34' },
  ...{ ...change, answers: says.map((one) => ({ says: one })) },
});
const promise = (...statements: PerformanceStatement[]): DuePromise & { id: string } => ({
  ...{ id: 'p', kind: 'money', payer: 'respondent', amount: 300_00n, isAccelerated: true },
  dues: [
    { number: 1, dueOn: '2027-01-31', amount: 100_00n },
    { number: 2, dueOn: '2027-02-28', amount: 100_00n },
    { number: 3, dueOn: '2027-03-31', amount: 100_00n },
  ],
  statements,
});
const states = (one: DuePromise, today: string) =>
  standingDues(one, today).map(({ state, left }) => `${state} ${left}`);

describe('what a text promises', () => {
  test('becomes dues by its days, at the end of each month where it began at one', () => {
    const [payment, duty, clause, ...more] = plannedPromises(
      promisedInTerms(terms, [{ name: 'Letter of no dues', said: 'Within 30 days.' }]),
    );
    expect(payment && duesIn(payment)).toEqual(promise().dues);
    expect(duty).toMatchObject({ number: 2, kind: 'words', said: 'A letter.', payment: null });
    expect(clause).toMatchObject({ number: 3, kind: 'words', name: 'Letter of no dues' });
    expect(more).toEqual([]);
  });

  test('is nothing where nothing is paid, and each point of its own where several were agreed', () => {
    expect(plannedPromises(promisedInTerms({ ...terms, amount: 0n, duties: ' ' }, []))).toEqual([]);
    const { costs: _, duties, isAccelerated, ...payment } = terms;
    const points: AgreedPoint[] = [
      { name: 'Keys', kind: 'words', said: 'By Friday.' },
      { name: 'Rent', kind: 'money', payment },
      { name: 'Gift', kind: 'money', payment: { ...payment, amount: 0n } },
      { name: '', kind: 'standard', clause: 'confidential', payer: 'respondent' },
      { name: '', kind: 'standard', clause: 'no_dues', payer: 'respondent' },
    ];
    const planned = plannedPromises(
      promisedInPoints(points, {
        share: () => '',
        standard: ({ clause }) => (clause === 'no_dues' ? [{ name: clause, said: 'Soon.' }] : []),
      }),
    );
    expect(planned.map(({ number, name }) => `${number} ${name}`)).toEqual([
      ...['1 Keys', '2 Rent', '3 no_dues'],
    ]);
    expect(planned[1]?.isAccelerated).toBe(false);
  });

  test('begins to run with each way in which a settlement comes to hold, and not before', () => {
    expect(['settled', 'award_on_terms', 'terms_unauthenticated'].every(beginsPlan)).toBe(true);
    expect(['terms_signed', 'withdrawn'].some(beginsPlan)).toBe(false);
  });
});

describe('a statement', () => {
  test.each([
    ['of a payer waits for the other side', 'waiting', said(), '2027-02-07'],
    ['with a number counts once seven days passed in silence', 'stands', said(), '2027-02-08'],
    ['of cash counts by no silence', 'waiting', said({ way: 'cash' }), '2030-01-01'],
    ['without a number neither', 'waiting', said({ reference: ' \u200b' }), '2030-01-01'],
    ['that was confirmed counts', 'confirmed', said({}, 'confirmed'), '2027-01-31'],
    ['may be disputed after it stood', 'disputed', said({}, 'disputed'), '2027-06-01'],
    ['has its last word', 'confirmed', said({}, 'disputed', 'confirmed'), '2027-06-01'],
    ['of a payee counts at once', 'received', said({ kind: 'received' }), '2027-01-31'],
    ['that something was done waits for ever', 'waiting', said({ kind: 'done' }), '2030-01-01'],
  ] as const)('%s', (_, state, one, today) => {
    expect(statementState(one, today)).toBe(state);
  });

  test('is answered in the last second of its last day in India, and not counted before the next', () => {
    const last = dayAt(new Date('2027-02-07T18:29:59Z'));
    const after = dayAt(new Date('2027-02-07T18:30:00Z'));
    expect([last, after].map((day) => statementState(said(), day))).toEqual(['waiting', 'stands']);
  });

  const money: MoneySaid = {
    ...{ side: 'respondent', happenedOn: '2027-01-31', reference: 'N1', way: 'upi' },
    amount: 100_00n,
  };
  const problem = (one: DuePromise, change: Partial<Parameters<typeof moneyProblem>[1]> = {}) =>
    moneyProblem(
      one,
      { ...money, ...change },
      {
        ...{ today: '2027-02-01', begunOn: '2026-12-01', all: one.statements },
      },
    );
  test.each([
    ['is of something', 'amount_wrong', promise(), { amount: 0n }],
    ['is not of the future', 'day_ahead', promise(), { happenedOn: '2027-02-02' }],
    ['nor of long before', 'day_early', promise(), { happenedOn: '2026-01-01' }],
    ['names what can be looked up', 'reference_missing', promise(), { reference: '' }],
    ['but of cash', null, promise(), { reference: '', way: 'cash' }],
    ['and of a payee', null, promise(), { reference: '', side: 'claimant' }],
    ['is not twice of the same money', 'reference_used', promise(said()), { reference: 'utr1234' }],
    [
      'but again once it was taken back',
      null,
      promise(said({}, 'withdrawn')),
      { reference: 'UTR1234' },
    ],
    ['may be of a part', null, promise(said({ amount: 200_00n })), {}],
    ['and of no paisa more than is left', 'too_much', promise(said({ amount: 200_01n })), {}],
    [
      'counting what waits, for a payee too',
      'too_much',
      promise(said({ amount: 300_00n })),
      { side: 'claimant' },
    ],
  ] as const)('of money %s', (_, refusal, one, change) => {
    expect(problem(one, change)).toBe(refusal);
  });

  const answer = (
    one: PerformanceStatement,
    side: 'claimant' | 'respondent',
    says: StatementAnswer,
    why = 'No.',
  ) => answerProblem(promise(one), one, { side, says, why, today: '2027-02-01' });
  test.each([
    ['is confirmed by the other side', null, answer(said(), 'claimant', 'confirmed', '')],
    ['and by nobody of one’s own', 'own_statement', answer(said(), 'respondent', 'confirmed')],
    ['is disputed with a reason', 'why_missing', answer(said(), 'claimant', 'disputed', ' ')],
    ['also after it was confirmed', null, answer(said({}, 'confirmed'), 'claimant', 'disputed')],
    ['not twice the same', 'answered_so', answer(said({}, 'confirmed'), 'claimant', 'confirmed')],
    ['is taken back by one’s own side', null, answer(said(), 'respondent', 'withdrawn')],
    ['and by no other', 'not_own_statement', answer(said(), 'claimant', 'withdrawn')],
    [
      'nor once it was confirmed',
      'statement_over',
      answer(said({}, 'confirmed'), 'respondent', 'withdrawn'),
    ],
    [
      'is over once it was taken back',
      'statement_over',
      answer(said({}, 'withdrawn'), 'claimant', 'confirmed'),
    ],
  ])('%s', (_, refusal, found) => {
    expect(found).toBe(refusal);
  });

  test('that was disputed is not confirmed any more once the same money was told of anew', () => {
    const first = said({ amount: 200_00n }, 'disputed');
    const one = promise(first, said({ amount: 200_00n, reference: 'N2' }));
    const say = { side: 'claimant', says: 'confirmed', why: '', today: '2027-02-01' } as const;
    expect(answerProblem(one, first, say)).toBe('too_much');
  });

  test('that something was done is said once', () => {
    const on = { today: '2027-02-01', happenedOn: '2027-02-01', begunOn: '2027-01-15' };
    const done = said({ kind: 'done', amount: null, way: null });
    expect(doneProblem({ statements: [] }, on)).toBeNull();
    expect(doneProblem({ statements: [done] }, on)).toBe('said_before');
    expect(doneProblem({ statements: [said({ kind: 'done' }, 'disputed')] }, on)).toBeNull();
  });

  test.each([
    ['1990-01-01', 'day_early'],
    ['2026-11-15', 'day_early'],
    ['2026-11-16', null],
    ['2027-02-02', 'day_ahead'],
    ['2999-01-01', 'day_ahead'],
  ])('that something was done on %s comes to %s', (happenedOn, problem) => {
    const on = { today: '2027-02-01', begunOn: '2027-01-15', happenedOn };
    expect(doneProblem({ statements: [] }, on)).toBe(problem);
  });
});

describe('money', () => {
  test('counts for the earliest day first, and a part is a part', () => {
    const one = promise(said({ amount: 150_00n }, 'confirmed'));
    expect(states(one, '2027-02-01')).toEqual(['paid 0', 'part 5000', 'open 10000']);
    expect(states(one, '2027-03-01')).toEqual(['paid 0', 'overdue 5000', 'open 10000']);
  });

  test('that waits or is disputed counts for nothing', () => {
    const one = promise(said(), said({ reference: 'N2' }, 'disputed'));
    expect(states(one, '2027-02-01')[0]).toBe('overdue 10000');
    expect(states(one, '2027-02-08')[0]).toBe('paid 0');
  });

  test('is in time on its day until midnight in India', () => {
    const on = (moment: string) => states(promise(), dayAt(new Date(moment)))[0];
    expect(on('2027-01-31T18:29:59Z')).toBe('open 10000');
    expect(on('2027-01-31T18:30:00Z')).toBe('overdue 10000');
  });

  test('more than fifteen days late makes all that is left due at once, by the text alone', () => {
    expect(acceleratedOn(promise(), '2027-02-15')).toBeNull();
    expect(acceleratedOn(promise(), '2027-02-16')).toBe('2027-02-16');
    expect(overdueOf(promise(), '2027-02-16')).toBe(100_00n);
    expect(overdueOf(promise(), '2027-02-17')).toBe(300_00n);
    expect(acceleratedOn({ ...promise(), isAccelerated: false }, '2027-06-01')).toBeNull();
  });

  test('paid within the days of grace keeps the other days, whenever it was told of', () => {
    const late = said({ happenedOn: '2027-02-15', saidOn: '2027-02-20' }, 'confirmed');
    expect(acceleratedOn(promise(late), '2027-02-20')).toBeNull();
    const later = said({ happenedOn: '2027-02-16' }, 'confirmed');
    expect(acceleratedOn(promise(later), '2027-02-20')).toBe('2027-02-16');
  });
});

describe('a certificate', () => {
  const asks = (one: DuePromise, change = {}) =>
    defaultProblem([one], { side: 'claimant', today: '2027-02-01', issued: [], ...change });
  const today = { kind: 'default', side: 'claimant', issuedOn: '2027-02-01' } as const;
  test.each<[string, PerformanceCertificateRefusal | null, PerformanceCertificateRefusal | null]>([
    ['says that something is overdue', null, asks(promise())],
    ['not on its last day', 'nothing_overdue', asks(promise(), { today: '2027-01-31' })],
    ['to nobody who owes it', 'nothing_overdue', asks(promise(), { side: 'respondent' })],
    [
      'not while what was paid is unanswered',
      'answer_first',
      asks(promise(said({ amount: 50_00n }))),
    ],
    ['not once it is paid', 'nothing_overdue', asks(promise(said({}, 'confirmed')))],
    ['and once a day', 'certified_today', asks(promise(), { issued: [today] })],
    [
      'the next day again',
      null,
      asks(promise(), { issued: [{ ...today, issuedOn: '2027-01-31' }] }),
    ],
  ])('of default %s', (_, refusal, found) => {
    expect(found).toBe(refusal);
  });

  test('that all was performed has the last paisa and what was to be done, once', () => {
    const paid = promise(said({ amount: 300_00n }, 'confirmed'));
    const words = { ...promise(), kind: 'words', amount: null, payer: null, dues: [] } as const;
    const done = { ...words, statements: [said({ kind: 'done', amount: null }, 'confirmed')] };
    const on = { today: '2027-02-01', issued: [] };
    expect(performedProblem([paid, done], on)).toBeNull();
    expect(performedProblem([paid, words], on)).toBe('not_performed');
    expect(performedProblem([], on)).toBe('not_performed');
    const issued = [{ ...today, kind: 'performed' as const }];
    expect(performedProblem([paid, done], { ...on, issued })).toBe('certified_before');
  });
});

describe('both sides are told', () => {
  const plan = { settlementId: 'x', registerUntil: '2027-06-30' };
  const told = (one: DuePromise & { id: string }, today: string, isRegistered = false) =>
    tellingsOn(plan, [one], { today, isRegistered }).map(({ what, number }) => `${what} ${number}`);
  test('three days before a due day and on the day after, and not of what is paid', () => {
    expect(told(promise(), '2027-01-27')).toEqual([]);
    expect(told(promise(), '2027-01-28')).toEqual(['ahead 1']);
    expect(told(promise(), '2027-01-31')).toEqual(['ahead 1']);
    expect(told(promise(), '2027-02-01')).toEqual(['late 1']);
    expect(told(promise(said({}, 'confirmed')), '2027-02-01')).toEqual([]);
  });
  test('when a proof stands', () => {
    expect(told(promise(said()), '2027-02-08')).toEqual(['stands 0']);
  });
  test('thirty days before a registration is late, until it was registered', () => {
    const paid = promise(said({ amount: 300_00n }, 'confirmed'));
    expect(told(paid, '2027-05-30')).toEqual([]);
    expect(told(paid, '2027-05-31')).toEqual(['registration 0']);
    expect(told(paid, '2027-07-01')).toEqual([]);
    expect(told(paid, '2027-05-31', true)).toEqual([]);
  });
});

describe('a registration', () => {
  test('is of what a mediator authenticated, within 180 days, and of nothing else', () => {
    const ended = { form: 'mediation', by: 'terms_authenticated', on: '2027-01-01' };
    expect(registerUntil(ended)).toBe('2027-06-30');
    expect(registerUntil({ ...ended, by: 'terms_unauthenticated' })).toBeNull();
    expect(registerUntil({ ...ended, form: 'conciliation' })).toBeNull();
  });
  test('is noted of a day that was, also after the last one', () => {
    const plan = { registerUntil: '2027-06-30', begunOn: '2027-01-01' };
    const on = (registeredOn: string) =>
      registrationProblem(plan, { registeredOn, today: '2027-08-01' });
    expect([on('2027-07-15'), on('2027-08-02'), on('2026-12-31')]).toEqual([
      null,
      'day_ahead',
      'registered_early',
    ]);
    const none = { ...plan, registerUntil: null };
    const day = { registeredOn: '2027-02-01', today: '2027-08-01' };
    expect(registrationProblem(none, day)).toBe('nothing_to_register');
  });
});
