import { expect, test } from 'vitest';
import { readsOf } from './reads.ts';

const ada = { id: 'ada', name: 'Ada', as: 'claimant' as const, partyIds: ['a'] };
const adv = { ...ada, id: 'adv' };
const ben = { id: 'ben', name: 'Ben', as: 'respondent' as const, partyIds: ['b'] };

test('a door has read as far as whoever of it read furthest', () => {
  const marks = [
    { personId: 'ada', readTo: 3 },
    { personId: 'adv', readTo: 5 },
  ];
  expect(readsOf([ada, adv, ben], marks)).toEqual([
    { door: 'claimant', readTo: 5 },
    { door: 'respondent', readTo: 0 },
  ]);
});

test('nobody who reads there no more is told of', () => {
  expect(readsOf([ada], [{ personId: 'ben', readTo: 9 }])).toEqual([
    { door: 'claimant', readTo: 0 },
  ]);
});
