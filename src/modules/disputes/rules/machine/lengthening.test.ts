import { describe, expect, test } from 'vitest';
import { aStanding, someFacts } from '../../../../../tests/dispute-facts.ts';
import { longerIn } from '../longer.ts';
import { type DisputeFacts, type MoveRequest, moved } from '../machine.ts';

// Mediation Act 2023 s. 18: the time of talks is lengthened once, by an agreement of all in writing, before it is over.
const time = {
  ...{ row: 'mediation', days: 60, dueOn: '2027-03-20', longerOn: '2027-05-19', isOver: false },
};
const facts = (change: Partial<DisputeFacts> = {}): DisputeFacts =>
  someFacts('med_active', { process: 'mediation', talksTime: () => time, ...change });
const ada: MoveRequest = { by: 'claimant', partyId: 'ada', why: '', details: {} };
const system: MoveRequest = { by: 'system', partyId: null, why: '', details: {} };
const come = (type: Parameters<typeof moved>[1], act: MoveRequest, given = facts()) => {
  const outcome = moved(given, type, act);
  return outcome.ok ? 'ok' : outcome.refusal;
};

describe('more time for talks', () => {
  test('is agreed to by a party for itself while their time runs', () => {
    expect(come('longer_agreed', ada)).toBe('ok');
    expect(come('longer_agreed', { ...ada, partyId: 'ben' })).toBe('party_missing');
    expect(come('longer_agreed', { ...ada, by: 'registrar' })).toBe('not_your_move');
    expect(come('longer_agreed', ada, { ...facts(), talksTime: () => null })).toBe('not_asked');
    const over = facts({ talksTime: () => ({ ...time, isOver: true }) });
    expect(come('longer_agreed', ada, over)).toBe('time_over');
    const agreed = facts({ longer: { agreed: ['ada'], isGiven: false } });
    expect(come('longer_agreed', ada, agreed)).toBe('already_done');
  });

  test('is given once every party that is still in it has agreed, and not before', () => {
    expect(come('talks_lengthened', system)).toBe('signature_missing');
    const one = facts({ longer: { agreed: ['ada'], isGiven: false } });
    expect(come('talks_lengthened', system, one)).toBe('signature_missing');
    const released = { parties: [aStanding('ada'), aStanding('ben', { isReleased: true })] };
    expect(come('talks_lengthened', system, { ...one, ...released })).toBe('ok');
    const all = facts({ longer: { agreed: ['ada', 'ben'], isGiven: false } });
    expect(come('talks_lengthened', system, all)).toBe('ok');
    const given = facts({ longer: { agreed: ['ada', 'ben'], isGiven: true } });
    expect(come('talks_lengthened', system, given)).toBe('already_done');
    expect(come('longer_agreed', ada, given)).toBe('already_done');
  });

  test('is counted from what happened, and falls with talks that were none', () => {
    const by = (type: string, partyId: string | null, details = {}) => ({ type, partyId, details });
    const both = [by('longer_agreed', 'ada'), by('longer_agreed', 'ben')];
    expect(longerIn(both)).toEqual({ agreed: ['ada', 'ben'], isGiven: false });
    expect(longerIn([...both, by('talks_lengthened', null)]).isGiven).toBe(true);
    const fallen = by('consent_fallen', 'ben', { kind: 'talks' });
    expect(longerIn([...both, fallen])).toEqual({ agreed: [], isGiven: false });
  });
});

describe('a party leaves talks by its word', () => {
  test.each(['con_appoint', 'con_active', 'med_appoint', 'med_active'] as const)(
    'from %s, and from a stay of it',
    (state) => {
      expect(come('talks_ended', ada, someFacts(state))).toBe('ok');
      expect(come('talks_ended', ada, someFacts('stayed', { before: state }))).toBe('ok');
    },
  );

  test('and neither before all agreed to talk, nor once all have signed', () => {
    for (const state of ['con_wait', 'med_invite', 'con_terms', 'med_terms'] as const) {
      expect(come('talks_ended', ada, someFacts(state))).toBe('not_from_here');
      expect(come('talks_ended', ada, someFacts('stayed', { before: state }))).toBe(
        'not_from_here',
      );
    }
    expect(come('talks_ended', ada, someFacts('stayed', { before: 'arb_prelim' }))).toBe(
      'not_from_here',
    );
  });
});
