import { describe, expect, test } from 'vitest';
import { inOrder, waitingFor } from './desk.ts';

const limit = (row: string, change: object = {}) => ({
  ...{ row, seat: null, state: 'running' as const, whose: 'arbitrator' as const },
  ...{ dueOn: '2027-01-10', citation: 'ACA s. 29A', ...change },
});
const sole = { disputeId: 'a', seat: 'sole', mayDecide: false };
const rows = (limits: ReturnType<typeof limit>[], sitting = sole) =>
  waitingFor(sitting, limits).map((one) => one.limit);

describe('what waits for a neutral', () => {
  test('a limit of theirs that runs, and one that they missed', () => {
    expect(rows([limit('award'), limit('award_target', { state: 'missed' })])).toEqual([
      'award',
      'award_target',
    ]);
  });

  test('not what was done, what stands still, or what is another’s', () => {
    const others = [{ state: 'met' }, { state: 'paused' }, { state: 'ended' }, { whose: 'party' }];
    expect(rows(others.map((one) => limit('award', one)))).toEqual([]);
  });

  test('of three, not the limit of another seat', () => {
    const one = [limit('award_target', { seat: 'claimant' })];
    expect(rows(one, { ...sole, seat: 'respondent' })).toEqual([]);
    expect(rows(one, { ...sole, seat: 'claimant' })).toEqual(['award_target']);
  });

  test('a challenge once they may decide it, and not before', () => {
    expect(rows([limit('challenge_ruling')])).toEqual([]);
    expect(rows([limit('challenge_ruling')], { ...sole, mayDecide: true })).toEqual([
      'challenge_ruling',
    ]);
  });

  test('each is done in its place', () => {
    const all = [limit('first_session'), limit('authentication'), limit('award')];
    expect(waitingFor(sole, all).map(({ place }) => place)).toEqual(['mandate', 'terms', 'case']);
  });

  test('the nearest limit is first; of one day a question comes first', () => {
    const on = (dueOn: string, place: 'question' | 'case', disputeId = 'a') => ({
      ...{ dueOn, place, disputeId },
    });
    const far = on('2027-01-11', 'question');
    const near = on('2027-01-10', 'case', 'b');
    const asked = on('2027-01-10', 'question', 'c');
    expect(inOrder([far, near, asked])).toEqual([asked, near, far]);
  });
});
