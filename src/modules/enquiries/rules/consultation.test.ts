import { describe, expect, test } from 'vitest';
import { allow, refuse } from '#kernel/result.ts';
import { fc } from '../../../../tests/properties.ts';
import {
  CONSULTATION_ACTS,
  CONSULTATION_STATES,
  type Consultation,
  type ConsultationAct,
  dayWord,
  reminderDue,
  roomStateAt,
  stateAfter,
} from './consultation.ts';
import {
  cancel,
  decline,
  hasLapsed,
  officeMay,
  pick,
  settle,
  visitorMay,
} from './consultation-acts.ts';
import { momentIn, overlap, spanOf, type TimeSpan } from './slots.ts';

const ist = (text: string) => momentIn(text) as Date;
const plus = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
const friday = ist('2026-11-20T10:00');
const monday = ist('2026-11-23T11:00');
const tuesday = ist('2026-11-24T15:00');
const wednesday = ist('2026-11-25T17:00');
const offered: Consultation = {
  state: 'offered',
  slots: [monday, tuesday, wednesday],
  minutes: 30,
  startsAt: null,
  endsAt: null,
  offerExpiresAt: plus(friday, 72 * 60),
};
const booked: Consultation = { ...offered, state: 'booked', ...spanOf(monday, 30) };

describe('the visitor picks', () => {
  test('one of the three while the offer lasts, to its last second', () => {
    expect(pick(plus(offered.offerExpiresAt, -1), tuesday, offered, [])).toEqual(allow('booked'));
    expect(pick(offered.offerExpiresAt, tuesday, offered, [])).toEqual(refuse('offer_lapsed'));
  });

  test('nothing else', () => {
    expect(pick(friday, plus(monday, 30), offered, [])).toEqual(refuse('slot_unknown'));
  });

  test('the second time it is the same answer, however late', () => {
    expect(pick(friday, monday, booked, [])).toEqual(allow('same'));
    expect(pick(plus(monday, -1), monday, booked, [])).toEqual(allow('same'));
  });

  test('another time until two hours before, to the second', () => {
    expect(pick(plus(monday, -120), tuesday, booked, [])).toEqual(allow('moved'));
    expect(pick(new Date(plus(monday, -120).getTime() + 1), tuesday, booked, [])).toEqual(
      refuse('too_late_to_move'),
    );
  });

  test('not what was given away meanwhile; the others stay', () => {
    const busy = [spanOf(plus(monday, 15), 30)];
    expect(pick(friday, monday, offered, busy)).toEqual(refuse('slot_taken'));
    expect(pick(friday, tuesday, offered, busy)).toEqual(allow('booked'));
  });

  test('not a slot that begins in less than an hour', () => {
    const today = {
      ...offered,
      slots: [plus(friday, 120), tuesday, wednesday],
      offerExpiresAt: plus(friday, 120),
    };
    expect(pick(plus(friday, 60), plus(friday, 120), today, [])).toEqual(allow('booked'));
    expect(pick(plus(friday, 61), plus(friday, 120), today, [])).toEqual(refuse('slot_near'));
  });

  test('nothing from an offer that ended, was declined, or is over', () => {
    for (const state of ['declined', 'lapsed'] as const)
      expect(pick(friday, monday, { ...offered, state }, [])).toEqual(refuse('offer_lapsed'));
    for (const state of ['held', 'cancelled', 'visitor_missed', 'office_missed'] as const)
      expect(pick(friday, monday, { ...offered, state }, [])).toEqual(refuse('consultation_over'));
  });
});

test('a visitor says that none suits, once or twice, and also when the offer has ended', () => {
  expect(decline(friday, offered)).toEqual(allow('declined'));
  expect(decline(friday, { ...offered, state: 'declined' })).toEqual(allow('same'));
  expect(decline(friday, { ...offered, state: 'lapsed' })).toEqual(allow('declined'));
  expect(decline(plus(monday, -120), booked)).toEqual(allow('declined'));
  expect(decline(plus(monday, -119), booked)).toEqual(refuse('too_late_to_move'));
  expect(decline(friday, { ...booked, state: 'held' })).toEqual(refuse('consultation_over'));
});

