import { type Front, type FrontLimits, Fronts, type MovedFront, taken } from './fronts.ts';
import type { ReducedTable, ReducedTerm } from './reduction.ts';

/**
 * The whole frontier, exactly, issue by issue (algorithms 1.3, step 3): for all that an issue depends on, what nothing beats of its
 * options is kept, and the issue is done with. Where issues do not depend on each other this is the merge of additive points.
 */

/** What is left of issues that are done with: a front for each way in which the issues that they depend on are settled. */
type Message = { scope: readonly number[]; fronts: Int32Array };

type Work = {
  table: ReducedTable;
  fronts: Fronts;
  messages: Message[];
  terms: ReducedTerm[];
  exclusions: ReducedTable['exclusions'];
  /** The place of the option that is taken of each issue while all ways are gone through. */
  at: Int32Array;
};

export type Frontier = { fronts: Fronts; front: Front };

/** Null where it would take more than the limits; an empty front where no package may be made. */
export function frontierOf(table: ReducedTable, limits: FrontLimits): Frontier | null {
  const { parties, options, terms, exclusions } = table;
  const fronts = new Fronts(parties, options.length, terms.length === 0, limits);
  const at = new Int32Array(options.length);
  const work: Work = { table, fronts, messages: [], terms: [...terms], exclusions, at };
  for (const issue of orderOf(table)) {
    const message = without(work, issue);
    work.messages.push(message);
    if (fronts.isSpent) return null;
  }
  const all = work.messages.map((message) => frontAt(message, 0));
  let front = fronts.bestOf([{ front: fronts.nothing, by: table.base, mark: -1 }]);
  for (const one of all.sort((a, b) => a.to - a.from - (b.to - b.from)))
    front = fronts.sumOf(front, one);
  return fronts.isSpent ? null : { fronts, front };
}

/** Which issues hang together, as long as none is done with. */
function neighboursOf({ options, terms, exclusions }: ReducedTable): Set<number>[] {
  const near = options.map(() => new Set<number>());
  const groups = [
    ...terms.map(({ bounds }) => bounds.map(({ issue }) => issue)),
    ...exclusions.map((together) => together.map(([issue]) => issue)),
  ];
  for (const group of groups)
    for (const one of group) for (const other of group) if (one !== other) near[one]?.add(other);
  return near;
}

/** Always the issue that has the fewest ways in which it and all that it depends on can be settled. */
function orderOf(table: ReducedTable): number[] {
  return stepsOf(table).map(({ issue }) => issue);
}

/** How many ways all steps go through together, and the open issue on which most of them hang; null where all are settled. */
export function costOf(table: ReducedTable): { ways: number; widest: number | null } {
  const steps = stepsOf(table);
  const count = (issue: number) => steps.filter(({ scope }) => scope.includes(issue)).length;
  const open = [...table.options.keys()].filter((issue) => (table.options[issue]?.length ?? 0) > 1);
  const counts = new Map(open.map((issue) => [issue, count(issue)]));
  const [widest = null] = open.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return { ways: steps.reduce((sum, { ways }) => sum + ways, 0), widest };
}

type Step = { issue: number; scope: number[]; ways: number };

function stepsOf(table: ReducedTable): Step[] {
  const near = neighboursOf(table);
  const left = new Set(table.options.keys());
  const count = (issue: number) => table.options[issue]?.length ?? 0;
  const steps: Step[] = [];
  while (left.size > 0) {
    let best: Step | null = null;
    for (const issue of left) {
      const scope = [...(near[issue] ?? [])];
      const ways = scope.reduce((product, one) => product * count(one), count(issue));
      if (!best || ways < best.ways) best = { issue, scope, ways };
    }
    if (!best) break;
    const { issue, scope } = best;
    for (const one of scope) {
      near[one]?.delete(issue);
      for (const other of scope) if (other !== one) near[one]?.add(other);
    }
    left.delete(issue);
    steps.push({ ...best, scope: scope.sort((a, b) => a - b) });
  }
  return steps;
}

