import { describe, expect, test } from 'vitest';
import { type Day, dayAt } from '#kernel/days.ts';
import { limitsOf } from '#modules/clocks/rules/limits.ts';
import { PACKS } from '#modules/clocks/rules/pack.ts';
import type { Deadline, Frame } from '#modules/clocks/rules/words.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import { commencedOn, commencements } from './commencement.ts';
import { factsFromEvents } from './facts.ts';
import { type DisputeFacts, type EventType, isFinal, meanings, moved } from './machine.ts';
import { timingOf } from './timing.ts';
import { traitsOf } from './traits.ts';
import type {
  AppointmentBasis,
  DisputeActorRole,
  DisputeState,
  PastEvent,
  Process,
} from './words.ts';

const PARTIES = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
  { id: 'bob', side: 'respondent' as const },
];
const [pack] = PACKS;
if (!pack) throw new Error('There is a pack.');
const holidays: Frame['holidays'] = { weeklyRest: ['saturday', 'sunday'], years: [] };

type Said = {
  by: DisputeActorRole;
  partyId?: string;
  why?: string;
  details?: PastEvent['details'];
  on?: Day;
};

/** A dispute that is played on days, by the table of moves and the clocks and nothing else. */
function dispute(process: Process, parties = PARTIES, basis: AppointmentBasis | null = 'A') {
  const events: (PastEvent & { to: DisputeState })[] = [];
  let [state, before, today]: [DisputeState, DisputeState | null, Day] = [
    'filed',
    null,
    '2026-03-02',
  ];
  const now = () => new Date(`${today}T06:30:00Z`);
  const frame: Frame = {
    pack: pack as NonNullable<typeof pack>,
    meanings,
    process,
    track: 'online',
    holidays,
    parties,
  };
  const recorded = () => events.map((event) => ({ ...event, ends: isFinal(event.to) }));
  const limits = () => limitsOf(frame, recorded(), now());
  const facts = (): DisputeFacts => ({
    process,
    track: 'online',
    state,
    before,
    basis,
    checksOpen: 0,
    defectsOpen: 0,
    ...timingOf(frame, recorded(), now()),
    ...factsFromEvents(parties, events),
  });
  const act = (type: EventType, { by, partyId, why, details, on }: Said) => {
    const outcome = moved(facts(), type, {
      by,
      partyId: partyId ?? null,
      why: why ?? 'for a reason',
      details: details ?? {},
      on: on ?? today,
    });
    if (!outcome.ok) return outcome.refusal;
    if (outcome.value.to !== state) before = outcome.value.to === 'stayed' ? state : null;
    state = outcome.value.to;
    // Two of one day stay in order.
    const at = new Date(now().getTime() + events.length);
    events.push({
      type,
      at,
      on: on ?? today,
      partyId: partyId ?? null,
      details: details ?? {},
      to: state,
    });
    return state;
  };
  const step = (day: Day, type: EventType, said: Said) => {
    today = day;
    return act(type, said);
  };
  events.push({
    type: 'submitted',
    at: now(),
    on: today,
    partyId: 'ada',
    details: {},
    to: 'filed',
  });
  return {
    step,
    facts,
    limits,
    until: (day: Day) => {
      today = day;
    },
    get events() {
      return events;
    },
    limit: (row: string, partyId: string): Deadline | undefined =>
      limits().findLast((one) => one.row === row && one.partyId === partyId),
  };
}

/** A stay rests on a court's order. */
const ORDER = { document: 'order' };

/** The request went out on Monday, 9 March 2026, to everybody. */
function sent(process: Process = 'arbitration', parties = PARTIES) {
  const played = dispute(process, parties);
  played.step('2026-03-02', 'registration_paid', { by: 'system' });
  played.step('2026-03-03', 'admitted', { by: 'officer' });
  if (process !== 'arbitration') {
    expect(played.step('2026-03-09', 'invitation_sent', { by: 'officer' })).toMatch(
      /med_invite|con_wait/,
    );
    return played;
  }
  played.step('2026-03-04', 'basis_shown', { by: 'registrar' });
  expect(played.step('2026-03-09', 'notice_dispatched', { by: 'officer' })).toBe('arb_serving');
  return played;
}
/** A consent by somebody whose identity is shown. */
const YES = { consent: 'x', kind: 'talks', shown: true };
const ALONE = PARTIES.slice(0, 2);
const served = (day: Day, partyId: string) =>
  ['served', { by: 'system', partyId, on: day }] as const satisfies [EventType, Said];

