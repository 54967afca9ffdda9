import { expect, test } from 'vitest';
import { openersIn } from './openings.ts';

const parties = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
  { id: 'bob', side: 'respondent' as const },
];

test('a paper is opened by the parties for whom it was, each once, and never by the office', () => {
  const openings = [
    { document: 'note', as: 'claimant', party: 'ada' },
    { document: 'note', as: 'respondent', party: 'ben' },
    { document: 'note', as: 'respondent', party: 'ben bob' },
    { document: 'note', as: 'officer' },
    { document: 'bill', as: 'registrar' },
  ];
  expect([...openersIn(openings, parties)]).toEqual([['note', ['ada', 'ben', 'bob']]]);
});

test('where only the side is known, a side of one is that party, and of a side of two nobody is picked', () => {
  const openings = [
    { document: 'note', as: 'claimant' },
    { document: 'note', as: 'respondent' },
  ];
  expect([...openersIn(openings, parties)]).toEqual([['note', ['ada']]]);
});
