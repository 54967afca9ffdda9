import { describe, expect, test } from 'vitest';
import { type Day, dayAt } from '#kernel/days.ts';
import { limitsOf } from '#modules/clocks/rules/limits.ts';
import { PACKS } from '#modules/clocks/rules/pack.ts';
import type { ClockPack, Deadline, Frame, LimitRow } from '#modules/clocks/rules/words.ts';
import { type EventParticulars, followingFrom, particularsFor } from './by-itself.ts';
import { factsOf } from './facts.ts';
import { type EventType, isFinal, mayComeFrom, meanings, moved, transitions } from './machine.ts';
import { missedOf } from './missed.ts';
import { timingOf } from './timing.ts';
import { type DisputeState, type PastEvent, PROCESSES, type Process } from './words.ts';

const over = (
  ifMissed: Deadline['ifMissed'],
  day: number,
  more: Partial<Deadline> = {},
): Deadline =>
  ({
    ifMissed,
    byItself: true,
    overAt: new Date(Date.UTC(2026, 11, day)),
    partyId: null,
    ...more,
  }) as Deadline;

describe('what follows by itself from limits that nobody kept', () => {
  test('happens in the order in which they ran out, and each once', () => {
    expect(
      followingFrom([over('service_failed', 9), over('cure_missed', 3), over('service_failed', 5)]),
    ).toEqual(['cure_missed', 'service_failed']);
  });

  test('is nothing where somebody decides it, and nothing where nothing follows', () => {
    expect(
      followingFrom([over('absence_established', 3, { byItself: false }), over(null, 4)]),
    ).toEqual([]);
  });

  test('is nothing that is no move of a dispute', () => {
    expect(followingFrom([over('interim_order_at_risk', 3)])).toEqual([]);
  });
});

describe('what such an event says', () => {
  const event = (type: string, details: object, party_id: string | null = 'ben') => ({
    type,
    partyId: party_id,
    details,
  });

  test('is nothing where nothing was missed from which it follows', () => {
    expect(particularsFor('withdrawn', [over('cure_missed', 3)], [])).toEqual([]);
  });

  test('is of most of them nothing more', () => {
    expect(particularsFor('cure_missed', [over('cure_missed', 3)], [])).toEqual([{}]);
  });

  // ACA s. 32(2)(a): with each withdrawal it is said whether the claim may come again.
  test.each([
    ['without', [{ liberty: 'without' }]],
    ['with', [{ liberty: 'with' }]],
    ['with', [{ liberty: 'without' }, { liberty: 'with' }]],
    ['with', [{ liberty: 'perhaps' }]],
    ['with', []],
  ])('of a withdrawal is the liberty that was asked for last: %s', (liberty, asked) => {
    const events = asked.map((details) => event('withdrawal_asked', details, 'ada'));
    expect(particularsFor('withdrawn', [over('withdrawn', 3)], events)).toEqual([
      { details: { liberty } },
    ]);
  });

  test('of time that is given by silence is what was asked for, to each who asked', () => {
    const missed = [
      over('time_extended', 3, { partyId: 'ben' }),
      over('time_extended', 4, { partyId: 'bob' }),
    ];
    const events = [
      event('extension_asked', { days: 3 }),
      event('extension_asked', { days: 5 }),
      event('extension_asked', { days: 7 }, 'bob'),
    ];
    const given = (partyId: string, days: number) => ({
      partyId,
      details: { limit: 'answer', by: 'officer', days, isBySilence: true },
    });
    expect(particularsFor('time_extended', missed, events)).toEqual([
      given('ben', 5),
      given('bob', 7),
    ]);
  });

  test('of a claim that waits is whose claim it is, once for each', () => {
    const missed = [
      over('suspended_for_fees', 3, { partyId: 'ada' }),
      over('suspended_for_fees', 4, { partyId: 'ben' }),
      over('suspended_for_fees', 5, { partyId: 'ada' }),
      over('suspended_for_fees', 6),
    ];
    expect(particularsFor('suspended_for_fees', missed, [])).toEqual([
      { partyId: 'ada' },
      { partyId: 'ben' },
    ]);
  });

  test('of time that nobody asked for in days is nothing', () => {
    const missed = [over('time_extended', 3, { partyId: 'ben' })];
    expect(particularsFor('time_extended', missed, [])).toEqual([]);
    expect(
      particularsFor('time_extended', missed, [event('extension_asked', { days: 'two' })]),
    ).toEqual([]);
    expect(
      particularsFor(
        'time_extended',
        [over('time_extended', 3)],
        [event('extension_asked', { days: 2 })],
      ),
    ).toEqual([]);
  });
});

