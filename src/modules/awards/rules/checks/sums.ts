import { sum } from '#modules/fees/rules/money.ts';
import { type AwardDebt, balancesOf, keyOf, payableOf } from '../balances.ts';
import { countCosts } from '../costs.ts';
import { type FormFault, found } from '../findings.ts';
import { countInterest } from '../interest.ts';
import type { WrittenAward, WrittenOrder } from '../written.ts';

/**
 * Every sum counted again. Each step is held against the figures of the step before as they were written, so that one slip is found
 * where it was made, and once.
 */
export function checkSums(award: WrittenAward): FormFault[] {
  return [
    ...award.decisions.flatMap(({ claim, orders }) =>
      orders.flatMap((order) => aboutOrder(order, claim ?? '')),
    ),
    ...aboutBalances(award),
    ...aboutCosts(award.costs),
  ];
}

function aboutOrder(order: WrittenOrder, claim: string): FormFault[] {
  const isWrong = linesOf(order).some(({ stated, ...term }) => {
    const counted = countInterest(term);
    return !counted.ok || counted.value.interest !== stated;
  });
  return [
    ...(isWrong ? [found('interest_miscounted', claim)] : []),
    ...(order.stated === totalOf(order) ? [] : [found('total_miscounted', claim)]),
  ];
}

function linesOf({ interest }: WrittenOrder) {
  return interest.is === 'granted' ? interest.lines : [];
}

/** Sum and interest as they are written; null for an order of no money. */
function totalOf(order: WrittenOrder): bigint | null {
  if (order.sum === null) return null;
  return order.sum.amount + sum(linesOf(order).map(({ stated }) => stated));
}

function aboutBalances({ decisions, setsOff, balances }: WrittenAward): FormFault[] {
  const debts = decisions.flatMap(({ orders }) => orders.flatMap(debtOf));
  const owed = payableOf(balancesOf(debts, setsOff));
  if (isSame(owed, balances)) return [];
  return [found(isAdded(debts, balances) ? 'currencies_added' : 'balance_miscounted')];
}

function debtOf({ from, to, sum: principal, stated }: WrittenOrder): AwardDebt[] {
  return principal === null || stated === null
    ? []
    : [{ from, to, amount: stated, currency: principal.currency }];
}

function isSame(some: readonly AwardDebt[], others: readonly AwardDebt[]): boolean {
  const lines = (debts: readonly AwardDebt[]) =>
    debts.map((debt) => `${keyOf(debt)} ${debt.amount}`).toSorted();
  return JSON.stringify(lines(some)) === JSON.stringify(lines(others));
}

/** Somebody added the digits and lost a currency: orders have more of them than what is left to pay. */
function isAdded(debts: readonly AwardDebt[], balances: readonly AwardDebt[]): boolean {
  const currenciesOf = (some: readonly AwardDebt[]) =>
    new Set(some.filter(({ amount }) => amount > 0n).map(({ currency }) => currency));
  const written = currenciesOf(balances);
  const lost = [...currenciesOf(debts)].filter((currency) => !written.has(currency));
  return lost.length > 0 && written.size > 0;
}

function aboutCosts(costs: WrittenAward['costs']): FormFault[] {
  if (costs.is !== 'decided') return [];
  const counted = countCosts(costs.items, costs.shares);
  if (!counted.ok)
    return [
      found(
        counted.refusal.code === 'currencies_differ' ? 'currencies_added' : 'costs_miscounted',
        'costs',
      ),
    ];
  return isSame(counted.value.transfers, costs.stated) ? [] : [found('costs_miscounted', 'costs')];
}
