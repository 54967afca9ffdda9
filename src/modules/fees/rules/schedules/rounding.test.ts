import { describe, expect, test } from 'vitest';
import { type Paise, rupees } from '../money.ts';
import { fourthScheduleFee, fourthSchedules } from './fourth-schedule.ts';
import { packOn } from './packs.ts';
import { stampDuty, stampPack } from './stamp-duty.ts';

// An oracle that shares nothing with the rule: exact rationals, and one rounding at the very end (Part C, 13).
type Ratio = { over: bigint; under: bigint };
const whole = (rupees: bigint): Ratio => ({ over: rupees * 100n, under: 1n });
const plus = (a: Ratio, b: Ratio): Ratio => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const times = (a: Ratio, b: Ratio): Ratio => ({ over: a.over * b.over, under: a.under * b.under });
const smaller = (a: Ratio, b: Ratio): Ratio => (a.over * b.under < b.over * a.under ? a : b);
const halfUp = ({ over, under }: Ratio): Paise => {
  const [down, rest] = [over / under, over % under];
  return 2n * rest >= under ? down + 1n : down;
};

/** Law and lifecycle 3.4, as it is printed there: lakhs and crores in rupees, rates as fractions. */
const LAKH = 100_000n;
const CRORE = 100n * LAKH;
const printed: [from: bigint, base: bigint, rate: Ratio][] = [
  [0n, 45_000n, { over: 0n, under: 1n }],
  [5n * LAKH, 45_000n, { over: 35n, under: 1000n }],
  [20n * LAKH, 97_500n, { over: 3n, under: 100n }],
  [CRORE, 337_500n, { over: 1n, under: 100n }],
  [10n * CRORE, 1_237_500n, { over: 75n, under: 10_000n }],
  [20n * CRORE, 1_987_500n, { over: 5n, under: 1000n }],
];

function exactFee(sum: Paise, isSole: boolean): Paise {
  const [from, base, rate] = printed.findLast(([from]) => sum > from * 100n) ?? [
    0n,
    45_000n,
    { over: 0n, under: 1n },
  ];
  const fee = plus(whole(base), times({ over: sum - from * 100n, under: 1n }, rate));
  const capped = smaller(fee, whole(30n * LAKH));
  return halfUp(isSole ? times(capped, { over: 5n, under: 4n }) : capped);
}

/** Sums around each bound of the table, and some thousands in between, by a walk that is the same every time. */
function someSums(): Paise[] {
  const bounds = [...printed.map(([from]) => from), 4025n * LAKH].flatMap((bound) =>
    Array.from({ length: 400 }, (_, at) => bound * 100n + BigInt(at - 200)),
  );
  const sums = bounds.filter((sum) => sum > 0n);
  let seed = 20_261_122n;
  while (sums.length < 14_000) {
    seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    sums.push((seed % (printed[(sums.length % 5) + 1]?.[0] ?? CRORE)) * 150n + (seed % 100n) + 1n);
  }
  return sums;
}

describe('each line is rounded once, half up, to the paisa', () => {
  const pack = packOn(fourthSchedules, '2026-11-20');
  if (!pack) throw new Error('No Fourth Schedule is in force.');

  test('a sole arbitrator’s quarter is inside that one rounding', () => {
    // 45,000 and 3.5 % of 15 paise are 45,000.00525; a quarter more is 56,250.0065625, and not 56,250.0125.
    expect(fourthScheduleFee(rupees(500_000) + 15n, pack.value, { isSole: true })).toBe(56_250_01n);
    const off = someSums().filter(
      (sum) => fourthScheduleFee(sum, pack.value, { isSole: true }) !== exactFee(sum, true),
    );
    expect(off).toEqual([]);
  });

  test('and so is the fee of each of three', () => {
    const off = someSums().filter(
      (sum) => fourthScheduleFee(sum, pack.value, { isSole: false }) !== exactFee(sum, false),
    );
    expect(off).toEqual([]);
  });

  test('and stamp duty', () => {
    const duty = stampPack('Mumbai', '2026-11-20');
    if (!duty) throw new Error('Mumbai has a seat.');
    const slabs: [from: bigint, base: bigint, rate: Ratio][] = [
      [0n, 0n, { over: 75n, under: 10_000n }],
      [50n * LAKH, 37_500n, { over: 5n, under: 1000n }],
      [500n * LAKH, 262_500n, { over: 25n, under: 10_000n }],
    ];
    const exact = (sum: Paise) => {
      const [from, base, rate] = slabs.findLast(([from]) => sum > from * 100n) ?? [
        0n,
        0n,
        { over: 0n, under: 1n },
      ];
      return halfUp(plus(whole(base), times({ over: sum - from * 100n, under: 1n }, rate)));
    };
    expect(someSums().filter((sum) => stampDuty(sum, duty.value) !== exact(sum))).toEqual([]);
  });
});
