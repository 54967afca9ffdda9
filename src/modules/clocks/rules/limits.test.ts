import { describe, expect, test } from 'vitest';
import type { Day } from '#kernel/days.ts';
import type { HolidayTable } from '#modules/institution/rules/values.ts';
import { meanings } from '../../../../tests/meanings.ts';
import { isOver, limitsOf } from './limits.ts';
import { inst2026 } from './packs/inst-2026.ts';
import { endOf } from './reckoning.ts';
import type { ClockEvent, Frame } from './words.ts';

const holidays: HolidayTable = {
  weeklyRest: ['saturday', 'sunday'],
  years: [
    {
      year: 2026,
      confirmed: true,
      source: 'GAD notification',
      days: [{ on: '2026-12-25', name: 'Christmas' }],
    },
  ],
};
const ada = { id: 'ada', side: 'claimant' } as const;
const ben = { id: 'ben', side: 'respondent' } as const;
const cas = { id: 'cas', side: 'respondent' } as const;
const frame: Frame = {
  pack: inst2026,
  meanings,
  process: 'arbitration',
  track: 'online',
  holidays,
  parties: [ada, ben, cas],
};

function on(
  day: Day,
  type: string,
  partyId: string | null = null,
  details: ClockEvent['details'] = {},
): ClockEvent {
  return { type, on: day, at: new Date(`${day}T06:30:00Z`), partyId, details };
}
const noon = (day: Day) => new Date(`${day}T06:30:00Z`);
function limit(
  id: string,
  events: readonly ClockEvent[],
  { today = '2026-12-02', change = {} }: { today?: Day; change?: Partial<Frame> } = {},
) {
  return limitsOf({ ...frame, ...change }, events, noon(today)).find((one) => one.id === id);
}
const served = [on('2026-12-01', 'notice_dispatched'), on('2026-12-01', 'served', 'ben')];

describe('registration', () => {
  test('is paid within seven days of filing, to the last second of the seventh', () => {
    const events = [on('2026-12-01', 'submitted')];
    const due = endOf('2026-12-08').getTime();
    expect(limit('registration_payment', events)).toMatchObject({
      dueOn: '2026-12-08',
      state: 'running',
      overAt: new Date(due),
    });
    expect(isOver(limitsOf(frame, events, new Date(due - 1)), 'registration_payment')).toBe(false);
    expect(isOver(limitsOf(frame, events, new Date(due)), 'registration_payment')).toBe(true);
  });

  test('that was paid or waived is met, on the last day too', () => {
    for (const type of ['registration_paid', 'registration_waived', 'registration_not_due'])
      expect(
        limit('registration_payment', [on('2026-12-01', 'submitted'), on('2026-12-08', type)], {
          today: '2026-12-20',
        }),
      ).toMatchObject({ state: 'met', stoppedOn: '2026-12-08' });
  });

  test('that was paid late is missed, and says on which day it was done', () => {
    const events = [on('2026-12-01', 'submitted'), on('2026-12-09', 'registration_paid')];
    expect(limit('registration_payment', events, { today: '2026-12-20' })).toMatchObject({
      state: 'missed',
      stoppedOn: '2026-12-09',
    });
  });

  test('that nobody waits for any more has ended', () => {
    const events = [
      on('2026-12-01', 'submitted'),
      { ...on('2026-12-03', 'withdrawal_asked', 'ada'), ends: true },
    ];
    expect(limit('registration_payment', events, { today: '2026-12-20' })).toMatchObject({
      state: 'ended',
      stoppedOn: '2026-12-03',
    });
  });
});

