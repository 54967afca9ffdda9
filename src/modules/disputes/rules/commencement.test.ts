import { describe, expect, test } from 'vitest';
import { commencedOn, commencements } from './commencement.ts';

const parties = [
  { id: 'ada', side: 'claimant' as const },
  { id: 'ben', side: 'respondent' as const },
  { id: 'bob', side: 'respondent' as const },
];
type Told = readonly [type: string, on: string, partyId?: string];
const read = (...story: Told[]) =>
  story.map(([type, on, partyId = null]) => ({ type, on, partyId }));
const days = (...story: Told[]) => Object.fromEntries(commencements(parties, read(...story)));
const first = (...story: Told[]) => commencedOn(parties, read(...story));
const sent: Told = ['notice_dispatched', '2026-11-10'];

// ACA ss. 21 and 43; law and lifecycle, Part C, 4.
describe('an arbitration commences', () => {
  test('for each respondent on the day of their own receipt, and as a whole with the first', () => {
    const story: Told[] = [sent, ['served', '2026-11-14', 'ben'], ['served', '2026-11-12', 'bob']];
    expect(days(...story)).toEqual({ ben: '2026-11-14', bob: '2026-11-12' });
    expect(first(...story)).toBe('2026-11-12');
  });

  test('for nobody who has received nothing, and not by the dispatch or the filing', () => {
    expect(days(['submitted', '2026-11-02'], sent)).toEqual({});
    expect(first(sent)).toBeNull();
    expect(days(sent, ['served', '2026-11-12', 'bob'])).not.toHaveProperty('ben');
  });

  test('on the earliest day that is proved, whichever was proved first', () => {
    const earlier: Told = ['earlier_receipt_proved', '2026-11-11', 'ben'];
    const served: Told = ['served', '2026-11-14', 'ben'];
    expect(days(sent, served, earlier)).toEqual({ ben: '2026-11-11' });
    expect(days(sent, earlier, served)).toEqual({ ben: '2026-11-11' });
  });

  test('with no claimant, no stranger and no paper that names nobody', () => {
    expect(
      days(
        sent,
        ['served', '2026-11-12', 'ada'],
        ['served', '2026-11-12', 'eve'],
        ['served', '2026-11-12'],
      ),
    ).toEqual({});
  });

  test('not by an invitation, which is another paper, until a notice has gone out after it', () => {
    const invited: Told[] = [
      ['invitation_sent', '2026-11-03'],
      ['served', '2026-11-05', 'ben'],
    ];
    expect(days(...invited)).toEqual({});
    expect(days(...invited, sent)).toEqual({});
    expect(days(...invited, sent, ['served', '2026-11-13', 'ben'])).toEqual({ ben: '2026-11-13' });
  });

  test('not by a receipt that was taken back, which leaves the other’s where it was', () => {
    const story: Told[] = [sent, ['served', '2026-11-12', 'ben'], ['served', '2026-11-14', 'bob']];
    const back: Told = ['service_reversed', '2026-11-16', 'ben'];
    expect(days(...story, back)).toEqual({ bob: '2026-11-14' });
    expect(days(...story, back, ['served', '2026-11-18', 'ben'])).toEqual({
      ben: '2026-11-18',
      bob: '2026-11-14',
    });
  });

  test('not by what was received before the basis was taken back, and a second notice begins anew', () => {
    const story: Told[] = [
      sent,
      ['served', '2026-11-12', 'ben'],
      ['basis_withdrawn', '2026-11-20'],
    ];
    expect(days(...story)).toEqual({});
    expect(
      days(...story, ['notice_dispatched', '2026-12-01'], ['served', '2026-12-03', 'ben']),
    ).toEqual({ ben: '2026-12-03' });
  });
});
