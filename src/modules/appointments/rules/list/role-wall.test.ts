import { describe, expect, test } from 'vitest';
import { type HeldRole, isWalled } from './role-wall.ts';

const ada = { name: 'Ada Traders Pvt Ltd', side: 'claimant' } as const;
const ben = { name: 'Ben Borrower', side: 'respondent' } as const;
const here = { id: 'here', parties: [ada, ben] };
const held = (
  as: HeldRole['as'],
  disputeId: string,
  parties: HeldRole['parties'] = [ada, ben],
): HeldRole[] => [{ as, disputeId, parties }];

describe('whoever heard the sides apart does not decide between them (ACA s. 80, I10)', () => {
  test('and whoever decides does not hear them apart: in the dispute itself, from both directions', () => {
    expect(isWalled('arbitrator', here, held('conciliator', 'here', []))).toBe(true);
    expect(isWalled('conciliator', here, held('arbitrator', 'here', []))).toBe(true);
  });

  test.each([
    ['the same sides', [ada, ben]],
    [
      'the other one claims',
      [
        { ...ada, side: 'respondent' },
        { ...ben, side: 'claimant' },
      ],
    ],
    [
      'another spelling',
      [
        { name: 'Traders, Ada Private Limited', side: 'claimant' },
        { name: 'Mr. Borrower Ben', side: 'respondent' },
      ],
    ],
    ['somebody more is in it', [ada, ben, { name: 'Carl Carrier', side: 'respondent' }]],
  ] as const)('in a dispute that is linked: %s', (_, parties) => {
    expect(isWalled('arbitrator', here, held('conciliator', 'there', parties))).toBe(true);
    expect(isWalled('conciliator', here, held('arbitrator', 'there', parties))).toBe(true);
  });

  test('the same part again is no other part', () => {
    expect(isWalled('conciliator', here, held('conciliator', 'there'))).toBe(false);
    expect(isWalled('arbitrator', here, held('arbitrator', 'here'))).toBe(false);
  });

  test('a dispute with one of the sides alone is another dispute, and a name of initials alone links nothing', () => {
    const carl = { name: 'Carl Carrier', side: 'respondent' } as const;
    expect(isWalled('arbitrator', here, held('conciliator', 'there', [ada, carl]))).toBe(false);
    const nobody = [
      { name: 'A. B.', side: 'claimant' },
      { name: 'C. D.', side: 'respondent' },
    ] as const;
    const alike = { id: 'here', parties: nobody };
    expect(isWalled('arbitrator', alike, held('conciliator', 'there', nobody))).toBe(false);
  });
});
