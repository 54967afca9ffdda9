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
  const saved = { content: JSON.stringify(content), saved_at: at };
  await db
    .insertInto('response_answer')
    .values({ id, dispute_id: disputeId, party_id: partyId, kind, ...saved })
    .onConflict((same) =>
      same.columns(['party_id', 'kind']).where('sent_at', 'is', null).doUpdateSet(saved),
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
    .where('party_id', '=', partyId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Everything of a party, drafts too, the newest first. */
export function listOfParty(db: Db, partyId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('response_answer')
    .where('party_id', '=', partyId)
    .orderBy('saved_at', 'desc')
    .selectAll()
    .execute();
}

/** What was sent in a dispute; drafts are nobody's but the writer's. */
export function listSent(db: Db, disputeId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('response_answer')
    .where('dispute_id', '=', disputeId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
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
    .where('party_id', '=', answer.party_id)
    .where('kind', '=', answer.kind)
    .where('sent_at', 'is', null)
    .execute();
  await tx.insertInto('response_answer').values(answer).execute();
}

export async function findOfParty(db: Db, partyId: string, id: string): Promise<AnswerRow | null> {
  const row = await db
    .selectFrom('response_answer')
    .where('id', '=', id)
    .where('party_id', '=', partyId)
    .where('sent_at', 'is not', null)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findSent(db: Db, id: string): Promise<AnswerRow | null> {
  const row = await db
    .selectFrom('response_answer')
    .where('id', '=', id)
    .where('sent_at', 'is not', null)
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
    .where('sent_at', 'is not', null)
    .where('decided_at', 'is', null)
    .where('set_aside_at', 'is', null)
    .where('kind', 'in', DECIDED)
    .orderBy('sent_at')
    .limit(MOST)
    .selectAll()
    .execute();
}
