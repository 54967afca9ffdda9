import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFeed, invitation } from './calendar.ts';

const entry: CalendarEntry = {
  uid: 'consultation-1@munch.example',
  sequence: 3,
  isCancelled: false,
  startsAt: new Date('2026-11-23T05:30:00Z'),
  endsAt: new Date('2026-11-23T06:00:00Z'),
  changedAt: new Date('2026-11-20T04:30:00Z'),
  summary: 'Consultation; with "Munch", Mumbai\nDTSTART:19700101T000000Z',
  description: 'Join: https://munch.example/consultation/join/x',
  url: 'https://munch.example/consultation/join/x',
};
const people = {
  organizer: { name: 'Munch', email: 'office@munch.example' },
  attendee: { name: 'Ada "X":Iyer', email: 'ada@example.org' },
};
const lines = (text: string) =>
  text
    .replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');

test('an invitation says who, when in UTC, and which version it is', () => {
  const { method, content } = invitation({ ...entry, ...people });
  expect(method).toBe('REQUEST');
  const found = lines(content);
  expect(found[0]).toBe('BEGIN:VCALENDAR');
  expect(found.at(-1)).toBe('END:VCALENDAR');
  for (const line of [
    'METHOD:REQUEST',
    `UID:${entry.uid}`,
    'SEQUENCE:3',
    'DTSTART:20261123T053000Z',
    'DTEND:20261123T060000Z',
    'DTSTAMP:20261120T043000Z',
    'STATUS:CONFIRMED',
  ])
    expect(found).toContain(line);
  expect(
    found.filter(
      (line) => line.startsWith('ORGANIZER') && line.endsWith('mailto:office@munch.example'),
    ),
  ).toHaveLength(1);
  expect(
    found.filter((line) => line.startsWith('ATTENDEE') && /mailto:ada@example\.org/i.test(line)),
  ).toHaveLength(1);
});

test('a cancellation has the same uid and says so', () => {
  const found = lines(invitation({ ...entry, ...people, sequence: 4, isCancelled: true }).content);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${entry.uid}`, 'SEQUENCE:4'])
    expect(found).toContain(line);
});

test('what somebody wrote never becomes a line of the calendar', () => {
  const found = lines(invitation({ ...entry, ...people }).content);
  expect(found.filter((line) => line.startsWith('DTSTART'))).toEqual(['DTSTART:20261123T053000Z']);
  expect(found).toContain(
    'SUMMARY:Consultation\\; with "Munch"\\, Mumbai\\nDTSTART:19700101T000000Z',
  );
});

test('no line is longer than 75 bytes, whatever the script (RFC 5545, 3.1)', () => {
  const { content } = invitation({
    ...entry,
    ...people,
    description: 'तुमच्या मोफत चर्चेसाठी तीन वेळा '.repeat(6),
  });
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a feed is published, with every entry', () => {
  const found = lines(
    calendarFeed('Munch consultations', [entry, { ...entry, uid: 'two', sequence: 1 }]),
  );
  expect(found).toContain('METHOD:PUBLISH');
  expect(found.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});
