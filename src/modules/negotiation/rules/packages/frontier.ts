import { type PackageDomain, type ScoredPackage, scored } from './domain.ts';
import { costOf, type Frontier, frontierOf } from './elimination.ts';
import { type FrontLimits, Fronts } from './fronts.ts';
import { narrowed, type ReducedTable, reduced } from './reduction.ts';

/** Every point that no package beats, by the first party's points downwards, and the package behind each. */
export type FrontierPoints = {
  points: readonly (readonly number[])[];
  packageAt: (place: number) => ScoredPackage;
};

export type FrontierLimits = FrontLimits & {
  /** Ways in which issues that hang together can be settled, at most, in one piece. */
  ways: number;
};

/**
 * What a server of two cores gives within seconds and some hundreds of megabytes. Where points stand by themselves a search takes over
 * when there are too many; where issues depend on each other nothing else proves, and more is spent.
 */
export function limitsFor({ parties }: PackageDomain): FrontierLimits {
  const isPlain = parties.every(({ terms }) => terms.length === 0);
  const room = { places: 12_000_000, ways: 2_000_000 };
  if (parties.length === 2) return { ...room, looks: 400_000_000, front: 2_000_000 };
  if (parties.length === 3)
    return { ...room, looks: isPlain ? 3_000_000 : 60_000_000, front: isPlain ? 20_000 : 100_000 };
  return { ...room, looks: isPlain ? 200_000 : 5_000_000, front: isPlain ? 1_000 : 5_000 };
}

/** The whole frontier, proved; null where it would take more than the limits. */
export function wholeFrontier(
  domain: PackageDomain,
  limits = limitsFor(domain),
): FrontierPoints | null {
  const found = piece(reduced(domain), limits);
  if (!found) return null;
  return {
    points: found.map(({ points }) => points),
    packageAt: (place) => scored(domain, found[place]?.options() ?? []),
  };
}

type FoundPoint = { points: readonly number[]; options: () => readonly number[] };

/** In one piece where that is small enough; else one piece for each option of the issue on which most hangs. */
function piece(table: ReducedTable, limits: FrontierLimits): FoundPoint[] | null {
  if (table.options.some((own) => own.length === 0)) return [];
  const { ways, widest } = costOf(table);
  if (ways <= limits.ways || widest === null) return pointsOfFront(frontierOf(table, limits));
  let all: FoundPoint[] = [];
  for (const option of table.options[widest] ?? []) {
    const found = piece(
      narrowed(table, widest, (one) => one === option),
      limits,
    );
    if (!found) return null;
    all = together(all, found, table.parties, limits);
  }
  return all;
}

function pointsOfFront(frontier: Frontier | null): FoundPoint[] | null {
  if (!frontier) return null;
  const { fronts, front } = frontier;
  return Array.from({ length: front.to - front.from }, (_, at) => ({
    points: fronts.pointsAt(front.from + at),
    options: () => fronts.optionsAt(front.from + at),
  }));
}

/** What of two sets of points nothing beats. The earlier of two equal ones stays. */
function together(
  one: readonly FoundPoint[],
  other: readonly FoundPoint[],
  parties: number,
  limits: FrontLimits,
): FoundPoint[] {
  const all = [...one, ...other];
  const fronts = new Fronts(parties, 1, false, { ...limits, looks: Number.POSITIVE_INFINITY });
  const moved = all.map(({ points }, mark) => ({ front: fronts.nothing, by: points, mark }));
  const { from, to } = fronts.bestOf(moved);
  return Array.from({ length: to - from }, (_, at) => all[fronts.markAt(from + at)]).filter(
    (found) => found !== undefined,
  );
}
