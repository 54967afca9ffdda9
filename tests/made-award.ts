import { type AwardDebt, payableOf } from '#modules/awards/rules/balances.ts';
import type { InterestTerm } from '#modules/awards/rules/interest.ts';
import { countOrders, type MoneyOrder } from '#modules/awards/rules/orders.ts';
import type { WrittenOrder } from '#modules/awards/rules/written.ts';
import { type AwardCase, goodAwards, inr } from './awards.ts';

/** A head of claim or, where it goes back, of counterclaim, with lines of interest that were asked for. */
export type MadeHead = { isBack: boolean; amount: bigint; lines: readonly InterestTerm[] };

/** An award of any number of heads, written by somebody who counts well. */
export function madeAward(heads: readonly MadeHead[], setsOff: boolean): AwardCase {
  const counted = countOrders(heads.map(orderOf), setsOff);
  if (!counted.ok) throw new Error(counted.refusal.code);
  const { award, record } = goodAwards['a claim that is granted'] ?? { award: null, record: null };
  if (!(award && record)) throw new Error('There is such an award.');
  const claims = heads.map((head, at) => ({
    ...{
      id: `head-${at}`,
      by: [head.isBack ? 'ben' : 'ada'],
      against: [head.isBack ? 'ada' : 'ben'],
    },
    ...{ asked: { ...inr(0), amount: head.amount }, interest: { rate: null, from: null } },
    isDecided: false,
  }));
  const decisions = counted.value.orders.map(({ order, lines, total }) => ({
    ...{ claim: order.id, outcome: 'granted' as const },
    orders: [
      {
        ...{ from: order.from, to: order.to, sum: order.sum, stated: total },
        interest: {
          is: 'granted' as const,
          lines: lines.map(({ term, count }) => ({ ...term, stated: count.interest })),
        },
      } satisfies WrittenOrder,
    ],
  }));
  const balances = payableOf(counted.value.balances).map(
    ({ from, to, amount, currency }): AwardDebt => ({ from, to, amount, currency }),
  );
  return { award: { ...award, decisions, balances, setsOff }, record: { ...record, claims } };
}

function orderOf({ isBack, amount, lines }: MadeHead, at: number): MoneyOrder {
  return {
    id: `head-${at}`,
    from: [isBack ? 'ada' : 'ben'],
    to: [isBack ? 'ben' : 'ada'],
    sum: { ...inr(0), amount },
    interest: lines,
  };
}
