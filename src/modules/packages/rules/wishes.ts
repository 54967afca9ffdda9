import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  type AnsweredQuestion,
  type Contradiction,
  contradictionsOf,
  type PackageQuestion,
  pointsFrom,
  questionsFor,
  type Wishes,
  type WishRefusal,
  walkAwayFrom,
  wishesOf,
} from '#modules/negotiation/rules/elicitation.ts';
import type { IssueOption, PartyPoints } from '#modules/negotiation/rules/packages/domain.ts';

/** What one side gives in private, issue by issue. */
export type PackageWish = {
  /** Points of 100 in all. */
  weights: readonly number[];
  /** From 0 to 100 for every option. */
  scores: readonly (readonly number[])[];
  /** Options that this side cannot accept, whatever else is in the package. */
  barred: readonly (readonly boolean[])[];
  /** What the issue would be worth without an agreement, from 0 to 100: the walk-away, rated as one more package. */
  without: readonly number[];
  answers: readonly AnsweredQuestion[];
};

export type PackageWishRefusal =
  | WishRefusal
  | { kind: 'without_not_whole' | 'all_barred'; issue: number };

/** A side's wishes as they were given, with the answers that are still to a question. */
export function wishOf(
  given: PackageWish,
  options: readonly number[],
): Result<PackageWish, PackageWishRefusal> {
  const read = wishesOf(given.weights, given.scores, options);
  if (!read.ok) return read;
  for (const [issue, count] of options.entries()) {
    const without = given.without[issue] ?? -1;
    if (!Number.isInteger(without) || without < 0 || without > 100)
      return refuse({ kind: 'without_not_whole', issue });
    const barred = given.barred[issue] ?? [];
    if (barred.length !== count) return refuse({ kind: 'scores_missing', issue });
    if (barred.every(Boolean)) return refuse({ kind: 'all_barred', issue });
  }
  const asked = new Set(questionsFor(read.value).map(keyOf));
  const answers = given.answers.filter(({ question }) => asked.has(keyOf(question)));
  const extra = given.weights.length > options.length || given.scores.length > options.length;
  if (extra) return refuse({ kind: 'scores_missing', issue: options.length - 1 });
  return allow({ ...given, answers });
}

/** In hundredths of a point; only of wishes that `wishOf` let through. */
export function weighed({ weights, scores }: PackageWish): Wishes {
  return { weights: weights.map((one) => one * 100), scores };
}

export type AskedQuestion = PackageQuestion & {
  preference: AnsweredQuestion['preference'] | null;
  /** What the points make of the two, where the answer says otherwise. */
  against: Contradiction | null;
};

/** What is asked to check the points, with what was answered and whether the two agree. */
export function checkedWish(wish: PackageWish): AskedQuestion[] {
  const wishes = weighed(wish);
  return questionsFor(wishes).map((question) => {
    const answered = wish.answers.find((one) => keyOf(one.question) === keyOf(question));
    const [against = null] = answered ? contradictionsOf(wishes, [answered]) : [];
    return { ...question, preference: answered?.preference ?? null, against };
  });
}

const keyOf = ({ first, second }: PackageQuestion) => `${first.join()}/${second.join()}`;

export function partyPoints(wish: PackageWish): PartyPoints {
  return { points: pointsFrom(weighed(wish)), terms: [] };
}

export function limitOf(wish: PackageWish): number {
  return walkAwayFrom(weighed(wish), wish.without);
}

export function barredBy({ barred }: PackageWish): IssueOption[] {
  return barred.flatMap((own, issue) =>
    own.flatMap((isBarred, option): IssueOption[] => (isBarred ? [[issue, option]] : [])),
  );
}
