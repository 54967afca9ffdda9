import type { Minor } from '#kernel/amounts.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { sum } from '#modules/fees/rules/money.ts';
import { type AwardBalance, balancesOf } from './balances.ts';
import {
  countInterest,
  type InterestCount,
  type InterestRefusal,
  type InterestTerm,
} from './interest.ts';
import type { AwardSum } from './sums.ts';

/** What some parties are ordered to pay to others under one head, with its lines of interest up to the award. */
export type MoneyOrder = {
  id: string;
  from: readonly string[];
  to: readonly string[];
  sum: AwardSum;
  interest: readonly InterestTerm[];
};

type CountedLine = { term: InterestTerm; count: InterestCount };
export type CountedOrder = {
  order: MoneyOrder;
  lines: readonly CountedLine[];
  interest: Minor;
  total: Minor;
};
export type OrdersCount = {
  orders: readonly CountedOrder[];
  balances: readonly AwardBalance[];
};
export type OrdersRefusal = { code: InterestRefusal; order: string; line: number };

/** All heads with their interest, and what is left between the parties, set off or side by side. */
export function countOrders(
  orders: readonly MoneyOrder[],
  setsOff: boolean,
): Result<OrdersCount, OrdersRefusal> {
  const counted: CountedOrder[] = [];
  for (const order of orders) {
    const one = countOrder(order);
    if (!one.ok) return one;
    counted.push(one.value);
  }
  const debts = counted.map(({ order, total }) => {
    const { from, to } = order;
    return { from, to, amount: total, currency: order.sum.currency };
  });
  return allow({ orders: counted, balances: balancesOf(debts, setsOff) });
}

function countOrder(order: MoneyOrder): Result<CountedOrder, OrdersRefusal> {
  const lines: CountedLine[] = [];
  for (const [line, term] of order.interest.entries()) {
    const count = countInterest(term);
    if (!count.ok) return refuse({ code: count.refusal, order: order.id, line });
    lines.push({ term, count: count.value });
  }
  const interest = sum(lines.map(({ count }) => count.interest));
  return allow({ order, lines, interest, total: order.sum.amount + interest });
}
