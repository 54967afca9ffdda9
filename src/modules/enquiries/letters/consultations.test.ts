import { describe, expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { speaking } from '#platform/language.ts';
import { invitation } from '#platform/mail/calendar.ts';
import type { Mail } from '#platform/mail.ts';
import * as letters from './consultations.ts';

const to = {
  id: 'a',
  to: 'ada@example.org',
  publicUrl: 'https://munch.example',
  now: new Date('2026-11-22T06:00:00Z'),
};
const startsAt = new Date('2026-11-23T05:30:00Z');
const calendar = invitation({
  uid: 'u',
  sequence: 2,
  isCancelled: false,
  startsAt,
  endsAt: startsAt,
  changedAt: startsAt,
  summary: 's',
  description: 'd',
  url: 'https://x.example',
  organizer: { name: 'Munch', email: 'office@munch.example' },
  attendee: { name: 'Ada', email: 'ada@example.org' },
});
const about = {
  officer: 'Omar <b>Officer</b>',
  minutes: 30,
  zone: 'Europe/London',
  phone: '2345',
  meetsOnline: false,
  link: 'https://munch.example/consultation/t',
  joinLink: 'https://munch.example/consultation/join/t',
};
const slots = [startsAt, new Date('2026-11-24T09:30:00Z'), new Date('2026-11-25T11:30:00Z')];
const cancelled = { startsAt, byOffice: true, words: 'Ill <today>.', calendar };
const toVisitors: Record<string, () => Mail> = {
  offer: () =>
    letters.offer(to, {
      ...about,
      slots,
      expiresAt: startsAt,
      apologises: true,
      givenUp: startsAt,
      off: null,
    }),
  booked: () => letters.booked(to, { ...about, startsAt, calendar }),
  'booked online': () => letters.booked(to, { ...about, meetsOnline: true, startsAt, calendar }),
  moved: () => letters.booked(to, { ...about, startsAt, calendar }, 'moved'),
  'cancelled by the office': () => letters.cancelled(to, cancelled),
  'cancelled by the visitor': () =>
    letters.cancelled(to, { ...cancelled, byOffice: false, words: null }),
  released: () => letters.released(to, { startsAt, calendar }),
  apology: () => letters.apology(to, { startsAt }),
  reminder: () => letters.reminder(to, { ...about, startsAt, calendar }),
};

describe.each(Object.entries(toVisitors))('the letter %s', (_, write) => {
  test.each(languages)(
    'says in %s when, on the clock in Mumbai, and leaves no hole',
    (language) => {
      const { subject, text, html } = speaking(language, write);
      expect(`${subject} ${text}`).toContain('11:00 am IST');
      expect(subject + text + html).not.toMatch(/undefined|null|NaN|\{[a-z]+\}/);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/<b>|<today>/);
      if (language !== 'en') expect(text).toMatch(/\p{Script=Devanagari}/u);
    },
  );
});

test('the visitor reads their own clock, with the place, when we know it', () => {
  const { text } = letters.booked(to, { ...about, startsAt, calendar });
  expect(text).toContain('On the clock in London: Monday, 23 November 2026, 5:30 am');
  expect(letters.booked(to, { ...about, zone: null, startsAt, calendar }).text).not.toContain(
    'On the clock',
  );
});

test('three slots stand in their order, each on a line', () => {
  const { text } = letters.offer(to, {
    ...about,
    zone: null,
    slots,
    expiresAt: startsAt,
    apologises: false,
    givenUp: null,
    off: null,
  });
  expect(text).toContain(
    'Time 1: Monday, 23 November 2026, 11:00 am IST\nTime 2: Tuesday, 24 November 2026, 3:00 pm IST\nTime 3: Wednesday,',
  );
});

test('a reminder calls the day by the calendar in Mumbai', () => {
  const at = (now: string) =>
    letters
      .reminder({ ...to, now: new Date(now) }, { ...about, startsAt, calendar })
      .subject.split(':')[0];
  expect(at('2026-11-22T05:30:00Z')).toBe('Tomorrow');
  expect(at('2026-11-22T18:29:59Z')).toBe('Tomorrow');
  expect(at('2026-11-22T18:30:00Z')).toBe('Today');
});