describe('a service that is taken back', () => {
  test('once the tribunal is to be formed leads back to where nobody is served, and the arbitration has not commenced', () => {
    const played = sent('arbitration', ALONE);
    played.step('2026-03-10', ...served('2026-03-10', 'ben'));
    expect(played.step('2026-03-12', 'answered', { by: 'respondent', partyId: 'ben' })).toBe(
      'arb_constituting',
    );
    expect(commencedOn(PARTIES, played.events)).toBe('2026-03-10');
    expect(played.step('2026-03-16', 'service_reversed', { by: 'registrar', partyId: 'ben' })).toBe(
      'arb_serving',
    );
    expect(commencedOn(PARTIES, played.events)).toBeNull();
    // The office has a fresh window to serve in, and nothing is over already.
    expect(played.limit('service_window', 'ben')).toMatchObject({
      state: 'running',
      startedOn: '2026-03-16',
    });
    expect(played.facts().isOver('service_window')).toBe(false);
  });

  test('of one of two leads back to where the other is served, and waits for that one alone', () => {
    const played = sent();
    played.step('2026-03-10', ...served('2026-03-10', 'ben'));
    played.step('2026-03-11', ...served('2026-03-11', 'bob'));
    played.step('2026-03-12', 'answered', { by: 'respondent', partyId: 'ben' });
    expect(played.step('2026-03-12', 'answered', { by: 'respondent', partyId: 'bob' })).toBe(
      'arb_constituting',
    );
    expect(played.step('2026-03-16', 'service_reversed', { by: 'registrar', partyId: 'ben' })).toBe(
      'arb_commenced',
    );
    expect(commencedOn(PARTIES, played.events)).toBe('2026-03-11');
    // What another person answered is no answer of hers: she is served anew, and has her whole time.
    expect(played.step('2026-03-20', ...served('2026-03-20', 'ben'))).toBe('arb_commenced');
    expect(played.limit('answer', 'ben')).toMatchObject({
      state: 'running',
      startedOn: '2026-03-20',
      heldSince: null,
    });
    expect(played.step('2026-03-24', 'answered', { by: 'respondent', partyId: 'ben' })).toBe(
      'arb_constituting',
    );
  });

  test('takes with it what was asked and given on it: more time does not hold or lengthen what begins anew', () => {
    const played = sent('arbitration', ALONE);
    played.step('2026-03-10', ...served('2026-03-10', 'ben'));
    played.step('2026-03-12', 'extension_asked', {
      by: 'respondent',
      partyId: 'ben',
      details: { days: 7 },
    });
    played.step('2026-03-13', 'service_reversed', { by: 'registrar', partyId: 'ben' });
    expect(played.facts().extensionAsked).toEqual([]);
    played.step('2026-04-01', ...served('2026-04-01', 'ben'));
    expect(played.limit('answer', 'ben')).toMatchObject({ dueOn: '2026-04-16', heldSince: null });
  });

  test('after a withdrawal was asked and declined leaves no answer limit born ended', () => {
    const played = sent('arbitration', ALONE);
    played.step('2026-03-10', ...served('2026-03-10', 'ben'));
    expect(
      played.step('2026-03-11', 'withdrawal_asked', {
        by: 'claimant',
        partyId: 'ada',
        details: { liberty: 'with' },
      }),
    ).toBe('arb_commenced');
    played.step('2026-03-12', 'service_reversed', { by: 'registrar', partyId: 'ben' });
    played.step('2026-03-13', 'withdrawal_declined', { by: 'registrar' });
    played.step('2026-03-16', ...served('2026-03-16', 'ben'));
    expect(played.limit('answer', 'ben')).toMatchObject({
      state: 'running',
      startedOn: '2026-03-16',
    });
  });
});

