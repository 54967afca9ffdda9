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

/** How many papers stand in the record. */
export async function countExhibits(db: Db, disputeId: string): Promise<number> {
  const query = db.selectFrom('exhibit').where('disputeId', '=', disputeId);
  const row = await query
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Some of them, in the same order. */
export function listExhibitsFrom(
  db: Db,
  disputeId: string,
  { from, most }: { from: number; most: number },
): Promise<ExhibitRow[]> {
  return db
    .selectFrom('exhibit')
    .where('disputeId', '=', disputeId)
    .orderBy('side')
    .orderBy('number')
    .orderBy('version')
    .offset(from)
    .limit(most)
    .selectAll()
    .execute();
}

export type ExhibitPlace = Pick<
  ExhibitRow,
  'documentId' | 'partyId' | 'side' | 'number' | 'version' | 'kind' | 'struckAt' | 'receivedOn'
>;

/** Where each stands, and no more of it: of the whole record, or under some numbers. */
export function listPlaces(
  db: Db,
  disputeId: string,
  numbers: readonly number[] | null = null,
): Promise<ExhibitPlace[]> {
  return db
    .selectFrom('exhibit')
    .where('disputeId', '=', disputeId)
    .$if(numbers !== null, (some) =>
      some.where(sql<boolean>`number = any(${[...(numbers ?? [])]}::integer[])`),
    )
    .orderBy('side')
    .orderBy('number')
    .orderBy('version')
    .select([
      'documentId',
      'partyId',
      'side',
      'number',
      'version',
      'kind',
      'struckAt',
      'receivedOn',
    ])
    .execute();
}

/** Some of them by their ids, in the order of their numbers. */
export function listExhibitsAmong(
  db: Db,
  disputeId: string,
  ids: readonly string[],
): Promise<ExhibitRow[]> {
  return db
    .selectFrom('exhibit')
    .where('disputeId', '=', disputeId)
    .where(sql<boolean>`document_id = any(${[...ids]}::uuid[])`)
    .orderBy('side')
    .orderBy('number')
    .orderBy('version')
    .selectAll()
    .execute();
}

export async function listFiled(db: Db, disputeId: string): Promise<string[]> {
  const query = db.selectFrom('exhibit').where('disputeId', '=', disputeId).select('documentId');
  return (await query.execute()).map(({ documentId }) => documentId);
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

/** The oldest first: of each party the last counts. To all papers of a dispute, or to some. */
export function listAnswers(
  db: Db,
  disputeId: string,
  among: readonly string[] | null,
): Promise<ExhibitAnswerRow[]> {
  return db
    .selectFrom('exhibit_answer')
    .where('disputeId', '=', disputeId)
    .$if(among !== null, (some) =>
      some.where(sql<boolean>`document_id = any(${[...(among ?? [])]}::uuid[])`),
    )
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
