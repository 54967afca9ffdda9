import type { SearchKind, SearchSide } from './words.ts';

type Hit = {
  id: string;
  disputeId: string;
  kind: SearchKind;
  side: SearchSide | null;
  sourceKind: string;
  sourceId: string;
  at: Date;
  rank: number;
};
/** One thing that was found, by its best place; `more` says how many other places of it were. */
export type SearchResult = Hit & { more: number };
export type Narrowing = { kind: SearchKind | null; side: SearchSide | null };

/** What was found, each source once, a paper with its title and its pages, the best first, and of two alike the newest. */
export function resultsOf(hits: readonly Hit[]): SearchResult[] {
  const sources = Map.groupBy(hits, ({ sourceId }) => sourceId);
  return [...sources.values()]
    .flatMap((places) => {
      const [best, ...others] = [...places].sort(byRank);
      return best ? [{ ...best, more: others.length }] : [];
    })
    .sort(byRank);
}

function byRank(a: Hit, b: Hit): number {
  return b.rank - a.rank || b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1);
}

export function narrowed(
  results: readonly SearchResult[],
  { kind, side }: Narrowing,
): SearchResult[] {
  return results.filter(
    (one) => (kind === null || one.kind === kind) && (side === null || one.side === side),
  );
}

/** How many there are of each kind and from each side: each count as if the other filter alone were set. */
export function countsOf(results: readonly SearchResult[], { kind, side }: Narrowing) {
  const count = <K extends 'kind' | 'side'>(of: K, among: readonly SearchResult[]) =>
    [...Map.groupBy(among, (one) => one[of])].flatMap(([name, all]) =>
      name === null ? [] : [{ name, count: all.length }],
    );
  return {
    kinds: count('kind', narrowed(results, { kind: null, side })),
    sides: count('side', narrowed(results, { kind, side: null })),
  };
}