describe('whoever was heard is not waited for', () => {
  test('also where all agreed to arbitrate, and whose identity was in doubt is confirmed last, or whose agreement is upheld', () => {
    for (const [doubted, by, settled] of [
      ['identity_disputed', 'officer', 'identity_confirmed'],
      ['consent_disputed', 'registrar', 'consent_upheld'],
    ] as const) {
      const played = dispute('arbitration', ALONE, 'B');
      const details = { kind: 'submission', consent: 'x', shown: true };
      played.step('2026-03-02', 'registration_paid', { by: 'system' });
      played.step('2026-03-03', 'admitted', { by: 'officer' });
      for (const partyId of ['ada', 'ben'])
        played.step('2026-03-03', 'consent_recorded', { by: 'officer', partyId, details });
      played.step('2026-03-04', 'basis_shown', { by: 'registrar' });
      played.step('2026-03-09', 'notice_dispatched', { by: 'officer' });
      played.step('2026-03-10', ...served('2026-03-10', 'ben'));
      expect(
        played.step('2026-03-11', doubted, { by: 'respondent', partyId: 'ben', details }),
      ).toBe('arb_commenced');
      expect(played.step('2026-03-12', 'answered', { by: 'respondent', partyId: 'ben' })).toBe(
        'arb_commenced',
      );
      expect(played.step('2026-03-13', settled, { by, partyId: 'ben', details })).toBe(
        'arb_constituting',
      );
    }
  });

  test('also where all agreed to talk, and a consent that its party denied is upheld last', () => {
    for (const process of ['mediation', 'conciliation'] as const) {
      const played = dispute(process, PARTIES, null);
      const details = { kind: 'talks', consent: 'x', shown: true };
      played.step('2026-03-02', 'registration_paid', { by: 'system' });
      played.step('2026-03-03', 'admitted', { by: 'officer' });
      const asked = played.step('2026-03-04', 'invitation_sent', { by: 'officer' });
      played.step('2026-03-05', 'accepted', { by: 'respondent', partyId: 'ben', details });
      expect(
        played.step('2026-03-06', 'consent_disputed', {
          by: 'respondent',
          partyId: 'ben',
          details,
        }),
      ).toBe(asked);
      expect(
        played.step('2026-03-09', 'accepted', { by: 'respondent', partyId: 'bob', details }),
      ).toBe(asked);
      expect(
        played.step('2026-03-10', 'consent_upheld', { by: 'registrar', partyId: 'ben', details }),
      ).toMatch(/_appoint$/);
    }
  });

  test('also when the one who was thought another person is confirmed last', () => {
    const played = sent();
    played.step('2026-03-10', ...served('2026-03-10', 'ben'));
    played.step('2026-03-10', ...served('2026-03-10', 'bob'));
    played.step('2026-03-11', 'answered', { by: 'respondent', partyId: 'ben' });
    played.step('2026-03-11', 'identity_disputed', { by: 'respondent', partyId: 'ben' });
    expect(played.step('2026-03-12', 'answered', { by: 'respondent', partyId: 'bob' })).toBe(
      'arb_commenced',
    );
    expect(played.step('2026-03-13', 'identity_confirmed', { by: 'officer', partyId: 'ben' })).toBe(
      'arb_constituting',
    );
  });
});

