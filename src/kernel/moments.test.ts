import { expect, test } from 'vitest';
import { answerLanguage } from './language.ts';
import { dayIn, momentInShort, momentInWords, timeIn } from './moments.ts';

test('a moment is written on the clock of Mumbai, unless its reader has another', () => {
  expect(momentInShort('2026-11-20T08:35:00Z')).toBe('20 Nov 2026, 14:05');
  expect(momentInShort(new Date('2026-11-20T08:35:00Z'), 'Europe/London')).toBe(
    '20 Nov 2026, 08:35',
  );
});

test('a day in Mumbai begins at half past six in the evening before, in London', () => {
  expect(dayIn('2026-11-20T18:29:59Z')).toBe('2026-11-20');
  expect(dayIn('2026-11-20T18:30:00Z')).toBe('2026-11-21');
  expect(timeIn('2026-11-20T18:30:00Z')).toBe('00:00');
});

test('a letter writes a moment in words, and leaves its sentence the word between day and verb', () => {
  const said = ['2026-11-20T15:35:00Z', '2026-11-20T18:30:00Z', '2026-11-20T06:30:00Z'].map((at) =>
    momentInWords(new Date(at)),
  );
  expect(said).toEqual([
    '20 November 2026 at 9:05 pm IST',
    '21 November 2026 at 12:00 am IST',
    '20 November 2026 at 12:00 pm IST',
  ]);
  answerLanguage(() => 'hi');
  expect(momentInWords('2026-11-20T15:35:00Z')).toBe('20 नवंबर 2026, 21:05 IST');
  answerLanguage(() => 'mr');
  expect(momentInWords('2026-11-20T15:35:00Z')).toBe('20 नोव्हेंबर 2026, 21:05 IST');
  answerLanguage(() => 'en');
});
