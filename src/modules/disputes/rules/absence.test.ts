import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#kernel/days.ts';
import { isOver, limitsOf } from '#modules/clocks/rules/limits.ts';
import { inst2026 } from '#modules/clocks/rules/packs/inst-2026.ts';
import { endOf } from '#modules/clocks/rules/reckoning.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import * as holidays from '../../../../content/settings/holidays.ts';
import { factsOf } from './facts.ts';
import {
  type DisputeFacts,
  type EventType,
  mayProceedWithout,
  meanings,
  moved,
} from './machine.ts';
import { timingOf } from './timing.ts';
import type { PastEvent } from './words.ts';

const parties = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
];
const table: HolidayTable = { weeklyRest: [...holidays.weeklyRest], years: [...holidays.years] };
const frame = {
  pack: inst2026,
  meanings,
  process: 'arbitration',
  track: 'online',
  holidays: table,
  parties,
} as const;
const at = (day: Day, hour = '06:30:00') => new Date(`${day}T${hour}Z`);
const on = (day: Day, type: EventType, details: PastEvent['details'] = {}): PastEvent => ({
  type,
  on: day,
  at: at(day),
  partyId: 'ben',
  details,
});
const whole = (day: Day, type: EventType): PastEvent => ({ ...on(day, type), partyId: null });

const limits = (events: readonly PastEvent[], now: Date) => limitsOf(frame, events, now);
function factsAt(events: readonly PastEvent[], now: Date): DisputeFacts {
  const counted = limits(events, now);
  const beside = {
    process: 'arbitration',
    track: 'online',
    state: 'arb_constituting',
    before: null,
    basis: 'A',
  } as const;
  return factsOf(
    {
      ...beside,
      checksOpen: 0,
      defectsOpen: 0,
      ...timingOf(frame, events, now),
      isOver: (limit, partyId) => isOver(counted, limit, partyId),
    },
    parties,
    events,
  );
}
const may = (events: readonly PastEvent[], now: Date) => {
  const outcome = mayProceedWithout(factsAt(events, now), 'ben');
  return outcome.ok ? true : outcome.refusal;
};
const by = (
  events: readonly PastEvent[],
  now: Date,
  type: EventType,
  details: PastEvent['details'] = {},
) => {
  const actor = type.endsWith('_asked') ? ('respondent' as const) : ('registrar' as const);
  const outcome = moved(factsAt(events, now), type, {
    by: actor,
    partyId: 'ben',
    why: 'because',
    details,
  });
  return outcome.ok ? true : outcome.refusal;
};

const served = [whole('2026-11-02', 'notice_dispatched'), on('2026-11-02', 'served')];
const warned = [...served, on('2026-12-01', 'warning_served')];
/** The first moment after the seventh day. */
const over = endOf('2026-12-08');
const absent = [
  ...warned,
  on('2026-12-10', 'absence_established'),
  on('2026-12-12', 'absence_known'),
];