describe('rounds', () => {
  const events = [
    on('2026-12-01', 'registration_paid'),
    on('2026-12-02', 'defects_noted'),
    on('2026-12-07', 'resubmitted'),
    on('2026-12-08', 'defects_noted'),
  ];

  test('of scrutiny and cure are counted each from its own beginning', () => {
    expect(limit('scrutiny', events)).toMatchObject({
      dueOn: '2026-12-03',
      state: 'met',
      stoppedOn: '2026-12-02',
    });
    expect(limit('scrutiny#2', events)).toMatchObject({
      startedOn: '2026-12-07',
      dueOn: '2026-12-09',
      state: 'met',
    });
    expect(limit('cure_defects', events)).toMatchObject({ dueOn: '2026-12-09', state: 'met' });
    expect(limit('cure_defects#2', events, { today: '2026-12-09' })).toMatchObject({
      dueOn: '2026-12-15',
      state: 'running',
    });
  });

  test('before the last decide nothing: only the last round may be over', () => {
    const late = [
      ...events.slice(0, 2),
      on('2026-12-16', 'resubmitted'),
      on('2026-12-16', 'defects_noted'),
    ];
    const told = limitsOf(frame, late, noon('2026-12-17'));
    expect(told.find(({ id }) => id === 'cure_defects')).toMatchObject({ state: 'missed' });
    expect(isOver(told, 'cure_defects')).toBe(false);
    expect(isOver(limitsOf(frame, late, noon('2026-12-24')), 'cure_defects')).toBe(true);
  });
});

describe('the answer', () => {
  test('has its own time for each respondent, from her own receipt', () => {
    const events = [...served, on('2026-12-04', 'served', 'cas')];
    expect(limit('answer:ben', events)).toMatchObject({
      dueOn: '2026-12-16',
      partyId: 'ben',
      whose: 'party',
    });
    expect(limit('answer:cas', events)).toMatchObject({
      dueOn: '2026-12-21',
      explained: { lastDay: '2026-12-19' },
    });
  });

  test('does not wait for anybody who was not served', () => {
    const told = limitsOf(frame, served, noon('2026-12-20'));
    expect(told.filter(({ row }) => row === 'answer').map(({ id }) => id)).toEqual(['answer:ben']);
    expect(isOver(told, 'answer', 'ben')).toBe(true);
    expect(isOver(told, 'answer', 'cas')).toBe(false);
  });

  test('is in time whichever of two things of one day was written down first', () => {
    const answered = {
      ...on('2026-12-01', 'answered', 'ben'),
      at: new Date('2026-12-01T05:00:00Z'),
    };
    expect(limit('answer:ben', [answered, ...served])).toMatchObject({ state: 'met' });
  });

  test('to an invitation is not the answer to a request: its receipt starts nothing', () => {
    const events = [on('2026-12-01', 'invitation_sent'), on('2026-12-02', 'served', 'ben')];
    expect(limit('answer:ben', events)).toBeUndefined();
    expect(limit('appointment_by_agreement', events)).toMatchObject({
      startedOn: '2026-12-02',
      dueOn: '2027-01-01',
    });
    expect(
      limit('answer:ben', [
        ...events,
        on('2026-12-10', 'notice_dispatched'),
        on('2026-12-11', 'served', 'ben'),
      ]),
    ).toMatchObject({
      startedOn: '2026-12-11',
    });
  });

  test('has no time to run after a registrar took the service back, and a new one after a new service', () => {
    const reversed = [...served, on('2026-12-05', 'service_reversed', 'ben')];
    expect(limit('answer:ben', reversed)).toBeUndefined();
    expect(limit('answer:ben', [...reversed, on('2026-12-07', 'served', 'ben')])).toMatchObject({
      dueOn: '2026-12-22',
    });
  });

  test('outside an arbitration has no limit', () => {
    const events = [on('2026-12-01', 'invitation_sent'), on('2026-12-02', 'served', 'ben')];
    expect(
      limitsOf({ ...frame, process: 'mediation' }, events, noon('2026-12-02')).map(({ id }) => id),
    ).toEqual(['mediation_consent']);
  });
});

