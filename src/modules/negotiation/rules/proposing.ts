import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  type Agreement,
  answerOf,
  type EngineAnswer,
  type Reservations,
} from './packages/answer.ts';
import { type Aim, comparing, type Measure, meets } from './packages/choosing.ts';
import type { PackageDomain, ScoredPackage } from './packages/domain.ts';

/**
 * What is laid before the sides (algorithms 1.3, steps 6 to 8): up to five packages to be accepted in secret, a better one after a
 * tentative deal, and the one sentence where no package meets every limit.
 */

export const PROPOSED_AT_MOST = 5;

export type ProposedPackage = ScoredPackage & {
  /** Why it is shown: the first reason that names it. `apart` are those farthest from all shown before. */
  reason: Aim | 'apart';
};

/** Whose limit binds is in no answer: there is nothing to tell it by. */
export type Proposals =
  | { kind: 'no_package_meets_every_limit' }
  | { kind: 'proposed'; isProven: boolean; checked: bigint; packages: readonly ProposedPackage[] };

/** The same share of what each could hope for comes first: it compares nobody's points with anybody else's. */
const SHOWN_FIRST = ['kalaiSmorodinsky', 'nash', 'egalitarian'] as const;

export function proposalsOf({ isProven, checked, frontier, agreement }: EngineAnswer): Proposals {
  if (!agreement) return { kind: 'no_package_meets_every_limit' };
  const packages: ProposedPackage[] = [];
  const add = (reason: ProposedPackage['reason'], one: ScoredPackage) => {
    if (packages.some(({ points }) => points.join() === one.points.join())) return;
    packages.push({ ...one, reason });
  };
  for (const aim of SHOWN_FIRST) add(aim, agreement.chosen[aim]);
  if (!frontier) add('welfare', agreement.chosen.welfare);
  const places = [...(frontier?.points.keys() ?? [])].filter((place) =>
    meets(frontier?.points[place] ?? [], agreement.limits),
  );
  while (frontier && packages.length < Math.min(PROPOSED_AT_MOST, places.length)) {
    const away = (place: number) => distance(frontier.points[place] ?? [], packages, agreement);
    const farthest = places.reduce((best, place) => (away(place) > away(best) ? place : best));
    if (away(farthest) <= 0) break;
    add('apart', frontier.packageAt(farthest));
  }
  return { kind: 'proposed', isProven, checked, packages };
}

/** How far a point lies from the nearest package that is shown, each party's points measured by what they could hope for. */
function distance(
  points: readonly number[],
  shown: readonly ScoredPackage[],
  { limits, ideal }: Agreement,
): number {
  const away = (other: readonly number[]) =>
    points.reduce((sum, own, party) => {
      const hope = (ideal[party] ?? 0) - (limits[party] ?? 0);
      return hope > 0 ? sum + ((own - (other[party] ?? 0)) / hope) ** 2 : sum;
    }, 0);
  return Math.min(...shown.map((one) => away(one.points)));
}

/** Party by party, for each package yes or no; null as long as a party has not answered all. */
export type SecretAnswers = readonly (readonly boolean[] | null)[];

export type AnswersOutcome =
  | { kind: 'waiting' }
  | { kind: 'none_accepted' }
  | { kind: 'accepted'; place: number };

/**
 * The one package that everybody said yes to; of several the one with the largest product of gains. Nothing comes out before all
 * have answered, and of a "no" nothing ever.
 */
export function acceptedOf(
  packages: readonly ScoredPackage[],
  answers: SecretAnswers,
  { limits, ideal, shares }: Measure,
): AnswersOutcome {
  if (answers.some((own) => own?.length !== packages.length)) return { kind: 'waiting' };
  const order = comparing('nash', { limits, ideal, shares });
  const points = (place: number) => packages[place]?.points ?? [];
  const all = [...packages.keys()].filter((place) => answers.every((own) => own?.[place]));
  const [first] = all;
  if (first === undefined) return { kind: 'none_accepted' };
  const place = all.reduce(
    (best, one) => (order(points(one), points(best)) > 0 ? one : best),
    first,
  );
  return { kind: 'accepted', place };
}

const IMPROVED_AT_MOST = 2;

/** After a tentative deal a better package is sought once, and once more if that was accepted. */
export function mayImprove(improvements: number): boolean {
  return improvements < IMPROVED_AT_MOST;
}

/**
 * A package in which nobody has less than in the tentative deal and somebody has more; of those the one whose smallest relative gain
 * is the largest. Null where there is none: then the deal is as good as any, if the answer is proved.
 */
export function improvementOf(
  domain: PackageDomain,
  deal: ScoredPackage,
  shares?: Reservations['shares'],
): { isProven: boolean; better: ScoredPackage | null } {
  const { isProven, agreement } = answerOf(domain, { limits: deal.points, shares });
  const better = agreement?.chosen.kalaiSmorodinsky;
  const isMore = better?.points.some((own, party) => own > (deal.points[party] ?? 0));
  return { isProven, better: better && isMore ? better : null };
}

export const RECOMPUTE_LIMITS = { perParty: 3, hoursBetween: 1 };
const HOUR = 3_600_000;

export type RecomputeRefusal = { kind: 'too_soon'; again: Date } | { kind: 'used_up' };

/** So that nobody finds out another's points by changing their own: one an hour in all, three for each party. */
export function recomputing(
  before: readonly { party: number; at: Date }[],
  party: number,
  now: Date,
): Result<'now', RecomputeRefusal> {
  const own = before.filter((one) => one.party === party);
  if (own.length >= RECOMPUTE_LIMITS.perParty) return refuse({ kind: 'used_up' });
  const last = Math.max(...before.map(({ at }) => at.getTime()));
  const again = new Date(last + RECOMPUTE_LIMITS.hoursBetween * HOUR);
  return before.length > 0 && now < again ? refuse({ kind: 'too_soon', again }) : allow('now');
}
