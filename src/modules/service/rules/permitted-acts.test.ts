import { expect, test } from 'vitest';
import { factsOf } from '#modules/disputes/rules/facts.ts';
import type { DisputeFacts, EventType } from '#modules/disputes/rules/machine.ts';
import type { PastEvent } from '#modules/disputes/rules/words.ts';
import { partyMay, warningProblem } from './permitted-acts.ts';

const parties = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
];
const of = (type: EventType): PastEvent => ({
  type,
  at: new Date(0),
  on: '2026-11-20',
  partyId: 'ben',
  details: {},
});
function after(types: readonly EventType[], isTimeOver = true): DisputeFacts {
  const stands = {
    process: 'arbitration',
    track: 'online',
    state: 'arb_constituting',
    before: null,
    basis: 'A',
  } as const;
  const timing = {
    today: '2026-12-20',
    isOver: () => isTimeOver,
    extension: () => null,
    talksTime: () => null,
    lawEndsOn: () => null,
  };
  return factsOf({ ...stands, ...timing, checksOpen: 0, defectsOpen: 0 }, parties, types.map(of));
}

// Law and lifecycle 6.4. A late answer is an answer: their time is over all the same.
test('a respondent is warned who was served and whose time is over, and nobody who has answered', () => {
  expect(warningProblem(after(['served']), 'ben')).toBeNull();
  expect(warningProblem(after(['served', 'answered']), 'ben')).toBe('has_answered');
  expect(warningProblem(after(['served'], false), 'ben')).toBe('time_running');
  expect(warningProblem(after([]), 'ben')).toBe('not_served');
  expect(warningProblem(after(['served', 'identity_disputed']), 'ben')).toBe('identity_disputed');
  for (const nobody of ['ada', 'eve'])
    expect(warningProblem(after(['served']), nobody)).toBe('party_missing');
});

test('a warning is offered to the office where it may be given', () => {
  expect(partyMay(after(['served']), 'ben', false)).toEqual(['warn']);
  expect(partyMay(after(['served', 'answered']), 'ben', false)).toEqual([]);
  expect(partyMay(after(['served', 'warning_served']), 'ben', true)).toEqual([
    'reverse',
    'warn',
    'proceed',
  ]);
});
