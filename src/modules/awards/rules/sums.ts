import type { Minor } from '#kernel/amounts.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Currency } from '#modules/disputes/rules/words.ts';
import { sum } from '#modules/fees/rules/money.ts';

/** A sum of an award: minor units, and the currency that they are of. */
export type AwardSum = { amount: Minor; currency: Currency };

/** Money of different currencies is never added; which ones met is named. */
export type CurrenciesDiffer = { code: 'currencies_differ'; currencies: readonly Currency[] };

/** One currency for all, or the refusal that names each. */
export function oneCurrency(sums: readonly AwardSum[]): Result<Currency | null, CurrenciesDiffer> {
  const currencies = [...new Set(sums.map(({ currency }) => currency))];
  if (currencies.length > 1) return refuse({ code: 'currencies_differ', currencies });
  return allow(currencies[0] ?? null);
}

/** The sum of some; null of none, for nothing has no currency. */
export function addSums(sums: readonly AwardSum[]): Result<AwardSum | null, CurrenciesDiffer> {
  const currency = oneCurrency(sums);
  if (!currency.ok) return currency;
  return allow(
    currency.value && {
      amount: sum(sums.map(({ amount }) => amount)),
      currency: currency.value,
    },
  );
}
