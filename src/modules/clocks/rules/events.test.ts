import { describe, expect, test } from 'vitest';
import type { Day } from '#kernel/days.ts';
import { meanings } from '../../../../tests/meanings.ts';
import { countedEvents, isEnd, pausesOf } from './events.ts';
import type { ClockEvent } from './words.ts';

/** What was recorded, a day after another unless it says when, in the order in which it is written. */
type Told = readonly [type: string, partyId?: string | null, more?: Partial<ClockEvent>];
function read(...story: Told[]): ClockEvent[] {
  return story.map(([type, partyId = null, more = {}], at) => ({
    type,
    partyId,
    details: {},
    on: `2026-12-${String(at + 1).padStart(2, '0')}`,
    at: new Date(Date.UTC(2026, 11, at + 1, 6, 30)),
    ...more,
  }));
}
const counted = (...story: Told[]) =>
  countedEvents(read(...story), meanings).map(({ type, partyId }) =>
    partyId === null ? type : `${type} ${partyId}`,
  );
const invited: Told = ['invitation_sent'];
const noticed: Told = ['notice_dispatched'];

// Law and lifecycle 6.4: only a registrar takes a service back.
describe('a service that was taken back', () => {
  const back: Told = ['service_reversed', 'ben'];

  test('counts no more, nor what rests on it', () => {
    expect(
      counted(
        noticed,
        ['served', 'ben'],
        ['extension_asked', 'ben'],
        ['time_extended', 'ben'],
        ['answered', 'ben'],
        back,
      ),
    ).toEqual(['notice_dispatched', 'service_reversed ben']);
  });

  test('leaves what came after it, and what is another’s', () => {
    expect(counted(noticed, ['served', 'bob'], ['served', 'ben'], back, ['served', 'ben'])).toEqual(
      ['notice_dispatched', 'served bob', 'service_reversed ben', 'served ben'],
    );
  });

  test('leaves what names nobody, and what does not rest on it', () => {
    expect(counted(['time_extended'], ['ex_parte_warned', 'ben'], back)).toEqual([
      'time_extended',
      'ex_parte_warned ben',
      'service_reversed ben',
    ]);
  });
});

// Law and lifecycle 3.3: without its basis a request was none.
describe('a basis that was taken back', () => {
  test('takes all that came of the request with it, and nothing that came before', () => {
    expect(
      counted(
        ['submitted', 'ada'],
        ['admitted'],
        ['basis_shown'],
        noticed,
        ['served', 'ben'],
        ['answered', 'ben'],
        ['withdrawal_asked', 'ada'],
        ['ex_parte_warned', 'bob'],
        ['substitution_asked', 'bob'],
        ['basis_withdrawn'],
        ['basis_not_shown'],
      ),
    ).toEqual(['submitted ada', 'admitted', 'basis_shown', 'basis_withdrawn', 'basis_not_shown']);
  });

  test('leaves the request that came after it, and only the last counts', () => {
    expect(
      counted(
        noticed,
        ['basis_withdrawn'],
        noticed,
        ['served', 'ben'],
        ['basis_withdrawn'],
        noticed,
        ['served', 'ben'],
      ),
    ).toEqual(['basis_withdrawn', 'basis_withdrawn', 'notice_dispatched', 'served ben']);
  });
});

describe('a paper that only invites', () => {
  test('is received as that, until a notice has gone out after it', () => {
    expect(counted(invited, ['served', 'ben'], noticed, ['served', 'ben'])).toEqual([
      'invitation_sent',
      'invitation_served ben',
      'notice_dispatched',
      'served ben',
    ]);
  });

  test('and a second invitation is one again', () => {
    expect(counted(noticed, invited, ['served', 'ben'])).toContain('invitation_served ben');
  });
});

// Invariant I11: silence creates no consent, and one that was taken back is none.
describe('a consent', () => {
  const kind = (of: string) => ({ details: { kind: of } });

  test('on paper is one like any other, and whoever gave it is known with it', () => {
    for (const [of, name] of [
      ['submission', 'agreement_signed'],
      ['talks', 'accepted'],
      ['fast_track', 'fast_track_signed'],
    ] as const)
      expect(counted(['consent_recorded', 'ben', kind(of)])).toEqual([
        `${name} ben`,
        'consent_identified ben',
      ]);
  });

  test('that shows its giver at once leaves nobody to look; one that does not waits', () => {
    const shown = (is: boolean) => ({ details: { shown: is } });
    expect(counted(['accepted', 'ben', shown(true)])).toEqual([
      'accepted ben',
      'consent_identified ben',
    ]);
    expect(counted(['accepted', 'ben', shown(false)])).toEqual(['accepted ben']);
    expect(counted(['answered', 'ben', shown(true)])).toEqual(['answered ben']);
  });

  test.each(['consent_withdrawn', 'consent_fallen'])(
    'is none after %s, of its kind and of its giver',
    (end) => {
      expect(counted(['agreement_signed', 'ben'], [end, 'ben', kind('submission')])).toEqual([
        `${end} ben`,
      ]);
      expect(counted(['agreement_signed', 'ben'], [end, 'ben', kind('talks')])).toContain(
        'agreement_signed ben',
      );
      expect(counted(['agreement_signed', 'ben'], [end, 'bob', kind('submission')])).toContain(
        'agreement_signed ben',
      );
    },
  );

  test('that was given again after it fell counts', () => {
    expect(
      counted(
        ['agreement_signed', 'ben'],
        ['consent_fallen', 'ben', kind('submission')],
        ['agreement_signed', 'ben'],
      ),
    ).toEqual(['consent_fallen ben', 'agreement_signed ben']);
  });
});

