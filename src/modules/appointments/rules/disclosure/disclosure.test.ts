import { describe, expect, test } from 'vitest';
import { barsIn, countedFor, problemOf, signed } from './disclosure.ts';
import { QUESTIONS, sourceOf } from './questions.ts';

// ACA s. 12 with the Fifth, Sixth and Seventh Schedules: nothing is answered for anybody, and nothing is signed that is not whole.
const noes = QUESTIONS.map((question) => ({ question, isYes: false, what: '' }));
const whole = {
  experience: 'Forty arbitrations since 2009.',
  elsewhere: 3,
  answers: noes,
  signedAs: 'Asha Rao',
  counted: 0,
};
const who = { name: 'Adv. Asha Rao', now: [] };
const saying = (question: string, isYes: boolean | null, what = '') =>
  noes.map((one) => (one.question === question ? { ...one, isYes, what } : one));

test('each item of the Fifth Schedule is asked once, and its first nineteen are those of the Seventh', () => {
  const items = Object.values(sourceOf).flatMap(({ items: some, bars }) =>
    some === '' ? [] : some.split(', ').map((item) => ({ item: Number(item), bars })),
  );
  const sorted = items.toSorted((one, other) => one.item - other.item);
  expect(sorted.map(({ item }) => item)).toEqual(Array.from({ length: 34 }, (_, at) => at + 1));
  expect(sorted.filter(({ bars }) => bars).map(({ item }) => item)).toEqual(
    Array.from({ length: 19 }, (_, at) => at + 1),
  );
});

describe('a disclosure is signed', () => {
  test('when every question is answered', () => {
    expect(problemOf(whole, who)).toBeNull();
  });

  test.each([
    [
      'a question that nobody answered',
      { answers: saying('family', null) },
      'unanswered',
      'family',
    ],
    ['a question that is left out', { answers: noes.slice(1) }, 'unanswered', 'adviser'],
    [
      'a yes without what it is',
      { answers: saying('adverse', true, ' ') },
      'words_missing',
      'adverse',
    ],
    [
      'a yes of the Seventh Schedule',
      { answers: saying('interest', true, 'Shares') },
      'barred',
      'interest',
    ],
    ['no experience', { experience: ' ' }, 'experience_missing', 'experience'],
    ['another name', { signedAs: 'Bina Das' }, 'name_differs', 'signedAs'],
    ['no name', { signedAs: 'Mr' }, 'name_differs', 'signedAs'],
    ['a count that is older than the signature', { counted: 1 }, 'count_changed', 'counted'],
  ])('never with %s', (_, change, code, field) => {
    expect(problemOf({ ...whole, ...change }, who)).toEqual({ code, field });
  });

  test('by a name of initials alone, as the panel has it', () => {
    const initials = { ...who, name: 'K. S.' };
    expect(problemOf({ ...whole, signedAs: ' k. s. ' }, initials)).toBeNull();
    expect(problemOf({ ...whole, signedAs: 'S. K.' }, initials)?.code).toBe('name_differs');
    expect(problemOf({ ...whole, signedAs: '' }, initials)?.code).toBe('name_differs');
  });

  test('with a yes that bars nobody, in their own words', () => {
    const answers = saying('colleagues', true, ' We shared a chamber until 2024. ');
    expect(problemOf({ ...whole, answers }, who)).toBeNull();
    const paper = signed({ ...whole, answers }, { here: 2, counted: [] });
    expect(paper.ongoing).toEqual({ here: 2, elsewhere: 3 });
    expect(paper.answers).toHaveLength(QUESTIONS.length);
    expect(paper.answers.filter(({ isYes }) => isYes)).toEqual([
      { question: 'colleagues', isYes: true, what: 'We shared a chamber until 2024.' },
    ]);
  });

  test('and what was typed beside a no is not in it', () => {
    const answers = saying('adverse', false, 'typed and thought better of');
    expect(JSON.stringify(signed({ ...whole, answers }, { here: 0, counted: [] }))).not.toContain(
      'thought better',
    );
  });
});

test('of the Seventh Schedule alone a yes bars', () => {
  const all = QUESTIONS.map((question) => ({ question, isYes: true, what: 'Yes' }));
  expect(barsIn(all)).toEqual([
    'adviser',
    'management',
    'counsel',
    'family',
    'interest',
    'this_dispute',
  ]);
});

test('a yes that all have waived is taken once it is said that it is this and nothing else', () => {
  const answers = QUESTIONS.map((question) => ({
    question,
    isYes: question === 'adviser',
    what: question === 'adviser' ? 'I advised Ada in 2024.' : '',
  }));
  const said = { experience: 'Some', elsewhere: 0, answers, signedAs: 'Asha Rao', counted: 0 };
  const of = { name: 'Asha Rao', now: [], isWaived: true };
  expect(problemOf(said, { ...of, isWaived: false })?.code).toBe('barred');
  expect(problemOf(said, of)).toEqual({ code: 'waiver_unconfirmed', field: 'isAsWaived' });
  expect(problemOf({ ...said, isAsWaived: true }, of)).toBeNull();
  expect(problemOf({ ...said, isAsWaived: true }, { ...of, isWaived: false })?.code).toBe('barred');
});

describe('what is counted', () => {
  const earlier = [
    { appointedOn: '2025-06-03', parties: ['Sahyadri Finance Pvt Ltd', 'Waghmare'], isHere: true },
    { appointedOn: '2024-06-14', parties: ['SAHYADRI FINANCE'], isHere: false },
    { appointedOn: '2023-11-26', parties: ['Sahyadri Finance'], isHere: true },
    { appointedOn: '2025-01-01', parties: ['Another Bank'], isHere: true },
  ];

  test('a party under another spelling, here and elsewhere, the oldest first, and nobody else', () => {
    expect(countedFor(['Sahyadri Finance Limited', 'Ben'], earlier, '2023-11-27')).toEqual([
      { on: '2024-06-14', party: 'Sahyadri Finance Limited', isHere: false },
      { on: '2025-06-03', party: 'Sahyadri Finance Limited', isHere: true },
    ]);
  });

  test('the first day of the 36 months counts, the day before does not', () => {
    expect(countedFor(['Sahyadri Finance'], earlier, '2023-11-26')).toHaveLength(3);
  });

  test('a dispute with two of the parties counts once', () => {
    const both = [{ appointedOn: '2026-01-01', parties: ['Ada', 'Ben Borrower'], isHere: true }];
    expect(countedFor(['Ada', 'Ben Borrower'], both, '2023-01-01')).toHaveLength(1);
  });
});
