import { describe, expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { depositsFor, sharesOfDeposit } from './deposits.ts';
import { divide, rupees, sum } from './money.ts';

// ACA s. 38 and Part C, 9 and 13: a deposit for each claim, each side a half, and no paisa lost or made.
const table = {
  version: 3,
  registrationFee: rupees(5_000),
  adminFee: rupees(2_500),
  tribunalFees: [rupees(8_000)],
  defaultTribunalFee: 800_001n,
};
const on = '2026-11-20';
const claim = (partyId: string, claimed: bigint) => ({
  partyId,
  isCounterclaim: partyId !== 'ada',
  sum: claimed,
});

describe('what is deposited for each claim', () => {
  test('is by the institution’s own table one fee for all, divided by the sums', () => {
    const by = { schedule: 'institution', table, on, arbitrators: 1 } as const;
    expect(depositsFor([claim('ada', rupees(600_000)), claim('ben', rupees(300_000))], by)).toEqual(
      [
        { partyId: 'ada', isCounterclaim: false, amount: 533_334n, by: 'fees@3' },
        { partyId: 'ben', isCounterclaim: true, amount: 266_667n, by: 'fees@3' },
      ],
    );
    expect(
      depositsFor([claim('ada', 0n), claim('ben', 0n)], by).map(({ amount }) => amount),
    ).toEqual([800_001n, 0n]);
  });

  test('is by the Fourth Schedule a fee of its own for each, of each of three', () => {
    const of = (arbitrators: number) =>
      depositsFor([claim('ada', rupees(1_000_000)), claim('ben', rupees(300_000))], {
        schedule: 'fourth_schedule',
        table,
        on,
        arbitrators,
      }).map(({ amount }) => amount);
    // Law and lifecycle 3.4: 78,125 and 56,250 to a sole arbitrator, 62,500 and 45,000 to each of three.
    expect(of(1)).toEqual([rupees(78_125), rupees(56_250)]);
    expect(of(3)).toEqual([rupees(187_500), rupees(135_000)]);
  });

  test('is nothing that was lost or made, whatever the sums', () => {
    const sums = fc.array(fc.bigInt({ min: 0n, max: 100_000_000_000_000n }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(sums, (claimed) => {
        const claims = claimed.map((one, at) => claim(at === 0 ? 'ada' : `r${at}`, one));
        const parts = depositsFor(claims, { schedule: 'institution', table, on, arbitrators: 1 });
        expect(sum(parts.map(({ amount }) => amount))).toBe(800_001n);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a share', () => {
  const bearer = (partyId: string) => ({
    partyId,
    side: partyId.startsWith('a') ? ('claimant' as const) : ('respondent' as const),
  });
  const parts = (amount: bigint, ...who: string[]) => {
    const shares = sharesOfDeposit(who.map(bearer));
    return divide(
      amount,
      shares.map(({ weight }) => weight),
    );
  };
  test('is a half of each side, and the odd paisa the first claimant’s', () => {
    expect(parts(800_001n, 'ada', 'ben')).toEqual([400_001n, 400_000n]);
    expect(parts(800_000n, 'ada', 'ben', 'bea', 'bob')).toEqual([
      400_000n,
      133_334n,
      133_333n,
      133_333n,
    ]);
    expect(parts(600n, 'ada', 'amy', 'ben')).toEqual([150n, 150n, 300n]);
  });
  test('is all of it where a side has nobody left', () => {
    expect(parts(7n, 'ada')).toEqual([7n]);
  });
});
