import { addDays, type Day } from '#kernel/days.ts';
import type { AgreedPoint } from '#modules/offers/rules/points.ts';
import type { PackageIssue } from './lists.ts';

type On = { today: Day; currency: string };

/** A package as the points of a text: each issue with the option that was chosen, and nothing else. */
export function pointsAgreed(
  issues: readonly PackageIssue[],
  options: readonly number[],
  { today, currency }: On,
): AgreedPoint[] {
  if (issues.length !== options.length) throw new Error('A package is not of this list.');
  return issues.map(({ kind, name, payer, days, options: of }, issue): AgreedPoint => {
    const chosen = of[options[issue] ?? -1];
    if (!chosen) throw new Error('A package has an option that its list has not.');
    if (kind === 'words') return { kind, name, said: chosen.said };
    const { amount, instalments } = chosen;
    const firstOn = addDays(today, days);
    return {
      ...{ kind, name },
      payment: { payer, amount, currency, instalments, firstOn, rhythm: 'month' },
    };
  });
}
