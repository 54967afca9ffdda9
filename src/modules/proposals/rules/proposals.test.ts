import { describe, expect, test } from 'vitest';
import {
  agreedPoints,
  type Clause,
  changesSince,
  clauseProblem,
  MOST_CLAUSES,
  readClauses,
  withClause,
  withoutClause,
  withStandard,
  writeClauses,
} from './clauses.ts';
import {
  isTimeOver,
  outcomeOf,
  refusalInRoom,
  refusalToAnswer,
  refusalToPut,
  refusalToShow,
  stageOf,
} from './proposals.ts';

const today = '2026-11-20';
const payment = {
  payer: 'respondent',
  amount: 1_200_000n,
  currency: 'INR',
  instalments: 12,
  firstOn: '2026-12-31',
  rhythm: 'month',
} as const;
const words: Clause = { key: 1, name: 'Keys', kind: 'words', said: 'Hand back the keys.' };
const money: Clause = { key: 2, name: 'Arrears', kind: 'money', payment };
const shown = { shownAt: new Date(), putAt: null, answersUntil: null, endedAs: null };
const put = { ...shown, putAt: new Date(), answersUntil: today };

describe('a clause', () => {
  test('has a heading and says something that can be seen', () => {
    expect(clauseProblem({ ...words, name: ' \u200b' }, { today })).toBe('clause_unnamed');
    expect(clauseProblem({ ...words, said: '\u2060' }, { today })).toBe('clause_empty');
    expect(clauseProblem(words, { today })).toBeNull();
  });

  test.each([
    ['amount_wrong', { amount: -1n }],
    ['nothing_offered', { amount: 0n }],
    ['instalments_wrong', { instalments: 0 }],
    ['instalments_wrong', { instalments: 1000 }],
    ['instalments_small', { amount: 1100n, instalments: 12 }],
    ['first_early', { firstOn: '2026-11-19' }],
    ['first_late', { firstOn: '2029-01-01' }],
  ])('that pays is refused as %s', (code, change) => {
    const point = { ...money, payment: { ...payment, ...change } };
    expect(clauseProblem(point, { today })).toBe(code);
  });

  test('keeps its key when it is written anew, and a key that was given up is not given again', () => {
    const change = { point: { ...words, said: 'By Friday.' }, today, used: [1, 2, 7] };
    expect(withClause([words, money], { ...change, key: 1 })).toEqual({
      ok: true,
      value: [{ ...words, said: 'By Friday.' }, money],
    });
    const added = withClause([words], { ...change, key: null });
    expect(added.ok && added.value.at(-1)?.key).toBe(8);
    expect(withClause([words], { ...change, key: 3 })).toMatchObject({ refusal: 'clause_unknown' });
    expect(withoutClause([words], 2)).toMatchObject({ refusal: 'clause_unknown' });
    expect(withoutClause([words, money], 1)).toEqual({ ok: true, value: [money] });
  });

  test('is one of thirty at most', () => {
    const many = Array.from({ length: MOST_CLAUSES }, (_, at) => ({ ...words, key: at + 1 }));
    const more = { key: null, point: words, today, used: [] };
    expect(withClause(many, more)).toMatchObject({ refusal: 'too_many_clauses' });
    expect(withClause(many.slice(1), more).ok).toBe(true);
  });

  test('is read as it was written, with its sum', () => {
    expect(readClauses(writeClauses([words, money]))).toEqual([words, money]);
  });
});

describe('standard clauses of a draft', () => {
  const standard = (key: number, clause: 'confidential' | 'no_dues'): Clause => ({
    ...{ key, name: '', kind: 'standard', clause },
  });

  test('are exactly those that were ticked, after what was written, and keep their keys', () => {
    const first = withStandard([words], { picked: ['no_dues'], used: [1, 4] });
    expect(first).toEqual({ ok: true, value: [words, standard(5, 'no_dues')] });
    const second = withStandard([words, standard(5, 'no_dues')], {
      picked: ['no_dues', 'confidential', 'no_dues'],
      used: [1, 4, 5],
    });
    const both = [words, standard(6, 'confidential'), standard(5, 'no_dues')];
    expect(second).toEqual({ ok: true, value: both });
    expect(readClauses(writeClauses(both))).toEqual(both);
    expect(withStandard(both, { picked: [], used: [6] })).toEqual({ ok: true, value: [words] });
  });

  test('are not written over as a clause in words, and count among the thirty', () => {
    const change = { point: words, today, used: [5] };
    expect(withClause([standard(5, 'no_dues')], { ...change, key: 5 })).toMatchObject({
      refusal: 'clause_unknown',
    });
    const many = Array.from({ length: MOST_CLAUSES }, (_, at) => ({ ...words, key: at + 1 }));
    expect(withStandard(many, { picked: ['no_dues'], used: [] })).toMatchObject({
      refusal: 'too_many_clauses',
    });
  });

  test('that speak of a payment are shown with one, by one side', () => {
    const on = (...clauses: Clause[]) => refusalToPut(clauses, { today, until: today });
    const back: Clause = { ...money, key: 9, payment: { ...payment, payer: 'claimant' } };
    expect(on(words, standard(3, 'no_dues'))).toBe('clause_without_payment');
    expect(on(money, back, standard(3, 'no_dues'))).toBe('clause_two_payers');
    expect(on(money, standard(3, 'no_dues'))).toBeNull();
    expect(on(words, standard(3, 'confidential'))).toBeNull();
  });

  test('become points of the text after all others, with whoever pays', () => {
    expect(agreedPoints([standard(7, 'no_dues'), money, words])).toEqual([
      money,
      words,
      { name: '', kind: 'standard', clause: 'no_dues', payer: 'respondent' },
    ]);
  });
});

