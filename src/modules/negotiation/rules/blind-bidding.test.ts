import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import {
  BIDDING_DEFAULTS,
  type Bidding,
  type BiddingSettings,
  bid,
  closeRound,
  committed,
  isRoundOver,
  openBidding,
  settingsOf,
  viewOf,
  withoutBids,
} from './blind-bidding.ts';

const NOON = new Date('2026-03-02T06:30:00Z');
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);

function settings(changes: Partial<BiddingSettings> = {}): BiddingSettings {
  return { ...BIDDING_DEFAULTS, claimCap: 100_000n, unit: 1n, ...changes };
}

/** Both bid, or whoever has a bid to make, and the round closes. */
function rounds(own: BiddingSettings, bids: readonly [bigint | null, bigint | null][]): Bidding {
  let bidding = openBidding(own, NOON);
  for (const [demand, offer] of bids) {
    for (const [side, amount] of [['claimant', demand] as const, ['respondent', offer] as const]) {
      if (amount === null || bidding.outcome.kind !== 'open') continue;
      const taken = bid(bidding, side, amount, NOON);
      if (taken.ok) bidding = taken.value;
    }
    bidding = bidding.outcome.kind === 'open' ? closeRound(bidding, NOON) : bidding;
  }
  return bidding;
}

const reason = (bidding: Bidding, side: 'claimant' | 'respondent', amount: bigint, now = NOON) => {
  const taken = bid(bidding, side, amount, now);
  return taken.ok ? 'taken' : taken.refusal;
};

test.each([
  [{ claimCap: 0n }, 'cap_not_above_nought'],
  [{ claimCap: 150n, unit: 100n }, 'cap_not_in_units'],
  [{ maxRounds: 0 }, 'rounds_beyond_ten'],
  [{ maxRounds: 11 }, 'rounds_beyond_ten'],
  [{ maxRounds: 2.5 }, 'rounds_beyond_ten'],
  [{ roundHours: 745 }, 'round_hours_beyond_a_month'],
  [{ toleranceBps: 3001 }, 'tolerance_beyond_thirty_percent'],
  [{ toleranceBps: -1 }, 'tolerance_beyond_thirty_percent'],
  [{ toleranceAbs: -1n }, 'tolerance_negative'],
  [{ toleranceAbs: 100_001n }, 'tolerance_beyond_cap'],
  [{ unit: 0n }, 'unit_not_above_nought'],
] as const)('settings are refused by name: %o', (changes, refusal) => {
  expect(settingsOf(settings(changes))).toEqual({ ok: false, refusal });
});

test('settings at their borders are taken as they are', () => {
  const own = settings({ maxRounds: 10, toleranceBps: 3000, toleranceAbs: 100_000n });
  expect(settingsOf(own)).toEqual({ ok: true, value: own });
});

test('a bid that breaks a rule is refused by name, and nothing else happens', () => {
  const first = rounds(settings({ unit: 100n }), [[80_000n, 10_000n]]);
  const before = structuredClone(first);
  expect(reason(first, 'claimant', 80_100n)).toBe('demand_risen');
  expect(reason(first, 'respondent', 9_900n)).toBe('offer_fallen');
  expect(reason(first, 'claimant', 0n)).toBe('demand_of_nothing');
  expect(reason(first, 'claimant', -100n)).toBe('negative');
  expect(reason(first, 'respondent', -100n)).toBe('negative');
  expect(reason(first, 'respondent', 100_100n)).toBe('over_cap');
  expect(reason(first, 'claimant', 79_950n)).toBe('not_whole_units');
  expect(first).toEqual(before);
  expect(reason(first, 'claimant', 80_000n)).toBe('taken');
  expect(reason(first, 'respondent', 10_000n)).toBe('taken');
});

test('an offer of nothing and bids at the cap are bids', () => {
  const open = openBidding(settings(), NOON);
  expect(reason(open, 'respondent', 0n)).toBe('taken');
  expect(reason(open, 'respondent', 100_000n)).toBe('taken');
  expect(reason(open, 'claimant', 100_000n)).toBe('taken');
  expect(reason(open, 'claimant', 1n)).toBe('taken');
});

test('a side bids once a round: in the last second still, at the deadline no more', () => {
  const open = openBidding(settings({ roundHours: 2 }), NOON);
  expect(reason(open, 'claimant', 5n, new Date(hours(2).getTime() - 1))).toBe('taken');
  expect(reason(open, 'claimant', 5n, hours(2))).toBe('round_over');
  const taken = bid(open, 'claimant', 5n, NOON);
  expect(taken.ok && reason(taken.value, 'claimant', 4n)).toBe('already_bid');
  const over = rounds(settings(), [[5n, 5n]]);
  expect(reason(over, 'claimant', 4n)).toBe('bidding_over');
});

test('a round is over when both have bid, or at its deadline, and bidding that has ended has no round', () => {
  const open = openBidding(settings({ roundHours: 2 }), NOON);
  expect(isRoundOver(open, hours(1))).toBe(false);
  expect(isRoundOver(open, hours(2))).toBe(true);
  const one = bid(open, 'claimant', 9n, NOON);
  expect(one.ok && isRoundOver(one.value, hours(1))).toBe(false);
  const both = one.ok ? bid(one.value, 'respondent', 1n, NOON) : one;
  expect(both.ok && isRoundOver(both.value, hours(1))).toBe(true);
  expect(isRoundOver(rounds(settings(), [[5n, 5n]]), hours(200))).toBe(false);
});

