import { expect, test } from 'vitest';
import { dayAt } from './days.ts';

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
