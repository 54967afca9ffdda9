import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type ListRow = Selectable<Tables['appointment_list']>;
export type NameRow = Selectable<Tables['appointment_list_name']>;
type ReplyRow = Selectable<Tables['appointment_list_reply']>;

export async function addList(
  tx: Db,
  list: Insertable<Tables['appointment_list']>,
  names: readonly Insertable<Tables['appointment_list_name']>[],
): Promise<void> {
  await tx.insertInto('appointment_list').values(list).execute();
  await tx
    .insertInto('appointment_list_name')
    .values([...names])
    .execute();
}

/** The list that was sent last. */
export async function findLastList(db: Db, disputeId: string): Promise<ListRow | null> {
  return (
    (await db
      .selectFrom('appointment_list')
      .where('disputeId', '=', disputeId)
      .orderBy('sentAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

export async function countLists(db: Db, disputeId: string): Promise<number> {
  const { many } = await db
    .selectFrom('appointment_list')
    .where('disputeId', '=', disputeId)
    .select(({ fn }) => fn.countAll<bigint>().as('many'))
    .executeTakeFirstOrThrow();
  return Number(many);
}

/** Those of some disputes in which a list was sent. One statement. */
export async function disputesWithList(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('appointment_list')
    .where('disputeId', 'in', ids)
    .select('disputeId')
    .distinct()
    .execute();
  return new Set(rows.map(({ disputeId }) => disputeId));
}

/** Of lists that nobody has closed: their disputes, the oldest first. */
export async function listOpenLists(db: Db): Promise<{ id: string; disputeId: string }[]> {
  return db
    .selectFrom('appointment_list')
    .where('closedAt', 'is', null)
    .orderBy('sentAt')
    .select(['id', 'disputeId'])
    .execute();
}

export function listNames(db: Db, listId: string): Promise<NameRow[]> {
  return db
    .selectFrom('appointment_list_name')
    .where('listId', '=', listId)
    .orderBy('place')
    .selectAll()
    .execute();
}

/** False where the party has answered. */
export async function addReply(tx: Db, reply: ReplyRow): Promise<boolean> {
  const row = await tx
    .insertInto('appointment_list_reply')
    .values({ ...reply, strikes: [...reply.strikes], ranking: [...reply.ranking] })
    .onConflict((same) => same.columns(['listId', 'partyId']).doNothing())
    .returning('listId')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was answered, for whoever closes a list. Nobody else asks for it: a side is given its own by `findReplyOf`. */
export function listReplies(tx: Db, listId: string): Promise<ReplyRow[]> {
  return tx
    .selectFrom('appointment_list_reply')
    .where('listId', '=', listId)
    .orderBy('at')
    .orderBy('partyId')
    .selectAll()
    .execute();
}

/** What one of some parties answered: asked with the parties of the viewer alone. */
export async function findReplyOf(
  db: Db,
  listId: string,
  partyIds: readonly string[],
): Promise<ReplyRow | null> {
  if (partyIds.length === 0) return null;
  return (
    (await db
      .selectFrom('appointment_list_reply')
      .where('listId', '=', listId)
      .where('partyId', 'in', partyIds)
      .orderBy('at', 'desc')
      .limit(1)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

export async function closeList(
  tx: Db,
  id: string,
  { at, outcome }: { at: Date; outcome: object },
): Promise<void> {
  await tx
    .updateTable('appointment_list')
    .set({ closedAt: at, outcome: JSON.stringify(outcome) })
    .where('id', '=', id)
    .execute();
}

/** What somebody answered for a party, for the copy of their own data. */
export function listRepliesBy(db: Db, personId: string) {
  return db
    .selectFrom('appointment_list_reply')
    .innerJoin('appointment_list', 'appointment_list.id', 'appointment_list_reply.listId')
    .where('personId', '=', personId)
    .orderBy('at')
    .select(['disputeId', 'at', 'appointment_list_reply.strikes', 'ranking'])
    .execute();
}

/** The names of some neutrals as lists had them. */
export async function namesOnLists(
  db: Db,
  neutralIds: readonly string[],
): Promise<Map<string, string>> {
  if (neutralIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('appointment_list_name')
    .where('neutralId', 'in', neutralIds)
    .select(['neutralId', 'name'])
    .execute();
  return new Map(rows.map(({ neutralId, name }) => [neutralId, name]));
}
