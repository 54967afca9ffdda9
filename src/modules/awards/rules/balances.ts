import type { Minor } from '#kernel/amounts.ts';
import type { Currency } from '#modules/disputes/rules/words.ts';
import { least, sum } from '#modules/fees/rules/money.ts';

/** What some parties owe together to others, in one currency. */
export type AwardDebt = {
  from: readonly string[];
  to: readonly string[];
  amount: Minor;
  currency: Currency;
};

/** A debt after set-off, and how it came to that. */
export type AwardBalance = AwardDebt & { owed: Minor; setOff: Minor };

/**
 * What is left to pay between the same parties in the same currency. Set off is only what is mutual: the same parties who owe are those
 * to whom is owed. Debts of other parties, and of another currency, stand beside each other and are never added.
 */
export function balancesOf(debts: readonly AwardDebt[], setsOff: boolean): AwardBalance[] {
  const grouped = [...Map.groupBy(debts, keyOf).values()].map(together);
  return grouped.map((debt) => {
    const mutual = setsOff ? grouped.find((other) => keyOf(other) === mirrorOf(debt)) : undefined;
    const setOff = least(mutual?.amount ?? 0n, debt.amount);
    return { ...debt, amount: debt.amount - setOff, owed: debt.amount, setOff };
  });
}

/** What somebody has to pay in the end. */
export function payableOf(balances: readonly AwardBalance[]): AwardBalance[] {
  return balances.filter(({ amount }) => amount > 0n);
}

function together(debts: readonly AwardDebt[]): AwardDebt {
  const [first] = debts;
  if (!first) throw new Error('A group of debts has one at least.');
  const { currency } = first;
  const [from, to] = [first.from.toSorted(), first.to.toSorted()];
  return { from, to, currency, amount: sum(debts.map(({ amount }) => amount)) };
}

/** Who owes whom in which money, whatever order they were named in. */
export function keyOf({ from, to, currency }: Omit<AwardDebt, 'amount'>): string {
  return JSON.stringify([from.toSorted(), to.toSorted(), currency]);
}

function mirrorOf({ from, to, currency }: AwardDebt): string {
  return keyOf({ from: to, to: from, currency });
}
