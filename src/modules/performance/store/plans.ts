import type { Insertable, Selectable } from 'kysely';
import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type PlanRow = Selectable<Tables['performance_plan']>;
export type PromiseRow = Selectable<Tables['performance_promise']>;
export type StatementRow = Selectable<Tables['performance_statement']>;
export type StatementAnswerRow = Selectable<Tables['performance_answer']>;

type PlanRows = {
  plan: Insertable<Tables['performance_plan']>;
  promises: Insertable<Tables['performance_promise']>[];
  dues: Insertable<Tables['performance_due']>[];
};

/** The plan of a settlement, once: a second time changes nothing. */
export async function addPlan(tx: Db, { plan, promises, dues }: PlanRows): Promise<void> {
  const added = await tx
    .insertInto('performance_plan')
    .values(plan)
    .onConflict((same) => same.doNothing())
    .returning('settlementId')
    .executeTakeFirst();
  if (!added) return;
  if (promises.length > 0) await tx.insertInto('performance_promise').values(promises).execute();
  if (dues.length > 0) await tx.insertInto('performance_due').values(dues).execute();
}

export async function findPlan(db: Db, disputeId: string): Promise<PlanRow | null> {
  const row = await db
    .selectFrom('performance_plan')
    .where('disputeId', '=', disputeId)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function listPlans(db: Db, disputeIds: readonly string[]): Promise<PlanRow[]> {
  if (disputeIds.length === 0) return [];
  return db
    .selectFrom('performance_plan')
    .where('disputeId', 'in', disputeIds)
    .selectAll()
    .execute();
}

/** What was promised in some disputes. It names no viewer: ask who reads what is said to settle. */
export function listPromises(db: Db, disputeIds: readonly string[]): Promise<PromiseRow[]> {
  if (disputeIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('performance_promise')
    .where('disputeId', 'in', disputeIds)
    .orderBy('disputeId')
    .orderBy('number')
    .selectAll()
    .execute();
}

export function listDues(
  db: Db,
  promiseIds: readonly string[],
): Promise<Selectable<Tables['performance_due']>[]> {
  if (promiseIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('performance_due')
    .where('promiseId', 'in', promiseIds)
    .orderBy('promiseId')
    .orderBy('number')
    .selectAll()
    .execute();
}

export function listStatements(db: Db, promiseIds: readonly string[]): Promise<StatementRow[]> {
  if (promiseIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('performance_statement')
    .where('promiseId', 'in', promiseIds)
    .orderBy('saidAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export function listAnswers(
  db: Db,
  statementIds: readonly string[],
): Promise<StatementAnswerRow[]> {
  if (statementIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('performance_answer')
    .where('statementId', 'in', statementIds)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addStatement(
  tx: Db,
  row: Insertable<Tables['performance_statement']>,
): Promise<void> {
  await tx.insertInto('performance_statement').values(row).execute();
}

export async function addAnswer(
  tx: Db,
  row: Insertable<Tables['performance_answer']>,
): Promise<void> {
  await tx.insertInto('performance_answer').values(row).execute();
}

/** What somebody said and answered, for the download of their data. */
export function listStatementsBy(
  db: Db,
  personId: string,
): Promise<(StatementRow & { disputeId: string })[]> {
  return db
    .selectFrom('performance_statement as said')
    .innerJoin('performance_promise as promise', 'promise.id', 'said.promiseId')
    .where('said.byPerson', '=', personId)
    .orderBy('said.saidAt')
    .selectAll('said')
    .select('promise.disputeId')
    .execute();
}

export function listAnswersBy(
  db: Db,
  personId: string,
): Promise<(StatementAnswerRow & { disputeId: string })[]> {
  return db
    .selectFrom('performance_answer as answer')
    .innerJoin('performance_statement as said', 'said.id', 'answer.statementId')
    .innerJoin('performance_promise as promise', 'promise.id', 'said.promiseId')
    .where('answer.byPerson', '=', personId)
    .orderBy('answer.at')
    .selectAll('answer')
    .select('promise.disputeId')
    .execute();
}

type ToTell = Record<'since' | 'dueUntil' | 'today' | 'registerFrom', Day>;

/**
 * Disputes in which something may be to be told on a day: a due near or past, a statement, or a registration; of what is long past
 * nothing, and of one that was looked at on that day nothing more.
 */
export async function listToTell(db: Db, asked: ToTell): Promise<string[]> {
  const ids = [
    ...(await listWithDues(db, asked)),
    ...(await listUnanswered(db, asked)),
    ...(await listToRegister(db, asked)),
  ];
  return [...new Set(ids)].sort();
}

/** Looked at on this day; false where another run has been there since it was listed. */
export async function markLooked(tx: Db, disputeId: string, today: Day): Promise<boolean> {
  const looked = await tx
    .updateTable('performance_plan')
    .set({ lookedOn: today })
    .where('disputeId', '=', disputeId)
    .where('lookedOn', 'is distinct from', today)
    .returning('disputeId')
    .executeTakeFirst();
  return looked !== undefined;
}

type Ids = Promise<string[]>;

/** Of which nobody was told yet that it is late. */
async function listWithDues(db: Db, { since, dueUntil, today }: ToTell): Ids {
  const rows = await db
    .selectFrom('performance_due as due')
    .innerJoin('performance_promise as promise', 'promise.id', 'due.promiseId')
    .innerJoin('performance_plan as plan', 'plan.disputeId', 'promise.disputeId')
    .leftJoin('performance_told as told', (join) =>
      join
        .onRef('told.subject', '=', 'due.promiseId')
        .onRef('told.number', '=', 'due.number')
        .on('told.what', '=', 'late'),
    )
    .where('due.dueOn', '<=', dueUntil)
    .where('due.dueOn', '>=', since)
    .where('told.subject', 'is', null)
    .where('plan.lookedOn', 'is distinct from', today)
    .select('promise.disputeId')
    .distinct()
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}

async function listUnanswered(db: Db, { since, today }: ToTell): Ids {
  const rows = await db
    .selectFrom('performance_statement as said')
    .innerJoin('performance_promise as promise', 'promise.id', 'said.promiseId')
    .innerJoin('performance_plan as plan', 'plan.disputeId', 'promise.disputeId')
    .leftJoin('performance_answer as answer', 'answer.statementId', 'said.id')
    .where('said.kind', '=', 'paid')
    .where('said.saidOn', '>=', since)
    .where('answer.id', 'is', null)
    .where('plan.lookedOn', 'is distinct from', today)
    .select('promise.disputeId')
    .distinct()
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}

async function listToRegister(db: Db, { today, registerFrom }: ToTell): Ids {
  const rows = await db
    .selectFrom('performance_plan')
    .where('registerUntil', '<=', registerFrom)
    .where('registerUntil', '>=', today)
    .where('lookedOn', 'is distinct from', today)
    .select('disputeId')
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}
