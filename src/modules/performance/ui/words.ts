import { moneyInWords } from '#kernel/amounts.ts';
import type { Tone } from '#ui/desk/badge.tsx';
import type { PerformanceView, ShownPromise, ShownStatement } from './view.ts';

export const dueTones: Record<ShownPromise['dues'][number]['state'], Tone> = {
  open: 'plain',
  part: 'info',
  overdue: 'bad',
  paid: 'good',
};

export const statementTones: Record<ShownStatement['state'], Tone> = {
  waiting: 'info',
  confirmed: 'good',
  stands: 'warn',
  received: 'good',
  disputed: 'bad',
  withdrawn: 'plain',
};

export const sumOf = ({ currency }: Pick<ShownPromise, 'currency'>, amount: number) =>
  moneyInWords({ amount, currency });

/** The earliest day on which something is still to be paid; null where nothing is. */
export function nextOf({ promises }: Pick<PerformanceView, 'promises'>): string | null {
  const open = promises.flatMap(({ dues }) => dues.filter(({ left }) => left > 0));
  return open.map(({ nowDueOn }) => nowDueOn).toSorted()[0] ?? null;
}