describe('more time', () => {
  const extended = (details: ClockEvent['details'], day = '2026-12-10') => [
    ...served,
    on(day, 'time_extended', 'ben', details),
  ];

  test('is counted from the last day, and ends on a working day', () => {
    expect(limit('answer:ben', extended({ days: 3 }))).toMatchObject({
      dueOn: '2026-12-21',
      explained: { unextendedOn: '2026-12-16' },
    });
  });

  test('of one party is not another’s', () => {
    expect(
      limit('answer:cas', [...extended({ days: 7 }), on('2026-12-01', 'served', 'cas')]),
    ).toMatchObject({ dueOn: '2026-12-16' });
  });

  test('from an officer is seven days all told', () => {
    const twice = [...extended({ days: 7 }), on('2026-12-11', 'time_extended', 'ben', { days: 7 })];
    expect(limit('answer:ben', extended({ days: 30 }))).toMatchObject({
      dueOn: '2026-12-23',
      explained: { cutExtensions: 1 },
    });
    expect(limit('answer:ben', twice)).toMatchObject({
      dueOn: '2026-12-23',
      explained: { cutExtensions: 1 },
    });
  });

  test('from a tribunal has no such bound', () => {
    expect(limit('answer:ben', extended({ until: '2027-01-15', by: 'tribunal' }))).toMatchObject({
      dueOn: '2027-01-15',
    });
  });

  test('never shortens', () => {
    expect(limit('answer:ben', extended({ until: '2026-12-11', by: 'court' }))).toMatchObject({
      dueOn: '2026-12-16',
    });
    expect(limit('answer:ben', extended({ days: -5 }))).toMatchObject({ dueOn: '2026-12-16' });
    expect(limit('answer:ben', extended({ until: 'soon' }))).toMatchObject({ dueOn: '2026-12-16' });
  });

  test('brings back what was over', () => {
    expect(
      limit('answer:ben', extended({ days: 7 }, '2026-12-18'), { today: '2026-12-18' }),
    ).toMatchObject({ state: 'running' });
  });

  test('names its limit, by the row or by the round', () => {
    const cure = [
      on('2026-12-01', 'defects_noted'),
      on('2026-12-02', 'resubmitted'),
      on('2026-12-03', 'defects_noted'),
    ];
    const more = (named: string) => [
      ...cure,
      on('2026-12-04', 'time_extended', null, { limit: named, days: 2 }),
    ];
    for (const named of ['cure_defects', 'cure_defects#2']) {
      expect(limit('cure_defects', more(named))).toMatchObject({ dueOn: '2026-12-08' });
      expect(limit('cure_defects#2', more(named))).toMatchObject({ dueOn: '2026-12-14' });
    }
  });

  test('is nobody’s to give where the law gives it to nobody', () => {
    const events = [
      on('2026-12-01', 'award_received', 'ben'),
      on('2026-12-05', 'time_extended', 'ben', { limit: 'setting_aside', days: 9 }),
    ];
    expect(limit('setting_aside:ben', events)).toMatchObject({
      dueOn: '2027-03-01',
      explained: { cutExtensions: 1 },
    });
  });
});

describe('a stay', () => {
  const stayed = [...served, on('2026-12-07', 'stayed')];

  test('stands still, and its days are not counted', () => {
    expect(limit('answer:ben', stayed, { today: '2026-12-09' })).toMatchObject({
      state: 'paused',
      dueOn: '2026-12-21',
    });
    const resumed = [...stayed, on('2026-12-09', 'resumed')];
    expect(limit('answer:ben', resumed, { today: '2026-12-10' })).toMatchObject({
      state: 'running',
      dueOn: '2026-12-21',
      explained: { pausedDays: 3, lastDay: '2026-12-19' },
    });
  });

  test('does not bring back what was over before', () => {
    const late = [...served, on('2026-12-17', 'stayed')];
    expect(limit('answer:ben', late, { today: '2026-12-18' })).toMatchObject({
      state: 'missed',
      dueOn: '2026-12-16',
    });
  });

  test('on the last day leaves that day', () => {
    const last = [...served, on('2026-12-16', 'stayed'), on('2026-12-18', 'resumed')];
    expect(limit('answer:ben', last, { today: '2026-12-21' })).toMatchObject({
      state: 'running',
      dueOn: '2026-12-21',
    });
  });

  test('does not stop the time of the law', () => {
    expect(limit('appointment_by_agreement', stayed, { today: '2026-12-09' })).toMatchObject({
      dueOn: '2026-12-31',
      state: 'running',
    });
  });
});

