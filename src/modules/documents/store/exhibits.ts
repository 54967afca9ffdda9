import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type ExhibitRow = Selectable<Tables['exhibit']>;
export type ExhibitAnswerRow = Selectable<Tables['exhibit_answer']>;

export async function addExhibit(tx: Db, row: Insertable<Tables['exhibit']>): Promise<void> {
  await tx.insertInto('exhibit').values(row).execute();
}

/** The papers of a dispute's record, side by side in the order of their numbers. */
export function listExhibits(db: Db, disputeId: string): Promise<ExhibitRow[]> {
  return db
    .selectFrom('exhibit')
    .where('disputeId', '=', disputeId)
    .orderBy('side')
    .orderBy('number')
    .orderBy('version')
    .selectAll()
    .execute();
}

export async function findExhibit(
  db: Db,
  disputeId: string,
  documentId: string,
): Promise<ExhibitRow | null> {
  const query = db
    .selectFrom('exhibit')
    .where('disputeId', '=', disputeId)
    .where('documentId', '=', documentId);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

export async function listStruck(
  db: Db,
  disputeId: string,
  among: readonly string[],
): Promise<string[]> {
  const query = db
    .selectFrom('exhibit')
    .where('disputeId', '=', disputeId)
    .where((eb) => eb('documentId', '=', eb.fn.any(sql<string[]>`${[...among]}::uuid[]`)))
    .where('struckAt', 'is not', null)
    .select('documentId');
  return (await query.execute()).map(({ documentId }) => documentId);
}

export async function strikeExhibit(
  tx: Db,
  documentId: string,
  struck: { struckAt: Date; struckBy: string; struckWhy: string },
): Promise<void> {
  await tx.updateTable('exhibit').set(struck).where('documentId', '=', documentId).execute();
}

export async function addAnswer(tx: Db, row: Insertable<Tables['exhibit_answer']>): Promise<void> {
  await tx.insertInto('exhibit_answer').values(row).execute();
}

/** The oldest first: of each party the last counts. */
export function listAnswers(db: Db, disputeId: string): Promise<ExhibitAnswerRow[]> {
  return db
    .selectFrom('exhibit_answer')
    .where('disputeId', '=', disputeId)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** What a person filed and answered, wherever. */
export async function listExhibitsOf(db: Db, personId: string) {
  const [filed, answers] = [
    await db
      .selectFrom('exhibit')
      .where('filedBy', '=', personId)
      .orderBy('filedAt')
      .select(['side', 'number', 'version', 'kind', 'filedAt', 'struckAt', 'struckWhy'])
      .execute(),
    await db
      .selectFrom('exhibit_answer')
      .where('byPerson', '=', personId)
      .orderBy('at')
      .select(['answer', 'why', 'at'])
      .execute(),
  ];
  return { filed, answers };
}
