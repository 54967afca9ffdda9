import { expect, test } from 'vitest';
import { dayInShort, dayInWords, localeOfDays } from './day-words.ts';
import { answerLanguage } from './language.ts';

test('a day is written as people say it', () => {
  expect(['2026-03-12', '2026-09-01'].map(dayInShort)).toEqual(['12 Mar 2026', '1 Sep 2026']);
  expect(dayInWords('2026-11-20')).toBe('20 November 2026');
});

test('in Hindi and Marathi the month has its own name and the digits stay', () => {
  answerLanguage(() => 'hi');
  expect([dayInWords('2026-11-20'), dayInShort('2026-11-20')]).toEqual([
    '20 नवंबर 2026',
    '20 नवंबर 2026',
  ]);
  answerLanguage(() => 'mr');
  expect(dayInWords('2026-07-01')).toBe('1 जुलै 2026');
  const day = new Intl.DateTimeFormat(localeOfDays(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  expect(day.format(new Date('2026-07-01T00:00:00Z'))).toBe('1 जुलै, 2026');
  answerLanguage(() => 'en');
});
