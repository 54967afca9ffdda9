import { jsonMinor } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { PerformanceSeen, PlannedPromise, SaidStatement } from '../actions/standing.ts';
import type { performanceOf } from '../contract/performance.ts';
import { defaultProblem, isAllPerformed, performedProblem } from '../rules/certifying.ts';
import { acceleratedOn, isPerformed, overdueOf, standingDues } from '../rules/dues.ts';
import { isInForce } from '../rules/registering.ts';
import {
  answersOpen,
  answerUntil,
  doneProblem,
  isCounted,
  isProof,
  leftToState,
  statementState,
  sumOf,
} from '../rules/statements.ts';

type View = OutputOf<typeof performanceOf>;
type PromiseView = View['promises'][number];

/** What a settlement promises and what became of it, as one side sees it; both see the same. */
export function performanceView(seen: PerformanceSeen): View {
  const { rail, promises, side, today, certificates, plan, registrations } = seen;
  const asking = { side, today, issued: certificates };
  const isDefault = defaultProblem(promises, asking);
  const isDone = performedProblem(promises, asking);
  return {
    ...{ reference: rail.file.dispute.reference, as: side, today },
    promises: promises.map((one) => promiseView(seen, one)),
    isPerformed: isAllPerformed(promises, today),
    may: [
      ...(isDefault === null ? (['default'] as const) : []),
      ...(isDone === null ? (['performed'] as const) : []),
    ],
    isAnswerOwed: isDefault === 'answer_first',
    certificates: certificates.map(({ kind, side: of, issuedOn, documentId }) => ({
      ...{ kind, side: of, issuedOn, document: documentId },
    })),
    registration: plan.registerUntil
      ? {
          ...{ until: plan.registerUntil, isInForce: isInForce(today) },
          noted: registrations.map(({ authority, number, registeredOn, side: of, at }) => ({
            ...{ authority, number, registeredOn, side: of, at: at.toISOString() },
          })),
        }
      : null,
  };
}

function promiseView(seen: PerformanceSeen, promise: PlannedPromise): PromiseView {
  const { today, plan } = seen;
  const { id, number, kind, name, said, payer, amount, currency } = promise;
  const left = (amount ?? 0n) - sumOf(promise, today, isCounted);
  const isSayable =
    doneProblem(promise, { today, happenedOn: today, begunOn: plan.begunOn }) === null;
  const open = kind === 'money' ? leftToState(promise, today) : isSayable ? 1n : 0n;
  return {
    ...{ id, number, kind, name, said, payer, currency: currency ?? 'INR' },
    amount: amount === null ? null : jsonMinor(amount),
    left: jsonMinor(left),
    overdue: jsonMinor(overdueOf(promise, today)),
    acceleratedOn: acceleratedOn(promise, today),
    isPerformed: isPerformed(promise, today),
    open: jsonMinor(open),
    dues: standingDues(promise, today).map(({ paid: _, ...due }) => ({
      ...due,
      amount: jsonMinor(due.amount),
      left: jsonMinor(due.left),
    })),
    statements: promise.statements.map((one) => statementView(seen, promise, one)),
  };
}

function statementView(
  { side, today, names }: PerformanceSeen,
  promise: PlannedPromise,
  statement: SaidStatement,
): PromiseView['statements'][number] {
  const { id, kind, happenedOn, way, reference, note, amount, saidAt, byPerson } = statement;
  const state = statementState(statement, today);
  const nameOf = (person: string) => names.get(person) ?? '';
  return {
    ...{ id, kind, side: statement.side, happenedOn, way, reference, note, state },
    by: nameOf(byPerson),
    saidAt: saidAt.toISOString(),
    amount: amount === null ? null : jsonMinor(amount),
    answerUntil: state === 'waiting' && isProof(statement) ? answerUntil(statement) : null,
    answers: statement.answers.map((one) => ({
      ...{ says: one.says, side: one.side, why: one.why },
      ...{ by: nameOf(one.byPerson), at: one.at.toISOString() },
    })),
    may: answersOpen(promise, statement, { side, today }),
  };
}