describe('an invitation to agree', () => {
  const invited = [on('2026-12-01', 'invitation_sent')];
  const signs = (id: string, day = '2026-12-05') => on(day, 'agreement_signed', id);

  test('is answered when all have signed, and not by the first', () => {
    expect(limit('agree_to_arbitrate', [...invited, signs('ada'), signs('ben')])).toMatchObject({
      state: 'running',
      dueOn: '2026-12-31',
    });
    const all = [...invited, signs('ada'), signs('ben'), signs('cas', '2026-12-06')];
    expect(limit('agree_to_arbitrate', all)).toMatchObject({
      state: 'met',
      stoppedOn: '2026-12-06',
    });
  });

  test('is nobody’s consent when the time is out', () => {
    const told = limitsOf(frame, invited, noon('2027-01-01'));
    expect(told.find(({ row }) => row === 'agree_to_arbitrate')).toMatchObject({
      state: 'missed',
      ifMissed: 'no_agreement',
    });
  });

  test('to a conciliation has 30 days, or the time that it states, and one no is enough', () => {
    const conciliation = { change: { process: 'conciliation' } } as const;
    expect(limit('conciliation_invitation', invited, conciliation)).toMatchObject({
      dueOn: '2026-12-31',
    });
    const stated = [on('2026-12-01', 'invitation_sent', null, { statedDays: 14 })];
    expect(limit('conciliation_invitation', stated, conciliation)).toMatchObject({
      dueOn: '2026-12-15',
    });
    const hasty = [on('2026-12-01', 'invitation_sent', null, { statedDays: 2 })];
    expect(limit('conciliation_invitation', hasty, conciliation)).toMatchObject({
      dueOn: '2026-12-08',
    });
    expect(
      limit(
        'conciliation_invitation',
        [...invited, on('2026-12-03', 'rejected', 'ben')],
        conciliation,
      ),
    ).toMatchObject({
      state: 'met',
    });
    const one = [...invited, on('2026-12-03', 'accepted', 'ben')];
    expect(limit('conciliation_invitation', one, conciliation)).toMatchObject({ state: 'running' });
    expect(
      limit('conciliation_invitation', [...one, on('2026-12-04', 'accepted', 'cas')], conciliation),
    ).toMatchObject({ state: 'met' });
  });

  test('asks an officer who it was that agreed, and not where that was shown at once', () => {
    const talks = { change: { process: 'mediation' } } as const;
    const accepts = (type: string, details = {}) => [
      ...invited,
      on('2026-12-03', type, 'ben', { kind: 'talks', ...details }),
    ];
    expect(limit('consent_look:ben', accepts('accepted', { shown: false }), talks)).toMatchObject({
      state: 'running',
      whose: 'officer',
    });
    expect(limit('consent_look:ben', accepts('accepted', { shown: true }), talks)).toMatchObject({
      state: 'met',
    });
    expect(limit('consent_look:ben', accepts('consent_recorded'), talks)).toMatchObject({
      state: 'met',
    });
  });

  test('to a mediation starts seven days to appoint with the last consent', () => {
    const both = [
      ...invited,
      on('2026-12-03', 'accepted', 'ben'),
      on('2026-12-04', 'accepted', 'cas'),
    ];
    expect(limit('mediator_appointment', both, { change: { process: 'mediation' } })).toMatchObject(
      { dueOn: '2026-12-11' },
    );
  });
});

