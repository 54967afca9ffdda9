import { describe, expect, test } from 'vitest';
import type { Day } from '#kernel/days.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import { meanings } from '../../../../../tests/meanings.ts';
import { limitsOf } from '../limits.ts';
import type { ClockEvent, Deadline, Frame, LimitRow } from '../words.ts';
import { inst2026, med2023 } from './inst-2026.ts';
import { office } from './office.ts';
import { NAMES_LAW } from './row.ts';

// Row by row against law and lifecycle 3.1, 3.6, 3.7, 6.2 and Part C: from what it runs, for whom, whether a closed day moves
// it (rolls), whether it is told unrolled and taken on the next open day (taken) or neither (fixed), and who may move it.
type Book = [
  from: string,
  who: 'each' | 'all',
  closedDay: 'rolls' | 'taken' | 'fixed',
  movedBy: string,
];
const book: Record<string, Book> = {
  // Part C, 6: what the Act gives a party is told unrolled; 23(4), 29A, 29B and 34(3) never roll.
  nomination: ['nomination_asked', 'each', 'taken', 'parties'],
  presiding_nomination: ['nominees_appointed', 'all', 'taken', 'parties'],
  challenge: ['appointment_received circumstances_known', 'each', 'taken', ''],
  pleadings: ['arbitrator_appointed', 'all', 'fixed', 'court'],
  award: ['pleadings_completed', 'all', 'fixed', 'court parties'],
  award_international: ['pleadings_completed', 'all', 'fixed', 'court parties'],
  award_fast_track: ['arbitrator_appointed', 'all', 'fixed', 'court parties'],
  award_for_more_fees: ['arbitrator_appointed', 'all', 'fixed', ''],
  mandate_extension_decision: ['mandate_extension_served', 'all', 'fixed', ''],
  appointment_by_court: ['appointment_petition_served', 'all', 'fixed', ''],
  // s. 33: from each party's own receipt; (6) names (2) and (5), and not (3).
  correction_request: ['award_received', 'each', 'taken', 'parties'],
  correction_decision: ['correction_asked', 'each', 'taken', 'tribunal'],
  correction_of_own_motion: ['award_made', 'all', 'taken', ''],
  additional_award_request: ['award_received', 'each', 'taken', ''],
  additional_award: ['additional_award_asked', 'each', 'taken', 'tribunal'],
  // s. 34(3): from receipt, or from the disposal of a request under s. 33, of whichever kind.
  setting_aside: [
    'award_received correction_decided additional_award_made additional_award_declined',
    'each',
    'fixed',
    '',
  ],
  setting_aside_at_the_latest: [
    'award_received correction_decided additional_award_made additional_award_declined',
    'each',
    'fixed',
    '',
  ],
  setting_aside_decision: ['set_aside_notice_served', 'all', 'fixed', ''],
  commencement_after_interim: ['interim_order_by_court', 'all', 'fixed', 'court'],
  appointment_by_agreement: ['served invitation_served', 'all', 'taken', 'parties'],
  conciliation_invitation: ['invitation_sent', 'all', 'taken', 'parties'],
  // Part C, 10: lengths without a start in 6.2.
  preliminary_meeting: ['arbitrator_appointed', 'all', 'rolls', 'tribunal'],
  rejoinder: ['statement_of_defence_served', 'each', 'rolls', 'parties tribunal'],
  evidence: ['pleadings_completed', 'all', 'rolls', 'parties tribunal'],
  draft_scrutiny: ['draft_award_submitted', 'all', 'rolls', ''],
  // Part C, 9: demand, thirty days, notice, thirty days.
  deposit: ['deposits_asked', 'each', 'rolls', ''],
  deposit_after_suspension: ['suspended_for_fees', 'all', 'rolls', ''],
  // 3.7, as an institution's limit until the Act's is in force.
  mediation: ['first_appearance', 'all', 'rolls', 'parties'],
  conciliation_sebi: ['conciliator_appointed', 'all', 'rolls', 'parties'],
};
const written = (row: LimitRow): Book => [
  row.from.join(' '),
  row.perParty ? 'each' : 'all',
  row.rolls === 'taken' ? 'taken' : row.rolls ? 'rolls' : 'fixed',
  Object.keys(row.extension).toSorted().join(' '),
];