// Law and lifecycle 6.3 to 6.6: what comes of a missed limit, as the parties are told it.
describe('a limit that nobody kept', () => {
  test.each([
    ['registration_lapsed', 'lapses'],
    ['cure_missed', 'is_returned'],
    ['no_agreement', 'closes'],
    ['service_failed', 'claimant_chooses'],
    ['substitution_missed', 'is_withdrawn'],
    ['respondent_released', 'respondent_goes'],
    ['answer_time_over', 'goes_on_unheard'],
    ['time_extended', 'time_is_given'],
    ['absence_established', 'goes_on_without'],
    ['withdrawn', 'withdrawal_stands'],
    ['no_reply', 'may_count_as_no'],
    ['suspended_for_fees', 'claim_waits'],
    ['claim_terminated', 'claim_ends'],
    ['interim_order_at_risk', 'order_may_fall'],
    ['respondent_unserved', 'office_is_told'],
    ['draft_expired', 'office_is_told'],
    [null, 'office_is_told'],
  ] as const)('after which %s may follow: %s', (ifMissed, told) => {
    expect(missedOf({ by: 'party', place: null }, { ifMissed })).toBe(told);
  });

  test('leads to what its own rule says, before all', () => {
    const rule = { by: 'party', place: 'reopening', missed: 'stays_closed' } as const;
    expect(missedOf(rule, { ifMissed: 'withdrawn' })).toBe('stays_closed');
  });
});

// The clock looks every hour at all that was missed (actions/clock.ts). What it makes of it, it makes once, or its letter would
// come again every hour.
describe('what the clock makes of a missed limit', () => {
  const rows = PACKS.flatMap((pack) =>
    pack.rows.filter(({ byItself }) => byItself).map((row) => [row.id, pack, row] as const),
  );
  test.each(rows)('of %s it makes once', (_, pack, row) => {
    const first = playsOf(pack, row).filter(({ clock }) => clock() === 1);
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter(({ clock }) => clock() + clock() > 0).map(({ name }) => name)).toEqual([]);
  });
});

const PARTIES = [
  { id: 'ada', side: 'claimant' },
  { id: 'ben', side: 'respondent' },
] as const;
const BEGAN: Day = '2026-03-02';
const HOUR = 3_600_000;

/** Each dispute in which the limit of a row is missed: by what started it, in which process, and in which state. */
function playsOf(pack: ClockPack, row: LimitRow) {
  const type = row.ifMissed as EventType; // a row with an event that the clock makes has one of the machine's
  return PROCESSES.flatMap((process) =>
    row.from.flatMap((start) =>
      transitions[type].from.map((state: DisputeState) => ({
        name: `${process}, ${start}, ${state}`,
        clock: clockOf({ pack, row, start, process, state }),
      })),
    ),
  );
}

type Play = {
  pack: ClockPack;
  row: LimitRow;
  start: string;
  process: Process;
  state: DisputeState;
};

/** Asked again and again, each time an hour later, as `runClock` asks: how many events it makes. */
function clockOf({ pack, row, start, process, state: began }: Play): () => number {
  const happened = (type: string, said: EventParticulars, at: Date, state: DisputeState) => ({
    type,
    at,
    on: dayAt(at),
    partyId: said.partyId ?? null,
    details: said.details ?? {},
    ends: isFinal(state),
  });
  const morning = new Date(`${BEGAN}T04:30:00Z`);
  const said = { details: { days: 2, liberty: 'with' }, ...(row.perParty && { partyId: 'ben' }) };
  const events: PastEvent[] = [
    happened('submitted', {}, morning, began),
    happened('notice_dispatched', {}, morning, began),
    happened('served', { partyId: 'ben' }, morning, began),
    // A claim waits only whose deposit was asked for.
    ...(start === 'suspended_for_fees'
      ? [happened('deposits_asked', { partyId: 'ben', details: { owing: 'ada' } }, morning, began)]
      : []),
    happened(start, said, new Date(morning.getTime() + HOUR), began),
  ];
  const frame: Frame = {
    pack: { ...pack, rows: pack.rows.filter(({ id }) => id === row.id || id === 'answer') },
    meanings,
    process,
    track: 'online',
    holidays: { weeklyRest: ['saturday', 'sunday'], years: [] },
    parties: PARTIES,
  };
  let state = began;
  const ends = limitsOf(frame, events, morning).find((limit) => limit.row === row.id)?.overAt;
  let now = new Date((ends ?? morning).getTime());
  return () => {
    now = new Date(now.getTime() + HOUR);
    const missed = limitsOf(frame, events, now).filter(
      (limit) => limit.row === row.id && limit.state === 'missed' && limit.stoppedOn === null,
    );
    let made = 0;
    for (const type of followingFrom(missed))
      for (const particulars of mayComeFrom(type, state)
        ? particularsFor(type, missed, events)
        : []) {
        const beside = { process, track: 'online', state, before: null, basis: 'A' } as const;
        const facts = factsOf(
          { ...beside, checksOpen: 0, defectsOpen: 0, ...timingOf(frame, events, now) },
          PARTIES,
          events,
        );
        const outcome = moved(facts, type, {
          by: 'system',
          partyId: null,
          why: '',
          details: {},
          ...particulars,
        });
        if (!outcome.ok) continue;
        state = outcome.value.to;
        events.push(happened(type, particulars, now, state));
        made += 1;
      }
    return made;
  };
}
