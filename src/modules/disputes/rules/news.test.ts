import { expect, test } from 'vitest';
import { isNews, visited } from './news.ts';

const at = (time: string) => new Date(`2026-03-18T${time}Z`);
const sunday = new Date('2026-03-15T10:00:00Z');

test('in a first visit nothing is new, because nothing was seen before', () => {
  const first = visited(null, at('09:00:00'));
  expect(first).toEqual({ seenAt: at('09:00:00'), since: null });
  expect(isNews({ at: at('08:00:00'), byPerson: null }, 'ada', first.since)).toBe(false);
});

test('what is new is counted from the end of the visit before, and stays new while one reads', () => {
  const back = visited({ seenAt: sunday, since: null }, at('09:00:00'));
  expect(back).toEqual({ seenAt: at('09:00:00'), since: sunday });
  expect(visited(back, at('09:30:00'))).toEqual({ seenAt: at('09:30:00'), since: sunday });
  expect(visited(back, at('09:30:01'))).toEqual({ seenAt: at('09:30:01'), since: back.seenAt });
});

test('within a minute nothing is written, and a clock that went back takes nothing away', () => {
  const visit = { seenAt: at('09:00:00'), since: sunday };
  expect(visited(visit, at('09:00:59'))).toBe(visit);
  expect(visited(visit, at('08:00:00'))).toBe(visit);
  expect(visited(visit, at('09:01:00'))).not.toBe(visit);
});

test('what somebody did themselves is not new to them, and what happened in the very second of leaving was seen', () => {
  const event = { at: at('09:00:00'), byPerson: 'ada' };
  expect(isNews(event, 'ada', sunday)).toBe(false);
  expect(isNews(event, 'ben', sunday)).toBe(true);
  expect(isNews({ ...event, at: sunday }, 'ben', sunday)).toBe(false);
});
