import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type PassRow = Selectable<Tables['response_pass']>;
export type ReadingRow = Selectable<Tables['response_reading']>;

const hex = (hash: string) => Buffer.from(hash, 'hex');

/** The pass of a code, if it may still be used: unknown, ended and past its time are all the same to whoever types it. */
export async function findPass(db: Db, codeHash: string, now: Date): Promise<PassRow | null> {
  const row = await db
    .selectFrom('response_pass')
    .where('codeHash', '=', hex(codeHash))
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Of every party of a dispute: whoever asks for one of them asks for the others too. */
export function listLivePasses(db: Db, disputeId: string, now: Date): Promise<PassRow[]> {
  return db
    .selectFrom('response_pass')
    .where('disputeId', '=', disputeId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .selectAll()
    .execute();
}

export async function livePassOf(db: Db, partyId: string, now: Date): Promise<PassRow | null> {
  const row = await db
    .selectFrom('response_pass')
    .where('partyId', '=', partyId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** A new pass takes the place of what the party had; two at once leave one. */
export async function addPass(
  tx: Db,
  pass: Insertable<Tables['response_pass']>,
): Promise<PassRow | null> {
  const row = await tx
    .insertInto('response_pass')
    .values(pass)
    .onConflict((same) => same.column('partyId').where('endedAt', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function endPasses(tx: Db, partyId: string, at: Date): Promise<void> {
  await tx
    .updateTable('response_session')
    .set({ endedAt: at })
    .where('endedAt', 'is', null)
    .where(
      'passId',
      'in',
      tx.selectFrom('response_pass').where('partyId', '=', partyId).select('id'),
    )
    .execute();
  await tx
    .updateTable('response_pass')
    .set({ endedAt: at })
    .where('partyId', '=', partyId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Whether the same reader was written down a moment ago: a reload is no new reading. */
export async function wasReadBy(
  db: Db,
  { passId, network, agent, isVerified }: Omit<ReadingRow, 'id' | 'at'>,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('response_reading')
    .where('passId', '=', passId)
    .where('at', '>=', since)
    .where('network', '=', network)
    .where('agent', '=', agent)
    .where('isVerified', '=', isVerified)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function addReading(db: Db, reading: ReadingRow): Promise<void> {
  await db.insertInto('response_reading').values(reading).execute();
}

/** Whether anybody had opened it before. */
export async function isRead(db: Db, passId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('response_reading')
      .where('passId', '=', passId)
      .select('id')
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** When each party's notice was opened, the first time and the last. */
export async function listReadings(
  db: Db,
  disputeId: string,
): Promise<(ReadingRow & { partyId: string })[]> {
  return db
    .selectFrom('response_reading')
    .innerJoin('response_pass', 'response_pass.id', 'response_reading.passId')
    .where('response_pass.disputeId', '=', disputeId)
    .orderBy('response_reading.at')
    .selectAll('response_reading')
    .select('response_pass.partyId')
    .limit(200)
    .execute();
}

/** Whatever one party sends is sent one after the other. */
export async function lockPass(tx: Db, id: string): Promise<void> {
  await tx
    .selectFrom('response_pass')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function passById(db: Db, id: string): Promise<PassRow | null> {
  return (
    (await db.selectFrom('response_pass').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}
