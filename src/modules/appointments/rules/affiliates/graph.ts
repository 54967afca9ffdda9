/**
 * A graph of who belongs together, over any number of links. A step within one person or one group costs nothing; a step through a
 * person (a director, a partner, a relation) is counted, because whoever is far enough away is tied to nobody.
 */

export type AffiliateEdge<Why> = { one: string; other: string; isWithin: boolean; why: Why };

export type AffiliateGraph<Why> = {
  at: ReadonlyMap<string, number>;
  keys: readonly string[];
  /** The edges of a node are those of `edges` from `from[node]` to before `from[node + 1]`. */
  from: Int32Array;
  edges: Int32Array;
  /** Both nodes of each edge, and whether a step along it is counted. */
  ends: Int32Array;
  isCounted: Uint8Array;
  all: readonly AffiliateEdge<Why>[];
};

export function openGraph<Why>(all: readonly AffiliateEdge<Why>[]): AffiliateGraph<Why> {
  const at = new Map<string, number>();
  const numberOf = (key: string) => {
    const known = at.get(key);
    if (known !== undefined) return known;
    at.set(key, at.size);
    return at.size - 1;
  };
  const ends = new Int32Array(2 * all.length);
  all.forEach(({ one, other }, edge) => {
    ends[2 * edge] = numberOf(one);
    ends[2 * edge + 1] = numberOf(other);
  });
  const from = new Int32Array(at.size + 1);
  for (const end of ends) from[end + 1] = (from[end + 1] ?? 0) + 1;
  for (let node = 0; node < at.size; node += 1)
    from[node + 1] = (from[node + 1] ?? 0) + (from[node] ?? 0);
  const next = from.slice();
  const edges = new Int32Array(ends.length);
  ends.forEach((node, place) => {
    const where = next[node] ?? 0;
    edges[where] = place >> 1;
    next[node] = where + 1;
  });
  const isCounted = Uint8Array.from(all, ({ isWithin }) => (isWithin ? 0 : 1));
  return { at, keys: [...at.keys()], from, edges, ends, isCounted, all };
}

const FAR = 255;
const NOBODY = -1;

export type Reached<Why> = {
  graph: AffiliateGraph<Why>;
  most: number;
  /** How many counted steps away each node is; 255 for whoever is not reached. */
  steps: Uint8Array;
  /** The edge by which each was reached. */
  by: Int32Array;
  /** Every node that was reached, the nearest first. */
  order: readonly number[];
};

/** Whoever is reached from some nodes within so many counted steps. A ring of links, or a group within itself, is gone round once. */
export function reachedFrom<Why>(
  graph: AffiliateGraph<Why>,
  keys: readonly string[],
  most: number,
): Reached<Why> {
  const reached: Reached<Why> & { order: number[] } = {
    graph,
    most,
    steps: new Uint8Array(graph.keys.length).fill(FAR),
    by: new Int32Array(graph.keys.length).fill(NOBODY),
    order: [],
  };
  let here = [...new Set(keys)].flatMap((key) => graph.at.get(key) ?? []);
  for (const node of here) reached.steps[node] = 0;
  for (let step = 0; step <= most && here.length > 0; step += 1) here = walk(reached, here, step);
  return reached;
}

/** Goes as far as nothing is counted; gives back whoever is one counted step further. */
function walk<Why>(
  { graph, most, steps, by, order }: Reached<Why> & { order: number[] },
  here: readonly number[],
  step: number,
): number[] {
  const waiting = here.filter((node) => steps[node] === step);
  const further: number[] = [];
  for (let place = 0; place < waiting.length; place += 1) {
    const node = waiting[place] ?? 0;
    order.push(node);
    for (let edge = graph.from[node] ?? 0; edge < (graph.from[node + 1] ?? 0); edge += 1) {
      const which = graph.edges[edge] ?? 0;
      const next = otherEnd(graph, which, node);
      const counted = graph.isCounted[which] ?? 1;
      const cost = step + counted;
      if (cost > most || (steps[next] ?? FAR) <= cost) continue;
      steps[next] = cost;
      by[next] = which;
      (counted === 0 ? waiting : further).push(next);
    }
  }
  return further;
}

function otherEnd<Why>({ ends }: AffiliateGraph<Why>, edge: number, node: number): number {
  const [one = node, other = node] = [ends[2 * edge], ends[2 * edge + 1]];
  return one === node ? other : one;
}

/** How a node was reached, from where the question began; null where it was not. */
export function wayTo<Why>({ graph, steps, by }: Reached<Why>, key: string): Why[] | null {
  let node = graph.at.get(key);
  if (node === undefined || steps[node] === FAR) return null;
  const way: Why[] = [];
  for (let edge = by[node] ?? NOBODY; edge !== NOBODY; edge = by[node] ?? NOBODY) {
    const link = graph.all[edge];
    if (!link) break;
    way.unshift(link.why);
    node = otherEnd(graph, edge, node);
  }
  return way;
}
