import type { PackageDomain } from './domain.ts';

/**
 * The table as it is reckoned with (algorithms 1.3, step 2): options that can be left out without losing one point of the frontier
 * are gone, and what depended on them is simpler. This is done until nothing changes any more.
 */
export type ReducedTable = {
  parties: number;
  /** The options that are left of each issue, by their numbers in the domain. */
  options: number[][];
  /** What each of them is worth by itself, party by party; in the order of `options`. */
  points: number[][][];
  /** What every package is worth, whatever is taken. */
  base: number[];
  terms: ReducedTerm[];
  /** Options that cannot stand together, by their numbers in the domain. */
  exclusions: (readonly (readonly [issue: number, option: number])[])[];
};

export type ReducedTerm = {
  party: number;
  points: number;
  isOutside: boolean;
  /** Which options of an issue are within, by their numbers in the domain. */
  bounds: { issue: number; within: Uint8Array }[];
};

/** Beyond so many circumstances two options are compared by an estimate, which leaves out less and nothing wrongly. */
const CIRCUMSTANCES = 20_000;

export function reduced(domain: PackageDomain): ReducedTable {
  const table = tableFrom(domain);
  simplify(table);
  while (dropBeaten(table)) simplify(table);
  return table;
}

/** The same table where of one issue these options alone are left. */
export function narrowed(
  table: ReducedTable,
  issue: number,
  isLeft: (option: number) => boolean,
): ReducedTable {
  const own = table.options[issue] ?? [];
  const copy: ReducedTable = {
    ...table,
    options: table.options.map((all, one) => (one === issue ? all.filter(isLeft) : [...all])),
    points: table.points.map((all, one) => {
      const left = one === issue ? all.filter((_, place) => isLeft(own[place] ?? -1)) : all;
      return left.map((points) => [...points]);
    }),
    base: [...table.base],
    terms: table.terms.map((term) => ({ ...term, bounds: [...term.bounds] })),
  };
  simplify(copy);
  while (dropBeaten(copy)) simplify(copy);
  return copy;
}

function tableFrom({ options, parties, exclusions, barred }: PackageDomain): ReducedTable {
  const isBarred = (issue: number, option: number) =>
    barred.some((one) => one[0] === issue && one[1] === option);
  const left = options.map((count, issue) =>
    Array.from({ length: count }, (_, option) => option).filter(
      (option) => !isBarred(issue, option),
    ),
  );
  const points = left.map((own, issue) =>
    own.map((option) => parties.map((party) => party.points[issue]?.[option] ?? 0)),
  );
  const terms = parties.flatMap((own, party) =>
    own.terms.map(({ points: worth, isOutside, bounds }) => ({
      party,
      points: worth,
      isOutside,
      bounds: bounds.map(([issue, first, last]) => {
        const within = new Uint8Array(options[issue] ?? 0).fill(1, first, last + 1);
        return { issue, within };
      }),
    })),
  );
  const base = parties.map(() => 0);
  return {
    parties: parties.length,
    options: left,
    points,
    base,
    terms,
    exclusions: [...exclusions],
  };
}

/** Terms that hold always or never become points of everything, and those of one issue points of its options. */
function simplify(table: ReducedTable): void {
  const { options, points, base } = table;
  const left = (issue: number) => options[issue] ?? [];
  table.terms = table.terms.filter((term) => {
    const { party, points: worth, isOutside } = term;
    const isNever = term.bounds.some(
      ({ issue, within }) => !left(issue).some((one) => within[one]),
    );
    term.bounds = term.bounds.filter(
      ({ issue, within }) => !left(issue).every((one) => within[one]),
    );
    const [only] = term.bounds;
    if (isNever || !only) {
      if (isNever === isOutside) base[party] = (base[party] ?? 0) + worth;
      return false;
    }
    if (term.bounds.length > 1) return true;
    left(only.issue).forEach((option, at) => {
      const own = points[only.issue]?.[at];
      if (own && (only.within[option] === 1) !== isOutside) own[party] = (own[party] ?? 0) + worth;
    });
    return false;
  });
  table.exclusions = table.exclusions.filter((together) =>
    together.every(([issue, option]) => left(issue).includes(option)),
  );
}