describe('commencement (ACA s. 21) is a date for each respondent', () => {
  test('the earliest day that is proved, and the dispute moves with the first, in any order of proofs', () => {
    const played = sent();
    played.step('2026-03-16', ...served('2026-03-13', 'ben'));
    expect(commencedOn(PARTIES, played.events)).toBe('2026-03-13');
    // Proved later, received earlier, by another.
    played.step('2026-03-18', ...served('2026-03-11', 'bob'));
    expect(commencedOn(PARTIES, played.events)).toBe('2026-03-11');
    // Proved later still, of the same one.
    expect(
      played.step('2026-03-20', 'earlier_receipt_proved', {
        by: 'system',
        partyId: 'ben',
        on: '2026-03-10',
      }),
    ).toBe('arb_commenced');
    expect(commencedOn(PARTIES, played.events)).toBe('2026-03-10');
    expect(commencements(PARTIES, played.events)).toEqual(
      new Map([
        ['ben', '2026-03-10'],
        ['bob', '2026-03-11'],
      ]),
    );
    expect(
      played.step('2026-03-21', 'earlier_receipt_proved', {
        by: 'system',
        partyId: 'ben',
        on: '2026-03-12',
      }),
    ).toBe('already_done');
    expect(
      played.step('2026-03-21', 'earlier_receipt_proved', {
        by: 'system',
        partyId: 'ben',
        on: '2026-03-06',
      }),
    ).toBe('day_early');
  });

  test('an answer limit that was told never gets shorter by it', () => {
    const played = sent();
    played.step('2026-03-16', ...served('2026-03-13', 'ben'));
    const before = played.limit('answer', 'ben')?.dueOn;
    played.step('2026-03-20', 'earlier_receipt_proved', {
      by: 'system',
      partyId: 'ben',
      on: '2026-03-10',
    });
    expect(played.limit('answer', 'ben')?.dueOn).toBe(before);
  });

  test('a court’s interim measure is met by the earlier receipt (ACA s. 9(2))', () => {
    const played = sent('arbitration', ALONE);
    played.step('2026-03-09', 'interim_order_by_court', { by: 'officer', on: '2025-12-15' });
    expect(played.limits().find(({ row }) => row === 'commencement_after_interim')).toMatchObject({
      dueOn: '2026-03-15',
    });
    played.step('2026-03-17', ...served('2026-03-17', 'ben'));
    expect(played.limits().find(({ row }) => row === 'commencement_after_interim')).toMatchObject({
      state: 'missed',
    });
    played.step('2026-03-20', 'earlier_receipt_proved', {
      by: 'system',
      partyId: 'ben',
      on: '2026-03-12',
    });
    expect(played.limits().find(({ row }) => row === 'commencement_after_interim')).toMatchObject({
      state: 'met',
      stoppedOn: '2026-03-12',
    });
  });

  test('what was received before the request went out is no receipt of it', () => {
    const played = sent('arbitration', ALONE);
    expect(played.step('2026-03-16', ...served('2026-03-08', 'ben'))).toBe('day_early');
    expect(commencedOn(PARTIES, played.events)).toBeNull();
  });
});

describe('the day that an event carries', () => {
  const going = () => {
    const played = sent('arbitration', ALONE);
    played.step('2026-03-10', ...served('2026-03-10', 'ben'));
    return played;
  };

  test('is never after today', () => {
    const played = going();
    expect(
      played.step('2026-03-12', 'stayed', { by: 'registrar', details: ORDER, on: '2031-01-01' }),
    ).toBe('day_ahead');
    expect(
      played.step('2026-03-12', 'interim_order_by_court', { by: 'officer', on: '2035-01-01' }),
    ).toBe('day_ahead');
    expect(
      played.step('2026-03-12', 'stayed', { by: 'registrar', details: ORDER, on: '2026-03-11' }),
    ).toBe('stayed');
    expect(played.step('2026-03-12', 'resumed', { by: 'registrar', on: '2031-01-01' })).toBe(
      'day_ahead',
    );
  });

  test('is never before what it follows', () => {
    const played = going();
    expect(
      played.step('2026-03-12', 'stayed', { by: 'registrar', details: ORDER, on: '2026-03-01' }),
    ).toBe('day_early');
    expect(
      played.step('2026-03-12', 'interim_order_by_court', { by: 'officer', on: '1990-01-01' }),
    ).toBe('day_early');
    expect(
      played.step('2026-03-12', 'stayed', { by: 'registrar', details: ORDER, on: '2026-03-11' }),
    ).toBe('stayed');
    expect(played.step('2026-03-20', 'resumed', { by: 'registrar', on: '1990-01-01' })).toBe(
      'day_early',
    );
    expect(played.step('2026-03-20', 'resumed', { by: 'registrar', on: '2026-03-19' })).toBe(
      'arb_commenced',
    );
    expect(
      played.step('2026-03-21', 'stayed', { by: 'registrar', details: ORDER, on: '2026-03-15' }),
    ).toBe('day_early');
  });

  test('is today’s for everything that happens here', () => {
    const played = going();
    expect(
      played.step('2026-03-12', 'service_reversed', {
        by: 'registrar',
        partyId: 'ben',
        on: '2026-03-11',
      }),
    ).toBe('day_fixed');
    expect(
      played.step('2026-03-12', 'withdrawal_asked', {
        by: 'claimant',
        partyId: 'ada',
        on: '2026-03-11',
      }),
    ).toBe('day_fixed');
  });

  test('is not believed by the clocks either, whoever wrote it', () => {
    const played = going();
    const stand = { partyId: null, details: {}, to: 'arb_commenced' as const };
    const lie = (type: string, on: Day, day: Day) =>
      played.events.push({ ...stand, type, on, at: new Date(`${day}T06:40:00Z`) });
    lie('stayed', '2026-03-12', '2026-03-12');
    lie('resumed', '1990-01-01', '2026-03-16');
    played.until('2026-04-20');
    const answer = played.limit('answer', 'ben');
    expect(answer).toMatchObject({ state: 'missed' });
    lie('stayed', '2031-01-01', '2026-04-21');
    lie('resumed', '2026-04-22', '2026-04-22');
    played.until('2026-04-23');
    expect(played.limits().filter(({ state }) => state === 'paused')).toEqual([]);
    lie('interim_order_by_court', '2035-01-01', '2026-04-23');
    expect(dayAt(new Date('2026-04-23T06:40:00Z'))).toBe('2026-04-23');
    expect(played.limits().find(({ row }) => row === 'commencement_after_interim')?.startedOn).toBe(
      '2026-04-23',
    );
  });
});