test('a visitor cancels until it begins, the office also after; what was held stays held', () => {
  expect(cancel(plus(monday, -1), booked, 'visitor')).toEqual(allow('cancelled'));
  expect(cancel(monday, booked, 'visitor')).toEqual(refuse('consultation_over'));
  expect(cancel(monday, booked, 'office')).toEqual(allow('cancelled'));
  expect(cancel(monday, { ...booked, state: 'cancelled' }, 'visitor')).toEqual(allow('same'));
  expect(cancel(monday, { ...booked, state: 'held' }, 'office')).toEqual(
    refuse('consultation_over'),
  );
});

test('how it went is said once it has begun, and a latecomer is still held', () => {
  expect(settle(plus(monday, -1), booked, 'hold')).toEqual(refuse('not_begun'));
  expect(settle(monday, booked, 'hold')).toEqual(allow('held'));
  expect(settle(monday, booked, 'miss_as_visitor')).toEqual(allow('visitor_missed'));
  expect(settle(monday, booked, 'miss_as_office')).toEqual(allow('office_missed'));
  expect(settle(plus(monday, 20), { ...booked, state: 'visitor_missed' }, 'hold')).toEqual(
    allow('held'),
  );
  expect(settle(monday, offered, 'hold')).toEqual(refuse('not_booked'));
});

test('an offer has lapsed at its end, and a booking never does', () => {
  expect(hasLapsed(offered, plus(offered.offerExpiresAt, -1))).toBe(false);
  expect(hasLapsed(offered, offered.offerExpiresAt)).toBe(true);
  expect(hasLapsed(booked, plus(monday, 60))).toBe(false);
});

describe('reminders', () => {
  const booking = { startsAt: monday, bookedAt: friday, dayRemindedAt: null, hourRemindedAt: null };
  const sunday = plus(monday, -24 * 60);

  test('one is due a day before and one an hour before, to the second', () => {
    expect(reminderDue(booking, plus(sunday, -1))).toBeNull();
    expect(reminderDue(booking, sunday)).toBe('day');
    expect(reminderDue({ ...booking, dayRemindedAt: sunday }, plus(monday, -61))).toBeNull();
    expect(reminderDue({ ...booking, dayRemindedAt: sunday }, plus(monday, -60))).toBe('hour');
    expect(
      reminderDue(
        { ...booking, dayRemindedAt: sunday, hourRemindedAt: plus(monday, -60) },
        plus(monday, -1),
      ),
    ).toBeNull();
  });

  test('whoever picks within the day gets none for a time that had passed', () => {
    expect(reminderDue({ ...booking, bookedAt: sunday }, plus(sunday, 1))).toBeNull();
    expect(reminderDue({ ...booking, bookedAt: plus(monday, -60) }, plus(monday, -30))).toBeNull();
  });

  test('one that a standstill held up goes late, and never after the start', () => {
    expect(reminderDue(booking, plus(monday, -120))).toBe('day');
    expect(reminderDue(booking, plus(monday, -30))).toBe('hour');
    expect(
      reminderDue({ ...booking, hourRemindedAt: plus(monday, -30) }, plus(monday, -29)),
    ).toBeNull();
    expect(reminderDue(booking, monday)).toBeNull();
  });

  test('tomorrow and today are days in Mumbai, whatever day it is in UTC', () => {
    const early = ist('2026-11-24T00:15');
    expect(dayWord(early, ist('2026-11-23T00:15'))).toBe('tomorrow');
    expect(dayWord(early, ist('2026-11-23T23:59'))).toBe('tomorrow');
    expect(dayWord(early, ist('2026-11-24T00:00'))).toBe('today');
    expect(dayWord(early, ist('2026-11-22T23:59'))).toBe('later');
  });
});