/** Leaves out, issue by issue, each option in whose place another is never worse for anybody. */
function dropBeaten(table: ReducedTable): boolean {
  let isAnyGone = false;
  const places = new Map<number, ReducedTerm[]>();
  for (const term of table.terms)
    for (const { issue } of term.bounds) places.set(issue, [...(places.get(issue) ?? []), term]);
  table.options.forEach((own, issue) => {
    const terms = places.get(issue) ?? [];
    const held = new Set(
      table.exclusions.flatMap((together) =>
        together.flatMap(([one, option]) => (one === issue ? [option] : [])),
      ),
    );
    for (let at = own.length - 1; at >= 0; at -= 1) {
      const isBeaten = own.some(
        (option, other) =>
          other !== at && !held.has(option) && beats(table, { issue, terms }, other, at),
      );
      if (!isBeaten) continue;
      own.splice(at, 1);
      table.points[issue]?.splice(at, 1);
      isAnyGone = true;
    }
  });
  return isAnyGone;
}

type Place = { issue: number; terms: readonly ReducedTerm[] };

/** Whether the option at `one` is worth at least what the option at `two` is, to each party in all circumstances. */
function beats(table: ReducedTable, { issue, terms }: Place, one: number, two: number): boolean {
  const [first, second] = [table.points[issue]?.[one] ?? [], table.points[issue]?.[two] ?? []];
  const [option, other] = [table.options[issue]?.[one] ?? 0, table.options[issue]?.[two] ?? 0];
  if (terms.length === 0) return isAtLeast(first, second, one < two);
  const ahead = first.map((points, party) => points - (second[party] ?? 0));
  const differ = terms.flatMap((term) => {
    const { within } = term.bounds.find((bound) => bound.issue === issue) ?? {};
    const by = (within?.[option] ?? 0) - (within?.[other] ?? 0);
    if (by === 0) return [];
    const bounds = term.bounds.filter((bound) => bound.issue !== issue);
    return [{ party: term.party, bounds, by: (term.isOutside ? -by : by) * term.points }];
  });
  if (differ.length === 0) return isAtLeast(first, second, one < two);
  return isNeverBehind(table, ahead, differ);
}

/** Where nothing else decides, equal options are one, and the first of them stands for it. */
function isAtLeast(
  first: readonly number[],
  second: readonly number[],
  isEarlier: boolean,
): boolean {
  let isAhead = isEarlier;
  for (let party = 0; party < first.length; party += 1) {
    const by = (first[party] ?? 0) - (second[party] ?? 0);
    if (by < 0) return false;
    if (by > 0) isAhead = true;
  }
  return isAhead;
}

type Difference = { party: number; by: number; bounds: ReducedTerm['bounds'] };

function isNeverBehind(
  table: ReducedTable,
  ahead: readonly number[],
  differ: readonly Difference[],
): boolean {
  const worst = [...ahead];
  for (const { party, by } of differ) if (by < 0) worst[party] = (worst[party] ?? 0) + by;
  if (worst.every((by) => by >= 0)) return true;
  // With nothing of the rest behind, an option that is behind for somebody by itself is behind.
  return ahead.every((_, party) => {
    if ((worst[party] ?? 0) >= 0) return true;
    const own = differ.filter((one) => one.party === party);
    return leastOf(table, ahead[party] ?? 0, own) >= 0;
  });
}

/** The least that a party is ahead in any circumstances; less than nothing where there are too many to look at. */
function leastOf(table: ReducedTable, ahead: number, differ: readonly Difference[]): number {
  const issues = [...new Set(differ.flatMap(({ bounds }) => bounds.map(({ issue }) => issue)))];
  const counts = issues.map((issue) => table.options[issue]?.length ?? 0);
  if (counts.reduce((product, count) => product * count, 1) > CIRCUMSTANCES) return -1;
  const taken = new Int32Array(table.options.length);
  const least = (depth: number): number => {
    const issue = issues[depth];
    if (issue === undefined) return sumOf(differ, taken) + ahead;
    let found = Number.POSITIVE_INFINITY;
    for (const option of table.options[issue] ?? []) {
      taken[issue] = option;
      found = Math.min(found, least(depth + 1));
      if (found < 0) return found;
    }
    return found;
  };
  return least(0);
}

function sumOf(differ: readonly Difference[], taken: Int32Array): number {
  let sum = 0;
  for (const { bounds, by } of differ)
    if (bounds.every(({ issue, within }) => within[taken[issue] ?? 0] === 1)) sum += by;
  return sum;
}