describe('service', () => {
  const dispatched = [on('2026-12-01', 'notice_dispatched')];

  test('has its window for each respondent, and is over when none of them is left to wait for', () => {
    expect(limit('service_window:ben', dispatched)).toMatchObject({
      dueOn: '2026-12-08',
      whose: 'officer',
    });
    expect(limit('service_window:ada', dispatched)).toBeUndefined();
    const one = [...dispatched, on('2026-12-03', 'served', 'ben')];
    expect(isOver(limitsOf(frame, one, noon('2026-12-08')), 'service_window')).toBe(false);
    expect(isOver(limitsOf(frame, one, noon('2026-12-09')), 'service_window')).toBe(true);
    expect(isOver(limitsOf(frame, one, noon('2026-12-09')), 'service_window', 'ben')).toBe(false);
  });

  test('that failed leaves 15 days to ask for another way, which has a window of its own', () => {
    const failed = [...dispatched, on('2026-12-09', 'service_failed')];
    expect(limit('substitution_application', failed)).toMatchObject({
      dueOn: '2026-12-24',
      ifMissed: 'substitution_missed',
    });
    const asked = [...failed, on('2026-12-15', 'substitution_asked', 'ben')];
    expect(limit('substitution_application', asked)).toMatchObject({ state: 'met' });
    const ordered = [...asked, on('2026-12-17', 'substitution_ordered', 'ben')];
    expect(limit('service_window:ben#2', ordered, { today: '2026-12-18' })).toMatchObject({
      state: 'running',
      dueOn: '2026-12-24',
    });
  });

  test('that did not reach one of several leaves the claimant 15 days to choose, and her window ends when she is let go', () => {
    const told = [
      ...dispatched,
      on('2026-12-03', 'served', 'ben'),
      on('2026-12-09', 'respondent_unserved', 'cas'),
    ];
    expect(limit('unserved_respondent:cas', told)).toMatchObject({
      dueOn: '2026-12-24',
      whose: 'claimant',
    });
    expect(limit('unserved_respondent:ben', told)).toBeUndefined();
    expect(isOver(limitsOf(frame, told, noon('2026-12-24')), 'unserved_respondent', 'cas')).toBe(
      false,
    );
    expect(isOver(limitsOf(frame, told, noon('2026-12-28')), 'unserved_respondent', 'cas')).toBe(
      true,
    );
    for (const choice of ['substitution_asked', 'served', 'respondent_released'])
      expect(
        limit('unserved_respondent:cas', [...told, on('2026-12-15', choice, 'cas')]),
        choice,
      ).toMatchObject({ state: 'met' });
    const atOnce = [...dispatched, on('2026-12-04', 'respondent_released', 'cas')];
    expect(limit('service_window:cas', atOnce)).toMatchObject({ state: 'met' });
  });

  test('of the final warning gives seven days more, each party for herself', () => {
    const warned = [...served, on('2026-12-17', 'warning_served', 'ben')];
    expect(limit('final_warning:ben', warned)).toMatchObject({ dueOn: '2026-12-24' });
    expect(isOver(limitsOf(frame, warned, noon('2026-12-24')), 'final_warning', 'ben')).toBe(false);
    expect(isOver(limitsOf(frame, warned, noon('2026-12-28')), 'final_warning', 'ben')).toBe(true);
    expect(isOver(limitsOf(frame, warned, noon('2026-12-28')), 'final_warning', 'cas')).toBe(false);
  });

  test('that nobody can prove after 72 hours is told, to the minute', () => {
    const sent = [
      { ...on('2026-12-23', 'message_sent', 'message-1'), at: new Date('2026-12-23T20:00:00Z') },
    ];
    const state = (at: string) =>
      limitsOf(frame, sent, new Date(at)).find(({ row }) => row === 'proof_of_delivery')?.state;
    expect(state('2026-12-26T19:59:59.999Z')).toBe('running');
    expect(state('2026-12-26T20:00:00Z')).toBe('missed');
  });
});