describe('nothing goes on without a respondent', () => {
  test.each([
    [[whole('2026-11-02', 'notice_dispatched')], 'not_served'],
    [[...warned, on('2026-12-02', 'service_reversed')], 'not_served'],
    [[...warned, on('2026-12-02', 'identity_disputed')], 'identity_disputed'],
    [[...warned, on('2026-12-02', 'answered')], 'has_answered'],
    [[...warned, on('2026-12-20', 'answered')], 'has_answered'],
    [served, 'not_warned'],
    [[...warned, on('2026-12-09', 'reopening_asked', { cause: 'illness' })], 'reopening_pending'],
    [
      [...warned, on('2026-12-09', 'reopening_asked'), on('2026-12-10', 'reopening_declined')],
      true,
    ],
    [warned, true],
  ] as const)('%#: the rule says %s', (events, expected) => {
    expect(may(events, at('2026-12-21'))).toBe(expected);
    expect(by(events, at('2026-12-21'), 'absence_established')).toBe(expected);
  });

  test('before their time to answer is over, whatever they were warned of; and to the last second of the warning', () => {
    expect(may([...served, on('2026-11-03', 'warning_served')], at('2026-11-16'))).toBe(
      'answer_time_running',
    );
    expect(may(warned, new Date(over.getTime() - 1))).toBe('warning_time_running');
    expect(may(warned, over)).toBe(true);
  });

  test('while a stay lasts that stops their time', () => {
    const stayed = [...warned, whole('2026-12-03', 'stayed')];
    expect(may(stayed, at('2026-12-21'))).toBe('warning_time_running');
    expect(may([...stayed, whole('2026-12-13', 'resumed')], over)).toBe('warning_time_running');
  });

  test('is a registrar’s to find, with reasons, and once', () => {
    const act = { by: 'registrar' as const, partyId: 'ben', why: 'because', details: {} };
    const facts = factsAt(warned, over);
    expect(moved(facts, 'absence_established', { ...act, by: 'officer' })).toEqual({
      ok: false,
      refusal: 'not_your_move',
    });
    expect(moved(facts, 'absence_established', { ...act, why: ' ' })).toEqual({
      ok: false,
      refusal: 'reason_missing',
    });
    expect(moved(facts, 'absence_established', { ...act, partyId: 'ada' })).toEqual({
      ok: false,
      refusal: 'party_missing',
    });
    expect(by(absent, at('2026-12-13'), 'absence_established')).toBe('already_done');
  });

  test('and of the same end they are warned once, unless they were heard or their service was taken back', () => {
    const out = [...served, on('2026-12-01', 'ex_parte_warned')];
    const declined = [
      ...out,
      on('2026-12-10', 'reopening_asked', { cause: 'illness' }),
      on('2026-12-12', 'reopening_declined'),
    ];
    for (const events of [out, [...out, on('2026-12-02', 'warning_served')], declined])
      expect(by(events, at('2027-01-20'), 'ex_parte_warned')).toBe('already_done');
    const granted = [
      ...out,
      on('2026-12-10', 'reopening_asked', { cause: 'illness' }),
      on('2026-12-12', 'reopening_granted'),
    ];
    expect(by(granted, at('2027-01-20'), 'ex_parte_warned')).toBe(true);
    const anew = [...out, on('2026-12-10', 'service_reversed'), on('2026-12-12', 'served')];
    expect(by(anew, at('2027-01-20'), 'ex_parte_warned')).toBe(true);
  });

  test('and nobody is warned who has answered, or who has time', () => {
    expect(by(served, at('2026-11-10'), 'ex_parte_warned')).toBe('time_running');
    expect(by([...served, on('2026-11-25', 'answered')], at('2026-12-01'), 'ex_parte_warned')).toBe(
      'has_answered',
    );
    expect(by(served, at('2026-12-01'), 'ex_parte_warned')).toBe(true);
  });
});

test('on each of 730 days of a warning the rule opens with the limit and never before, with holidays and with a stay', () => {
  const days = Array.from({ length: 730 }, (_, at) => addDays('2026-01-01', at));
  const differ = days.flatMap((day) => {
    const before = [
      whole(addDays(day, -60), 'notice_dispatched'),
      on(addDays(day, -60), 'served'),
      on(day, 'warning_served'),
    ];
    const stay = [...before, whole(addDays(day, 2), 'stayed'), whole(addDays(day, 5), 'resumed')];
    return [before, stay].filter((events) => {
      const found = limits(events, at(addDays(day, 40))).find(({ row }) => row === 'final_warning');
      if (!found) return true;
      const last = new Date(found.overAt.getTime() - 1);
      // Every day from the warning on, and the last second and the first.
      const moments = [
        ...Array.from({ length: 20 }, (_, after) => at(addDays(day, after))),
        last,
        found.overAt,
      ];
      return moments.some((now) => (may(events, now) === true) !== now >= found.overAt);
    });
  });
  expect(differ).toEqual([]);
}, 60_000);

describe('an absence', () => {
  const stands = (events: readonly PastEvent[]) =>
    factsAt(events, at('2027-01-10')).parties.find(({ partyId }) => partyId === 'ben')?.isAbsent;
  test('is ended by an answer, also a late one, by a reopening, and by a service that is taken back', () => {
    expect(stands(absent)).toBe(true);
    expect(stands([...absent, on('2026-12-20', 'answered')])).toBe(false);
    expect(stands([...absent, on('2026-12-20', 'service_reversed')])).toBe(false);
    const asked = [...absent, on('2026-12-20', 'reopening_asked', { cause: 'illness' })];
    expect(stands(asked)).toBe(true);
    expect(stands([...asked, on('2026-12-21', 'reopening_declined')])).toBe(true);
    expect(stands([...asked, on('2026-12-21', 'reopening_granted')])).toBe(false);
  });
});

