import { expect, test } from 'vitest';
import { calledIn } from './mentions.ts';

const readers = [
  { id: 'a', name: 'Asha' },
  { id: 'ar', name: 'Asha Rao' },
  { id: 'b', name: 'बेन शाह' },
  { id: 'c', name: '' },
  { id: 'd1', name: 'Dev' },
  { id: 'd2', name: 'Dev' },
];

test.each([
  ['@Asha, may we meet?', ['a']],
  ['@asha rao may we meet?', ['ar']],
  ['May we meet, @Asha Rao and @Asha?', ['ar', 'a']],
  ['कृपया @बेन शाह, देखें', ['b']],
  ['@बेन शाहजी', []],
  ['@Ashas', []],
  ['mail@asha', []],
  ['@Eve @ @@', []],
  ['(@Dev)', ['d1', 'd2']],
  ['line\n@Asha\n', ['a']],
])('%s calls those of the readers whose name it writes: %j', (words, ids) => {
  expect(calledIn(words, readers)).toEqual(ids);
});
