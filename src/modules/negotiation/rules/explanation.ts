import type { PartyPoints } from './packages/domain.ts';
import { pointsOf } from './packages/domain.ts';
import type { ProposedPackage } from './proposing.ts';

/** What a party is told of a package, in numbers that sentences are filled with: made of their own points, and of nobody else's. */
export type Explanation = {
  /** Of 100, which stands for this party's best on every issue. */
  score: number;
  walkAway: number;
  /** Issues with their best option, those that matter most first. */
  won: readonly ExplainedIssue[];
  /** Issues in which something is given, those first in which most is. */
  given: readonly ExplainedIssue[];
  reason: ProposedPackage['reason'];
  checked: bigint;
  isProven: boolean;
};

export type ExplainedIssue = {
  issue: number;
  option: number;
  /** How much of 100 the issue is to this party, and how much of that the package leaves. */
  weight: number;
  left: number;
};

export type OwnSide = { points: PartyPoints; limit: number; scale: number };

/** Nothing of another party comes in: not their points, not their limit, not how many packages were good for them. */
export function explained(
  { points, limit, scale }: OwnSide,
  { options, reason }: Pick<ProposedPackage, 'options' | 'reason'>,
  { checked, isProven }: { checked: bigint; isProven: boolean },
): Explanation {
  const of100 = (worth: number) => Math.round((worth / scale) * 100);
  const issues = options.map((option, issue) => {
    const own = points.points[issue] ?? [];
    const best = Math.max(...own, 0);
    const worth = own[option] ?? 0;
    return { issue, option, lost: best - worth, weight: of100(best), left: of100(worth) };
  });
  const shown = ({ lost: _, ...one }: (typeof issues)[number]): ExplainedIssue => one;
  const won = issues.filter(({ lost, weight }) => lost === 0 && weight > 0);
  const given = issues.filter(({ lost }) => lost > 0);
  return {
    score: of100(pointsOf(points, options)),
    walkAway: of100(limit),
    won: won.sort((a, b) => b.weight - a.weight).map(shown),
    given: given.sort((a, b) => b.lost - a.lost).map(shown),
    reason,
    checked,
    isProven,
  };
}