/** One issue done with: what of the work touches it is used up. */
function without(work: Work, issue: number): Message {
  const touches = {
    terms: work.terms.filter(({ bounds }) => bounds.some((bound) => bound.issue === issue)),
    messages: work.messages.filter(({ scope }) => scope.includes(issue)),
    exclusions: work.exclusions.filter((all) => all.some(([one]) => one === issue)),
  };
  work.terms = work.terms.filter((one) => !touches.terms.includes(one));
  work.messages = work.messages.filter((one) => !touches.messages.includes(one));
  work.exclusions = work.exclusions.filter((one) => !touches.exclusions.includes(one));
  const scope = scopeOf(touches, issue);
  const counts = scope.map((one) => work.table.options[one]?.length ?? 0);
  const ways = counts.reduce((product, count) => product * count, 1);
  const fronts = new Int32Array(ways * 2);
  for (let way = 0; way < ways && !work.fronts.isSpent; way += 1) {
    let rest = way;
    scope.forEach((one, place) => {
      const count = counts[place] ?? 1;
      work.at[one] = rest % count;
      rest = Math.floor(rest / count);
    });
    const { from, to } = work.fronts.bestOf(movedBy(work, touches, issue));
    fronts[way * 2] = from;
    fronts[way * 2 + 1] = to;
  }
  // A scope of which nothing is open any more is read at way 0.
  return { scope, fronts };
}

type Touches = Pick<Work, 'terms' | 'messages' | 'exclusions'>;

function scopeOf({ terms, messages, exclusions }: Touches, issue: number): number[] {
  const all = new Set([
    ...terms.flatMap(({ bounds }) => bounds.map((bound) => bound.issue)),
    ...messages.flatMap(({ scope }) => scope),
    ...exclusions.flatMap((together) => together.map(([one]) => one)),
  ]);
  all.delete(issue);
  return [...all].sort((a, b) => a - b);
}

/** Each option of the issue that may be taken here, with what it brings and what hangs on it. */
function movedBy(work: Work, touches: Touches, issue: number): MovedFront[] {
  const { table, fronts, at } = work;
  const moved: MovedFront[] = [];
  (table.options[issue] ?? []).forEach((option, place) => {
    at[issue] = place;
    if (touches.exclusions.some((together) => isMet(work, together))) return;
    let front = fronts.nothing;
    touches.messages.forEach((message, index) => {
      const next = frontAt(message, wayOf(work, message.scope));
      front = index === 0 ? next : fronts.sumOf(front, next);
    });
    if (front.to === front.from) return;
    const by = broughtBy(work, touches.terms, table.points[issue]?.[place] ?? []);
    moved.push({ front, by, mark: taken(issue, option) });
  });
  return moved;
}

function isMet({ table, at }: Work, together: ReducedTable['exclusions'][number]): boolean {
  return together.every(([one, option]) => table.options[one]?.[at[one] ?? 0] === option);
}

function broughtBy(
  { table, at }: Work,
  terms: readonly ReducedTerm[],
  points: readonly number[],
): readonly number[] {
  if (terms.length === 0) return points;
  const by = [...points];
  for (const { party, points: worth, isOutside, bounds } of terms) {
    let holds = true;
    for (const { issue, within } of bounds)
      if (within[table.options[issue]?.[at[issue] ?? 0] ?? 0] !== 1) {
        holds = false;
        break;
      }
    if (holds !== isOutside) by[party] = (by[party] ?? 0) + worth;
  }
  return by;
}

function wayOf({ table, at }: Work, scope: readonly number[]): number {
  let [way, factor] = [0, 1];
  for (const one of scope) {
    way += (at[one] ?? 0) * factor;
    factor *= table.options[one]?.length ?? 1;
  }
  return way;
}

function frontAt({ fronts }: Message, way: number): Front {
  return { from: fronts[way * 2] ?? 0, to: fronts[way * 2 + 1] ?? 0 };
}
