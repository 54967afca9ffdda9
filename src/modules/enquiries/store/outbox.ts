import type { Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type Letter = Selectable<Tables['outbox_mail']>;
export type LetterKind = Letter['kind'];

export async function owe(db: Db, letter: Pick<Letter, 'id' | 'kind' | 'refers_to' | 'recipient'>, at: Date): Promise<void> {
  await db
    .insertInto('outbox_mail')
    .values({ ...letter, next_try_at: at, created_at: at })
    .execute();
}

/**
 * Takes up to `most` letters that are due, and keeps them from every other sender until `leaseEndsAt`. A lease rather
 * than an open transaction: a slow mail server then holds no connection and no lock, and a killed sender frees its
 * letters by itself.
 */
export function lease(db: Db, { now, leaseEndsAt, most }: { now: Date; leaseEndsAt: Date; most: number }): Promise<Letter[]> {
  return db
    .with('due', (with_) =>
      with_
        .selectFrom('outbox_mail')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(most)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox_mail')
    .from('due')
    .whereRef('outbox_mail.id', '=', 'due.id')
    .set((is) => ({ next_try_at: leaseEndsAt, attempts: is('outbox_mail.attempts', '+', 1) }))
    .returningAll('outbox_mail')
    .execute();
}

export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('outbox_mail').set({ state: 'sent', sent_at: at, last_error: null }).where('id', '=', id).execute();
}

export async function markDropped(db: Db, id: string): Promise<void> {
  await db.updateTable('outbox_mail').set({ state: 'dropped' }).where('id', '=', id).execute();
}

/** Keeps a letter that could not be sent, with the reason: to be tried again, or given up. */
export async function keepUnsent(db: Db, id: string, next: { state: 'waiting' | 'failed'; nextTryAt: Date; error: string }): Promise<void> {
  const last_error = next.error.slice(0, 500);
  await db
    .updateTable('outbox_mail')
    .set({ state: next.state, next_try_at: next.nextTryAt, last_error })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