test.each(Object.entries(book))('%s stands as the book has it', (id, expected) => {
  const row = inst2026.rows.find((one) => one.id === id);
  if (!row) throw new Error(`There is no row ${id}.`);
  expect(written(row)).toEqual(expected);
});

test('every limit of the law is in the book, no stay stops one, and none rolls in silence', () => {
  for (const row of inst2026.rows.filter(({ kind }) => kind === 'statutory')) {
    expect(Object.keys(book), row.id).toContain(row.id);
    expect({ id: row.id, pauses: row.pauses, rolls: row.rolls === true }).toEqual({
      id: row.id,
      pauses: false,
      rolls: false,
    });
  }
});

test('what rests on an Act, or was taken where the law is open, waits for a lawyer', () => {
  const partC = [
    'challenge_reply',
    'preliminary_meeting',
    'rejoinder',
    'evidence',
    'draft_scrutiny',
  ];
  // What the office owes is a proposal that stands in no table yet (packs/office.ts), its word on more time too, and the time for
  // one respondent of several.
  const waiting = [
    ...partC,
    'unserved_respondent',
    'extension_decision',
    ...office.map(({ id }) => id),
  ];
  for (const row of [...inst2026.rows, ...med2023.map(({ row }) => row)])
    expect(row.isConfirmed, row.id).toBe(
      row.kind === 'institutional' && !NAMES_LAW.test(row.citation) && !waiting.includes(row.id),
    );
});

const holidays: HolidayTable = { weeklyRest: ['saturday', 'sunday'], years: [] };
const frame: Frame = {
  pack: inst2026,
  meanings,
  process: 'arbitration',
  track: 'online',
  holidays,
  parties: [
    { id: 'ada', side: 'claimant' },
    { id: 'ben', side: 'respondent' },
  ],
};
function on(
  day: Day,
  type: string,
  partyId: string | null = null,
  details: ClockEvent['details'] = {},
): ClockEvent {
  return { type, on: day, at: new Date(`${day}T06:30:00Z`), partyId, details };
}
function limit(
  id: string,
  events: readonly ClockEvent[],
  now = '2027-12-31T06:30:00Z',
): Deadline | undefined {
  return limitsOf(frame, events, new Date(now)).find((one) => one.id === id);
}