test('the door opens ten minutes before and shuts at the end', () => {
  expect(roomStateAt(plus(monday, -11), booked)).toBe('early');
  expect(roomStateAt(plus(monday, -10), booked)).toBe('open');
  expect(roomStateAt(plus(monday, 30 - 0.001), booked)).toBe('open');
  expect(roomStateAt(plus(monday, 30), booked)).toBe('over');
  expect(roomStateAt(monday, offered)).toBe('shut');
});

test('what is over stays over, and every act leads to a state of the table', () => {
  for (const act of CONSULTATION_ACTS) {
    expect(stateAfter(act, 'held')).toBeNull();
    if (act !== 'cancel') expect(stateAfter(act, 'cancelled')).toBeNull();
    for (const state of CONSULTATION_STATES)
      expect([...CONSULTATION_STATES, null]).toContain(stateAfter(act, state));
  }
});

// The whole life of several consultations of one officer, in any order of acts and hours.
const acts = fc.record({
  who: fc.nat(2),
  act: fc.constantFrom<ConsultationAct>(...CONSULTATION_ACTS),
  slot: fc.nat(2),
  minutes: fc.integer({ min: 1, max: 2000 }),
});

test('whatever happens in whatever order, the officer is never in two places, and the screens offer only what is allowed', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 60 }), (sequence) => {
      let now = friday;
      const all: Consultation[] = [
        offered,
        { ...offered, slots: [plus(monday, 15), tuesday, wednesday] },
        offered,
      ];
      for (const { who, act, slot, minutes } of sequence) {
        now = plus(now, minutes);
        const one = all[who] as Consultation;
        const others = all.filter((_, at) => at !== who);
        all[who] = after(act, one, {
          now,
          slot: one.slots[slot] as Date,
          busy: others.flatMap(spansOf),
        });
        expectSound(all, now);
      }
    }),
    { numRuns: 500 },
  );
});

function after(
  act: ConsultationAct,
  one: Consultation,
  { now, slot, busy }: { now: Date; slot: Date; busy: TimeSpan[] },
): Consultation {
  const none = { startsAt: null, endsAt: null };
  if (act === 'pick') {
    const outcome = pick(now, slot, one, busy);
    return outcome.ok && outcome.value !== 'same'
      ? { ...one, state: 'booked', ...spanOf(slot, one.minutes) }
      : one;
  }
  if (act === 'decline') return decline(now, one).ok ? { ...one, ...none, state: 'declined' } : one;
  if (act === 'cancel')
    return cancel(now, one, 'visitor').ok ? { ...one, ...none, state: 'cancelled' } : one;
  if (act === 'lapse') return hasLapsed(one, now) ? { ...one, state: 'lapsed' } : one;
  if (act === 'offer') {
    const slots = [plus(now, 180), plus(now, 1440), plus(now, 2880)];
    return stateAfter('offer', one.state)
      ? { ...one, ...none, state: 'offered', slots, offerExpiresAt: plus(now, 180) }
      : one;
  }
  const outcome = settle(now, one, act);
  return outcome.ok ? { ...one, state: outcome.value } : one;
}

function spansOf({ state, startsAt, endsAt }: Consultation): TimeSpan[] {
  return state === 'booked' && startsAt && endsAt ? [{ startsAt, endsAt }] : [];
}

function expectSound(all: readonly Consultation[], now: Date): void {
  const spans = all.flatMap(spansOf);
  for (const [at, span] of spans.entries())
    expect(spans.slice(at + 1).some((other) => overlap(span, other))).toBe(false);
  for (const one of all) {
    expect(['booked', 'held', 'visitor_missed', 'office_missed'].includes(one.state)).toBe(
      one.startsAt !== null,
    );
    if (visitorMay(now, one).includes('pick')) expect(['offered', 'booked']).toContain(one.state);
    if (visitorMay(now, one).includes('cancel')) expect(cancel(now, one, 'visitor').ok).toBe(true);
    for (const act of officeMay(now, one)) expect(stateAfter(act, one.state)).not.toBeNull();
  }
}
