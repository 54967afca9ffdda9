import { expect, test } from 'vitest';
import { countsOf, narrowed, resultsOf } from './results.ts';

const at = new Date('2026-11-20T06:30:00Z');
const later = new Date('2026-11-21T06:30:00Z');
const hit = (id: string, change: object = {}) => ({
  id,
  disputeId: 'd',
  kind: 'paper' as const,
  side: 'claimant' as const,
  sourceKind: 'document',
  sourceId: id,
  at,
  rank: 0.1,
  ...change,
});

test('a paper with three pages is one result, shown by its best page', () => {
  const pages = [1, 2, 3].map((page) => hit(`p${page}`, { sourceId: 'p', rank: page / 10 }));
  expect(resultsOf(pages)).toMatchObject([{ id: 'p3', more: 2 }]);
});

test('the best first, then the newest, then always the same', () => {
  const hits = [hit('b'), hit('a'), hit('new', { at: later }), hit('best', { rank: 0.9 })];
  expect(resultsOf(hits).map(({ id }) => id)).toEqual(['best', 'new', 'a', 'b']);
});

test('each count is as if its own filter were not set', () => {
  const results = resultsOf([
    hit('a'),
    hit('b', { side: 'respondent' }),
    hit('c', { kind: 'event', side: null }),
  ]);
  const narrowing = { kind: 'paper' as const, side: 'claimant' as const };
  expect(narrowed(results, narrowing).map(({ id }) => id)).toEqual(['a']);
  expect(countsOf(results, narrowing)).toEqual({
    kinds: [{ name: 'paper', count: 1 }],
    sides: [
      { name: 'claimant', count: 1 },
      { name: 'respondent', count: 1 },
    ],
  });
});
