import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

type ResponseCodeRow = Selectable<Tables['response_code']>;
export type ResponseSessionRow = Selectable<Tables['response_session']>;

/** What a one-time code was asked for; how long it opens modules/codes knows under the same id. */
export async function addCode(tx: Db, code: ResponseCodeRow): Promise<void> {
  await tx.insertInto('response_code').values(code).execute();
}

export async function findCode(db: Db, id: string): Promise<ResponseCodeRow | null> {
  return (
    (await db.selectFrom('response_code').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

/** All that were sent for a pass, the last one first. */
export async function listCodes(tx: Db, passId: string): Promise<ResponseCodeRow[]> {
  return tx
    .selectFrom('response_code')
    .where('passId', '=', passId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}

export async function addSession(
  tx: Db,
  session: Insertable<Tables['response_session']>,
): Promise<void> {
  await tx.insertInto('response_session').values(session).execute();
}

/** The session of a cookie. It is for its own pass alone: proved for one party it says nothing about another. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<ResponseSessionRow | null> {
  const row = await db
    .selectFrom('response_session')
    .where('tokenHash', '=', Buffer.from(tokenHash, 'hex'))
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function endSession(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('response_session')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

type PartyContact = { partyId: string; contactId: string };

/** Ends what was opened by proving a contact of a party. */
export async function endSessionsBy(
  tx: Db,
  { partyId, contactId }: PartyContact,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('response_session')
    .set({ endedAt: at })
    .where('passId', 'in', passesOf(tx, partyId))
    .where('contactId', '=', contactId)
    .where('endedAt', 'is', null)
    .execute();
}

/** The codes that were asked for to a contact of a party. */
export async function listCodesTo(tx: Db, { partyId, contactId }: PartyContact): Promise<string[]> {
  const rows = await tx
    .selectFrom('response_code')
    .where('passId', 'in', passesOf(tx, partyId))
    .where('contactId', '=', contactId)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

function passesOf(tx: Db, partyId: string) {
  return tx.selectFrom('response_pass').where('partyId', '=', partyId).select('id');
}

/** Sessions that are over say nothing any more; who proved what and when stays in the record. */
export async function dropOver(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('response_session').where('expiresAt', '<', before).execute();
}

/** From where the parties of a dispute proved a contact, as far as that is kept. */
export async function listProofs(
  db: Db,
  disputeId: string,
): Promise<{ at: Date; network: string; agent: string }[]> {
  const rows = await db
    .selectFrom('response_session')
    .innerJoin('response_pass', 'response_pass.id', 'response_session.passId')
    .where('response_pass.disputeId', '=', disputeId)
    .select(['response_session.createdAt', 'response_session.network', 'response_session.agent'])
    .execute();
  return rows.map(({ createdAt, network, agent }) => ({ at: createdAt, network, agent }));
}
