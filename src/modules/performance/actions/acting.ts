import type { Viewer } from '#kernel/viewer.ts';
import { keepAct, type RailOutcome, whileHeld } from '#modules/offers/actions/rail.ts';
import type { Db } from '#platform/db.ts';
import type { PerformanceAct } from '../rules/acts.ts';
import type { PerformanceDeps } from './deps.ts';
import { type PerformanceFacts, type PerformanceSeen, performanceFor } from './standing.ts';

/** Runs with the dispute held, for a side: of two at once the second is judged by what the first did. */
export function onPlan<Code>(
  deps: PerformanceDeps,
  viewer: Viewer,
  id: string,
  run: (tx: Db, seen: PerformanceSeen) => Promise<RailOutcome<Code>>,
): Promise<RailOutcome<Code>> {
  return whileHeld<PerformanceSeen, Code>(
    deps,
    id,
    (db) => performanceFor(deps, db, viewer, id),
    run,
  );
}

type Kept = {
  act: PerformanceAct;
  /** Null where it follows by itself: then both sides are told. */
  viewer: Viewer | null;
  facts: PerformanceFacts & { side?: PerformanceSeen['side'] };
};

/** What the record keeps and whom it tells: that something was said, and of its figures nothing. */
export async function keepPerformanceAct(
  deps: Pick<PerformanceDeps, 'now'>,
  tx: Db,
  { act, viewer, facts }: Kept,
): Promise<void> {
  const { file } = facts.rail;
  const seen = facts.side ? { file, side: facts.side } : { file };
  await keepAct(deps, tx, { act, viewer, seen });
}
