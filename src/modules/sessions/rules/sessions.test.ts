import { describe, expect, test } from 'vitest';
import { aStanding, someFacts } from '../../../../tests/dispute-facts.ts';
import { areSessionsCalled, areTalksOpen, notesGone, sessionsFall } from './ending.ts';
import { agreeingTo } from './longer.ts';
import { pointsOf, refusalToAccount, type SessionAccount, type SessionFacts } from './sessions.ts';

const at = (time: string) => new Date(`2026-11-24T${time}:00+05:30`);
const session: SessionFacts = {
  ...{ state: 'settled', startsAt: at('10:00'), called: ['mia', 'ada', 'ben'], accounts: 0 },
};
const held: SessionAccount = {
  ...{ wasHeld: true, from: at('10:05'), to: at('11:00'), present: ['mia', 'ada'], why: '' },
};
const later = { after: 0, now: at('12:00') };

describe('an agenda', () => {
  test('is its lines in their order, without what is empty or said twice', () => {
    expect(pointsOf([' Keys ', '', 'Rent', 'Keys', '  '])).toEqual(['Keys', 'Rent']);
  });
});

describe('an account of a session', () => {
  test('is written once it has begun', () => {
    expect(refusalToAccount(session, held, later)).toBeNull();
    expect(refusalToAccount(session, held, { after: 0, now: at('09:59') })).toBe('session_ahead');
    const [asked, cancelled] = [
      { ...session, state: 'asked', startsAt: null } as const,
      { ...session, state: 'cancelled' } as const,
    ];
    for (const one of [asked, cancelled])
      expect(refusalToAccount(one, held, later)).toBe('session_not_settled');
  });

  test.each([
    ['span_missing', { to: null }],
    ['span_wrong', { to: at('10:05') }],
    ['span_ahead', { to: at('12:01') }],
    ['span_early', { from: new Date('2026-11-23T09:59:00+05:30') }],
    ['present_missing', { present: [] }],
    ['person_unknown', { present: ['mia', 'eve'] }],
  ] as const)('is refused as %s', (refusal, change) => {
    expect(refusalToAccount(session, { ...held, ...change }, later)).toBe(refusal);
  });

  test('of what was not held says why', () => {
    const not = { ...held, wasHeld: false, from: null, to: null, present: [] };
    expect(refusalToAccount(session, not, later)).toBe('reason_missing');
    expect(refusalToAccount(session, { ...not, why: 'Ben was ill.' }, later)).toBeNull();
  });

  test('is corrected by whoever saw the one before, with a reason', () => {
    const once = { ...session, accounts: 1 };
    expect(refusalToAccount(once, held, later)).toBe('account_changed');
    expect(refusalToAccount(once, held, { ...later, after: 1 })).toBe('reason_missing');
    const why = 'Ben came later.';
    expect(refusalToAccount(once, { ...held, why }, { ...later, after: 1 })).toBeNull();
  });
});

describe('private notes', () => {
  test('stay through a stay, and go with whoever led the talks or with the talks', () => {
    expect(notesGone('con_active', 'stayed')).toBe('none');
    expect(notesGone('stayed', 'con_active')).toBe('none');
    expect(notesGone('con_active', 'con_appoint')).toBe('leader');
    for (const end of ['closed_talks_ended', 'con_terms', 'settled', 'withdrawn'] as const)
      expect(notesGone('con_active', end)).toBe('all');
    expect(notesGone('con_wait', 'con_appoint')).toBe('none');
  });

  test('also where the talks end while another is sought to lead them', () => {
    expect(notesGone('med_appoint', 'med_active')).toBe('none');
    expect(notesGone('med_appoint', 'med_appoint')).toBe('none');
    for (const end of ['withdrawn', 'closed_talks_ended', 'settled'] as const)
      expect(notesGone('con_appoint', end)).toBe('all');
  });

  test('and with a stay what was called for later falls, and nothing is called', () => {
    expect(sessionsFall('med_active', 'stayed')).toBe(true);
    expect(sessionsFall('med_active', 'med_active')).toBe(false);
    expect(sessionsFall('stayed', 'med_active')).toBe(false);
    expect(areSessionsCalled('stayed', true)).toBe(false);
    expect(areSessionsCalled('med_active', true)).toBe(true);
  });

  test('are written only while somebody leads the talks and nothing is signed', () => {
    expect(areTalksOpen('med_active', true)).toBe(true);
    expect(areTalksOpen('med_active', false)).toBe(false);
    for (const state of ['med_terms', 'settled', 'closed_talks_ended'] as const)
      expect(areTalksOpen(state, true)).toBe(false);
  });
});

describe('an agreement that talks take longer', () => {
  const time = {
    ...{ row: 'mediation', days: 60, dueOn: '2027-03-20', longerOn: '2027-05-19', isOver: false },
  };
  const facts = someFacts('med_active', { talksTime: () => time });

  test('is given by each party for itself, and once', () => {
    expect(agreeingTo(facts, ['ada'])).toEqual({ partyIds: ['ada'] });
    const agreed = { ...facts, longer: { agreed: ['ada'], isGiven: false } };
    expect(agreeingTo(agreed, ['ada'])).toEqual({ refusal: 'agreed_before' });
    expect(agreeingTo(agreed, ['ben'])).toEqual({ partyIds: ['ben'] });
    const given = { ...facts, longer: { agreed: ['ada', 'ben'], isGiven: true } };
    expect(agreeingTo(given, ['ada'])).toEqual({ refusal: 'longer_given' });
  });

  test('is in time, and where there is a time at all', () => {
    expect(agreeingTo({ ...facts, talksTime: () => null }, ['ada'])).toEqual({
      refusal: 'no_time_runs',
    });
    const over = { ...facts, talksTime: () => ({ ...time, isOver: true }) };
    expect(agreeingTo(over, ['ada'])).toEqual({ refusal: 'longer_over' });
  });

  test('is nobody’s of whom it is in doubt who they are, or from whom nothing is claimed', () => {
    for (const change of [{ isDisputed: true }, { isReleased: true }]) {
      const parties = [aStanding('ada'), aStanding('ben', change)];
      expect(agreeingTo({ ...facts, parties }, ['ben'])).toEqual({ refusal: 'agreed_before' });
    }
  });
});
