import { expect, test } from 'vitest';
import { type FeedEntry, sequenced } from './sequence.ts';

const at = (time: string) => new Date(`2026-05-12T${time}Z`);
const answer: FeedEntry = {
  entry: 'answer:ben',
  limitRow: 'answer',
  partyId: 'ben',
  dueOn: '2026-05-18',
  state: 'running',
};

test('what is first told has the number 0, and what did not change is told as it was', () => {
  const first = sequenced([], [answer], at('09:00:00'));
  expect(first.all).toEqual([{ ...answer, sequence: 0, changedAt: at('09:00:00') }]);
  expect(first.changed).toEqual(first.all);
  const again = sequenced(first.all, [answer], at('10:00:00'));
  expect(again).toEqual({ all: first.all, changed: [] });
});

test('a changed date is the same entry with the next number', () => {
  const { all } = sequenced([], [answer], at('09:00:00'));
  const later = sequenced(all, [{ ...answer, dueOn: '2026-05-25' }], at('10:00:00'));
  expect(later.changed).toMatchObject([{ entry: 'answer:ben', dueOn: '2026-05-25', sequence: 1 }]);
});

test('what is there no more is cancelled once, under its own name, and comes back with the next number', () => {
  const { all } = sequenced([], [answer], at('09:00:00'));
  const gone = sequenced(all, [], at('10:00:00'));
  expect(gone.changed).toMatchObject([{ entry: 'answer:ben', state: 'cancelled', sequence: 1 }]);
  expect(sequenced(gone.all, [], at('11:00:00')).changed).toEqual([]);
  expect(sequenced(gone.all, [answer], at('12:00:00')).changed).toMatchObject([
    { state: 'running', sequence: 2 },
  ]);
});
