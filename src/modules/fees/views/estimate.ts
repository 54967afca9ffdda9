import { jsonMinor } from '#kernel/amounts.ts';
import type { estimateFor } from '../actions/governing.ts';

type Estimate = Extract<Awaited<ReturnType<typeof estimateFor>>, { ok: true }>['value'];

/** What an arbitration is likely to cost. */
export function estimateView({ items, onFiling, likely, least, most, later }: Estimate) {
  return {
    items: items.map((item) => ({
      ...item,
      amount: inPaise(item.amount),
      least: inPaise(item.least),
      most: inPaise(item.most),
    })),
    onFiling: jsonMinor(onFiling),
    likely: jsonMinor(likely),
    least: jsonMinor(least),
    most: inPaise(most),
    later: jsonMinor(later),
  };
}

/** Whatever is said of an amount, with the amount as JSON carries it. */
export function amountView<About extends { amount: bigint }>({ amount, ...about }: About) {
  return { ...about, amount: jsonMinor(amount) };
}

function inPaise(amount: bigint | null): number | null {
  return amount === null ? null : jsonMinor(amount);
}
