import { POINTS_SCALE } from '#modules/negotiation/rules/elicitation.ts';
import { type Explanation, explained } from '#modules/negotiation/rules/explanation.ts';
import { answerOf } from '#modules/negotiation/rules/packages/answer.ts';
import type { Measure } from '#modules/negotiation/rules/packages/choosing.ts';
import {
  type PackageDomain,
  packagesOf,
  pointsOf,
  type ScoredPackage,
} from '#modules/negotiation/rules/packages/domain.ts';
import {
  acceptedOf,
  improvementOf,
  mayImprove,
  type ProposedPackage,
  proposalsOf,
} from '#modules/negotiation/rules/proposing.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';
import type { PackageIssue } from './lists.ts';
import { barredBy, limitOf, type PackageWish, partyPoints } from './wishes.ts';

export const BOTH = ['claimant', 'respondent'] as const;
export type WishesOfBoth = Record<Payer, PackageWish>;

/** What the sides are asked about at once; of one side's points nothing leaves it but to that side. */
export type RoundContent = {
  packages: readonly ProposedPackage[];
  measure: Measure;
  isProven: boolean;
  checked: string;
  explained: Record<Payer, readonly KeptExplanation[]>;
  /** The deal that stands if this one is not accepted by both; and how many were accepted since the first. */
  deal: ScoredPackage | null;
  improvements: number;
};
export type KeptExplanation = Omit<Explanation, 'checked'>;

function domainOf(issues: readonly PackageIssue[], wishes: WishesOfBoth): PackageDomain {
  return {
    options: issues.map(({ options }) => options.length),
    parties: BOTH.map((side) => partyPoints(wishes[side])),
    exclusions: [],
    barred: BOTH.flatMap((side) => barredBy(wishes[side])),
  };
}

/** What is shown first, the same for the same wishes; null where no package meets every limit, and nothing says whose. */
export function proposedFor(
  issues: readonly PackageIssue[],
  wishes: WishesOfBoth,
): RoundContent | null {
  const limits = BOTH.map((side) => limitOf(wishes[side]));
  const answer = answerOf(domainOf(issues, wishes), { limits });
  const proposals = proposalsOf(answer);
  if (proposals.kind !== 'proposed' || !answer.agreement) return null;
  const { ideal, shares } = answer.agreement;
  return contentOf(wishes, {
    packages: proposals.packages,
    measure: { limits, ideal, shares },
    ...{ isProven: answer.isProven, checked: String(answer.checked), deal: null, improvements: 0 },
  });
}

/** A deal that both came to, and how many packages that were better have been accepted since. */
export type TentativeDeal = { deal: ScoredPackage; improvements: number };

/** A package with which nobody is worse off than with the deal that stands, and somebody better; null where there is none. */
export function improvedOn(
  issues: readonly PackageIssue[],
  wishes: WishesOfBoth,
  { deal, improvements }: TentativeDeal,
): RoundContent | null {
  if (!mayImprove(improvements)) return null;
  const domain = domainOf(issues, wishes);
  const { better, isProven } = improvementOf(domain, deal);
  if (!better) return null;
  const measure = { limits: deal.points, ideal: better.points, shares: BOTH.map(() => 1) };
  const packages = [{ ...better, reason: 'kalaiSmorodinsky' as const }];
  const checked = String(packagesOf(domain));
  return contentOf(wishes, { packages, measure, isProven, checked, deal, improvements });
}

/** What a package is worth to both, for the engine. */
export function dealOf(wishes: WishesOfBoth, options: readonly number[]): ScoredPackage {
  return { options, points: BOTH.map((side) => pointsOf(partyPoints(wishes[side]), options)) };
}

/** What a package is worth to one side, of 100. */
export function scoreOf(wish: PackageWish, options: readonly number[]): number {
  return Math.round((pointsOf(partyPoints(wish), options) / POINTS_SCALE) * 100);
}

function contentOf(wishes: WishesOfBoth, round: Omit<RoundContent, 'explained'>): RoundContent {
  const explainedTo = (side: Payer) => {
    const own = partyPoints(wishes[side]);
    const limit = limitOf(wishes[side]);
    return round.packages.map((one): KeptExplanation => {
      const { checked: _, ...said } = explained({ points: own, limit, scale: POINTS_SCALE }, one, {
        checked: BigInt(round.checked),
        isProven: round.isProven,
      });
      return said;
    });
  };
  return {
    ...round,
    explained: { claimant: explainedTo('claimant'), respondent: explainedTo('respondent') },
  };
}

export type RoundAnswers = Partial<Record<Payer, readonly boolean[]>>;
export type RoundOutcome =
  | { kind: 'waiting' }
  | { kind: 'none_accepted' }
  /** `isLast`: the improvement was not wanted by both, so no other is sought. */
  | { kind: 'deal'; deal: ScoredPackage; improvements: number; isLast: boolean };

/** What came of a round: nothing before both have answered, and of a "no" nothing ever. */
export function outcomeOf(content: RoundContent, answers: RoundAnswers): RoundOutcome {
  const { packages, measure, deal, improvements } = content;
  const said = BOTH.map((side) => answers[side] ?? null);
  const came = acceptedOf(packages, said, measure);
  if (came.kind === 'waiting') return came;
  const accepted = came.kind === 'accepted' ? packages[came.place] : undefined;
  if (!accepted)
    return deal ? { kind: 'deal', deal, improvements, isLast: true } : { kind: 'none_accepted' };
  const { options, points } = accepted;
  const count = improvements + (deal ? 1 : 0);
  return { kind: 'deal', deal: { options, points }, improvements: count, isLast: false };
}

/** What one side may know of a round. */
export type OwnRound = Pick<RoundContent, 'isProven' | 'checked'> & {
  packages: { options: readonly number[]; explained: KeptExplanation }[];
  deal: { options: readonly number[]; score: number } | null;
};

export function ownRound(content: RoundContent, side: Payer): OwnRound {
  const { packages, isProven, checked, deal, explained: of } = content;
  const own = BOTH.indexOf(side);
  return {
    ...{ isProven, checked },
    packages: packages.flatMap(({ options }, place) => {
      const said = of[side][place];
      return said ? [{ options, explained: said }] : [];
    }),
    deal: deal && {
      options: deal.options,
      score: Math.round(((deal.points[own] ?? 0) / POINTS_SCALE) * 100),
    },
  };
}
