import { expect, test } from 'vitest';
import { dayInShort, dayInWords } from './day-words.ts';
import { addDays, dayAt, daysBetween, momentOn, readDay, weekdayNumber } from './days.ts';
import { answerLanguage, languages } from './language.ts';

const byTheTimeZone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

test('a day in India is that of its time zone, at midnight and at the ends of years, before its clocks were settled too', () => {
  const moments = [
    '1905-12-31T18:00:00Z',
    '1942-10-01T17:45:00Z',
    '1945-12-31T23:59:59Z',
    '1946-01-01T00:00:00Z',
    '2024-02-28T18:30:00Z',
  ];
  for (
    let at = Date.parse('1946-01-01T18:29:59.999Z');
    at < Date.parse('2100-01-01');
    at += 86_400_000 * 37
  )
    moments.push(new Date(at).toISOString(), new Date(at + 1).toISOString());
  for (const moment of moments)
    expect([moment, dayAt(new Date(moment))]).toEqual([
      moment,
      byTheTimeZone.format(new Date(moment)),
    ]);
  expect([
    dayAt(new Date('2026-11-20T18:29:59Z')),
    dayAt(new Date('2026-11-20T18:30:00Z')),
  ]).toEqual(['2026-11-20', '2026-11-21']);
  expect(() => dayAt(new Date('never'))).toThrow(RangeError);
});

test('civil days are counted from one to another, over the end of a year and of a February', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-11-20', '2026-11-13')).toBe(-7);
  for (const days of [-400, -1, 0, 1, 59, 366])
    expect(daysBetween('2026-03-31', addDays('2026-03-31', days))).toBe(days);
});

test('a day has a number in its week, and clocks in India show its hours', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-28'].map(weekdayNumber)).toEqual([0, 1, 6]);
  expect(momentOn('2026-11-20').toISOString()).toBe('2026-11-19T18:30:00.000Z');
  expect(momentOn('2026-11-20', '12:00').toISOString()).toBe('2026-11-20T06:30:00.000Z');
  expect(momentOn('2026-11-20', '23:59:59.999').toISOString()).toBe('2026-11-20T18:29:59.999Z');
  expect(dayAt(momentOn('2026-11-20'))).toBe('2026-11-20');
});

// The same day as it is typed in English, in Hindi and in Marathi.
test.each<[string, string[], string[], string[]]>([
  [
    '2026-03-31',
    ['2026-03-31', '31 March 2026', '31-Mar-2026'],
    ['३१ मार्च २०२६'],
    ['31 मार्च 2026'],
  ],
  [
    '2026-04-03',
    ['3 April 2026', 'April 3, 2026', '3rd Apr 2026'],
    ['३ अप्रैल २०२६'],
    ['३ एप्रिल २०२६'],
  ],
  [
    '2026-02-01',
    ['1st February 2026', 'feb 1 2026'],
    ['१ फ\u093cरवरी २०२६', '1 फरवरी 2026'],
    ['१ फेब्रुवारी २०२६'],
  ],
  [
    '2026-09-01',
    ['1 Sept. 2026', '01 SEP 2026'],
    ['१ सितंबर २०२६', '1 सितम्बर 2026'],
    ['१ सप्टेंबर २०२६'],
  ],
  ['2028-02-29', [' 29 Feb 2028 '], ['२०२८-०२-२९'], ['२९ फेब्रुवारी, २०२८']],
])('%s is read in English, Hindi and Marathi', (day, ...typed) => {
  for (const one of typed.flat()) expect(readDay(one), one).toBe(day);
});

test.each([
  '',
  '03/04/2026',
  '31/03/2026',
  '03-04-2026',
  '3.4.2026',
  '०३/०४/२०२६',
  '2026/03/31',
  '20260331',
  '2026-02-29',
  '31 April 2026',
  '३१ अप्रैल २०२६',
  '0 March 2026',
  '31 Marc 2026',
  '31 March 26',
  'March 2026',
  'tomorrow',
  '0000-01-01',
  '2026-3-1',
])('%s is no day, or it is two', (typed) => {
  expect(readDay(typed)).toBeNull();
});

test('whatever day is written is read as the same, in each language', () => {
  for (const one of languages) {
    answerLanguage(() => one);
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-09`;
      for (const written of [dayInWords(day), dayInShort(day), day])
        expect(readDay(written), written).toBe(day);
    }
  }
  answerLanguage(() => 'en');
});
