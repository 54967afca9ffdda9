import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type SettlementRow = Selectable<Tables['settlement']>;
export type SignatureRow = Selectable<Tables['settlement_signature']>;

export async function findSettlementById(db: Db, id: string): Promise<SettlementRow | null> {
  const row = await db.selectFrom('settlement').where('id', '=', id).selectAll().executeTakeFirst();
  return row ?? null;
}

export async function addSettlement(tx: Db, row: Insertable<Tables['settlement']>): Promise<void> {
  await tx.insertInto('settlement').values(row).execute();
}

export async function endSettlementRow(
  tx: Db,
  id: string,
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('settlement')
    .set({ endedAt: at, endedBy: by })
    .where('id', '=', id)
    .where('signedAt', 'is', null)
    .execute();
}

export async function completeSettlement(
  tx: Db,
  id: string,
  { documentId, at }: { documentId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('settlement')
    .set((eb) => ({
      completedAt: at,
      documentId,
      signedAt: eb.fn.coalesce('signedAt', eb.val(at)),
    }))
    .where('id', '=', id)
    .execute();
}

/** The last party has signed: it binds them all, and waits for whoever leads the talks or decides. */
export async function markSigned(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable('settlement').set({ signedAt: at }).where('id', '=', id).execute();
}

export type AuthenticationRow = Selectable<Tables['settlement_authentication']>;

export function listAuthentications(db: Db, settlementId: string): Promise<AuthenticationRow[]> {
  return db
    .selectFrom('settlement_authentication')
    .where('settlementId', '=', settlementId)
    .orderBy('signedAt')
    .orderBy('personId')
    .selectAll()
    .execute();
}

export async function addAuthentication(
  tx: Db,
  row: Insertable<Tables['settlement_authentication']>,
): Promise<void> {
  await tx.insertInto('settlement_authentication').values(row).execute();
}

/** What somebody put their name to as a neutral, for the download of their data. */
export function listAuthenticatedBy(db: Db, personId: string): Promise<AuthenticationRow[]> {
  return db
    .selectFrom('settlement_authentication')
    .where('personId', '=', personId)
    .orderBy('signedAt')
    .selectAll()
    .execute();
}

/** What an award says of its stamp duty, and of members that have not signed. */
export async function stampSettlement(
  tx: Db,
  id: string,
  { stamp, without }: Pick<SettlementRow, 'stamp' | 'without'>,
): Promise<void> {
  await tx.updateTable('settlement').set({ stamp, without }).where('id', '=', id).execute();
}

/** Whether a certificate of stamp duty stands on another award; of two who give it at once the second waits for the first. */
export async function isStampUsed(tx: Db, stamp: string, butOf: string): Promise<boolean> {
  const number = stamp.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stamp ${number}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('settlement')
    .where((eb) => eb(eb.fn('lower', ['stamp']), '=', number))
    .where('id', '!=', butOf)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function listSignatures(db: Db, settlementId: string): Promise<SignatureRow[]> {
  return db
    .selectFrom('settlement_signature')
    .where('settlementId', '=', settlementId)
    .orderBy('signedAt')
    .orderBy('partyId')
    .selectAll()
    .execute();
}

export async function addSignature(
  tx: Db,
  row: Insertable<Tables['settlement_signature']>,
): Promise<void> {
  await tx.insertInto('settlement_signature').values(row).execute();
}

export type SignatureCode = Selectable<Tables['signature_code']>;

export async function addSignatureCode(tx: Db, row: SignatureCode): Promise<void> {
  await tx.insertInto('signature_code').values(row).execute();
}

export async function findSignatureCode(db: Db, id: string): Promise<SignatureCode | null> {
  const row = await db
    .selectFrom('signature_code')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The codes that somebody asked for under one text and party, the last one last. */
export async function listCodesOf(
  db: Db,
  { settlementId, partyId, personId }: Omit<SignatureCode, 'id' | 'askedAt'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('signature_code')
    .where('settlementId', '=', settlementId)
    .where('partyId', partyId === null ? 'is' : '=', partyId)
    .where('personId', '=', personId)
    .orderBy('askedAt')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What somebody signed, for the download of their data. */
export function listSignedBy(db: Db, personId: string): Promise<SignatureRow[]> {
  return db
    .selectFrom('settlement_signature')
    .where('personId', '=', personId)
    .orderBy('signedAt')
    .selectAll()
    .execute();
}
