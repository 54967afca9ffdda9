import { describe, expect, test } from 'vitest';
import { aStanding, outcomeOf, someFacts } from '../../../../../tests/dispute-facts.ts';
import { standstillsIn } from '../standstills.ts';
import type { AgreedStandstill } from './fact-types.ts';
import type { DisputeFacts, MoveRequest } from './move-types.ts';

// Law and lifecycle 6.3: it holds once all have signed it, each for itself, and each may end it.
const open: AgreedStandstill = { id: 's', until: '2026-12-20', signed: [], stage: 'open' };
const signed: AgreedStandstill = { ...open, signed: ['ada', 'ben'] };
const holding: AgreedStandstill = { ...signed, stage: 'begun' };
const facts = (one: AgreedStandstill | null, change: Partial<DisputeFacts> = {}) =>
  someFacts('arb_constituting', { standstills: one ? [one] : [], ...change });
const ada = { by: 'claimant', partyId: 'ada', details: { standstill: 's' } } as const;
const system = { by: 'system', details: { standstill: 's', until: '2026-12-20' } } as const;
const come = (
  type: Parameters<typeof outcomeOf>[0],
  act: Partial<MoveRequest> & Pick<MoveRequest, 'by'>,
  on: DisputeFacts,
) => {
  const came = outcomeOf(type, act, on);
  return came === on.state ? 'ok' : came;
};
const until = (day: string) => ({ ...ada, details: { standstill: 's', until: day } });

describe('a standstill', () => {
  test('names a day after today, at most sixty away, and none beyond what the law sets', () => {
    const day = (named: string, lawEndsOn: string | null = null) =>
      come('standstill_proposed', until(named), facts(null, { lawEndsOn: () => lawEndsOn }));
    expect(day('2026-11-20')).toBe('days_too_few');
    expect(day('2026-11-21')).toBe('ok');
    expect(day('2027-01-19')).toBe('ok');
    expect(day('2027-01-20')).toBe('days_too_many');
    expect(day('2026-12-20', '2026-12-20')).toBe('ok');
    expect(day('2026-12-21', '2026-12-20')).toBe('days_too_many');
    expect(day('tomorrow')).toBe('days_missing');
  });

  test('is one at a time; what nobody signed in time stands in nobody’s way', () => {
    expect(come('standstill_proposed', until('2026-12-01'), facts(open))).toBe('already_done');
    expect(come('standstill_proposed', until('2026-12-01'), facts(holding))).toBe('already_done');
    const over = { ...open, until: '2026-11-20' };
    expect(come('standstill_proposed', until('2026-12-01'), facts(over))).toBe('ok');
    expect(come('standstill_signed', ada, facts(over))).toBe('time_over');
  });

  test('is signed by each for itself, once, and not by somebody of whom it is in doubt who they are', () => {
    expect(come('standstill_signed', ada, facts(open))).toBe('ok');
    expect(come('standstill_signed', { ...ada, partyId: 'ben' }, facts(open))).toBe(
      'party_missing',
    );
    expect(come('standstill_signed', { ...ada, by: 'registrar' }, facts(open))).toBe(
      'not_your_move',
    );
    expect(come('standstill_signed', ada, facts({ ...open, signed: ['ada'] }))).toBe(
      'already_done',
    );
    expect(come('standstill_signed', ada, facts({ ...open, id: 'other' }))).toBe('not_asked');
    const doubted = [{ ...aStanding('ada'), isDisputed: true }, aStanding('ben')];
    expect(come('standstill_signed', ada, facts(open, { parties: doubted }))).toBe(
      'identity_disputed',
    );
  });

  test('begins with the last signature and by nobody’s hand, with the day that was signed', () => {
    expect(come('standstill_begun', system, facts({ ...open, signed: ['ada'] }))).toBe(
      'signature_missing',
    );
    expect(come('standstill_begun', system, facts(signed))).toBe('ok');
    expect(come('standstill_begun', { ...system, by: 'claimant' }, facts(signed))).toBe(
      'not_your_move',
    );
    const longer = { ...system, details: { ...system.details, until: '2027-01-10' } };
    expect(come('standstill_begun', longer, facts(signed))).toBe('days_missing');
    const doubted = [aStanding('ada'), { ...aStanding('ben'), isDisputed: true }];
    expect(come('standstill_begun', system, facts(signed, { parties: doubted }))).toBe(
      'signature_missing',
    );
  });

  test('is refused or taken back before it holds, and ended by a word of either side after', () => {
    expect(come('standstill_refused', ada, facts(open))).toBe('ok');
    expect(come('standstill_refused', ada, facts(holding))).toBe('not_asked');
    expect(come('standstill_ended', ada, facts(open))).toBe('not_asked');
    expect(come('standstill_ended', { ...ada, why: ' ' }, facts(holding))).toBe('reason_missing');
    expect(come('standstill_ended', ada, facts(holding))).toBe('ok');
    expect(come('standstill_ended', ada, facts(holding, { today: '2026-12-20' }))).toBe('ok');
    expect(come('standstill_ended', ada, facts(holding, { today: '2026-12-21' }))).toBe(
      'not_asked',
    );
  });

  test('is replayed from what happened, and stands no more once a service is taken back', () => {
    const by = (type: string, partyId: string | null) => ({
      ...{ type, partyId, details: { standstill: 's', until: '2026-12-20' } },
    });
    const all = [
      by('standstill_proposed', 'ada'),
      by('standstill_signed', 'ada'),
      by('standstill_signed', 'ben'),
      by('standstill_begun', null),
    ];
    expect(standstillsIn(all)).toEqual([holding]);
    expect(standstillsIn([...all, by('standstill_ended', 'ben')])[0]?.stage).toBe('ended');
    expect(standstillsIn([...all.slice(0, 2), by('service_reversed', 'ben')])[0]?.stage).toBe(
      'ended',
    );
  });
});