describe('being heard after all', () => {
  const ask = (events: readonly PastEvent[], now: Date, cause = 'illness') =>
    by(events, now, 'reopening_asked', { cause });
  test('may be asked for to the last second of the fifteenth day from knowing, which rolls, and not by whoever has time or answered', () => {
    // 12 December and fifteen days end on Sunday the 27th: the office is open on Monday.
    expect(limits(absent, at('2026-12-13')).find(({ row }) => row === 'reopening')).toMatchObject({
      dueOn: '2026-12-28',
      partyId: 'ben',
    });
    expect(ask(absent, new Date(endOf('2026-12-28').getTime() - 1))).toBe(true);
    expect(ask(absent, endOf('2026-12-28'))).toBe('time_over');
    expect(ask(served, at('2026-11-10'))).toBe('time_running');
    expect(ask([...absent, on('2026-12-20', 'answered')], at('2026-12-21'))).toBe('has_answered');
    // Whoever was not told yet that it goes on without them has no time that runs.
    expect(ask(absent.slice(0, -1), at('2027-03-01'))).toBe(true);
  });

  test('is asked once at a time, and a second time only for another cause, within a time of its own', () => {
    const asked = [...absent, on('2026-12-20', 'reopening_asked', { cause: 'illness' })];
    expect(ask(asked, at('2026-12-21'), 'away')).toBe('already_done');
    const declined = [...asked, on('2026-12-24', 'reopening_declined')];
    expect(ask(declined, at('2026-12-26'))).toBe('cause_used');
    expect(ask(declined, at('2026-12-26'), 'away')).toBe(true);
    expect(ask(declined, at('2027-02-26'), 'away')).toBe('time_over');
  });

  test('is decided by a registrar with reasons, in three working days, and only where it was asked', () => {
    expect(by(absent, at('2026-12-20'), 'reopening_granted')).toBe('not_asked');
    const asked = [...absent, on('2026-12-21', 'reopening_asked', { cause: 'illness' })];
    expect(by(asked, at('2026-12-22'), 'reopening_granted')).toBe(true);
    expect(by(asked, at('2026-12-22'), 'reopening_declined')).toBe(true);
    const decision = limits(asked, at('2026-12-22')).find(
      ({ row }) => row === 'reopening_decision',
    );
    expect(decision).toMatchObject({ dueOn: '2026-12-24', state: 'running', whose: 'registrar' });
  });

  const granted = [
    ...absent,
    on('2026-12-20', 'reopening_asked', { cause: 'illness' }),
    on('2026-12-22', 'reopening_granted'),
  ];
  test('runs the whole time to answer once more, as long as it was', () => {
    const rounds = limits(granted, at('2026-12-23')).filter(({ row }) => row === 'answer');
    expect(rounds.map(({ round, dueOn, state }) => [round, dueOn, state])).toEqual([
      [1, '2026-11-17', 'missed'],
      [2, '2027-01-06', 'running'],
    ]);
    expect(may(granted, at('2026-12-23'))).toBe('answer_time_running');
    const answered = limits([...granted, on('2027-01-06', 'answered')], at('2027-01-20'));
    expect(answered.findLast(({ row }) => row === 'answer')).toMatchObject({
      round: 2,
      state: 'met',
    });
  });

  test('and what was warned of before warns nobody of the new end', () => {
    expect(may(granted, at('2027-01-20'))).toBe('not_warned');
    const again = [...granted, on('2027-01-11', 'warning_served')];
    expect(may(again, at('2027-01-18'))).toBe('warning_time_running');
    expect(may(again, at('2027-01-19'))).toBe(true);
    expect(ask(granted, at('2027-01-20'))).toBe('cause_used');
  });

  test.each(['answered', 'service_reversed'] as const)(
    'falls undecided when it waits and %s comes',
    (type) => {
      const asked = [
        ...absent,
        on('2026-12-20', 'reopening_asked', { cause: 'illness' }),
        on('2026-12-21', type),
      ];
      expect(
        factsAt(asked, at('2026-12-22')).parties.find(({ partyId }) => partyId === 'ben')
          ?.asksToReopen,
      ).toBe(false);
      for (const decision of ['reopening_granted', 'reopening_declined'] as const)
        expect(by(asked, at('2026-12-22'), decision)).toBe('not_asked');
      const decision = limits(asked, at('2026-12-30')).find(
        ({ row }) => row === 'reopening_decision',
      );
      expect(decision).toMatchObject({ state: 'ended', stoppedOn: '2026-12-21' });
    },
  );

  test('may be asked for the same cause where a service that was taken back left it undecided, once they are served and absent anew', () => {
    const reversed = [
      ...absent,
      on('2026-12-20', 'reopening_asked', { cause: 'illness' }),
      on('2026-12-21', 'service_reversed'),
    ];
    expect(ask(reversed, at('2026-12-22'))).not.toBe(true);
    expect(ask([...reversed, on('2026-12-28', 'served')], at('2027-02-01'))).toBe(true);
  });

  test('an extension of the first round moves the first round alone', () => {
    const more = on('2026-11-10', 'time_extended', { limit: 'answer', days: 5 });
    const rounds = limits([...served, more, ...granted.slice(2)], at('2026-12-23')).filter(
      ({ row }) => row === 'answer',
    );
    expect(rounds.map(({ dueOn }) => dueOn)).toEqual(['2026-11-23', '2027-01-06']);
  });
});
