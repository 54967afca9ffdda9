import { expect, test } from 'vitest';
import { officerIn, paperIn } from './event-details.ts';
import { limitationSummaryOf, requestedTermsOf } from './request-summary.ts';

const dispute = {
  process: 'arbitration' as const,
  seat: 'Mumbai',
  arbitrators: 1,
  language: 'en',
  signedName: 'Ada Lovelace',
  signedCapacity: 'Director',
};
const acting = { name: 'Mia Rao', firm: 'Rao and Partners', endedAt: null };

function aParty(side: 'claimant' | 'respondent', representatives: readonly (typeof acting)[]) {
  return { side, name: side === 'claimant' ? 'Ada' : 'Ben', representatives };
}

test('a request says how it asks to be decided, who signed it and who acts for the claimants', () => {
  const parties = [aParty('claimant', [acting]), aParty('respondent', [acting])];
  expect(requestedTermsOf({ dispute, parties })).toEqual({
    process: 'arbitration',
    seat: 'Mumbai',
    arbitrators: 1,
    language: 'en',
    signed: { name: 'Ada Lovelace', capacity: 'Director' },
    acting: [{ name: 'Ada', by: 'Mia Rao, Rao and Partners' }],
  });
});

test('a representative without a firm is named alone, and one whose authority ended is not', () => {
  const alone = { name: 'Mia Rao', firm: '', endedAt: null };
  const gone = { name: 'Eve Shah', firm: '', endedAt: new Date('2026-11-20T06:00:00Z') };
  const parties = [{ side: 'claimant' as const, name: 'Ada', representatives: [gone, alone] }];
  expect(requestedTermsOf({ dispute, parties }).acting).toEqual([{ name: 'Ada', by: 'Mia Rao' }]);
});

test('limitation is told by what was filed for it, and nothing else of the dispute', () => {
  const told = { causeOn: '2024-01-10', acknowledgedOn: null, paidOn: null, lateReason: '' };
  expect(limitationSummaryOf({ ...dispute, ...told, limitationKind: 'goods' })).toEqual({
    ...told,
    kind: 'goods',
  });
});

test('an event names the officer or the paper that it is about, where it has one', () => {
  expect(officerIn({ details: { officer: 'omar' } })).toBe('omar');
  expect(paperIn({ details: { document: 'memo' } })).toBe('memo');
  expect(officerIn({ details: { document: 'memo' } })).toBeNull();
  expect(paperIn({ details: { document: 7 } })).toBeNull();
});