describe('more time', () => {
  const asked = (days: number | null = 7) => {
    const played = sent('arbitration', ALONE);
    played.step('2026-03-10', ...served('2026-03-10', 'ben'));
    const details = days === null ? {} : { days };
    return {
      played,
      outcome: played.step('2026-03-12', 'extension_asked', {
        by: 'respondent',
        partyId: 'ben',
        details,
      }),
    };
  };

  test('is not asked for without a number of days, nor for more than anybody may give', () => {
    expect(asked(null).outcome).toBe('days_missing');
    expect(asked(95).outcome).toBe('days_too_many');
    expect(asked(7).outcome).toBe('arb_commenced');
  });

  test('is not given without a length, and never more than may be given: nothing is cut in silence', () => {
    const { played } = asked();
    const give = (details: PastEvent['details']) =>
      played.step('2026-03-13', 'time_extended', { by: 'officer', partyId: 'ben', details });
    expect(give({})).toBe('days_missing');
    expect(give({ limit: 'answer', by: 'officer', days: 95 })).toBe('days_too_many');
    expect(give({ limit: 'answer', by: 'officer', until: '2026-06-01' })).toBe('days_too_many');
    expect(give({ limit: 'answer', by: 'officer', until: '2026-03-20' })).toBe('days_too_few');
    expect(played.facts().extension('ben', { days: 95 })).toMatchObject({
      most: '2026-04-01',
      isBeyond: true,
    });
    expect(give({ limit: 'answer', by: 'officer', days: 7 })).toBe('arb_commenced');
    expect(played.limit('answer', 'ben')).toMatchObject({
      dueOn: '2026-04-01',
      heldSince: null,
      explained: { cutExtensions: 0 },
    });
  });

  test('that nobody decides on is given, for as long as was asked: a limit that is held leads on', () => {
    const { played } = asked(5);
    expect(played.limit('extension_decision', 'ben')).toMatchObject({
      dueOn: '2026-03-16',
      state: 'running',
      whose: 'officer',
    });
    const give = (day: Day) =>
      played.step(day, 'time_extended', {
        by: 'system',
        partyId: 'ben',
        details: { limit: 'answer', by: 'officer', days: 5 },
      });
    expect(give('2026-03-16')).toBe('time_running');
    expect(give('2026-03-17')).toBe('arb_commenced');
    expect(played.limit('answer', 'ben')).toMatchObject({ heldSince: null, dueOn: '2026-03-30' });
    expect(played.limit('extension_decision', 'ben')).toMatchObject({
      state: 'missed',
      stoppedOn: '2026-03-17',
    });
  });

  test('waits for no word once there is an answer, or nobody to give it to', () => {
    const { played } = asked(5);
    played.step('2026-03-12', 'answered', { by: 'respondent', partyId: 'ben' });
    expect(played.facts().extensionAsked).toEqual([]);
    expect(played.limit('extension_decision', 'ben')).toMatchObject({ state: 'met' });
  });
});

