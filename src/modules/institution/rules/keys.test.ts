import { expect, test } from 'vitest';
import { judgeKey } from './keys.ts';

const here = { use: 'signing', name: 'here', follows: ['ended'] } as const;

test('the first key of a database is noted, and the same one goes on', () => {
  expect(judgeKey(null, here, [])).toBe('to_note');
  expect(judgeKey('here', here, [])).toBe('noted');
});

test('a key that took the place of the noted one by a rotation is noted instead', () => {
  expect(judgeKey('ended', here, [])).toBe('to_note');
});

test('another key is refused, unless whoever runs the house says by its name that the noted one is lost', () => {
  expect(judgeKey('elsewhere', here, [])).toBe('other');
  expect(judgeKey('elsewhere', here, ['another'])).toBe('other');
  expect(judgeKey('elsewhere', here, ['elsewhere'])).toBe('to_note');
});