describe('after an award', () => {
  const received = [
    on('2027-01-04', 'award_made'),
    on('2027-01-11', 'award_received', 'ada'),
    on('2027-01-13', 'award_received', 'ben'),
  ];

  test.each([
    ['correction_asked', 'correction_decided'],
    ['additional_award_asked', 'additional_award_made'],
    ['additional_award_asked', 'additional_award_declined'],
  ])(
    'a request under s. 33 (%s, %s) gives s. 34(3) anew to whoever made it, and to nobody else',
    (asked, disposed) => {
      for (const named of ['ada', null]) {
        const events = [
          ...received,
          on('2027-02-01', asked, 'ada'),
          on('2027-03-10', disposed, named),
        ];
        expect(limit('setting_aside:ada', events)?.dueOn).toBe('2027-06-10');
        expect(limit('setting_aside_at_the_latest:ada', events)?.dueOn).toBe('2027-07-10');
        expect(limit('setting_aside:ben', events)?.dueOn).toBe('2027-04-13');
      }
    },
  );

  test('of two requests the later disposal counts, and each waits for its own', () => {
    const events = [
      ...received,
      on('2027-02-01', 'correction_asked', 'ada'),
      on('2027-02-02', 'additional_award_asked', 'ada'),
      on('2027-02-03', 'correction_asked', 'ben'),
      on('2027-02-20', 'correction_decided', 'ada'),
      on('2027-03-25', 'additional_award_made', 'ada'),
    ];
    expect(limit('setting_aside:ada', events)?.dueOn).toBe('2027-06-25');
    expect(limit('correction_decision:ada', events)).toMatchObject({
      state: 'met',
      stoppedOn: '2027-02-20',
    });
    expect(limit('correction_decision:ben', events)).toMatchObject({
      state: 'missed',
      stoppedOn: null,
    });
    expect(limit('additional_award:ada', events)).toMatchObject({
      state: 'met',
      stoppedOn: '2027-03-25',
      dueOn: '2027-04-03',
    });
  });

  test('a correction of the tribunal’s own is not extended (s. 33(6)), and begins no s. 34(3) anew', () => {
    const more = on('2027-01-20', 'time_extended', null, {
      limit: 'correction_of_own_motion',
      days: 30,
      by: 'tribunal',
    });
    const events = [
      ...received,
      more,
      on('2027-02-02', 'award_corrected'),
      on('2027-02-05', 'award_received', 'ada'),
    ];
    expect(limit('correction_of_own_motion', events)?.dueOn).toBe('2027-02-03');
    expect(limit('setting_aside:ada', events)?.dueOn).toBe('2027-04-11');
  });

  test('a right that ends on a Saturday is told so, and taken and marked on Monday (General Clauses Act s. 10)', () => {
    // 30 days from 28 January are 27 February 2027, a Saturday.
    const late = (day: Day) =>
      limit('correction_request:ada', [
        on('2027-01-28', 'award_received', 'ada'),
        on(day, 'correction_asked', 'ada'),
      ]);
    expect(late('2027-02-27')).toMatchObject({
      dueOn: '2027-02-27',
      state: 'met',
      explained: { takenUntil: '2027-03-01' },
    });
    expect(late('2027-03-01')).toMatchObject({
      dueOn: '2027-02-27',
      state: 'met',
      stoppedOn: '2027-03-01',
    });
    expect(late('2027-03-02')).toMatchObject({
      dueOn: '2027-02-27',
      state: 'missed',
      stoppedOn: '2027-03-02',
    });
    const open = limit(
      'correction_request:ada',
      [on('2027-01-28', 'award_received', 'ada')],
      '2027-03-01T06:30:00Z',
    );
    expect(open).toMatchObject({ state: 'running' });
  });
});

describe('the mandate', () => {
  const pleaded = [on('2027-01-04', 'pleadings_completed')];
  const more = (day: Day, by: string) =>
    on(day, 'time_extended', null, { limit: 'award', months: 6, by });

  test('is lengthened by a consent that was signed before it lapsed, and by no later one (Part C, 8)', () => {
    expect(limit('award', [...pleaded, more('2028-01-04', 'parties')])?.dueOn).toBe('2028-07-04');
    const late = limit('award', [...pleaded, more('2028-01-05', 'parties')]);
    expect(late).toMatchObject({ dueOn: '2028-01-04', explained: { cutExtensions: 1 } });
  });

  test('is revived by a court at any time (s. 29A(5))', () => {
    expect(limit('award', [...pleaded, more('2028-03-01', 'court')])?.dueOn).toBe('2028-07-04');
  });
});

describe('a challenge (Part C, 1)', () => {
  test('runs from the later of the disclosure and the notice of appointment', () => {
    const events = [
      on('2027-01-04', 'appointment_received', 'ada'),
      on('2027-01-08', 'disclosure_served', 'ada'),
    ];
    expect(limit('challenge:ada', events)).toMatchObject({
      startedOn: '2027-01-08',
      dueOn: '2027-01-23',
    });
    const usual = [
      on('2027-01-02', 'disclosure_served', 'ada'),
      on('2027-01-04', 'appointment_received', 'ada'),
    ];
    expect(limit('challenge:ada', usual)).toMatchObject({
      startedOn: '2027-01-04',
      dueOn: '2027-01-19',
    });
    expect(limit('challenge:ada', events.slice(0, 1))).toMatchObject({ startedOn: '2027-01-04' });
  });

  test('and a circumstance that comes up later has fifteen days of its own', () => {
    const events = [
      on('2027-01-02', 'disclosure_served', 'ada'),
      on('2027-01-04', 'appointment_received', 'ada'),
      on('2027-03-01', 'circumstances_known', 'ada'),
    ];
    expect(limit('challenge:ada#2', events)).toMatchObject({
      startedOn: '2027-03-01',
      dueOn: '2027-03-16',
    });
  });
});
