import type { Db } from './db.ts';
import type { OutboxLetter } from './outbox.ts';

// The outbox's side of letters that come back; the office's side is the notifications module's.

/** Takes letters that the mail server refused for good, or that were given up; each is taken once, in the caller's transaction. */
export async function takeBouncedLetters(tx: Db, most: number): Promise<OutboxLetter[]> {
  const refused = await tx
    .selectFrom('outbox_mail')
    .where('bounce', '=', 'heard')
    .orderBy('createdAt')
    .limit(most)
    .selectAll()
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const { id } of refused)
    await tx.updateTable('outbox_mail').set({ bounce: 'filed' }).where('id', '=', id).execute();
  return refused;
}

/** Marks a letter as come back. Null when no such letter was sent; `isNew` is false when it is known already. */
export async function markReturned(
  tx: Db,
  id: string,
  status: string,
): Promise<{ letter: OutboxLetter; isNew: boolean } | null> {
  const letter = await tx
    .selectFrom('outbox_mail')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!letter || letter.attempts === 0) return null;
  if (letter.bounce !== null) return { letter, isNew: false };
  await tx
    .updateTable('outbox_mail')
    .set({ bounce: 'filed', bounceStatus: status })
    .where('id', '=', id)
    .execute();
  return { letter, isNew: true };
}

export type LetterResend = { letterId: string; id: string; recipient: string; at: Date };

/** Owes the same letter anew, with an id and so a Message-ID of its own, to the same or a corrected address. */
export async function queueResend(
  tx: Db,
  { letterId, id, recipient, at }: LetterResend,
): Promise<void> {
  const letter = await tx
    .selectFrom('outbox_mail')
    .where('id', '=', letterId)
    .select(['kind', 'refersTo', 'language'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('outbox_mail')
    .values({ ...letter, id, recipient, nextTryAt: at, createdAt: at })
    .execute();
}
