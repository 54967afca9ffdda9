import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#kernel/days.ts';
import { meanings } from '../../../../tests/meanings.ts';
import { isOver, limitsOf } from './limits.ts';
import { inst2026 } from './packs/inst-2026.ts';
import type { ClockEvent, Frame } from './words.ts';

// Where the clocks and another reckoning of law and lifecycle, written from its text alone, came to different days.
const frame: Frame = {
  pack: inst2026,
  meanings,
  process: 'arbitration',
  track: 'ordinary',
  holidays: { weeklyRest: ['saturday', 'sunday'], years: [] },
  parties: [
    { id: 'ada', side: 'claimant' },
    { id: 'ben', side: 'respondent' },
  ],
};
const noon = (day: Day) => new Date(`${day}T06:30:00Z`);
/** In the order in which they stand, a second apart. */
type Told = [on: Day, type: string, partyId?: string | null, details?: ClockEvent['details']];
const story = (...told: Told[]): ClockEvent[] =>
  told.map(([on, type, partyId = null, details = {}], place) => ({
    type,
    on,
    partyId,
    details,
    at: new Date(noon(on).getTime() + place * 1000),
  }));
const limit = (id: string, events: readonly ClockEvent[], today: Day = '2029-01-01') =>
  limitsOf(frame, events, noon(today)).find((one) => one.id === id);

describe('an officer’s seven days (6.5: at most seven, once)', () => {
  const byOfficer = (days: number) => ({ limit: 'answer', by: 'officer', days });
  const served: Told[] = [
    ['2026-06-01', 'notice_dispatched'],
    ['2026-06-01', 'served', 'ben'],
  ];

  test('are given once: what is left of them is nobody’s to give a second time', () => {
    const once: Told[] = [
      ...served,
      ['2026-06-03', 'extension_asked', 'ben'],
      ['2026-06-04', 'time_extended', 'ben', byOfficer(2)],
    ];
    expect(limit('answer:ben', story(...once))).toMatchObject({
      dueOn: '2026-07-03',
      explained: { cutExtensions: 0 },
    });
    const twice = story(...once, ['2026-06-05', 'time_extended', 'ben', byOfficer(4)]);
    expect(limit('answer:ben', twice)).toMatchObject({
      dueOn: '2026-07-03',
      explained: { cutExtensions: 1 },
    });
  });

  test('are no chain: whoever asks on each last day is not given seven more days for ever', () => {
    const chain = [...served];
    let last: Day = '2026-07-01';
    for (let link = 0; link < 4; link += 1) {
      chain.push([last, 'extension_asked', 'ben'], [last, 'time_extended', 'ben', byOfficer(7)]);
      last = addDays(last, 7);
    }
    // What was wrongly given a second time was counted on: the next working day is still in time, and no more.
    expect(limit('answer:ben', story(...chain))?.dueOn).toBe('2026-07-09');
  });

  test('leave a tribunal and a court what is theirs, and begin anew with a new time to answer', () => {
    const given: Told[] = [...served, ['2026-06-04', 'time_extended', 'ben', byOfficer(7)]];
    const byTribunal: Told = [
      '2026-06-05',
      'time_extended',
      'ben',
      { limit: 'answer', by: 'tribunal', days: 9 },
    ];
    expect(limit('answer:ben', story(...given, byTribunal))?.dueOn).toBe('2026-07-17');
    const anew: Told[] = [
      ['2026-08-03', 'reopening_granted', 'ben'],
      ['2026-08-04', 'time_extended', 'ben', byOfficer(7)],
    ];
    expect(limit('answer:ben#2', story(...given, ...anew))?.dueOn).toBe('2026-09-09');
  });
});

