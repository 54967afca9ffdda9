import loadHighs from 'highs';

/** Rows of coefficients between two bounds; every variable from 0 to its upper bound. The largest value of `cost` is sought. */
type LinearModel = {
  cost: readonly number[];
  upper: readonly number[];
  isWhole: boolean;
  rows: readonly {
    indices: readonly number[];
    values: readonly number[];
    lower: number;
    upper: number;
  }[];
};

/**
 * HiGHS as WebAssembly in this process (docs/decisions): exact, also in whole numbers. Null where no solution is allowed; anything
 * else that is no proven best is an accident. It holds the process for as long as it takes: jobs ask it, never a request.
 */
export async function openSolver(): Promise<(model: LinearModel) => readonly number[] | null> {
  const highs = await loadHighs();
  return (asked) =>
    highs.withModel(dataOf(asked), (model) => {
      model.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 1e-9 });
      const { modelStatus } = model.run();
      if (modelStatus === highs.constants.modelStatus.optimal)
        return [...model.getSolution().colValue];
      if (modelStatus === highs.constants.modelStatus.infeasible) return null;
      throw new Error(`the solver ended with status ${modelStatus}`);
    });

  function dataOf({ cost, upper, isWhole, rows }: LinearModel) {
    const { constants } = highs;
    const starts = [0];
    for (const { indices } of rows) starts.push((starts.at(-1) ?? 0) + indices.length);
    return {
      numCols: cost.length,
      numRows: rows.length,
      sense: constants.objectiveSense.maximize,
      colCost: [...cost],
      colLower: cost.map(() => 0),
      colUpper: upper.map(bound),
      rowLower: rows.map(({ lower }) => lower),
      rowUpper: rows.map((row) => bound(row.upper)),
      matrix: {
        format: 'csr' as const,
        numRows: rows.length,
        numCols: cost.length,
        starts,
        indices: rows.flatMap(({ indices }) => indices),
        values: rows.flatMap(({ values }) => values),
      },
      integrality: new Int32Array(cost.length).fill(
        isWhole ? constants.variableType.integer : constants.variableType.continuous,
      ),
    };
  }

  function bound(value: number): number {
    return value === Number.POSITIVE_INFINITY ? highs.infinity : value;
  }
}