describe('a withdrawal (ACA s. 32(2)(a))', () => {
  const WITH = { liberty: 'with' };
  const asked = (parties = PARTIES) => {
    const played = sent('arbitration', parties);
    for (const { id, side } of parties)
      if (side === 'respondent') played.step('2026-03-10', ...served('2026-03-10', id));
    expect(
      played.step('2026-03-11', 'withdrawal_asked', {
        by: 'claimant',
        partyId: 'ada',
        details: WITH,
      }),
    ).toBe('arb_commenced');
    const go = (day: Day, said: Partial<Said> = {}) =>
      played.step(day, 'withdrawn', { by: 'registrar', details: WITH, ...said });
    return { played, go };
  };

  test('says with or without liberty to file again, asked for and decided', () => {
    const played = sent('arbitration', ALONE);
    expect(played.step('2026-03-10', 'withdrawal_asked', { by: 'claimant', partyId: 'ada' })).toBe(
      'liberty_missing',
    );
    expect(
      played.step('2026-03-10', 'withdrawal_asked', {
        by: 'claimant',
        partyId: 'ada',
        details: { liberty: 'without' },
      }),
    ).toBe('withdrawn');
    const { go } = asked();
    expect(go('2026-03-20', { details: {} })).toBe('liberty_missing');
  });

  test('waits for each respondent who was served: the same day is too soon, over an objection or without one', () => {
    const { played, go } = asked();
    expect(go('2026-03-11')).toBe('time_running');
    played.step('2026-03-12', 'withdrawal_objected', { by: 'respondent', partyId: 'ben' });
    expect(go('2026-03-12', { details: { ...WITH, interest: 'none' } })).toBe('time_running');
    expect(
      played.step('2026-03-13', 'withdrawal_unopposed', { by: 'respondent', partyId: 'bob' }),
    ).toBe('arb_commenced');
    expect(go('2026-03-13')).toBe('interest_missing');
    expect(go('2026-03-13', { details: { ...WITH, interest: 'none' }, why: ' ' })).toBe(
      'reason_missing',
    );
    expect(go('2026-03-13', { details: { ...WITH, interest: 'none' } })).toBe('withdrawn');
  });

  test('of all who do not object may be let go at once, by the registrar with a reason', () => {
    const { played, go } = asked(ALONE);
    played.step('2026-03-12', 'withdrawal_unopposed', { by: 'respondent', partyId: 'ben' });
    expect(
      played.step('2026-03-12', 'withdrawal_unopposed', { by: 'respondent', partyId: 'ben' }),
    ).toBe('already_done');
    expect(go('2026-03-12', { why: '' })).toBe('reason_missing');
    expect(go('2026-03-12')).toBe('withdrawn');
  });

  test('to which nobody objects in time is let go by the clock, and one that was objected to never is', () => {
    const quiet = asked(ALONE);
    expect(quiet.go('2026-03-18', { by: 'system' })).toBe('time_running');
    expect(quiet.go('2026-03-19', { by: 'system' })).toBe('withdrawn');
    const loud = asked(ALONE);
    loud.played.step('2026-03-12', 'withdrawal_objected', { by: 'respondent', partyId: 'ben' });
    expect(loud.go('2026-03-19', { by: 'system' })).toBe('objected');
    expect(loud.played.step('2026-03-19', 'withdrawal_declined', { by: 'registrar' })).toBe(
      'arb_commenced',
    );
  });
});

