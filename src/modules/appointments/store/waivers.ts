import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type WaiverRow = Selectable<Tables['appointment_waiver']>;
type WaiverAnswerRow = Selectable<Tables['appointment_waiver_answer']>;

export async function addWaiver(
  tx: Db,
  waiver: Insertable<Tables['appointment_waiver']>,
): Promise<void> {
  await tx.insertInto('appointment_waiver').values(waiver).execute();
}

/** Every waiver of a dispute, the oldest first. */
export function listWaivers(db: Db, disputeId: string): Promise<WaiverRow[]> {
  return db
    .selectFrom('appointment_waiver')
    .where('disputeId', '=', disputeId)
    .orderBy('proposedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** One of a dispute; one of another is none. */
export async function findWaiver(
  db: Db,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<WaiverRow | null> {
  return (await listWaivers(db, disputeId)).find((one) => one.id === id) ?? null;
}

/** What a party said last counts: whoever signed may refuse until all have signed. */
export async function addAnswer(tx: Db, answer: WaiverAnswerRow): Promise<void> {
  await tx
    .insertInto('appointment_waiver_answer')
    .values(answer)
    .onConflict((same) =>
      same.columns(['waiverId', 'partyId']).doUpdateSet({
        personId: answer.personId,
        signedAs: answer.signedAs,
        at: answer.at,
      }),
    )
    .execute();
}

export async function listAnswers(
  db: Db,
  waiverIds: readonly string[],
): Promise<WaiverAnswerRow[]> {
  if (waiverIds.length === 0) return [];
  return db
    .selectFrom('appointment_waiver_answer')
    .where('waiverId', 'in', waiverIds)
    .orderBy('at')
    .orderBy('partyId')
    .selectAll()
    .execute();
}

export async function keepPaper(tx: Db, id: string, documentId: string): Promise<void> {
  await tx.updateTable('appointment_waiver').set({ documentId }).where('id', '=', id).execute();
}

/** What somebody answered for a party, for the copy of their own data. */
export function listAnswersBy(db: Db, personId: string) {
  return db
    .selectFrom('appointment_waiver_answer')
    .innerJoin('appointment_waiver', 'appointment_waiver.id', 'appointment_waiver_answer.waiverId')
    .where('personId', '=', personId)
    .orderBy('at')
    .select(['disputeId', 'at', 'signedAs', 'name'])
    .execute();
}
