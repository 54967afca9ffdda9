import { expect, test } from 'vitest';
import type { AwardCase } from '../../../../tests/awards.ts';
import { type MadeHead, madeAward } from '../../../../tests/made-award.ts';
import { fc } from '../../../../tests/properties.ts';
import { checkAward } from './checker.ts';
import { INTEREST_RESTS } from './interest.ts';

const AWARD_DAY = Date.UTC(2026, 0, 20);
const dayBefore = (days: number) =>
  new Date(AWARD_DAY - days * 86_400_000).toISOString().slice(0, 10);

/** Heads with two lines that follow each other, up to the award. */
const head = fc
  .record({
    isBack: fc.boolean(),
    amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    ends: fc.uniqueArray(fc.integer({ min: 0, max: 2_000 }), { minLength: 3, maxLength: 3 }),
    rates: fc.tuple(fc.bigInt(0n, 3_600n), fc.bigInt(0n, 3_600n)),
    rests: fc.constantFrom(...INTEREST_RESTS),
  })
  .map(({ isBack, amount, ends, rates, rests }): MadeHead => {
    const [last = 0, middle = 0, first = 0] = ends.toSorted((a, b) => a - b);
    const line = (from: number, to: number, rate: bigint) => ({
      ...{ principal: amount, from: dayBefore(from), to: dayBefore(to), rate, rests },
    });
    const lines = [line(first, middle, rates[0]), line(middle, last, rates[1])];
    return { isBack, amount, lines };
  });
const heads = fc.array(head, { minLength: 1, maxLength: 8 });
const codesOf = ({ award, record }: AwardCase) => checkAward(award, record).map(({ code }) => code);

test('a thousand awards that were counted well raise no alarm, whatever their heads', () => {
  fc.assert(
    fc.property(heads, fc.boolean(), (some, setsOff) => {
      expect(codesOf(madeAward(some, setsOff))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

/** One figure of an award, a paisa off. */
function off(
  made: AwardCase,
  figure: 'interest' | 'total' | 'balance',
  at: number,
  by: bigint,
): AwardCase {
  const { award, record } = made;
  if (figure === 'balance') {
    const place = at % Math.max(award.balances.length, 1);
    const balances = award.balances.map((debt, one) =>
      one === place ? { ...debt, amount: debt.amount + by } : debt,
    );
    return { award: { ...award, balances }, record };
  }
  const place = at % award.decisions.length;
  const decisions = award.decisions.map((decision, one) =>
    one === place
      ? {
          ...decision,
          orders: decision.orders.map((order) => {
            if (figure === 'total') return { ...order, stated: (order.stated ?? 0n) + by };
            if (order.interest.is !== 'granted') return order;
            const lines = order.interest.lines.map((line, each) =>
              each === 0 ? { ...line, stated: line.stated + by } : line,
            );
            return { ...order, interest: { ...order.interest, lines } };
          }),
        }
      : decision,
  );
  return { award: { ...award, decisions }, record };
}

test('a figure that is a paisa off is found in each of two thousand awards, whichever figure it is', () => {
  const figures = fc.constantFrom('interest' as const, 'total' as const, 'balance' as const);
  const by = fc.constantFrom(1n, -1n);
  fc.assert(
    fc.property(
      heads,
      fc.boolean(),
      figures,
      fc.nat(20),
      by,
      (some, setsOff, figure, at, change) => {
        const made = madeAward(some, setsOff);
        fc.pre(figure !== 'balance' || made.award.balances.length > 0);
        expect(codesOf(off(made, figure, at, change))).toContain(
          {
            interest: 'interest_miscounted',
            total: 'total_miscounted',
            balance: 'balance_miscounted',
          }[figure],
        );
      },
    ),
    { numRuns: 2_000 },
  );
});