describe('leaving a conciliation or a mediation that was accepted (ACA s. 76(d), Mediation Act 2023 s. 24)', () => {
  test.each(['conciliation', 'mediation'] as const)(
    '%s: either side may, at any time, without a reason, and it is over',
    (process) => {
      for (const [by, partyId] of [
        ['claimant', 'ada'],
        ['respondent', 'ben'],
      ] as const) {
        const played = sent(process, ALONE);
        expect(played.step('2026-03-10', 'talks_ended', { by, partyId })).toBe('not_from_here');
        expect(
          played.step('2026-03-10', 'accepted', { by: 'respondent', partyId: 'ben', details: YES }),
        ).toMatch(/_appoint$/);
        expect(
          played.step('2026-03-11', 'talks_ended', {
            by,
            partyId: partyId === 'ada' ? 'ben' : 'ada',
          }),
        ).toBe('party_missing');
        expect(played.step('2026-03-11', 'talks_ended', { by, partyId, why: '' })).toBe(
          'closed_talks_ended',
        );
        played.until('2026-06-01');
        expect(
          played.limits().filter(({ state }) => state === 'running' || state === 'paused'),
        ).toEqual([]);
      }
    },
  );
});

test('a limit keeps the holidays of its beginning, whatever table comes later (Part C, 6)', () => {
  const later = Date.parse('2026-03-12T00:00:00Z');
  const closed = {
    weeklyRest: ['saturday', 'sunday'] as const,
    years: [
      { year: 2026, confirmed: true, days: [{ on: '2026-03-25', name: 'A day of mourning' }] },
    ],
  };
  const table = (at: Date) => (at.getTime() < later ? holidays : closed) as HolidayTable;
  const frame: Frame = {
    pack,
    meanings,
    process: 'arbitration',
    track: 'online',
    holidays: table,
    parties: PARTIES,
  };
  const served = (partyId: string, day: Day) => ({
    type: 'served',
    on: day,
    at: new Date(`${day}T06:30:00Z`),
    partyId,
    details: {},
  });
  const limits = limitsOf(
    frame,
    [
      served('ben', '2026-03-10'),
      { ...served('bob', '2026-03-10'), at: new Date('2026-03-13T06:30:00Z') },
    ],
    new Date('2026-03-14T06:30:00Z'),
  );
  const due = (partyId: string) =>
    limits.find((one) => one.row === 'answer' && one.partyId === partyId)?.dueOn;
  expect([due('ben'), due('bob')]).toEqual(['2026-03-25', '2026-03-26']);
});

test('a receipt on an earlier day that is proved after another was taken back starts the answer', () => {
  const played = sent('arbitration', ALONE);
  played.step('2026-03-13', ...served('2026-03-13', 'ben'));
  played.step('2026-03-16', 'service_reversed', { by: 'registrar', partyId: 'ben' });
  played.step('2026-03-18', ...served('2026-03-11', 'ben'));
  expect(played.limit('answer', 'ben')).toMatchObject({
    startedOn: '2026-03-11',
    state: 'running',
  });
});

test('a foreign party and SEBI’s rules reach the limits: s. 29A(1) becomes an endeavour, and SEBI’s 21 days run', () => {
  const at = new Date('2026-03-10T06:30:00Z');
  const on = (type: string) => ({ type, on: '2026-03-10', at, partyId: null, details: {} });
  const rows = (process: Process, traits: Frame['traits'], type: string) =>
    limitsOf(
      { pack, meanings, process, track: 'online', holidays, parties: ALONE, traits: traits ?? [] },
      [on(type)],
      at,
    ).map(({ row }) => row);
  expect(rows('arbitration', [], 'pleadings_completed')).toContain('award');
  expect(rows('arbitration', ['international'], 'pleadings_completed')).not.toContain('award');
  expect(rows('arbitration', ['international'], 'pleadings_completed')).toContain(
    'award_international',
  );
  expect(rows('conciliation', [], 'conciliator_appointed')).not.toContain('conciliation_sebi');
  expect(rows('conciliation', ['sebi'], 'conciliator_appointed')).toContain('conciliation_sebi');
  const party = { state: '96' } as Parameters<typeof traitsOf>[0]['parties'][number];
  expect(traitsOf({ parties: [party], sector: 'loan' })).toEqual(['international']);
  expect(traitsOf({ parties: [], sector: 'securities' })).toEqual(['sebi']);
});
