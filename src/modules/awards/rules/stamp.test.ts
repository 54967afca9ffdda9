import { describe, expect, test } from 'vitest';
import { inr as rupees } from '../../../../tests/awards.ts';
import { dutyOnAward } from './stamp.ts';

describe('stamp duty on an award', () => {
  const LAKH = 100_000;
  const decision = {
    ...{ withInterest: false, withCosts: false },
    reason: 'Article 12 speaks of the amount or value.',
  };
  const on = (amount: number) => ({
    ...{ seat: 'Mumbai', awardOn: '2026-01-20', principal: [rupees(amount)] },
    ...{ interest: [rupees(LAKH)], costs: [rupees(50_000)] },
  });

  // Law and lifecycle 3.4.
  test.each([
    [10 * LAKH, 7_500],
    [50 * LAKH, 37_500],
    [100 * LAKH, 62_500],
    [250 * LAKH, 1_37_500],
    [500 * LAKH, 2_62_500],
    [1_000 * LAKH, 3_87_500],
    [2_000 * LAKH, 6_37_500],
  ])('is in Maharashtra for %i rupees %i', (amount, duty) => {
    expect(dutyOnAward(on(amount), decision)).toMatchObject({
      value: { base: BigInt(amount) * 100n, duty: BigInt(duty) * 100n, isConfirmed: false },
    });
  });

  test('has a base that the registrar decides: with interest, with costs, or with neither', () => {
    const dutyFor = (withInterest: boolean, withCosts: boolean) => {
      const found = dutyOnAward(on(10 * LAKH), { ...decision, withInterest, withCosts });
      return found.ok && [found.value.base, found.value.duty];
    };
    expect(dutyFor(true, false)).toEqual([11_00_000_00n, 8_250_00n]);
    expect(dutyFor(false, true)).toEqual([10_50_000_00n, 7_875_00n]);
    expect(dutyFor(true, true)).toEqual([11_50_000_00n, 8_625_00n]);
  });

  test('is counted with a reason of twenty signs', () => {
    expect(dutyOnAward(on(1), { ...decision, reason: 'Because it reads so.' }).ok).toBe(true);
  });

  test('shows the slab, what it costs up to there, and the rate of what is over', () => {
    expect(dutyOnAward(on(100 * LAKH), decision)).toMatchObject({
      value: {
        step: {
          over: 50_00_000_00n,
          fixed: 37_500_00n,
          rate: 50n,
          excess: 50_00_000_00n,
          part: 25_000_00n,
        },
      },
    });
  });

  test('is rounded half up to the paisa', () => {
    const small = { ...on(0), principal: [{ amount: 200n, currency: 'INR' as const }] };
    expect(dutyOnAward(small, decision)).toMatchObject({ value: { duty: 2n } });
    const less = { ...small, principal: [{ amount: 199n, currency: 'INR' as const }] };
    expect(dutyOnAward(less, decision)).toMatchObject({ value: { duty: 1n } });
  });

  test('is a tenth of a per cent in Delhi, and nothing where nothing is awarded', () => {
    expect(dutyOnAward({ ...on(10 * LAKH), seat: 'New Delhi' }, decision)).toMatchObject({
      value: { duty: 1_000_00n, by: 'stamp-delhi@2016-01-01' },
    });
    expect(dutyOnAward({ ...on(0), principal: [] }, decision)).toMatchObject({
      value: { base: 0n, duty: 0n, step: null },
    });
  });

  test.each([
    [{ seat: 'Bengaluru' }, {}, 'seat_unknown'],
    [{ awardOn: '2024-10-13' }, {}, 'seat_unknown'],
    [{}, { reason: 'Because.' }, 'reason_short'],
    [{}, { reason: `Because.${' '.repeat(20)}` }, 'reason_short'],
    [{ principal: [{ amount: 5n, currency: 'USD' as const }] }, {}, 'not_in_rupees'],
    [
      { principal: [{ amount: 5n, currency: 'USD' as const }] },
      { withCosts: true },
      'currencies_differ',
    ],
  ])('is not guessed, and says why: %#', (over, decided, code) => {
    const asked = dutyOnAward({ ...on(10 * LAKH), ...over }, { ...decision, ...decided });
    expect(asked).toMatchObject({ ok: false, refusal: { code } });
  });
});
