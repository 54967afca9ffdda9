import { expect, test } from 'vitest';
import { aheadOf, type OwnCalendar } from './ahead-of.ts';

type Content = Parameters<typeof aheadOf>[0];
const today = '2026-11-23';
const entry = (id: string, dueOn: string, state: 'running' | 'held' | 'met' | 'missed') =>
  ({ id, disputeId: 'one', dueOn, state }) as OwnCalendar['entries'][number];
const meeting = (id: string, startsAt: string | null, more: object = {}) =>
  ({
    ...{ id, startsAt, state: startsAt ? 'settled' : 'asked', isBehind: false },
    ...more,
  }) as OwnCalendar['meetings'][number];
const with_ = (change: Partial<Content>): Content => ({
  ...{ today, entries: [], meetings: [] },
  ...change,
});
const away = (fromOn: string, untilOn: string) => ({
  ...{ neutralId: 'n', capacity: 3, freeOn: ['2026-11-20', '2026-11-26'], isAway: true },
  leaves: [{ id: `leave ${fromOn}`, fromOn, untilOn }],
});
const told = (content: Content, availability: Parameters<typeof aheadOf>[1] = null) =>
  aheadOf(content, availability).items.map(({ kind, on }) => `${on} ${kind}`);

test('limits, meetings, free days and leave stand in the order of their days', () => {
  const content = with_({
    entries: [entry('a', '2026-12-01', 'running'), entry('b', '2026-11-24', 'held')],
    meetings: [meeting('m', '2026-11-25T06:30:00Z')],
  });
  expect(told(content, away('2026-12-02', '2026-12-04'))).toEqual([
    ...['2026-11-24 limit', '2026-11-25 meeting', '2026-11-26 free'],
    ...['2026-12-01 limit', '2026-12-02 leave'],
  ]);
});

test('a meeting stands at its day in India', () => {
  expect(told(with_({ meetings: [meeting('m', '2026-11-25T19:00:00Z')] }))).toEqual([
    '2026-11-26 meeting',
  ]);
});

test('what is done, missed, called off, behind or without a time is not ahead', () => {
  const content = with_({
    entries: [entry('a', '2026-12-01', 'met'), entry('b', '2026-11-20', 'missed')],
    meetings: [
      meeting('m', null),
      meeting('n', '2026-11-25T06:30:00Z', { state: 'cancelled' }),
      meeting('o', '2026-11-23T03:30:00Z', { isBehind: true }),
    ],
  });
  expect(told(content)).toEqual([]);
});

test('leave that runs stands at today, and one that is over nowhere', () => {
  expect(told(with_({}), away('2026-11-10', today))).toEqual([`${today} leave`, '2026-11-26 free']);
  expect(told(with_({}), away('2026-11-10', '2026-11-22'))).toEqual(['2026-11-26 free']);
});

test('what comes after thirty days, or after twelve lines, is counted', () => {
  const far = with_({
    entries: [entry('a', '2026-12-23', 'running'), entry('b', '2026-12-24', 'running')],
  });
  expect(aheadOf(far, null)).toMatchObject({ items: [{ on: '2026-12-23' }], more: 1 });
  const many = Array.from({ length: 15 }, (_, at) => entry(`e${at}`, '2026-12-01', 'running'));
  const { items, more } = aheadOf(with_({ entries: many }), null);
  expect([items.length, more]).toEqual([12, 3]);
});
