import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import type { Db } from '#platform/db.ts';
import {
  answerProblem,
  doneProblem,
  type MoneySaid,
  moneyProblem,
  type StatementAnswerRefusal,
  type StatementRefusal,
} from '../rules/statements.ts';
import type { StatementAnswer } from '../rules/words.ts';
import { addAnswer, addStatement, type StatementRow } from '../store/plans.ts';
import { keepPerformanceAct, onPlan } from './acting.ts';
import type { PerformanceDeps } from './deps.ts';
import type { PerformanceSeen } from './standing.ts';

type Money = Omit<MoneySaid, 'side'> & { id: string; promise: string; note: string };
type Code = StatementRefusal | 'promise_unknown';

/** Whoever pays says that they paid, and waits for the other side's word; whoever is paid says that it came, and that counts at once. */
export function stateMoney(
  deps: PerformanceDeps,
  viewer: Viewer,
  { id, promise: promiseId, note, ...money }: Money,
): Promise<RailOutcome<Code>> {
  return onPlan<Code>(deps, viewer, id, async (tx, seen) => {
    const { promises, side, today, plan } = seen;
    const promise = promises.find((one) => one.id === promiseId && one.kind === 'money');
    if (!promise) return refuse('promise_unknown');
    const all = promises.flatMap(({ statements }) => statements);
    const said = { ...money, side };
    const problem = moneyProblem(promise, said, { today, begunOn: plan.begunOn, all });
    if (problem) return refuse(problem);
    await keepStatement(
      deps,
      tx,
      { viewer, seen },
      {
        ...{ promiseId, amount: money.amount, happenedOn: money.happenedOn, way: money.way, note },
        ...{
          kind: promise.payer === side ? 'paid' : 'received',
          reference: money.reference.trim(),
        },
      },
    );
    return allow({ id });
  });
}

type Done = { id: string; promise: string; happenedOn: string; note: string };

/** Either side says that what stands in words was done; it is once the other says so too, and no silence makes it so. */
export function stateDone(
  deps: PerformanceDeps,
  viewer: Viewer,
  { id, promise: promiseId, happenedOn, note }: Done,
): Promise<RailOutcome<Code>> {
  return onPlan<Code>(deps, viewer, id, async (tx, seen) => {
    const promise = seen.promises.find((one) => one.id === promiseId && one.kind === 'words');
    if (!promise) return refuse('promise_unknown');
    const { today, plan } = seen;
    const problem = doneProblem(promise, { today, happenedOn, begunOn: plan.begunOn });
    if (problem) return refuse(problem);
    await keepStatement(
      deps,
      tx,
      { viewer, seen },
      {
        ...{ promiseId, kind: 'done', amount: null, happenedOn, way: null, reference: '', note },
      },
    );
    return allow({ id });
  });
}

type By = { viewer: Viewer; seen: PerformanceSeen };
type Said = Omit<StatementRow, 'id' | 'side' | 'byPerson' | 'saidAt' | 'saidOn'>;

async function keepStatement(
  deps: PerformanceDeps,
  tx: Db,
  { viewer, seen }: By,
  { note, ...said }: Said,
): Promise<void> {
  await addStatement(tx, {
    ...{ ...said, id: deps.newId(), side: seen.side, byPerson: viewer.personId },
    ...{ saidAt: deps.now(), saidOn: seen.today, note: note.trim() },
  });
  await keepPerformanceAct(deps, tx, { act: 'performance.stated', viewer, facts: seen });
}

type Answering = { id: string; statement: string; says: StatementAnswer; why: string };

/** The other side's word to a statement, or that one's own was said in error. Nothing is changed: the next word stands beside the last. */
export function answerStatement(
  deps: PerformanceDeps,
  viewer: Viewer,
  { id, statement: statementId, says, why }: Answering,
): Promise<RailOutcome<StatementAnswerRefusal | 'statement_unknown'>> {
  return onPlan<StatementAnswerRefusal | 'statement_unknown'>(
    deps,
    viewer,
    id,
    async (tx, seen) => {
      const { promises, side, today } = seen;
      const promise = promises.find(({ statements }) =>
        statements.some((one) => one.id === statementId),
      );
      const statement = promise?.statements.find((one) => one.id === statementId);
      if (!promise || !statement) return refuse('statement_unknown');
      const problem = answerProblem(promise, statement, { side, says, why, today });
      if (problem) return refuse(problem);
      await addAnswer(tx, {
        ...{ id: deps.newId(), statementId, says, side, byPerson: viewer.personId },
        ...{ at: deps.now(), why: why.trim() },
      });
      const act = says === 'withdrawn' ? 'performance.withdrawn' : 'performance.answered';
      await keepPerformanceAct(deps, tx, { act, viewer, facts: seen });
      return allow({ id });
    },
  );
}
