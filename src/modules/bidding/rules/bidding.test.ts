import { expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import { biddingState, endBy, refusalToAgree, refusalToPropose } from './standing.ts';
import { type BiddingTerms, biddingProblem, lastDayOf, partOf, termsOfSum } from './terms.ts';

// What both sides agree to before they bid, and what becomes of it (algorithms 1.2).
const NOON = new Date('2026-03-02T06:30:00Z');
const TERMS: BiddingTerms = {
  ...{ payer: 'respondent', currency: 'INR', cap: 10_000_000n, rounds: 3, roundHours: 72 },
  ...{ toleranceBps: 0, toleranceAbs: 0n, overlapRule: 'midpoint', instalments: 12 },
  ...{ firstOn: '2026-04-01', rhythm: 'month', costs: 'own', isAccelerated: false, duties: '' },
};
const problem = (change: Partial<BiddingTerms>, claimed = 10_000_000n) =>
  biddingProblem({ ...TERMS, ...change }, claimed, NOON);

test('the cap is at most what is claimed in that direction', () => {
  expect(problem({})).toBeNull();
  expect(problem({}, 9_999_900n)).toBe('cap_over_claim');
  expect(problem({}, 0n)).toBe('nothing_claimed');
});

test('no payment falls due while the last round may run', () => {
  expect(lastDayOf(TERMS, NOON)).toBe('2026-03-11');
  expect(problem({ firstOn: '2026-03-11' })).toBeNull();
  expect(problem({ firstOn: '2026-03-10' })).toBe('first_early');
  expect(problem({ firstOn: '2028-03-03' })).toBe('first_late');
});

test('all rounds together last sixty days at most', () => {
  expect(problem({ rounds: 10, roundHours: 144, firstOn: '2026-05-02' })).toBeNull();
  expect(problem({ rounds: 10, roundHours: 168, firstOn: '2026-06-02' })).toBe('bidding_long');
});

test('whoever is paid demands, whoever pays offers', () => {
  expect([partOf('claimant', 'respondent'), partOf('respondent', 'respondent')]).toEqual([
    'claimant',
    'respondent',
  ]);
  expect([partOf('claimant', 'claimant'), partOf('respondent', 'claimant')]).toEqual([
    'respondent',
    'claimant',
  ]);
});

test('a sum has as many payments as were agreed, or as it bears', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), (amount) => {
      const { instalments } = termsOfSum(TERMS, amount);
      const isBorne = instalments === 1 || amount / BigInt(instalments) >= 100n;
      const isMost = instalments === 12 || amount / BigInt(instalments + 1) < 100n;
      expect(isBorne && isMost).toBe(true);
    }),
  );
});

const rail = { isOver: false, willing: { claimant: true, respondent: true }, isPending: false };
const own = { id: 'b', side: 'claimant', endedAs: null, agreedAt: null } as const;

test('one stands at a time', () => {
  expect(refusalToPropose(rail, 'respondent', null)).toBeNull();
  expect(refusalToPropose(rail, 'respondent', own)).toBe('bidding_standing');
  expect(refusalToPropose(rail, 'respondent', { ...own, endedAs: 'refused' })).toBeNull();
  expect(refusalToPropose({ ...rail, isPending: true }, 'claimant', null)).toBe(
    'settlement_pending',
  );
});

test('the other side agrees, once, to the rules that it read', () => {
  expect(refusalToAgree(rail, 'respondent', own, 'b')).toBeNull();
  expect(refusalToAgree(rail, 'claimant', own, 'b')).toBe('own_proposal');
  expect(refusalToAgree(rail, 'respondent', own, 'c')).toBe('bidding_gone');
  expect(refusalToAgree(rail, 'respondent', { ...own, agreedAt: NOON }, 'b')).toBe('bidding_gone');
  expect(refusalToAgree({ ...rail, isPending: true }, 'respondent', own, 'b')).toBe(
    'settlement_pending',
  );
});

test('what stands is taken back, refused or left, and what is over is none of it', () => {
  expect(endBy(own, 'claimant', 'b')).toBe('withdrawn');
  expect(endBy(own, 'respondent', 'b')).toBe('refused');
  const running = { ...own, agreedAt: NOON };
  expect([endBy(running, 'claimant', 'b'), endBy(running, 'respondent', 'b')]).toEqual([
    'left',
    'left',
  ]);
  expect(endBy({ ...running, endedAs: 'failed' }, 'claimant', 'b')).toBeNull();
  expect(endBy(running, 'claimant', 'c')).toBeNull();
  expect([biddingState(own), biddingState(running)]).toEqual(['proposed', 'running']);
});