describe('an invitation after a basis was taken back', () => {
  const first: Told[] = [
    ['2026-06-03', 'basis_not_shown'],
    ['2026-06-03', 'invitation_sent'],
    ['2026-06-10', 'agreement_signed', 'ada'],
    ['2026-06-11', 'agreement_signed', 'ben'],
    ['2026-06-12', 'agreement_complete'],
    ['2026-06-12', 'notice_dispatched'],
    ['2026-07-01', 'basis_withdrawn'],
    ['2026-07-01', 'consent_fallen', 'ben', { kind: 'submission' }],
    ['2026-07-02', 'basis_not_shown'],
  ];

  test('has its own thirty days, and is over when they are', () => {
    const events = story(...first, ['2026-07-03', 'invitation_sent']);
    expect(limit('agree_to_arbitrate', story(...first))).toBeUndefined();
    expect(limit('agree_to_arbitrate', events, '2026-07-10')).toMatchObject({
      startedOn: '2026-07-03',
      dueOn: '2026-08-03',
      state: 'running',
    });
    expect(isOver(limitsOf(frame, events, noon('2026-08-04')), 'agree_to_arbitrate')).toBe(true);
  });

  test('finds no limit that what fell with the basis left behind', () => {
    const released = story(
      ...first.slice(0, 6),
      ['2026-06-20', 'respondent_released', 'cas'],
      ...first.slice(6),
    );
    // The notice went out on the day on which it could: nobody missed anything, and no tribunal is to be formed.
    const left = limitsOf(frame, released, noon('2026-07-10')).map(({ row }) => row);
    expect(left).not.toContain('notice_dispatch');
    expect(left).not.toContain('tribunal_formation');
  });

  test('is answered by whoever was still to sign, and then the registrar is waited for', () => {
    const events = story(
      ...first,
      ['2026-07-03', 'invitation_sent'],
      ['2026-07-08', 'agreement_signed', 'ben'],
    );
    expect(limit('agree_to_arbitrate', events)).toMatchObject({
      state: 'met',
      stoppedOn: '2026-07-08',
    });
    expect(limit('agreement_look', events, '2026-07-09')).toMatchObject({
      startedOn: '2026-07-08',
      state: 'running',
    });
  });
});

describe('three months to set aside (s. 34(3))', () => {
  const received: Told[] = [
    ['2026-06-01', 'award_made'],
    ['2026-06-01', 'award_received', 'ben'],
  ];

  test('begin anew with the disposal of a request that was made in time', () => {
    // 1 July is the thirtieth day.
    const events = story(
      ...received,
      ['2026-07-01', 'correction_asked', 'ben'],
      ['2026-07-20', 'correction_decided', 'ben'],
    );
    expect(limit('setting_aside:ben', events)?.dueOn).toBe('2026-10-20');
  });

  test('do not with one that came too late to be a request under s. 33: the earlier day is the safe one', () => {
    for (const [ask, disposal] of [
      ['correction_asked', 'correction_decided'],
      ['additional_award_asked', 'additional_award_declined'],
    ] as const) {
      for (const of of ['ben', null]) {
        const events = story(...received, ['2026-07-02', ask, 'ben'], ['2026-07-20', disposal, of]);
        expect(limit('setting_aside:ben', events)?.dueOn).toBe('2026-09-01');
        expect(limit('setting_aside_at_the_latest:ben', events)?.dueOn).toBe('2026-10-01');
      }
    }
  });

  test('begin anew with one on the next working day after a closed last one, and within a time that all agreed on', () => {
    // Received on 2 June 2026, the thirtieth day is Thursday 2 July; on 4 June it is a Saturday, and Monday is taken.
    const onMonday = story(
      ['2026-06-01', 'award_made'],
      ['2026-06-04', 'award_received', 'ben'],
      ['2026-07-06', 'correction_asked', 'ben'],
      ['2026-07-20', 'correction_decided', 'ben'],
    );
    expect(limit('setting_aside:ben', onMonday)?.dueOn).toBe('2026-10-20');
    const agreed: Told = [
      '2026-06-20',
      'time_extended',
      null,
      { limit: 'correction_request', by: 'parties', days: 10 },
    ];
    const later = story(
      ...received,
      agreed,
      ['2026-07-05', 'correction_asked', 'ben'],
      ['2026-07-20', 'correction_decided', 'ben'],
    );
    expect(limit('setting_aside:ben', later)?.dueOn).toBe('2026-10-20');
  });
});

test('a length that law and lifecycle 6.2 to 6.6 does not give waits for confirmation, whosoever’s act it is', () => {
  expect(inst2026.rows.find(({ id }) => id === 'unserved_respondent')).toMatchObject({
    kind: 'institutional',
    isConfirmed: false,
  });
});
