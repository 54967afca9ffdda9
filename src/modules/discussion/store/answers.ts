import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type MailAnswerRow = Selectable<Tables['discussion_mail_answer']>;

/** Notes a mail; false when it came before. Of two that come at once the second waits for the first. */
export async function addMailAnswer(
  tx: Db,
  answer: Insertable<Tables['discussion_mail_answer']>,
): Promise<boolean> {
  const row = await tx
    .insertInto('discussion_mail_answer')
    .values(answer)
    .onConflict((same) => same.column('messageHash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setMailOutcome(
  tx: Db,
  id: string,
  outcome: Partial<Insertable<Tables['discussion_mail_answer']>>,
): Promise<void> {
  await tx.updateTable('discussion_mail_answer').set(outcome).where('id', '=', id).execute();
}

export async function findMailAnswer(db: Db, id: string): Promise<MailAnswerRow | null> {
  const query = db.selectFrom('discussion_mail_answer').where('id', '=', id);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** How many mails were returned to an address since a moment. */
export async function countReturned(db: Db, address: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('discussion_mail_answer')
    .where('returnedTo', '=', address)
    .where('receivedAt', '>', since)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function listAnsweredBy(db: Db, personId: string) {
  return db
    .selectFrom('discussion_mail_answer')
    .where('personId', '=', personId)
    .select(['disputeId', 'place', 'receivedAt', 'outcome'])
    .orderBy('receivedAt')
    .execute();
}

/** What a person sent by mail is noted no more as theirs, nor where it was returned to; gives the ids of the notes. */
export async function forgetAnswersOf(tx: Db, personId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('discussion_mail_answer')
    .set({ personId: null, returnedTo: null })
    .where('personId', '=', personId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Addresses are kept for as long as they are counted. */
export async function forgetReturned(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('discussion_mail_answer')
    .set({ returnedTo: null })
    .where('receivedAt', '<', before)
    .where('returnedTo', 'is not', null)
    .execute();
}