test.each([
  ['half way, a half rounded up', {}, [[[100n, 101n]]], 101n],
  ['the demand, where that is the rule', { overlapRule: 'demand' }, [[[100n, 140n]]], 100n],
  ['within the sum allowed', { toleranceAbs: 10n }, [[[110n, 100n]]], 105n],
  ['beyond the sum allowed', { toleranceAbs: 9n }, [[[110n, 100n]]], null],
  ['at the border of 30 %', { toleranceBps: 3000 }, [[[1000n, 700n]]], 850n],
  ['past the border of 30 %', { toleranceBps: 3000 }, [[[1000n, 699n]]], null],
  ['a bid that is carried over', {}, [[[900n, 100n]], [[null, 900n]]], 900n],
  ['nobody ever bid on one side', {}, [[[1n, null]], [[1n, null]], [[1n, null]]], null],
] as const)('%s', (_, changes, bids, amount) => {
  const { outcome } = rounds(settings(changes), bids.flat() as [bigint | null, bigint | null][]);
  expect(outcome.kind === 'settled' ? outcome.amount : null).toBe(amount);
});

test('after the last round it has failed; until then the next one opens with its own deadline', () => {
  const own = settings({ maxRounds: 2 });
  const second = closeRound(openBidding(own, NOON), hours(5));
  expect(second).toMatchObject({ round: 2, roundEndsAt: hours(5 + 72), outcome: { kind: 'open' } });
  expect(closeRound(second, hours(9)).outcome).toEqual({ kind: 'failed' });
});

const amounts = fc.bigInt(1n, 2_000n);
const zones = fc.bigInt(0n, 500n);

test('who bids which sum decides nothing: turned round about a middle, the same settles or fails', () => {
  fc.assert(
    fc.property(amounts, amounts, zones, (demand, offer, toleranceAbs) => {
      const own = settings({ toleranceAbs, claimCap: 4_000n });
      const [one, other] = [[demand, offer] as const, [3_000n - offer, 3_000n - demand] as const];
      const kind = (bids: readonly [bigint, bigint]) => rounds(own, [[...bids]]).outcome.kind;
      expect(kind(one)).toBe(kind(other));
    }),
  );
});

test('the amount lies between the two bids, and the same bids give the same result', () => {
  const runs = fc.array(fc.tuple(fc.option(amounts), fc.option(amounts)), { maxLength: 4 });
  fc.assert(
    fc.property(runs, zones, fc.integer({ min: 0, max: 3000 }), (bids, toleranceAbs, bps) => {
      const own = settings({ toleranceAbs, toleranceBps: bps, maxRounds: 4 });
      const one = rounds(own, bids);
      expect(rounds(own, bids)).toEqual(one);
      if (one.outcome.kind !== 'settled') return;
      const sorted = [one.bids.claimant ?? 0n, one.bids.respondent ?? 0n].sort((a, b) =>
        Number(a - b),
      );
      expect(one.outcome.amount).toBeGreaterThanOrEqual(sorted[0] ?? 0n);
      expect(one.outcome.amount).toBeLessThanOrEqual(sorted[1] ?? 0n);
    }),
  );
});

test('for any two losing pairs whoever listens sees the same bytes, and a side nothing of the other', () => {
  const losing = fc
    .tuple(amounts, amounts)
    .map(([a, b]): [bigint, bigint] => (a > b ? [a + 1n, b] : [b + 1n, a]));
  fc.assert(
    fc.property(losing, losing, (one, other) => {
      const seen = (bids: [bigint, bigint], side: 'claimant' | null) =>
        JSON.stringify(viewOf(rounds(settings(), [bids]), side));
      expect(seen(one, null)).toBe(seen(other, null));
      const offers = [one[1], other[1]].map((offer): [bigint, bigint] => [2_100n, offer]);
      const [first, second] = offers.map((bids) => seen(bids, 'claimant'));
      expect(first).toBe(second);
    }),
  );
});

test('a side sees its own bid, and that the other has bid it sees nowhere', () => {
  const open = openBidding(settings(), NOON);
  const offered = bid(open, 'respondent', 7n, NOON);
  expect(offered.ok && viewOf(offered.value, 'claimant')).toEqual(viewOf(open, 'claimant'));
  expect(offered.ok && viewOf(offered.value, 'respondent').own).toEqual({
    amount: '7',
    isIn: true,
  });
  expect(viewOf(rounds(settings(), [[9n, 12n]]), null)).toMatchObject({
    status: 'settled',
    amount: '11',
  });
});

test('what was bid is gone when it is destroyed', () => {
  const failed = rounds(settings({ maxRounds: 1 }), [[9n, 2n]]);
  expect(JSON.stringify(withoutBids(failed).bids)).toBe('{"claimant":null,"respondent":null}');
});

test('a commitment is the hash of dispute, round, side, amount and nonce, and each of them changes it', () => {
  const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
  const own = { dispute: 'd1', round: 1, side: 'claimant', amount: 500n } as const;
  const nonce = new Uint8Array(16).fill(7);
  const hash = (changes: object) =>
    Buffer.from(committed({ ...own, nonce, ...changes }, sha256)).toString('hex');
  const words = Buffer.concat([Buffer.from('d1|1|claimant|500|'), nonce]);
  expect(hash({})).toBe(createHash('sha256').update(words).digest('hex'));
  const others = [
    { dispute: 'd2' },
    { round: 2 },
    { side: 'respondent' },
    { amount: 501n },
    { nonce: new Uint8Array(16).fill(8) },
  ];
  expect(new Set([{}, ...others].map(hash)).size).toBe(6);
  expect(() => hash({ nonce: new Uint8Array(8) })).toThrow('128 bits');
});
