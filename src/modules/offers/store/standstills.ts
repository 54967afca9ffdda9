import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type StandstillRow = Selectable<Tables['standstill']>;
export type StandstillSignatureRow = Selectable<Tables['standstill_signature']>;

export async function addStandstill(tx: Db, row: Insertable<Tables['standstill']>): Promise<void> {
  await tx.insertInto('standstill').values(row).execute();
}

/** Every one of a dispute, the oldest first. It names no viewer: ask who reads what is said to settle. */
export function listStandstills(db: Db, disputeId: string): Promise<StandstillRow[]> {
  return db
    .selectFrom('standstill')
    .where('disputeId', '=', disputeId)
    .orderBy('proposedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addStandstillSignature(
  tx: Db,
  row: Insertable<Tables['standstill_signature']>,
): Promise<void> {
  await tx.insertInto('standstill_signature').values(row).execute();
}

export function listStandstillSignatures(
  db: Db,
  ids: readonly string[],
): Promise<StandstillSignatureRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('standstill_signature')
    .where('standstillId', 'in', ids)
    .orderBy('at')
    .orderBy('partyId')
    .selectAll()
    .execute();
}

export async function keepStandstillPaper(tx: Db, id: string, documentId: string): Promise<void> {
  await tx.updateTable('standstill').set({ documentId }).where('id', '=', id).execute();
}

/** What somebody signed for a party, for the copy of their own data. */
export function listStandstillsBy(db: Db, personId: string) {
  return db
    .selectFrom('standstill_signature as one')
    .innerJoin('standstill', 'standstill.id', 'one.standstillId')
    .where('one.personId', '=', personId)
    .orderBy('one.at')
    .select(['standstill.disputeId', 'standstill.until', 'standstill.body', 'one.name', 'one.at'])
    .execute();
}