describe('a day', () => {
  const days = (...story: Told[]) =>
    countedEvents(read(...story), meanings).map(({ type, on }) => [type, on]);

  test('is the one on which it counts in law, and within it the order of the record', () => {
    expect(
      days(
        ['served', 'bob', { on: '2026-12-01' }],
        ['served', 'ben', { on: '2026-11-20' }],
        ['answered', 'bob', { on: '2026-12-01', at: new Date('2026-12-01T07:00:00Z') }],
      ),
    ).toEqual([
      ['served', '2026-11-20'],
      ['served', '2026-12-01'],
      ['answered', '2026-12-01'],
    ]);
  });

  test('never counts before it has come: one after the recording is that of the recording', () => {
    expect(days(['served', 'ben', { on: '2027-01-15' }])).toEqual([['served', '2026-12-01']]);
  });

  test('of the recording is India’s, to the last second', () => {
    const at = (moment: string): Told => [
      'served',
      'ben',
      { on: '2099-01-01', at: new Date(moment) },
    ];
    expect(days(at('2026-12-01T18:29:59Z'))).toEqual([['served', '2026-12-01']]);
    expect(days(at('2026-12-01T18:30:00Z'))).toEqual([['served', '2026-12-02']]);
  });
});

describe('an award', () => {
  test('is received once by each: a corrected copy begins no time anew (ACA s. 34(3))', () => {
    expect(
      counted(['award_received', 'ben'], ['award_received', 'ada'], ['award_received', 'ben']),
    ).toEqual(['award_received ben', 'award_received ada']);
  });

  test('of which a request was disposed of gives its time to whoever asked, and to each of several', () => {
    expect(counted(['correction_asked', 'ben'], ['correction_decided'])).toEqual([
      'correction_asked ben',
      'correction_decided ben',
    ]);
    expect(
      counted(
        ['additional_award_asked', 'ben'],
        ['additional_award_asked', 'ada'],
        ['additional_award_declined'],
      ),
    ).toEqual([
      'additional_award_asked ben',
      'additional_award_asked ada',
      'additional_award_declined ben',
      'additional_award_declined ada',
    ]);
    expect(counted(['correction_decided'])).toEqual(['correction_decided']);
    expect(counted(['correction_asked', 'ben'], ['correction_decided', 'ada'])).toContain(
      'correction_decided ada',
    );
  });
});

// ACA s. 32(2)(a) hears a respondent; where there was nobody to hear, asking to withdraw was withdrawing.
test('an application to withdraw that ended the dispute was a withdrawal, and one that did not waits', () => {
  expect(counted(['withdrawal_asked', 'ada', { ends: true }])).toEqual(['withdrawn ada']);
  expect(counted(['withdrawal_asked', 'ada', { ends: false }])).toEqual(['withdrawal_asked ada']);
  expect(counted(['withdrawal_asked', 'ada'])).toEqual(['withdrawal_asked ada']);
});

test.each([
  ['whatever whoever recorded it says so of', true, { type: 'answered', ends: true }],
  ['and nothing of which they say the opposite', false, { type: 'settled', ends: false }],
  ['an award that was made', true, { type: 'award_made' }],
  ['a settlement', true, { type: 'settled', ends: true }],
  ['a draft that nobody touched', true, { type: 'draft_expired' }],
  ['no answer', false, { type: 'answered' }],
])('a dispute is over with %s', (_, is, event) => {
  const [base] = read(['answered']);
  expect(isEnd({ ...(base as ClockEvent), ...event })).toBe(is);
});

describe('a stay', () => {
  const today: Day = '2026-12-20';
  const of = (...story: Told[]) => pausesOf(read(...story), today);
  test.each<[string, ReturnType<typeof pausesOf>, Told[]]>([
    ['is none where nobody stayed it', { pauses: [], isStayed: false }, [['resumed']]],
    [
      'lasts until today where nobody ended it',
      { pauses: [{ from: '2026-12-01', to: today }], isStayed: true },
      [['stayed']],
    ],
    [
      'has both its ends',
      { pauses: [{ from: '2026-12-01', to: '2026-12-02' }], isStayed: false },
      [['stayed'], ['resumed']],
    ],
    [
      'that is ordered twice began with the first',
      { pauses: [{ from: '2026-12-01', to: '2026-12-03' }], isStayed: false },
      [['stayed'], ['stayed'], ['resumed']],
    ],
    [
      'does not end before it began',
      { pauses: [{ from: '2026-12-01', to: '2026-12-01' }], isStayed: false },
      [['stayed'], ['resumed', null, { on: '2026-11-01' }]],
    ],
    [
      'that is to begin lasts no day yet that has not come',
      { pauses: [{ from: '2026-12-24', to: '2026-12-24' }], isStayed: true },
      [['stayed', null, { on: '2026-12-24' }]],
    ],
    [
      'and another are two',
      {
        pauses: [
          { from: '2026-12-01', to: '2026-12-02' },
          { from: '2026-12-05', to: '2026-12-06' },
        ],
        isStayed: false,
      },
      [
        ['stayed'],
        ['resumed'],
        ['stayed', null, { on: '2026-12-05' }],
        ['resumed', null, { on: '2026-12-06' }],
      ],
    ],
  ])('%s', (_, wanted, story) => {
    expect(of(...story)).toEqual(wanted);
  });
});
