import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import { addPlace, type TalkMessageRow } from './messages.ts';
import type { ReaderOf, ReaderRow } from './readers.ts';

export type UnreadReader = {
  id: string;
  disputeId: string;
  place: string;
  personId: string;
  mail: ReaderRow['mail'];
  mailedAt: Date | null;
  oldestUnreadAt: Date;
  newest: number;
};

/** Readers with something that they have neither read nor been told of since a moment, the longest waiting first. */
export async function listUnreadReaders(
  db: Db,
  { since, mailedBefore, most }: { since: Date; mailedBefore: Date; most: number },
): Promise<UnreadReader[]> {
  return db
    .selectFrom('discussion_message as message')
    .innerJoin('discussion_reader as reader', (join) =>
      join
        .onRef('reader.disputeId', '=', 'message.disputeId')
        .onRef('reader.place', '=', 'message.place'),
    )
    .where('message.at', '>', since)
    .where('message.withdrawnAt', 'is', null)
    .whereRef('message.byPerson', '<>', 'reader.personId')
    .whereRef('message.number', '>', 'reader.readTo')
    .whereRef('message.number', '>', 'reader.mailedTo')
    .where('reader.mail', '<>', 'none')
    .where((eb) =>
      eb.or([eb('reader.mailedAt', 'is', null), eb('reader.mailedAt', '<=', mailedBefore)]),
    )
    .groupBy('reader.id')
    .orderBy((eb) => eb.fn.min('message.at'))
    .limit(most)
    .select([
      'reader.id',
      'reader.disputeId',
      'reader.place',
      'reader.personId',
      'reader.mail',
      'reader.mailedAt',
    ])
    .select((eb) => [
      eb.fn.min('message.at').as('oldestUnreadAt'),
      eb.fn.max('message.number').as('newest'),
    ])
    .execute();
}

/** Notes that a reader was told as far as a message; false when another process did so first. */
export async function markMailed(
  tx: Db,
  id: string,
  { to, at }: { to: number; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('discussion_reader')
    .set({ mailedTo: to, mailedAt: at })
    .where('id', '=', id)
    .where('mailedTo', '<', to)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findReader(db: Db, id: string): Promise<ReaderRow | null> {
  const query = db.selectFrom('discussion_reader').where('id', '=', id);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** What a reader has not read of others in their place, the oldest first. */
export function listUnread(
  db: Db,
  { disputeId, place, personId, readTo }: ReaderRow,
  most: number,
): Promise<TalkMessageRow[]> {
  return db
    .selectFrom('discussion_message')
    .where('disputeId', '=', disputeId)
    .where('place', '=', place)
    .where('number', '>', readTo)
    .where('byPerson', '<>', personId)
    .where('withdrawnAt', 'is', null)
    .orderBy('number')
    .limit(most)
    .selectAll()
    .execute();
}

/** What the last letter to a reader could quote. */
export async function listMailed(
  db: Db,
  { disputeId, place, personId, mailedTo }: ReaderRow,
): Promise<TalkMessageRow[]> {
  const rows = await db
    .selectFrom('discussion_message')
    .where('disputeId', '=', disputeId)
    .where('place', '=', place)
    .where('number', '<=', mailedTo)
    .where('byPerson', '<>', personId)
    .where('withdrawnAt', 'is', null)
    .orderBy('number', 'desc')
    .limit(10)
    .selectAll()
    .execute();
  return rows.reverse();
}

/** Keeps how a letter tells a reader of news in a place. */
export async function chooseMail(
  tx: Db,
  { disputeId, place, personId }: ReaderOf,
  { id, mail }: { id: string; mail: ReaderRow['mail'] },
): Promise<void> {
  await addPlace(tx, disputeId, place);
  await sql`insert into discussion_reader (id, dispute_id, place, person_id, mail)
    values (${id}, ${disputeId}, ${place}, ${personId}, ${mail})
    on conflict (dispute_id, place, person_id) do update set mail = excluded.mail`.execute(tx);
}

/** How some people are told of news in a place. */
export function listNamedReaders(
  db: Db,
  { disputeId, place, people }: { disputeId: string; place: string; people: readonly string[] },
): Promise<ReaderRow[]> {
  return db
    .selectFrom('discussion_reader')
    .where('disputeId', '=', disputeId)
    .where('place', '=', place)
    .where('personId', 'in', people)
    .selectAll()
    .execute();
}
