import { bestFound } from './annealing.ts';
import { AIMS, type Aim, comparing, type Measure, meets } from './choosing.ts';
import { type PackageDomain, packagesOf, type ScoredPackage } from './domain.ts';
import { type FrontierLimits, type FrontierPoints, limitsFor, wholeFrontier } from './frontier.ts';
import { searched } from './search.ts';

/** What the engine says of a table; a case adds what each party has without a deal. */
export type EngineAnswer = {
  /** Whether it is proved that nothing is better. Where it is not, packages are "best found", never "best". */
  isProven: boolean;
  checked: bigint;
  /** Null where it is too large to be written down. */
  frontier: FrontierPoints | null;
  /** Null where no package meets every limit. Nothing says whose. */
  agreement: Agreement | null;
};

export type Agreement = Measure & { chosen: Record<Aim, ScoredPackage> };

export type Reservations = {
  limits: readonly number[];
  /** A mediator's shares, whole numbers from 1, disclosed to all. */
  shares?: readonly number[] | undefined;
};

export type EngineLimits = FrontierLimits & { branches: number };

const BRANCHES = 5_000_000;

/** The same package for the same input, always. */
export function answerOf(
  domain: PackageDomain,
  { limits, shares = limits.map(() => 1) }: Reservations,
  most: EngineLimits = { ...limitsFor(domain), branches: BRANCHES },
): EngineAnswer {
  const checked = packagesOf(domain);
  const frontier = wholeFrontier(domain, most);
  if (frontier) {
    const agreement = readOff(frontier, limits, shares);
    return { isProven: true, checked, frontier, agreement };
  }
  const isPlain = domain.parties.every(({ terms }) => terms.length === 0);
  const { ideal, chosen, isProven } = isPlain
    ? searched(domain, limits, shares, most)
    : { ...bestFound(domain, limits, shares, evenChance()), isProven: false };
  const agreement = ideal && chosen ? { limits, ideal, shares, chosen } : null;
  return { isProven, checked, frontier: null, agreement };
}

/** All four lie on the frontier: what nothing beats is compared point by point. */
function readOff(
  { points, packageAt }: FrontierPoints,
  limits: readonly number[],
  shares: readonly number[],
): Agreement | null {
  const places = [...points.keys()].filter((place) => meets(points[place] ?? [], limits));
  if (places.length === 0) return null;
  const ideal = limits.map((_, party) =>
    places.reduce((most, place) => Math.max(most, points[place]?.[party] ?? 0), 0),
  );
  const measure = { limits, ideal, shares };
  const chosen = AIMS.map((aim) => [aim, packageAt(bestPlace(aim))] as const);
  return { ...measure, chosen: Object.fromEntries(chosen) as Record<Aim, ScoredPackage> };

  function bestPlace(aim: Aim): number {
    const order = comparing(aim, measure);
    return places.reduce((best, place) => {
      const by = order(points[place] ?? [], points[best] ?? []);
      if (by !== 0) return by > 0 ? place : best;
      return isFirst(packageAt(place).options, packageAt(best).options) ? place : best;
    }, places[0] ?? 0);
  }
}

function isFirst(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((option, issue) => option !== other[issue]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** Numbers that only have to be spread evenly, the same every time: nobody's advantage hangs on them. */
function evenChance(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
