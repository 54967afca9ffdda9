import { expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { type Ballot, decided, type Voter, vote } from './vote.ts';

type Verdict = 'agree' | 'decline';
const voter = (memberId: string, change: Partial<Voter> = {}): Voter => ({
  memberId,
  declared: 'none',
  hasWorkedOnIt: false,
  ...change,
});
const given = (verdict: Verdict, reasons = 'Because.') => ({
  verdict,
  reasons,
  needsReasons: verdict === 'decline',
});
const nobody = new Set<string>();
const cast = (...all: [string, Verdict][]): Ballot<Verdict>[] =>
  all.map(([memberId, verdict]) => ({ memberId, verdict }));
const outcome = (
  before: Ballot<Verdict>[],
  by: Voter,
  verdict: Verdict,
  recused: ReadonlySet<string> = nobody,
  reasons?: string,
) => {
  const voted = vote({ cast: before, recused }, by, given(verdict, reasons));
  return voted.ok ? voted.value : voted.refusal;
};

test('two different members of one mind decide, either way, and one alone does not', () => {
  expect(outcome([], voter('mia'), 'agree')).toBeNull();
  expect(outcome(cast(['mia', 'agree']), voter('noor'), 'agree')).toBe('agree');
  expect(outcome(cast(['mia', 'agree']), voter('noor'), 'decline')).toBeNull();
  expect(outcome(cast(['mia', 'agree'], ['noor', 'decline']), voter('omi'), 'decline')).toBe(
    'decline',
  );
});

test('a member declares first, and one with a relation does not vote', () => {
  expect(outcome([], voter('mia', { declared: null }), 'agree')).toBe('declare_first');
  expect(outcome([], voter('mia', { declared: 'relation' }), 'agree')).toBe('recused');
});

test('nobody votes twice, not even the other way', () => {
  for (const verdict of ['agree', 'decline'] as const)
    expect(outcome(cast(['mia', 'agree']), voter('mia'), verdict)).toBe('voted_already');
});

test('whoever prepared the file does not judge it', () => {
  expect(outcome([], voter('mia', { hasWorkedOnIt: true }), 'agree')).toBe('worked_on_it');
});

test('a decline gives reasons', () => {
  expect(outcome([], voter('mia'), 'decline', nobody, ' ')).toBe('reason_missing');
  expect(outcome([], voter('mia'), 'agree', nobody, ' ')).toBeNull();
});

test('what is decided is not voted on', () => {
  expect(outcome(cast(['mia', 'agree'], ['noor', 'agree']), voter('omi'), 'decline')).toBe(
    'decided_already',
  );
});

test('a vote does not count once its member has told of a relation', () => {
  expect(outcome(cast(['mia', 'agree']), voter('noor'), 'agree', new Set(['mia']))).toBeNull();
});

test('however members vote, a decision has two who are of its mind and not recused', () => {
  const member = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const ballots = fc.array(
    fc.record({ memberId: member, verdict: fc.constantFrom<Verdict>('agree', 'decline') }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(ballots, fc.uniqueArray(member, { maxLength: 3 }), (all, recused) => {
      const found = decided(all, new Set(recused));
      const minds = (verdict: Verdict) =>
        new Set(
          all
            .filter((one) => one.verdict === verdict && !recused.includes(one.memberId))
            .map((one) => one.memberId),
        ).size;
      if (found) expect(minds(found)).toBeGreaterThanOrEqual(2);
      else expect(Math.max(minds('agree'), minds('decline'))).toBeLessThan(2);
    }),
  );
});
