import type { Selectable } from 'kysely';
import { language } from '#kernel/language.ts';
import type { Db } from './db.ts';
import type { Envelope } from './mail/letter.ts';
import type { Mail } from './mail.ts';
import type { Tables } from './tables.ts';

// docs/decisions/0007: what is owed is a row; the letter is written when it is sent, by the module that owes it.

export type OutboxLetter = Selectable<Tables['outbox_mail']>;
export type LetterKind = OutboxLetter['kind'];

/** Writes the letter about a row, or null when nobody wants it any more. */
export type Compose = (refersTo: string, to: Envelope) => Promise<Mail | null>;

type Owed = Pick<OutboxLetter, 'id' | 'kind' | 'refersTo' | 'recipient'> & {
  /** Until when it waits for what may yet come into it; without it, it goes at once. */
  leavesAt?: Date;
};

/** Owes a letter, in the caller's own transaction if it has one. */
export function owe(db: Db, letter: Owed, at: Date): Promise<void> {
  return oweAll(db, [letter], at);
}

/** The same for some letters at once; there must be one at least. */
export async function oweAll(db: Db, letters: readonly Owed[], at: Date): Promise<void> {
  const rows = letters.map(({ leavesAt = at, ...letter }) => ({
    ...letter,
    // The office reads English, everybody else the language of the page that they were on.
    language: letter.kind.endsWith('_office') ? ('en' as const) : language(),
    nextTryAt: leavesAt,
    createdAt: at,
  }));
  await db.insertInto('outbox_mail').values(rows).execute();
}

/**
 * One of these letters that has not left and that nobody sends before `now`, held until the caller's transaction ends: what is put
 * into it meanwhile goes out with it.
 */
export async function holdLetter(
  tx: Db,
  ids: readonly string[],
  now: Date,
): Promise<string | null> {
  if (ids.length === 0) return null;
  const row = await tx
    .selectFrom('outbox_mail')
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('nextTryAt', '>', now)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

type Dropping = { about: readonly string[]; to: readonly string[]; spared?: readonly LetterKind[] };

/** Lets go of letters that nobody may get any more: those about some rows, or to some addresses. What is under way goes out. */
export async function dropOwed(tx: Db, { about, to, spared = [] }: Dropping): Promise<void> {
  if (about.length + to.length === 0) return;
  const addresses = to.map((one) => one.toLowerCase());
  await tx
    .updateTable('outbox_mail')
    .set({ state: 'dropped' })
    .where('state', '=', 'waiting')
    .where((is) => (spared.length > 0 ? is('kind', 'not in', spared) : is.lit(true)))
    .where((is) =>
      is.or([
        ...(about.length > 0 ? [is('refersTo', 'in', about)] : []),
        ...(addresses.length > 0
          ? [is(is.fn<string>('lower', ['recipient']), 'in', addresses)]
          : []),
      ]),
    )
    .execute();
}

/** Where some letters stand, by their ids. */
export async function letterStates(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, OutboxLetter['state']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox_mail')
    .where('id', 'in', ids)
    .select(['id', 'state'])
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** What became of a letter: when it left us, and the status (RFC 3463) with which it was refused or came back. */
export type LetterDelivery = { sentAt: Date | null; bounce: string | null; error: string | null };

/** What became of some letters, by their ids. */
export async function letterFates(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, LetterDelivery>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox_mail')
    .where('id', 'in', ids)
    .select(['id', 'sentAt', 'bounce', 'bounceStatus', 'lastError'])
    .execute();
  return new Map(
    rows.map(({ id, sentAt, bounce, bounceStatus, lastError }) => [
      id,
      { sentAt, bounce: bounce ? (bounceStatus ?? '5.0.0') : null, error: lastError },
    ]),
  );
}
