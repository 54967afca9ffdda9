import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { isTimeSensitive } from '../rules.ts';
import {
  enquiryReference,
  type InQueue,
  inQueueOrder,
  isUrgent,
  momentsOf,
  placeFrom,
  placeInWords,
  rankOf,
  urgentFrom,
} from './queue.ts';

const friday = new Date('2026-11-20T09:30:00Z');
const asked = { priorActionTaken: true, deadlineOn: null, receivedAt: friday };
const waiting = (of: Partial<InQueue>): InQueue => ({
  id: 'a',
  state: 'open',
  since: friday,
  urgentFrom: null,
  ...of,
});

describe('time-sensitive', () => {
  test('is a deadline within seven civil days in India, from midnight there on', () => {
    const from = urgentFrom({ ...asked, deadlineOn: '2026-12-01' });
    expect(from).toBe('2026-11-24');
    // 24 November begins in Mumbai at 18:30 UTC on the 23rd.
    expect(isUrgent({ urgentFrom: from }, new Date('2026-11-23T18:29:59.999Z'))).toBe(false);
    expect(isUrgent({ urgentFrom: from }, new Date('2026-11-23T18:30:00.000Z'))).toBe(true);
    expect(isUrgent({ urgentFrom: from }, new Date('2027-01-01T00:00:00Z'))).toBe(true);
  });

  test('is the pre-filing stage, from the day it came', () => {
    const preFiling = { ...asked, priorActionTaken: false };
    expect(urgentFrom(preFiling)).toBe('2026-11-20');
    expect(urgentFrom({ ...preFiling, deadlineOn: '2027-06-01' })).toBe('2026-11-20');
    expect(urgentFrom({ ...preFiling, deadlineOn: '2026-11-22' })).toBe('2026-11-15');
    // Half past midnight in Mumbai is still the day before in UTC.
    expect(urgentFrom({ ...preFiling, receivedAt: new Date('2026-11-20T19:00:00Z') })).toBe(
      '2026-11-21',
    );
  });

  test('is nothing else', () => expect(urgentFrom(asked)).toBeNull());

  test('agrees with the letter to the office about every deadline and every moment', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, (deadline, now) => {
        const deadlineOn = deadline.toISOString().slice(0, 10);
        expect(isUrgent({ urgentFrom: urgentFrom({ ...asked, deadlineOn }) }, now)).toBe(
          isTimeSensitive(deadlineOn, now),
        );
      }),
    );
  });
});

describe('the queue', () => {
  test('has what presses on top, then whoever waits longest; what waits for the sender after it, the closed last', () => {
    const pressing = waiting({ id: 'pressing', urgentFrom: '2026-11-20' });
    const old = waiting({ id: 'old', since: new Date('2026-11-01T00:00:00Z') });
    const young = waiting({ id: 'young' });
    const theirs = waiting({
      id: 'theirs',
      state: 'waiting',
      since: new Date('2026-10-01T00:00:00Z'),
      urgentFrom: '2026-11-01',
    });
    const closed = waiting({
      id: 'closed',
      state: 'closed',
      since: new Date('2026-01-01T00:00:00Z'),
      urgentFrom: '2026-11-01',
    });
    const order = [closed, theirs, young, old, pressing].sort((a, b) => inQueueOrder(a, b, friday));
    expect(order.map(({ id }) => id)).toEqual(['pressing', 'old', 'young', 'theirs', 'closed']);
    expect(order.map((item) => rankOf(item, friday))).toEqual([0, 1, 1, 2, 4]);
  });

  test('has two of one moment in the order of their ids', () => {
    expect(inQueueOrder(waiting({ id: 'a' }), waiting({ id: 'b' }), friday)).toBeLessThan(0);
    expect(inQueueOrder(waiting({ id: 'b' }), waiting({ id: 'a' }), friday)).toBeGreaterThan(0);
  });
});

test('a place in the queue can be written into an address and read again; anything else is no place', () => {
  const place = { rank: 1, since: friday, id: '019aa000-0000-7000-8000-000000000001' };
  expect(placeFrom(placeInWords(place))).toEqual(place);
  for (const words of [
    '',
    '9~2026-11-20T09:30:00.000Z~019aa000-0000-7000-8000-000000000001',
    '1~2026-13-20T09:30:00.000Z~x',
    "1'; --",
  ])
    expect(placeFrom(words)).toBeNull();
});

test('a civil day lies between two midnights in India', () => {
  const { from, until } = momentsOf('2026-11-20');
  expect([from.toISOString(), until.toISOString()]).toEqual([
    '2026-11-19T18:30:00.000Z',
    '2026-11-20T18:30:00.000Z',
  ]);
});

test('a reference holds the year in India and six digits at least', () => {
  expect(enquiryReference({ number: 123, receivedAt: friday })).toBe('MUNCH-EN-2026-000123');
  expect(enquiryReference({ number: 1, receivedAt: new Date('2026-12-31T18:30:00Z') })).toBe(
    'MUNCH-EN-2027-000001',
  );
  expect(enquiryReference({ number: 1234567, receivedAt: new Date('2026-12-31T18:29:59Z') })).toBe(
    'MUNCH-EN-2026-1234567',
  );
});
