import { addDays, type Day } from '#kernel/days.ts';
import type { StandardClause } from '#modules/offers/rules/clauses.ts';
import { type AgreedPoint, standardPoints } from '#modules/offers/rules/points.ts';
import type { PackageIssue } from './lists.ts';

type On = { today: Day; currency: string; clauses: readonly StandardClause[] };

/** A package as the points of a text: each issue with the option that was chosen, the clauses of the list, and nothing else. */
export function pointsAgreed(
  issues: readonly PackageIssue[],
  options: readonly number[],
  { today, currency, clauses }: On,
): AgreedPoint[] {
  if (issues.length !== options.length) throw new Error('A package is not of this list.');
  const points = issues.map(({ kind, name, payer, days, options: of }, issue): AgreedPoint => {
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
  const payers = points.flatMap((one) =>
    one.kind === 'money' && one.payment.amount > 0n ? one.payment.payer : [],
  );
  return [...points, ...standardPoints(clauses, payers)];
}
