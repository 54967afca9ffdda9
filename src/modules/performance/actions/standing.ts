import type { Day } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { type RailFacts, railFor, railIn } from '#modules/offers/actions/standing.ts';
import type { Db } from '#platform/db.ts';
import type { DuePromise } from '../rules/dues.ts';
import type { PerformanceStatement } from '../rules/statements.ts';
import {
  listCertificates,
  listRegistrations,
  type PerformanceCertificateRow,
  type RegistrationRow,
} from '../store/papers.ts';
import {
  findPlan,
  listAnswers,
  listDues,
  listPromises,
  listStatements,
  type PlanRow,
  type PromiseRow,
  type StatementAnswerRow,
  type StatementRow,
} from '../store/plans.ts';
import type { PerformanceDeps } from './deps.ts';

export type SaidStatement = StatementRow &
  Omit<PerformanceStatement, 'answers'> & { answers: StatementAnswerRow[] };
export type PlannedPromise = PromiseRow &
  Omit<DuePromise, 'statements'> & { statements: SaidStatement[] };

/** What a settlement promises and what was said to it since, whoever asks. */
export type PerformanceFacts = {
  rail: RailFacts;
  plan: PlanRow;
  promises: PlannedPromise[];
  certificates: PerformanceCertificateRow[];
  registrations: RegistrationRow[];
  today: Day;
};
/** The same as a side reads it, with the names of whoever said something. */
export type PerformanceSeen = PerformanceFacts & {
  side: Side;
  names: ReadonlyMap<string, string>;
};

type Reading = Pick<PerformanceDeps, 'now'>;

/** Both sides and those who represent them, as they read what is said to settle; null for everybody else, and before anything binds. */
export async function performanceFor(
  deps: Reading,
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<PerformanceSeen | null> {
  const rail = await railFor(deps, db, viewer, disputeId);
  const facts = rail && (await factsOf(db, rail));
  if (!facts) return null;
  const said = facts.promises.flatMap(({ statements }) => statements);
  const people = said.flatMap(({ byPerson, answers }) => [
    byPerson,
    ...answers.map((one) => one.byPerson),
  ]);
  return { ...facts, side: rail.side, names: await namesOf(db, [...new Set(people)]) };
}

/** For what follows by itself. */
export async function performanceIn(
  deps: Reading,
  db: Db,
  disputeId: string,
): Promise<PerformanceFacts | null> {
  const rail = await railIn(deps, db, disputeId);
  return rail && factsOf(db, rail);
}

async function factsOf(db: Db, rail: RailFacts): Promise<PerformanceFacts | null> {
  const { id } = rail.file.dispute;
  const plan = await findPlan(db, id);
  if (!plan) return null;
  return {
    ...{ rail, plan, today: rail.today },
    promises: await promisesIn(db, [id]),
    certificates: await listCertificates(db, id),
    registrations: await listRegistrations(db, id),
  };
}

/** What was promised in some disputes, with its dues and all that was said to it: four statements, however many there are. */
export async function promisesIn(db: Db, disputeIds: readonly string[]): Promise<PlannedPromise[]> {
  const rows = await listPromises(db, disputeIds);
  const ids = rows.map(({ id }) => id);
  const dues = Map.groupBy(await listDues(db, ids), ({ promiseId }) => promiseId);
  const said = await listStatements(db, ids);
  const answers = Map.groupBy(
    await listAnswers(
      db,
      said.map(({ id }) => id),
    ),
    ({ statementId }) => statementId,
  );
  const statements = Map.groupBy(
    said.map((one) => ({ ...one, answers: answers.get(one.id) ?? [] })),
    ({ promiseId }) => promiseId,
  );
  return rows.map((row) => ({
    ...row,
    dues: dues.get(row.id) ?? [],
    statements: statements.get(row.id) ?? [],
  }));
}
