import { expect, test } from 'vitest';
import { factsFromEvents } from './facts.ts';
import { tribunalReads, whoActs } from './visible.ts';

test('an offer to pay is without prejudice: no tribunal reads it, whoever else may', () => {
  for (const audience of ['parties', 'claimant', 'respondent', 'office'])
    expect(tribunalReads({ kind: 'offer', audience })).toBe(false);
});

test('a tribunal reads what every party may read, and nothing that one side alone may (ACA s. 24(3))', () => {
  for (const kind of ['answer', 'objection', 'counterclaim', 'evidence']) {
    expect(tribunalReads({ kind, audience: 'parties' })).toBe(true);
    for (const audience of ['claimant', 'respondent', 'office'])
      expect(tribunalReads({ kind, audience })).toBe(false);
  }
});

const parties = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
  { id: 'bob', side: 'respondent' as const },
];

test('who must act is told as the reader stands', () => {
  const ben = { as: 'respondent' as const, partyIds: ['ben'], parties };
  expect(whoActs({ whose: 'party', partyId: 'ben' }, ben)).toBe('you');
  expect(whoActs({ whose: 'party', partyId: 'bob' }, ben)).toBe('all');
  expect(whoActs({ whose: 'claimant', partyId: 'ada' }, ben)).toBe('other_side');
  expect(whoActs({ whose: 'respondent', partyId: null }, ben)).toBe('you');
  expect(whoActs({ whose: 'officer', partyId: 'ben' }, ben)).toBe('institution');
});

test('an objection counts for the withdrawal that waits, and not for the next one', () => {
  const event = (type: string, partyId: string) => ({
    type,
    at: new Date(0),
    on: '2026-01-01',
    partyId,
    details: {},
  });
  const asked = event('withdrawal_asked', 'ada');
  const objected = event('withdrawal_objected', 'ben');
  expect(factsFromEvents(parties, [asked, objected]).withdrawalObjected).toEqual(['ben']);
  expect(
    factsFromEvents(parties, [asked, objected, event('withdrawal_declined', 'ada'), asked])
      .withdrawalObjected,
  ).toEqual([]);
});
