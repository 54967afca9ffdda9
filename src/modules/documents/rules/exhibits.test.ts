import { describe, expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { answerTo, exhibitNumber, firstOpenings, numberNext, strike } from './exhibits.ts';

const of = (documentId: string, number: number, version = 1, change = {}) => ({
  documentId,
  partyId: 'ada',
  number,
  version,
  isStruck: false,
  ...change,
});

describe('a number', () => {
  test('is a run a side, as a lawyer calls it', () => {
    expect(exhibitNumber({ side: 'claimant', number: 4, version: 1 })).toBe('C-4');
    expect(exhibitNumber({ side: 'respondent', number: 3, version: 2 })).toBe('R-3 (2)');
  });

  test('is the next of its side, also where one was struck', () => {
    expect(numberNext([], { partyId: 'ada', replaces: null })).toEqual(
      allow({ number: 1, version: 1 }),
    );
    const filed = [of('a', 1), of('b', 2, 1, { isStruck: true })];
    expect(numberNext(filed, { partyId: 'ada', replaces: null })).toEqual(
      allow({ number: 3, version: 1 }),
    );
  });

  test('of a later version is that of the first, and the versions count', () => {
    const filed = [of('a', 1), of('b', 1, 2), of('c', 2)];
    expect(numberNext(filed, { partyId: 'ada', replaces: 'a' })).toEqual(
      allow({ number: 1, version: 3 }),
    );
  });

  test('is not given to a version of what is not there, is another’s or was struck', () => {
    const filed = [of('a', 1, 1, { isStruck: true }), of('b', 2)];
    for (const [partyId, replaces] of [
      ['ada', 'x'],
      ['ada', 'a'],
      ['asha', 'b'],
    ] as const)
      expect(numberNext(filed, { partyId, replaces })).toEqual(refuse('version_unknown'));
  });
});

describe('a paper', () => {
  const stands = { partyId: 'ada', side: 'claimant' as const, isStruck: false };

  test('is struck by whoever filed it, once, with a reason', () => {
    expect(strike(stands, { partyIds: ['ada'], why: 'The wrong file' })).toEqual(allow(null));
    expect(strike(stands, { partyIds: ['ada'], why: ' ' })).toEqual(refuse('why_missing'));
    expect(strike(stands, { partyIds: ['ben'], why: 'x' })).toEqual(refuse('unknown'));
    expect(strike({ ...stands, isStruck: true }, { partyIds: ['ada'], why: 'x' })).toEqual(
      refuse('struck_already'),
    );
  });

  test('is answered by the other side while it stands, with a reason unless it is admitted', () => {
    const by = { side: 'respondent' as const, why: '' };
    expect(answerTo(stands, { ...by, answer: 'admitted' })).toEqual(allow(null));
    expect(answerTo(stands, { ...by, answer: 'denied' })).toEqual(refuse('why_missing'));
    expect(answerTo(stands, { ...by, answer: 'objected', why: 'A copy alone' })).toEqual(
      allow(null),
    );
    expect(answerTo(stands, { ...by, side: 'claimant', answer: 'admitted' })).toEqual(
      refuse('own_paper'),
    );
    expect(answerTo({ ...stands, isStruck: true }, { ...by, answer: 'admitted' })).toEqual(
      refuse('is_struck'),
    );
  });
});

test('the first opening of each person for each party counts, and the office’s is nobody’s business', () => {
  const [early, late] = [new Date(1000), new Date(2000)];
  expect(
    firstOpenings([
      { at: late, personId: 'p1', details: { document: 'a', as: 'respondent', party: 'ben' } },
      {
        at: early,
        personId: 'p1',
        details: { document: 'a', as: 'respondent', party: 'ben bela' },
      },
      { at: late, personId: 'p2', details: { document: 'a', as: 'respondent', party: 'ben' } },
      { at: early, personId: 'p3', details: { document: 'a', as: 'officer' } },
    ]),
  ).toEqual([
    { documentId: 'a', partyId: 'ben', personId: 'p1', at: early },
    { documentId: 'a', partyId: 'bela', personId: 'p1', at: early },
    { documentId: 'a', partyId: 'ben', personId: 'p2', at: late },
  ]);
});
