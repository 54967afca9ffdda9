import { AIMS, type Aim, comparing, meets } from './choosing.ts';
import {
  type IssueOption,
  isAllowed,
  type PackageDomain,
  type ScoredPackage,
  scored,
} from './domain.ts';
import { type Bound, boundsOf, type Quarry } from './pricing.ts';
import { narrowed, type ReducedTable, reduced } from './reduction.ts';

/**
 * Where the frontier itself is too large to be written down (four parties and more), the packages that have a reason are searched
 * for one by one. A branch is left as soon as no package in it can be as good as the best that was found: what is left at the end
 * is proved. All in whole numbers; the prices that bound a branch are whatever they are, and never make an answer wrong.
 */

export type SearchLimits = { branches: number };

/** `isProven`: every branch was looked at or left for a reason. */
type Found = { best: ScoredPackage | null; isProven: boolean };

export type SearchedCase = {
  ideal: readonly number[] | null;
  chosen: Record<Aim, ScoredPackage> | null;
  isProven: boolean;
};

/** Points by themselves alone: where issues depend on each other these bounds do not hold. */
export function searched(
  domain: PackageDomain,
  limits: readonly number[],
  shares: readonly number[],
  { branches }: SearchLimits,
): SearchedCase {
  const hunt = openHunt(domain, branches);
  const alike = limits.map(() => 1);
  const bottom = { limits, ideal: limits, shares: alike };
  const even = hunt({ aim: 'egalitarian', measure: bottom });
  if (!even.best) return { ideal: null, chosen: null, isProven: even.isProven };
  const tops = limits.map((_, party) => hunt({ aim: party, measure: bottom }));
  const ideal = tops.map(({ best }, party) => best?.points[party] ?? 0);
  const measure = { limits, ideal, shares };
  const found = AIMS.map((aim) => [aim, hunt({ aim, measure })] as const);
  const entries = found.map(([aim, { best }]) => [aim, best ?? even.best] as const);
  return {
    ideal,
    chosen: Object.fromEntries(entries) as Record<Aim, ScoredPackage>,
    isProven: [...tops, even, ...found.map(([, one]) => one)].every((one) => one.isProven),
  };
}

function openHunt(domain: PackageDomain, branches: number): (quarry: Quarry) => Found {
  const table = reduced(domain);
  return (quarry) => {
    if (table.options.some((own) => own.length === 0)) return { best: null, isProven: true };
    if (quarry.aim !== 'nash') return hunted(domain, table, quarry, branches);
    return huntedProduct(domain, table, quarry, branches);
  };
}

/** With as many parties as can having gained something; the product is bounded only where all that count have. */
function huntedProduct(
  domain: PackageDomain,
  table: ReducedTable,
  { measure }: Quarry,
  branches: number,
): Found {
  const parties = measure.limits.map((_, party) => party);
  const better = comparing('nash', measure);
  let isProven = true;
  for (let count = parties.length; count >= 0; count -= 1) {
    let best: ScoredPackage | null = null;
    for (const gaining of subsets(parties, count)) {
      const quarry = { aim: 'nash' as const, measure };
      const found = hunted(domain, table, quarry, branches, gaining);
      isProven &&= found.isProven;
      if (found.best && (!best || isBetter(better, found.best, best))) best = found.best;
    }
    if (best) return { best, isProven };
  }
  return { best: null, isProven };
}

