import { jsonMinor } from '#kernel/amounts.ts';
import {
  type PerformanceSeen,
  type PlannedPromise,
  performanceFor,
} from '#modules/performance/actions/standing.ts';
import { standingDues } from '#modules/performance/rules/dues.ts';
import { statementState } from '#modules/performance/rules/statements.ts';
import type { TakenPromise } from '../rules/settling.ts';
import type { ExportsDeps } from './deps.ts';
import type { VisibleDispute } from './seeing.ts';

/** What a signed settlement promises and what both sides said of it, for whoever reads its page. */
export async function takenPromises(
  deps: ExportsDeps,
  { viewer }: Pick<VisibleDispute, 'viewer'>,
  disputeId: string,
): Promise<TakenPromise[]> {
  const seen = await performanceFor(deps, deps.db, viewer, disputeId);
  return (seen?.promises ?? []).map((one) => promiseOf(one, seen?.today ?? ''));
}

function promiseOf(promise: PlannedPromise, today: PerformanceSeen['today']): TakenPromise {
  return {
    name: promise.name,
    said: promise.said,
    payer: promise.payer,
    dues: standingDues(promise, today).map(({ dueOn, amount, paid, state }) => ({
      on: dueOn,
      amount: jsonMinor(amount),
      paid: jsonMinor(paid),
      state,
    })),
    statements: promise.statements.map((one) => ({
      kind: one.kind,
      side: one.side,
      saidAt: one.saidAt.toISOString(),
      on: one.happenedOn,
      amount: one.amount === null ? null : jsonMinor(one.amount),
      way: one.way,
      reference: one.reference,
      note: one.note,
      state: statementState(one, today),
    })),
  };
}