test('what changed since the version before is told clause by clause', () => {
  const cheaper = { ...money, payment: { ...payment, amount: 1_000_000n } };
  const fresh = { ...words, key: 3, name: 'Costs' };
  const { changes, gone } = changesSince([words, money], [cheaper, fresh]);
  expect([...changes]).toEqual([
    [2, 'changed'],
    [3, 'new'],
  ]);
  expect(gone).toEqual([words]);
  expect([...changesSince([words], [words]).changes.values()]).toEqual(['same']);
  expect([...changesSince(null, [words]).changes.values()]).toEqual(['same']);
});

test('terms are proposed in talks that go on, and not while a text waits for signatures', () => {
  expect(refusalInRoom({ isLed: true, isPending: false })).toBeNull();
  expect(refusalInRoom({ isLed: false, isPending: false })).toBe('talks_over');
  expect(refusalInRoom({ isLed: true, isPending: true })).toBe('settlement_pending');
});

test('a draft with clauses is shown, and not while the version before is answered', () => {
  expect(refusalToShow(null, null)).toBe('draft_missing');
  expect(refusalToShow({ clauses: [] }, null)).toBe('clauses_missing');
  expect(refusalToShow({ clauses: [words] }, put)).toBe('proposal_put');
  expect(refusalToShow({ clauses: [words] }, shown)).toBeNull();
});

test('both are asked within a month, and pay nothing before they could have signed', () => {
  const on = (until: string) => refusalToPut([words, money], { today, until });
  expect(on('2026-11-19')).toBe('until_early');
  expect(on(today)).toBeNull();
  expect(on('2026-12-20')).toBeNull();
  expect(on('2026-12-21')).toBe('until_late');
  const soon = { ...money, payment: { ...payment, firstOn: '2026-11-25' } };
  expect(refusalToPut([soon], { today, until: '2026-11-26' })).toBe('first_early');
  expect(refusalToPut([soon], { today, until: '2026-11-25' })).toBeNull();
});

test('a side answers once, from the question to the end of its last day', () => {
  const asked = (one: Parameters<typeof refusalToAnswer>[0], on = today, hasAnswered = false) =>
    refusalToAnswer(one, { hasAnswered, today: on });
  expect(asked(null)).toBe('proposal_over');
  expect(asked(shown)).toBe('proposal_not_put');
  expect(asked({ ...put, endedAs: 'withdrawn' })).toBe('proposal_over');
  expect(asked(put)).toBeNull();
  expect(asked(put, '2026-11-21')).toBe('proposal_over');
  expect(asked(put, today, true)).toBe('answered_before');
  expect(isTimeOver(put, today)).toBe(false);
  expect(stageOf({ ...shown, shownAt: null })).toBe('draft');
});

describe('what comes of two secret answers', () => {
  test.each([
    [{}, 'waiting', 'not_agreed'],
    [{ claimant: true }, 'waiting', 'not_agreed'],
    [{ claimant: false }, 'waiting', 'not_agreed'],
    [{ respondent: false }, 'waiting', 'not_agreed'],
    [{ claimant: true, respondent: true }, 'agreed', 'agreed'],
    [{ claimant: true, respondent: false }, 'not_agreed', 'not_agreed'],
    [{ claimant: false, respondent: true }, 'not_agreed', 'not_agreed'],
    [{ claimant: false, respondent: false }, 'not_agreed', 'not_agreed'],
  ] as const)('%o: before the end of the time and after it', (answers, running, over) => {
    expect([outcomeOf(answers, false), outcomeOf(answers, true)]).toEqual([running, over]);
  });
});