function subsets(all: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return all.flatMap((first, at) =>
    subsets(all.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

function isBetter(
  better: (one: readonly number[], other: readonly number[]) => number,
  one: ScoredPackage,
  other: ScoredPackage,
): boolean {
  const by = better(one.points, other.points);
  if (by !== 0) return by > 0;
  const at = one.options.findIndex((option, issue) => option !== other.options[issue]);
  return at >= 0 && (one.options[at] ?? 0) < (other.options[at] ?? 0);
}

function comparer({ aim, measure }: Quarry) {
  if (typeof aim !== 'number') return comparing(aim, measure);
  const sum = comparing('welfare', measure);
  return (one: readonly number[], other: readonly number[]) =>
    (one[aim] ?? 0) - (other[aim] ?? 0) || sum(one, other);
}

/**
 * One search. `gaining` names the parties that must have more than their limit. Bounds know nothing of exclusions: where the dearest
 * package holds both options of one, the table is parted first, into what has not the one and what has it and not the other.
 */
function hunted(
  domain: PackageDomain,
  table: ReducedTable,
  quarry: Quarry,
  branches: number,
  gaining: readonly number[] = [],
): Found {
  const least = quarry.measure.limits.map(
    (limit, party) => limit + (gaining.includes(party) ? 1 : 0),
  );
  const better = comparer(quarry);
  let [best, left]: [ScoredPackage | null, number] = [null, branches];
  const search = (part: ReducedTable): void => {
    if (left < 0 || part.options.some((own) => own.length === 0)) return;
    const { bounds, seeds } = boundsOf(part, quarry, gaining);
    const offer = (options: readonly number[]) => {
      const one = scored(domain, [...options]);
      if (!meets(one.points, least) || !isAllowed(domain, options)) return;
      if (best && !isBetter(better, one, best)) return;
      best = one;
      for (const bound of bounds) bound.raise(one.points);
    };
    if (best) for (const bound of bounds) bound.raise(best.points);
    for (const seed of seeds) offer(seed);
    if (best) for (const near of neighbours(part, best)) offer(near);
    if (bounds.some((bound) => mostOf(bound) < bound.need())) return;
    const parts = partedBy(part, bounds[0]);
    if (parts) for (const one of parts) search(one);
    else left = walked(part, bounds, offer, left);
  };
  search(table);
  return { best, isProven: left >= 0 };
}

function mostOf({ base, values }: Bound): number {
  return values.reduce((sum, own) => sum + Math.max(...own), base);
}

function partedBy(table: ReducedTable, bound: Bound | undefined): ReducedTable[] | null {
  const dearest = table.options.map((own, issue) => own[bound?.bestFirst[issue]?.[0] ?? 0]);
  const isDearest = ([issue, option]: IssueOption) => dearest[issue] === option;
  const [first, second, ...more] = table.exclusions.find((all) => all.every(isDearest)) ?? [];
  if (!first || !second || more.length > 0) return null;
  const [issue, option] = first;
  const without = narrowed(table, issue, (one) => one !== option);
  const having = narrowed(table, issue, (one) => one === option);
  return [without, narrowed(having, second[0], (one) => one !== second[1])];
}

/** Each package that differs from one in a single issue. */
function neighbours(table: ReducedTable, { options }: ScoredPackage): number[][] {
  return table.options.flatMap((own, issue) =>
    own.map((option) => options.map((one, at) => (at === issue ? option : one))),
  );
}

/** Goes down issue by issue, those first in which most is lost; returns how many branches were left over. */
function walked(
  table: ReducedTable,
  bounds: readonly Bound[],
  offer: (options: readonly number[]) => void,
  branches: number,
): number {
  const order = orderOf(table, bounds);
  const rest = bounds.map((bound) => restsOf(table, bound, order));
  const options = table.options.map((own) => own[0] ?? 0);
  const isTaken = new Uint8Array(options.length);
  const excludes = options.map((_, issue) =>
    table.exclusions.filter((all) => all.some(([one]) => one === issue)),
  );
  let left = branches;
  const down = (depth: number, sums: readonly number[]): void => {
    if (left < 0) return;
    const issue = order[depth];
    if (issue === undefined) {
      offer(options);
      return;
    }
    for (const place of bounds[0]?.bestFirst[issue] ?? []) {
      const next = bounds.map(({ values }, at) => (sums[at] ?? 0) + (values[issue]?.[place] ?? 0));
      if (bounds.some((one, at) => (next[at] ?? 0) + (rest[at]?.[depth + 1] ?? 0) < one.need()))
        continue;
      options[issue] = table.options[issue]?.[place] ?? 0;
      isTaken[issue] = 1;
      if (
        excludes[issue]?.some((all) =>
          all.every(([one, at]) => isTaken[one] === 1 && options[one] === at),
        )
      )
        continue;
      left -= 1;
      down(depth + 1, next);
    }
    isTaken[issue] = 0;
  };
  down(
    0,
    bounds.map(({ base }) => base),
  );
  return left;
}

/** The issues in which the second-best option loses most come first: there a branch is soonest seen to be lost. */
function orderOf(table: ReducedTable, bounds: readonly Bound[]): number[] {
  const loss = (issue: number) => {
    const values = [...(bounds[0]?.values[issue] ?? [])].sort((a, b) => b - a);
    return (values[0] ?? 0) - (values[1] ?? Number.NEGATIVE_INFINITY);
  };
  return [...table.options.keys()].sort((a, b) => loss(b) - loss(a));
}

/** The most that a bound can still win from each depth on. */
function restsOf(table: ReducedTable, bound: Bound, order: readonly number[]): number[] {
  const rest = [...order.map(() => 0), 0];
  for (let depth = order.length - 1; depth >= 0; depth -= 1) {
    const issue = order[depth] ?? 0;
    const most = Math.max(...(bound.values[issue] ?? [0]));
    rest[depth] = (rest[depth + 1] ?? 0) + most;
  }
  return table.options.length === 0 ? [0] : rest;
}
