/**
 * Panels of several members for several disputes at once (algorithms 2.3, "panels of three"), written as a linear model: who sits in
 * which panel, so that each has its members, nobody more than they take, and the sum of the scores is the largest. The one dispute
 * that fares worst is looked after first where that is asked.
 */

export type Panels = {
  /** Member by member, in each all disputes. */
  scores: readonly (readonly number[])[];
  /** How many members each dispute gets. */
  seats: readonly number[];
  /** How many disputes each member takes, at least and at most. */
  most: readonly number[];
  least: readonly number[];
  /** Pairs of member and dispute that must not meet. */
  conflicts: readonly (readonly [number, number])[];
};

/** What a solver is asked: rows of coefficients between two bounds. The largest value of `cost` is sought. */
export type LinearModel = {
  cost: number[];
  upper: number[];
  isWhole: boolean;
  rows: { indices: number[]; values: number[]; lower: number; upper: number }[];
};

/** The values of the best solution; null where there is none. */
export type Solve = (model: LinearModel) => readonly number[] | null;

export type PanelChoice = {
  /** The members of each dispute, in order. */
  members: number[][];
  total: number;
  least: number;
};

/** The panels with the largest sum; null where no panels fill every seat. */
export function bestPanels(panels: Panels, solve: Solve): PanelChoice | null {
  return chosen(panels, solve(modelOf(panels, { isWhole: true })));
}

// Two floors nearer to each other than this are one: scores are told to a millionth.
const NEAR = 1e-6;

/**
 * The panels whose worst dispute fares as well as any can, and of those the ones with the largest sum. No whole solution is better
 * than the best in fractions, which is tried first; below it the floor is found by halving.
 */
export function fairestPanels(panels: Panels, solve: Solve): PanelChoice | null {
  let best = bestPanels(panels, solve);
  if (!best) return null;
  let high = highestShare(panels, solve);
  let floor = high;
  while (high - best.least > NEAR) {
    // The largest sum above a floor is the largest above whatever its own worst dispute has, too.
    const model = modelOf(panels, { isWhole: true, floor: floor - NEAR / 2 });
    const tried = chosen(panels, solve(model));
    // A solver keeps a floor to within its own tolerance: what is no better ends the halving from above.
    if (tried && tried.least > best.least) best = tried;
    else high = floor;
    floor = (best.least + high) / 2;
  }
  return best;
}

/** How well the worst dispute could fare if members could be divided: a bound that no whole solution passes. */
export function highestShare(panels: Panels, solve: Solve): number {
  const model = modelOf(panels, { isWhole: false, floor: 0 });
  const share = model.cost.length;
  model.cost = [...model.cost.map(() => 0), 1];
  model.upper.push(Number.POSITIVE_INFINITY);
  for (const row of model.rows.slice(-panels.seats.length)) {
    row.indices.push(share);
    row.values.push(-1);
  }
  return solve(model)?.[share] ?? 0;
}

function modelOf(
  { scores, seats, most, least, conflicts }: Panels,
  { isWhole, floor }: { isWhole: boolean; floor?: number },
): LinearModel {
  const disputes = seats.length;
  const ones = (indices: number[]) => ({ indices, values: indices.map(() => 1) });
  const of = (dispute: number) => scores.map((_, member) => member * disputes + dispute);
  const upper = scores.flatMap((row) => row.map(() => 1));
  for (const [member, dispute] of conflicts) upper[member * disputes + dispute] = 0;
  const filled = seats.map((count, dispute) => ({
    ...ones(of(dispute)),
    lower: count,
    upper: count,
  }));
  const loads = scores.map((row, member) => ({
    ...ones(row.map((_, dispute) => member * disputes + dispute)),
    lower: least[member] ?? 0,
    upper: most[member] ?? 0,
  }));
  const floors = seats.map((_, dispute) => ({
    indices: of(dispute),
    values: scores.map((row) => row[dispute] ?? 0),
    lower: floor ?? 0,
    upper: Number.POSITIVE_INFINITY,
  }));
  const rows = [...filled, ...loads, ...(floor === undefined ? [] : floors)];
  return { cost: scores.flat(), upper, isWhole, rows };
}

function chosen({ scores, seats }: Panels, values: readonly number[] | null): PanelChoice | null {
  if (!values) return null;
  const members = seats.map((_, dispute) =>
    scores.flatMap((_, member) =>
      (values[member * seats.length + dispute] ?? 0) > 0.5 ? [member] : [],
    ),
  );
  const sums = members.map((panel, dispute) =>
    panel.reduce((sum, member) => sum + (scores[member]?.[dispute] ?? 0), 0),
  );
  return { members, total: sums.reduce((all, one) => all + one, 0), least: Math.min(...sums) };
}
