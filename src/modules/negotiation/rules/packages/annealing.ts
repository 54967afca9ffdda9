import { AIMS, type Aim, type Compare, comparing, type Measure, meets } from './choosing.ts';
import { isAllowed, type PackageDomain, type ScoredPackage, scored } from './domain.ts';

/**
 * Past the limits of what can be proved (algorithms 1.3, step 5): many starts, each improved by changing one issue, then two, until
 * nothing helps. What comes of it is "best found" and never "best".
 */

export type FoundCase = {
  ideal: readonly number[] | null;
  chosen: Record<Aim, ScoredPackage> | null;
};

const STARTS = 24;
/** Pairs of issues tried from one package, at most: of large tables a part. */
const PAIRS = 400;

/** `chance` gives numbers from 0 to 1; the same ones give the same packages. */
export function bestFound(
  domain: PackageDomain,
  limits: readonly number[],
  shares: readonly number[],
  chance: () => number,
): FoundCase {
  const alike = limits.map(() => 1);
  const climb = (better: Compare) => climbed(domain, limits, better, chance);
  const bottom = { limits, ideal: limits, shares: alike };
  const even = climb(comparing('egalitarian', bottom));
  if (!even) return { ideal: null, chosen: null };
  const tops = limits.map((_, party) =>
    climb((one, other) => (one[party] ?? 0) - (other[party] ?? 0)),
  );
  const ideal = tops.map((top, party) =>
    Math.max(...[top, even].map((one) => one?.points[party] ?? 0)),
  );
  const measure: Measure = { limits, ideal, shares };
  const chosen = AIMS.map((aim) => [aim, climb(comparing(aim, measure)) ?? even] as const);
  return { ideal, chosen: Object.fromEntries(chosen) as Record<Aim, ScoredPackage> };
}

/** The best of many climbs; null where none came to a package that meets every limit. */
function climbed(
  domain: PackageDomain,
  limits: readonly number[],
  better: Compare,
  chance: () => number,
): ScoredPackage | null {
  const order = withinFirst(limits, better);
  let best: ScoredPackage | null = null;
  for (let start = 0; start < STARTS; start += 1) {
    const top = climb(domain, randomPackage(domain, chance), order, chance);
    if (top && (!best || order(top.points, best.points) > 0)) best = top;
  }
  return best && meets(best.points, limits) ? best : null;
}

/** Whatever meets the limits comes before what does not; there, the less is missing the better. */
function withinFirst(limits: readonly number[], better: Compare): Compare {
  const missing = (points: readonly number[]) =>
    points.reduce((sum, own, party) => sum + Math.max(0, (limits[party] ?? 0) - own), 0);
  return (one, other) => {
    const by = missing(other) - missing(one);
    return by !== 0 ? by : better(one, other);
  };
}

function randomPackage(domain: PackageDomain, chance: () => number): number[] {
  for (let tries = 0; tries < 200; tries += 1) {
    const options = domain.options.map((count) => Math.floor(chance() * count));
    if (isAllowed(domain, options)) return options;
  }
  return domain.options.map(() => 0);
}

function climb(
  domain: PackageDomain,
  from: readonly number[],
  order: Compare,
  chance: () => number,
): ScoredPackage | null {
  if (!isAllowed(domain, from)) return null;
  let at = scored(domain, from);
  for (;;) {
    const next =
      stepped(domain, at, singles(domain), order) ??
      stepped(domain, at, pairs(domain, chance), order);
    if (!next) return at;
    at = next;
  }
}

type Change = readonly (readonly [issue: number, option: number])[];

/** The first change that is better, or null. */
function stepped(
  domain: PackageDomain,
  at: ScoredPackage,
  changes: Iterable<Change>,
  order: Compare,
): ScoredPackage | null {
  for (const change of changes) {
    const options = [...at.options];
    for (const [issue, option] of change) options[issue] = option;
    if (!isAllowed(domain, options)) continue;
    const next = scored(domain, options);
    if (order(next.points, at.points) > 0) return next;
  }
  return null;
}

function* singles({ options }: PackageDomain): Generator<Change> {
  for (const [issue, count] of options.entries())
    for (let option = 0; option < count; option += 1) yield [[issue, option]];
}

function* pairs({ options }: PackageDomain, chance: () => number): Generator<Change> {
  const any = () => {
    const issue = Math.floor(chance() * options.length);
    return [issue, Math.floor(chance() * (options[issue] ?? 1))] as const;
  };
  for (let tries = 0; tries < PAIRS; tries += 1) yield [any(), any()];
}
