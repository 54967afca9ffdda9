import { expect, test } from 'vitest';
import { dayIn, momentInShort, timeIn } from './moments.ts';

test('a moment is written on the clock of Mumbai, unless its reader has another', () => {
  expect(momentInShort('2026-11-20T08:35:00Z')).toBe('20 Nov 2026, 14:05');
  expect(momentInShort(new Date('2026-11-20T08:35:00Z'), 'Europe/London')).toBe('20 Nov 2026, 08:35');
});

test('a day in Mumbai begins at half past six in the evening before, in London', () => {
  expect(dayIn('2026-11-20T18:29:59Z')).toBe('2026-11-20');
  expect(dayIn('2026-11-20T18:30:00Z')).toBe('2026-11-21');
  expect(timeIn('2026-11-20T18:30:00Z')).toBe('00:00');
});
