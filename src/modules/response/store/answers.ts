import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import { DECIDED, type ResponseKind } from '../rules/words.ts';

export type AnswerRow = Selectable<Tables['response_answer']>;

/** A draft is one row a kind: saving it again replaces what was typed. */
export async function saveDraft(
  db: Db,
  {
    id,
    disputeId,
    partyId,
    kind,
    content,
    at,
  }: {
    id: string;
    disputeId: string;
    partyId: string;
    kind: ResponseKind;
    content: object;
    at: Date;
  },
): Promise<void> {
  const saved = { content: JSON.stringify(content), savedAt: at };
  await db
    .insertInto('response_answer')
    .values({ id, disputeId, partyId, kind, ...saved })
    .onConflict((same) =>
      same.columns(['partyId', 'kind']).where('sentAt', 'is', null).doUpdateSet(saved),
    )
    .execute();
}

export async function findDraft(
  db: Db,
  partyId: string,
  kind: ResponseKind,
): Promise<AnswerRow | null> {
  const row = await db
    .selectFrom('response_answer')
    .where('partyId', '=', partyId)
    .where('kind', '=', kind)
    .where('sentAt', 'is', null)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Everything of a party, drafts too, the newest first. */
export function listOfParty(db: Db, partyId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('response_answer')
    .where('partyId', '=', partyId)
    .orderBy('savedAt', 'desc')
    .selectAll()
    .execute();
}

/** What was sent in a dispute; drafts are nobody's but the writer's. */
export function listSent(db: Db, disputeId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('response_answer')
    .where('disputeId', '=', disputeId)
    .where('sentAt', 'is not', null)
    .orderBy('sentAt', 'desc')
    .selectAll()
    .execute();
}

/** Takes the draft away and keeps what was sent in its place. */
export async function addSent(
  tx: Db,
  answer: Insertable<Tables['response_answer']>,
): Promise<void> {
  await tx
    .deleteFrom('response_answer')
    .where('partyId', '=', answer.partyId)
    .where('kind', '=', answer.kind)
    .where('sentAt', 'is', null)
    .execute();
  await tx.insertInto('response_answer').values(answer).execute();
}

export async function findOfParty(db: Db, partyId: string, id: string): Promise<AnswerRow | null> {
  const row = await db
    .selectFrom('response_answer')
    .where('id', '=', id)
    .where('partyId', '=', partyId)
    .where('sentAt', 'is not', null)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findSent(db: Db, id: string): Promise<AnswerRow | null> {
  const row = await db
    .selectFrom('response_answer')
    .where('id', '=', id)
    .where('sentAt', 'is not', null)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function changeSent(
  tx: Db,
  id: string,
  change: Updateable<Tables['response_answer']>,
): Promise<void> {
  await tx.updateTable('response_answer').set(change).where('id', '=', id).execute();
}

const MOST = 500;

/** What waits for the office, the oldest first. */
export function listWaiting(db: Db): Promise<AnswerRow[]> {
  return db
    .selectFrom('response_answer')
    .where('sentAt', 'is not', null)
    .where('decidedAt', 'is', null)
    .where('setAsideAt', 'is', null)
    .where('kind', 'in', DECIDED)
    .orderBy('sentAt')
    .limit(MOST)
    .selectAll()
    .execute();
}
