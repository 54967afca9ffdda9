import { expect, test } from 'vitest';
import { type DisputeProgressInput, stageDoorsOf } from './doors.ts';

const party = (
  id: string,
  side: 'claimant' | 'respondent',
  more: Partial<DisputeProgressInput['parties'][number]> = {},
) => ({
  id,
  side,
  kind: 'person',
  name: id,
  isYou: false,
  representatives: [],
  servedOn: null,
  answeredOn: null,
  releasedOn: null,
  mayRelease: false,
  contacts: [],
  taxPlace: null,
  ...more,
});
const happened = (type: string, on: string) => ({
  id: type + on,
  type,
  at: `${on}T06:00:00.000Z`,
  on,
  party: null,
  why: '',
});
const limit = (partyId: string, who: 'you' | 'other_side', dueOn: string) => ({
  limit: 'answer',
  partyId,
  who,
  startedOn: '2026-03-08',
  dueOn,
  isOver: false,
  isHeld: false,
  isPaused: false,
  citation: '',
});

// Only these are read of a dispute.
const wayOf = (more: object) =>
  ({
    process: 'arbitration',
    state: 'arb_commenced',
    as: 'respondent',
    filedAt: '2026-02-20T20:00:00.000Z',
    limits: [],
    timeline: [happened('admitted', '2026-02-25'), happened('notice_dispatched', '2026-03-01')],
    parties: [
      party('ada', 'claimant'),
      party('ben', 'respondent', { isYou: true, servedOn: '2026-03-08' }),
      party('bob', 'respondent'),
    ],
    ...more,
  }) as unknown as DisputeProgressInput;

const drawn = (more: object) =>
  stageDoorsOf(wayOf(more)).map(({ name, is, on, by }) =>
    [name, is, on ?? (by && `by ${by}`)].filter(Boolean).join(' '),
  );

test('a respondent who was reached stands before the answer, with the days of their own', () => {
  expect(
    drawn({
      limits: [limit('ben', 'you', '2026-03-23'), limit('bob', 'other_side', '2026-04-02')],
    }),
  ).toEqual([
    'request done 2026-02-21', // after midnight in Mumbai
    'notice done 2026-03-08',
    'answer now by 2026-03-23',
    'arbitrator later',
    'papers later',
    'hearing later',
    'award later',
  ]);
});

test('for one whom the notice has not reached it is under way, whatever the others have', () => {
  const parties = [
    party('ada', 'claimant'),
    party('ben', 'respondent', { servedOn: '2026-03-08' }),
    party('bob', 'respondent', { isYou: true }),
  ];
  expect(drawn({ parties })[1]).toBe('notice now');
});

test('of several respondents with several days none stands for all', () => {
  const limits = [
    limit('ben', 'other_side', '2026-03-23'),
    limit('bob', 'other_side', '2026-04-02'),
  ];
  expect(drawn({ as: 'claimant', limits })[2]).toBe('answer now');
  expect(drawn({ as: 'claimant', limits: limits.slice(0, 1) })[2]).toBe('answer now by 2026-03-23');
});

test('a conciliation has doors of its own', () => {
  expect(drawn({ process: 'conciliation', state: 'con_wait' })[2]).toBe('reply now');
});

test('what is over or stopped stands as far as it had come', () => {
  expect(drawn({ state: 'withdrawn', timeline: [] })[0]).toBe('request now');
  expect(
    drawn({
      state: 'stayed',
      timeline: [happened('admitted', '2026-02-25'), happened('served', '2026-03-08')],
    })[2],
  ).toBe('answer now');
});
