import { allow, type Result, refuse } from '#kernel/result.ts';

/**
 * What is negotiated in packages (algorithms 1.3): issues, the options of each, and what each option is worth to each party in
 * whole points. A package takes one option of each issue. The parties' points are private; issues, options and exclusions are not.
 */

/** One option of one issue, both counted from 0. */
export type IssueOption = readonly [issue: number, option: number];

/** Points that are won where options of several issues come together, or, `isOutside`, wherever they do not. */
export type PointTerm = {
  points: number;
  isOutside: boolean;
  /** The issue, its first option and its last. */
  bounds: readonly (readonly [issue: number, first: number, last: number])[];
};

export type PartyPoints = {
  /** Issue by issue, in each the points of all options. */
  points: readonly (readonly number[])[];
  terms: readonly PointTerm[];
};

export type PackageDomain = {
  /** How many options each issue has. */
  options: readonly number[];
  parties: readonly PartyPoints[];
  /** Options that cannot stand in one package. */
  exclusions: readonly (readonly IssueOption[])[];
  /** Options that some party must not have, each party's must-haves turned round. Whose they are, nobody is told. */
  barred: readonly IssueOption[];
};

/** A package and what it is worth to each party. */
export type ScoredPackage = { options: readonly number[]; points: readonly number[] };

export function pointsOf({ points, terms }: PartyPoints, options: readonly number[]): number {
  let sum = 0;
  options.forEach((option, issue) => {
    sum += points[issue]?.[option] ?? 0;
  });
  for (const term of terms) {
    const holds = term.bounds.every(([issue, first, last]) => {
      const option = options[issue] ?? -1;
      return option >= first && option <= last;
    });
    if (holds !== term.isOutside) sum += term.points;
  }
  return sum;
}

export function scored(domain: PackageDomain, options: readonly number[]): ScoredPackage {
  return { options, points: domain.parties.map((party) => pointsOf(party, options)) };
}

/** Whether a package may be made of these options at all. */
export function isAllowed(domain: PackageDomain, options: readonly number[]): boolean {
  const has = ([issue, option]: IssueOption) => options[issue] === option;
  return !domain.barred.some(has) && !domain.exclusions.some((together) => together.every(has));
}

/** How many packages there are, before exclusions: as many as the engine can say that it judged. */
export function packagesOf({ options }: PackageDomain): bigint {
  return options.reduce((product, count) => product * BigInt(count), 1n);
}

/** Beyond these nobody rates options any more: a table of 60 issues with 20 options each is twelve hundred questions. */
export const TABLE_LIMITS = { parties: 6, issues: 40, options: 250, allOptions: 600 };
/** Sums of points stay exact where they are multiplied with each other. */
export const MOST_POINTS = 10_000_000;

export type TableRefusal =
  | { kind: 'no_issues' }
  | { kind: 'issue_without_options'; issue: number }
  | { kind: 'too_few_parties' | 'too_many_parties' | 'too_many_issues' | 'too_many_options' }
  | { kind: 'too_many_options_of_an_issue'; issue: number }
  | { kind: 'unknown_option'; issue: number; option: number }
  | { kind: 'points_missing'; party: number; issue: number }
  | { kind: 'points_not_whole'; party: number; issue: number };

/** Whether a table can be negotiated: said before anybody rates anything. */
export function tableOf(domain: PackageDomain): Result<PackageDomain, TableRefusal> {
  const refusal =
    sizeRefusal(domain) ??
    optionRefusal(domain) ??
    domain.parties.flatMap(pointRefusals(domain))[0];
  return refusal ? refuse(refusal) : allow(domain);
}

function sizeRefusal({ options, parties }: PackageDomain): TableRefusal | null {
  if (parties.length < 2) return { kind: 'too_few_parties' };
  if (parties.length > TABLE_LIMITS.parties) return { kind: 'too_many_parties' };
  if (options.length === 0) return { kind: 'no_issues' };
  if (options.length > TABLE_LIMITS.issues) return { kind: 'too_many_issues' };
  const without = options.findIndex((count) => count < 1);
  if (without >= 0) return { kind: 'issue_without_options', issue: without };
  const large = options.findIndex((count) => count > TABLE_LIMITS.options);
  if (large >= 0) return { kind: 'too_many_options_of_an_issue', issue: large };
  const all = options.reduce((sum, count) => sum + count, 0);
  return all > TABLE_LIMITS.allOptions ? { kind: 'too_many_options' } : null;
}

function optionRefusal({ options, exclusions, barred }: PackageDomain): TableRefusal | null {
  for (const [issue, option] of [...exclusions.flat(), ...barred])
    if (!(option >= 0 && option < (options[issue] ?? 0)))
      return { kind: 'unknown_option', issue, option };
  return null;
}

function pointRefusals({ options }: PackageDomain) {
  return ({ points }: PartyPoints, party: number): TableRefusal[] =>
    options.flatMap((count, issue): TableRefusal[] => {
      const own = points[issue];
      if (own?.length !== count) return [{ kind: 'points_missing', party, issue }];
      const isWhole = own.every(
        (one) => Number.isSafeInteger(one) && one >= 0 && one <= MOST_POINTS,
      );
      return isWhole ? [] : [{ kind: 'points_not_whole', party, issue }];
    });
}
