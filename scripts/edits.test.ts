import { expect, test } from 'vitest';
import { edited } from './edits.ts';

test('edits are made in their places, in whatever order they come', () => {
  const edits = [
    { start: 4, end: 5, by: 'E' },
    { start: 0, end: 1, by: 'xyz' },
    { start: 6, end: 6, by: '!' },
  ];
  expect(edited('abcdef', edits)).toBe('xyzbcdEf!');
  expect(edited('abc', [])).toBe('abc');
});

test('an edit within another goes with it', () => {
  const edits = [
    { start: 1, end: 2, by: 'no' },
    { start: 0, end: 3, by: 'all' },
    { start: 3, end: 3, by: '+' },
  ];
  expect(edited('abcd', edits)).toBe('all+d');
});