describe('withdrawal', () => {
  test('after service leaves the respondent seven days to object', () => {
    const asked = [...served, on('2026-12-05', 'withdrawal_asked', 'ada')];
    expect(limit('withdrawal_objection', asked)).toMatchObject({
      dueOn: '2026-12-14',
      whose: 'respondent',
      explained: { lastDay: '2026-12-12' },
    });
    expect(
      limit('withdrawal_objection', [...asked, on('2026-12-06', 'withdrawal_objected', 'ben')]),
    ).toMatchObject({
      // One who objects leaves the others their time.
      state: 'running',
    });
  });

  test('that ended the dispute at once, as it was recorded, waits for nobody', () => {
    const asked = [
      on('2026-12-01', 'notice_dispatched'),
      { ...on('2026-12-02', 'withdrawal_asked', 'ada'), ends: true },
    ];
    expect(limit('withdrawal_objection', asked)).toBeUndefined();
    expect(limit('service_window:ben', asked)).toMatchObject({ state: 'ended' });
  });
});

describe('the law’s own limits', () => {
  test('an interim measure gives 90 days to commence, or what the court says (s. 9(2)), and service commences', () => {
    const order = on('2026-12-01', 'interim_order_by_court');
    expect(limit('commencement_after_interim', [order])).toMatchObject({
      dueOn: '2027-03-01',
      kind: 'statutory',
    });
    expect(
      limit('commencement_after_interim', [{ ...order, details: { statedDays: 30 } }]),
    ).toMatchObject({ dueOn: '2026-12-31' });
    expect(
      limit('commencement_after_interim', [
        order,
        on('2026-12-02', 'notice_dispatched'),
        on('2026-12-09', 'served', 'ben'),
      ]),
    ).toMatchObject({ state: 'met' });
  });

  test('six months of pleadings begin with the last arbitrator’s notice, and a substitute begins nothing (s. 23(4), s. 29A(7))', () => {
    const three = [
      on('2026-12-01', 'arbitrator_appointed'),
      on('2026-12-10', 'arbitrator_appointed'),
    ];
    expect(limit('pleadings', three)).toMatchObject({
      startedOn: '2026-12-10',
      dueOn: '2027-06-10',
    });
    const member = on('2026-12-11', 'arbitrator_appointed', null, { isPart: true });
    expect(limit('pleadings', [...three, member])).toMatchObject({ startedOn: '2026-12-10' });
    const substitute = on('2027-02-01', 'arbitrator_appointed', null, { isSubstitute: true });
    expect(limit('pleadings', [...three, substitute])).toMatchObject({ dueOn: '2027-06-10' });
  });

  test('each member of a tribunal has a time of their own to answer, which another’s answer does not end', () => {
    const two = [
      on('2026-12-01', 'arbitrator_invited', null, { seat: 'claimant' }),
      on('2026-12-01', 'arbitrator_invited', null, { seat: 'respondent' }),
      on('2026-12-02', 'arbitrator_accepted', null, { seat: 'claimant' }),
    ];
    const limits = limitsOf(frame, two, noon('2026-12-20'));
    expect(
      limits.filter(({ row }) => row === 'acceptance').map(({ seat, state }) => [seat, state]),
    ).toEqual([
      ['claimant', 'met'],
      ['respondent', 'missed'],
    ]);
    expect(isOver(limits, 'acceptance', undefined, 'claimant')).toBe(false);
    expect(isOver(limits, 'acceptance', undefined, 'respondent')).toBe(true);
  });

  test('an award is made within 12 months of the pleadings, six more by all parties, any more by the court (s. 29A)', () => {
    const done = on('2026-12-01', 'pleadings_completed');
    const more = (details: ClockEvent['details']) =>
      on('2027-06-01', 'time_extended', null, { limit: 'award', ...details });
    expect(limit('award', [done])).toMatchObject({
      dueOn: '2027-12-01',
      ifMissed: 'mandate_lapsed',
    });
    expect(limit('award', [done, more({ months: 9, by: 'parties' })])).toMatchObject({
      dueOn: '2028-06-01',
    });
    expect(limit('award', [done, more({ days: 1, by: 'officer' })])).toMatchObject({
      dueOn: '2027-12-01',
    });
    expect(
      limit('award', [
        done,
        more({ months: 6, by: 'parties' }),
        more({ until: '2028-12-31', by: 'court' }),
      ]),
    ).toMatchObject({
      dueOn: '2028-12-31',
    });
  });

  test('an international award is asked for, and no mandate ends by it (s. 29A(1), proviso)', () => {
    const told = limitsOf(
      { ...frame, traits: ['international'] },
      [on('2026-12-01', 'pleadings_completed')],
      noon('2026-12-02'),
    );
    expect(told.find(({ row }) => row === 'award_international')).toMatchObject({ ifMissed: null });
    expect(told.some(({ row }) => row === 'award')).toBe(false);
  });

  test('a fast track’s award is due six months from entering upon the reference (s. 29B(4))', () => {
    const events = [on('2026-12-01', 'arbitrator_appointed')];
    expect(limit('award_fast_track', events, { change: { track: 'expedited' } })).toMatchObject({
      dueOn: '2027-06-01',
    });
    expect(limit('award_fast_track', events)).toBeUndefined();
  });

  test('three months to set aside run from each party’s own receipt, and from the end of a correction (s. 34(3))', () => {
    const received = [
      on('2026-12-01', 'award_received', 'ada'),
      on('2026-12-31', 'award_received', 'ben'),
    ];
    expect(limit('setting_aside:ada', received)).toMatchObject({ dueOn: '2027-03-01' });
    expect(limit('setting_aside:ben', received)).toMatchObject({ dueOn: '2027-03-31' });
    expect(limit('setting_aside_at_the_latest:ada', received)).toMatchObject({
      dueOn: '2027-03-31',
    });
    const corrected = [...received, on('2027-01-10', 'correction_decided')];
    expect(limit('setting_aside:ada', corrected)).toMatchObject({ dueOn: '2027-04-10' });
    expect(limit('setting_aside:cas', corrected)).toBeUndefined();
  });

  test('a challenge has 15 days from each party’s receipt, and from each new circumstance (s. 13(2))', () => {
    const events = [
      on('2026-12-01', 'appointment_received', 'ben'),
      on('2026-12-10', 'circumstances_known', 'ben'),
    ];
    expect(limit('challenge:ben', events)).toMatchObject({ dueOn: '2026-12-16' });
    // Christmas Day: a right of the Act is told as it is counted, and taken on Monday (Part C, 6).
    expect(limit('challenge:ben#2', events)).toMatchObject({
      dueOn: '2026-12-25',
      explained: { takenUntil: '2026-12-28' },
    });
  });

  test('the close of evidence in an ordinary arbitration is what the tribunal says, and nothing before that', () => {
    const events = (details = {}) => [on('2026-12-01', 'pleadings_completed', null, details)];
    expect(limit('evidence', events())).toMatchObject({ dueOn: '2026-12-15' });
    expect(limit('evidence', events(), { change: { track: 'ordinary' } })).toBeUndefined();
    expect(
      limit('evidence', events({ statedDays: 45 }), { change: { track: 'ordinary' } }),
    ).toMatchObject({ dueOn: '2027-01-15' });
  });
});

test('a date says whether the holidays behind it were compared with the notification', () => {
  expect(limit('answer:ben', served)?.explained.isConfirmed).toBe(true);
  expect(
    limit('answer:ben', [on('2026-12-20', 'notice_dispatched'), on('2026-12-20', 'served', 'ben')])
      ?.explained.isConfirmed,
  ).toBe(false);
});

test('nothing that happened starts nothing', () => {
  expect(limitsOf(frame, [], noon('2026-12-02'))).toEqual([]);
  expect(limitsOf(frame, [on('2026-12-01', 'call_back_asked', 'ben')], noon('2026-12-02'))).toEqual(
    [],
  );
});
