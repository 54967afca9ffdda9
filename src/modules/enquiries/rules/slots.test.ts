import { describe, expect, test } from 'vitest';
import {
  isInOfficeHours,
  momentIn,
  momentOf,
  offerExpiresAt,
  offerProblem,
  overlap,
  type SlotOffer,
  spanOf,
  suggestSlots,
} from './slots.ts';

const ist = (text: string) => momentIn(text) as Date;
const friday = ist('2026-11-20T10:00');
const weekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
const alsoOn = (holiday: string) => (day: string) => day === holiday || weekend(day);
const desk = { now: friday, mayOfferAnyHour: false, isClosed: weekend, busy: [] };
const three = [ist('2026-11-20T12:00'), ist('2026-11-23T09:00'), ist('2026-11-24T18:30')];
const offer = (slots: readonly Date[], more: Partial<SlotOffer> = {}): SlotOffer => ({
  slots,
  minutes: 30,
  reason: '',
  ...more,
});
const instead = (at: number, slot: string) =>
  three.map((one, index) => (index === at ? ist(slot) : one));

describe('three slots may be offered', () => {
  test('two hours ahead to the second, from nine to the last half hour before seven', () => {
    expect(offerProblem(offer(three), desk)).toBeNull();
  });

  test('not with a minute less than two hours: the visitor has to read the mail', () => {
    const late = { ...desk, now: new Date(friday.getTime() + 1000) };
    expect(offerProblem(offer(three), late)).toEqual({ code: 'slot_too_soon', field: 'slot1' });
  });

  test('thirty days ahead, and not a moment more', () => {
    const last = ist('2026-12-18T18:00');
    const at = (now: Date) =>
      offerProblem(offer([three[0] as Date, three[1] as Date, last]), {
        ...desk,
        now,
        mayOfferAnyHour: true,
      });
    expect(at(ist('2026-11-18T18:00'))).toBeNull();
    expect(at(new Date(ist('2026-11-18T18:00').getTime() - 1))).toEqual({
      code: 'slot_too_far',
      field: 'slot3',
    });
  });

  test('not the same twice, nor two that overlap; two that touch are two', () => {
    expect(offerProblem(offer(instead(1, '2026-11-20T12:00')), desk)).toEqual({
      code: 'slot_twice',
      field: 'slot2',
    });
    expect(offerProblem(offer(instead(1, '2026-11-20T12:25')), desk)).toEqual({
      code: 'slot_twice',
      field: 'slot2',
    });
    expect(offerProblem(offer(instead(1, '2026-11-20T12:30')), desk)).toBeNull();
  });

  test('not while the officer talks with somebody else', () => {
    const busy = [spanOf(ist('2026-11-23T09:15'), 30)];
    expect(offerProblem(offer(three), { ...desk, busy })).toEqual({
      code: 'slot_busy',
      field: 'slot2',
    });
    expect(
      offerProblem(offer(three), { ...desk, busy: [spanOf(ist('2026-11-23T09:30'), 30)] }),
    ).toBeNull();
  });

  test('on full five minutes', () => {
    expect(offerProblem(offer(instead(0, '2026-11-20T12:01')), desk)).toEqual({
      code: 'slot_odd',
      field: 'slot1',
    });
    expect(offerProblem(offer(instead(0, '2026-11-20T12:05')), desk)).toBeNull();
  });

  test('outside office hours by a registrar with a reason alone', () => {
    const sunday = offer(instead(2, '2026-11-22T11:00'));
    expect(offerProblem(sunday, desk)).toEqual({ code: 'slot_outside_hours', field: 'slot3' });
    expect(offerProblem(sunday, { ...desk, mayOfferAnyHour: true })).toEqual({
      code: 'reason_missing',
      field: 'reason',
    });
    expect(
      offerProblem(
        { ...sunday, reason: 'She works on weekdays.' },
        { ...desk, mayOfferAnyHour: true },
      ),
    ).toBeNull();
  });
});

test('office hours end with the end of the talk, on working days, by the clock in Mumbai', () => {
  const within = (text: string, minutes: 15 | 30 | 45 | 60, isClosed = weekend) =>
    isInOfficeHours(spanOf(ist(text), minutes), isClosed);
  expect(within('2026-11-20T09:00', 15)).toBe(true);
  expect(within('2026-11-20T08:55', 15)).toBe(false);
  expect(within('2026-11-20T18:00', 60)).toBe(true);
  expect(within('2026-11-20T18:05', 60)).toBe(false);
  expect(within('2026-11-21T11:00', 30)).toBe(false);
  expect(within('2026-11-20T11:00', 30, alsoOn('2026-11-20'))).toBe(false);
  // Half past midnight in Mumbai is still the day before in UTC.
  expect(within('2026-11-23T00:30', 30)).toBe(false);
});

test('an offer ends after 72 hours, or when its first slot begins', () => {
  const far = [ist('2026-11-25T11:00'), ist('2026-11-26T11:00'), ist('2026-11-27T11:00')];
  expect(offerExpiresAt(friday, far)).toEqual(ist('2026-11-23T10:00'));
  expect(offerExpiresAt(friday, [...far, ist('2026-11-21T10:00')])).toEqual(
    ist('2026-11-21T10:00'),
  );
});

test('three slots are suggested on three working days, around what is taken and where the office is shut', () => {
  const inWords = (slots: Date[]) =>
    slots.map((slot) => new Date(slot.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16));
  expect(inWords(suggestSlots(30, desk))).toEqual([
    '2026-11-23T11:00',
    '2026-11-24T15:00',
    '2026-11-25T17:00',
  ]);
  const taken = {
    ...desk,
    busy: [spanOf(ist('2026-11-23T10:45'), 30)],
    isClosed: alsoOn('2026-11-24'),
  };
  expect(inWords(suggestSlots(30, taken))).toEqual([
    '2026-11-23T11:30',
    '2026-11-25T15:00',
    '2026-11-26T17:00',
  ]);
  expect(offerProblem(offer(suggestSlots(60, taken), { minutes: 60 }), taken)).toBeNull();
});

test('a moment without an offset is on the clock in Mumbai; what is no moment is none', () => {
  expect(ist('2026-11-20T10:00').toISOString()).toBe('2026-11-20T04:30:00.000Z');
  expect(ist('2026-11-20T04:30:00.000Z')).toEqual(ist('2026-11-20T10:00+05:30'));
  for (const text of ['', 'tomorrow', '2026-11-20', '2026-13-20T10:00', '2026-11-20T25:00'])
    expect(momentIn(text)).toBeNull();
  expect(momentOf('2026-11-20', 10 * 60)).toEqual(friday);
});

test('two that touch do not overlap', () => {
  const ten = spanOf(friday, 30);
  expect(overlap(ten, spanOf(ten.endsAt, 30))).toBe(false);
  expect(overlap(ten, spanOf(new Date(ten.endsAt.getTime() - 1), 30))).toBe(true);
});
