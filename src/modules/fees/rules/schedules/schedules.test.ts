import { describe, expect, test } from 'vitest';
import { fc } from '../../../../../tests/properties.ts';
import { divide, type Paise, rupees, sum } from '../money.ts';
import { fourthScheduleFee, fourthSchedules } from './fourth-schedule.ts';
import { packOn } from './packs.ts';
import { sebiArbitration, sebiSchedules } from './sebi.ts';
import { stampDuty, stampPack } from './stamp-duty.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;
const found = packOn(fourthSchedules, '2026-11-20');
if (!found) throw new Error('No Fourth Schedule is in force.');
const fourth = found.value;
const fee = (sum: Paise, isSole = false) => fourthScheduleFee(sum, fourth, { isSole });
const money = () => fc.bigInt({ min: 0n, max: rupees(100 * CRORE) });

describe('the Fourth Schedule', () => {
  // Law and lifecycle 3.4: sum, each arbitrator, sole arbitrator.
  test.each([
    [3 * LAKH, 45_000, 56_250],
    [10 * LAKH, 62_500, 78_125],
    [20 * LAKH, 97_500, 121_875],
    [50 * LAKH, 187_500, 234_375],
    [CRORE, 337_500, 421_875],
    [2.5 * CRORE, 487_500, 609_375],
    [10 * CRORE, 1_237_500, 1_546_875],
    [15 * CRORE, 1_612_500, 2_015_625],
    [20 * CRORE, 1_987_500, 2_484_375],
    [30 * CRORE, 2_487_500, 3_109_375],
    [40.25 * CRORE, 3_000_000, 3_750_000],
    [1000 * CRORE, 3_000_000, 3_750_000],
  ])('gives for %i rupees %i to each arbitrator and %i to a sole one', (sum, each, sole) => {
    expect(fee(rupees(sum))).toBe(rupees(each));
    expect(fee(rupees(sum), true)).toBe(rupees(sole));
  });

  test('reaches its ceiling at 40.25 crore, and not a rupee earlier', () => {
    expect(fee(rupees(40.25 * CRORE))).toBe(rupees(30 * LAKH));
    expect(fee(rupees(40.25 * CRORE) - rupees(200))).toBe(rupees(30 * LAKH) - rupees(1));
  });

  test('is the ceiling of base and variable part together, unless the switch of ONGC v Afcons says the variable part alone', () => {
    const ask = { isSole: false, ceilingOn: 'variable_only' } as const;
    expect(fourthScheduleFee(rupees(40.25 * CRORE), fourth, ask)).toBe(rupees(3_000_000));
    expect(fourthScheduleFee(rupees(620 * CRORE), fourth, ask)).toBe(rupees(4_987_500));
    expect(fourthScheduleFee(rupees(9_000 * CRORE), fourth, ask)).toBe(rupees(4_987_500));
    expect(fee(rupees(9_000 * CRORE))).toBe(rupees(3_000_000));
  });

  test('goes on without a jump where a row ends, which proves what row 5 means', () => {
    for (const { over, base } of fourth.rows.slice(1)) expect(fee(over)).toBe(base);
    const row5 = fourth.rows[4];
    expect(row5?.literal).toContain('over and above Rs 1,00,00,000');
    expect(row5?.literalOver).toBe(rupees(CRORE));
    // Read as it is printed, row 5 would end 6,75,000 above the base of row 6.
    const asPrinted = {
      ...fourth,
      rows: fourth.rows.map((row) => ({ ...row, over: row.literalOver ?? row.over })),
    };
    expect(fourthScheduleFee(rupees(20 * CRORE), asPrinted, { isSole: false })).toBe(
      rupees(1_987_500 + 675_000),
    );
  });

  test('never falls when the sum grows, and a sole arbitrator has a quarter more', () => {
    fc.assert(
      fc.property(money(), money(), (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(fee(low) <= fee(high)).toBe(true);
        // Each is rounded once, from what is exact: half a paisa four times, and half a paisa five times.
        const off = 4n * fee(high, true) - 5n * fee(high);
        expect(off <= 4n && off >= -4n).toBe(true);
        expect(fee(high)).toBeLessThanOrEqual(rupees(30 * LAKH));
      }),
      { numRuns: 2_000 },
    );
  });

  test('rises by at most 3.5 paise and a rounding for a rupee more, so that there is no cliff', () => {
    fc.assert(
      fc.property(money(), (sum) => {
        expect(fee(sum + 100n) - fee(sum)).toBeLessThanOrEqual(4n);
      }),
      { numRuns: 2_000 },
    );
  });

  test('agrees with the table read another way, slice by slice', () => {
    const slices: [Paise, bigint][] = [
      [rupees(5 * LAKH), 0n],
      [rupees(20 * LAKH), 350n],
      [rupees(CRORE), 300n],
      [rupees(10 * CRORE), 100n],
      [rupees(20 * CRORE), 75n],
      [rupees(10_000 * CRORE), 50n],
    ];
    const oracle = (whole: Paise): Paise => {
      let [fee, from] = [rupees(45_000) * 10_000n, 0n];
      for (const [to, rate] of slices) {
        const end = whole < to ? whole : to;
        if (end > from) fee += (end - from) * rate;
        from = to;
      }
      const most = rupees(30 * LAKH) * 10_000n;
      return (2n * (fee < most ? fee : most) + 10_000n) / 20_000n;
    };
    fc.assert(
      fc.property(money(), (sum) => {
        expect(fee(sum)).toBe(oracle(sum));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('stamp duty on an award', () => {
  const duty = (amount: number, seat = 'Mumbai') => {
    const pack = stampPack(seat, '2026-11-20');
    return pack && stampDuty(rupees(amount), pack.value);
  };

  test.each([
    [10 * LAKH, 7_500],
    [50 * LAKH, 37_500],
    [CRORE, 62_500],
    [2.5 * CRORE, 137_500],
    [5 * CRORE, 262_500],
    [10 * CRORE, 387_500],
    [20 * CRORE, 637_500],
  ])('is in Maharashtra for %i rupees %i', (amount, stamp) => {
    expect(duty(amount)).toBe(rupees(stamp));
  });

  test('goes by the seat, and is not guessed where no pack of ours knows it', () => {
    expect(duty(CRORE, 'Delhi')).toBe(rupees(10_000));
    expect(duty(CRORE, 'new delhi, India')).toBe(rupees(10_000));
    expect(duty(CRORE, 'Bengaluru')).toBeNull();
    expect(duty(CRORE, 'constructor')).toBeNull();
  });

  test('goes by the day of the award: Article 12 as it stands begins on 14 October 2024', () => {
    expect(stampPack('Mumbai', '2024-10-13')).toBeNull();
    expect(stampPack('Mumbai', '2024-10-14')?.id).toBe('stamp-maharashtra@2024-10-14');
  });

  test('never jumps or falls', () => {
    const pack = stampPack('Pune', '2026-11-20');
    if (!pack) throw new Error('Pune is in Maharashtra.');
    fc.assert(
      fc.property(money(), (amount) => {
        const step = stampDuty(amount + 100n, pack.value) - stampDuty(amount, pack.value);
        expect(step >= 0n && step <= 1n).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

test("SEBI's slabs begin at 4,800 and 600 and end at 1,20,000 and 15,000", () => {
  const pack = packOn(sebiSchedules, '2026-11-20');
  if (!pack) throw new Error('No pack.');
  expect(sebiArbitration(rupees(LAKH), pack.value)).toEqual({
    arbitrator: rupees(4_800),
    institution: rupees(600),
  });
  expect(sebiArbitration(rupees(LAKH) + 1n, pack.value)).toEqual({
    arbitrator: rupees(8_000),
    institution: rupees(1_000),
  });
  expect(sebiArbitration(rupees(50 * LAKH) + 1n, pack.value)).toEqual({
    arbitrator: rupees(120_000),
    institution: rupees(15_000),
  });
});

describe('money', () => {
  test('divided by weights makes exactly the sum again, and no share is off by a paisa', () => {
    fc.assert(
      fc.property(
        money(),
        fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 9 }),
        (amount, weights) => {
          fc.pre(weights.some((weight) => weight > 0));
          const parts = divide(amount, weights);
          const all = BigInt(weights.reduce((a, b) => a + b));
          expect(sum(parts)).toBe(amount);
          for (const [place, part] of parts.entries()) {
            const off = part * all - amount * BigInt(weights[place] ?? 0);
            expect(off < all && off > -all).toBe(true);
          }
        },
      ),
      { numRuns: 1_000 },
    );
    expect(divide(100n, [1, 1, 1])).toEqual([34n, 33n, 33n]);
  });
});
