import type { Db } from '#platform/db.ts';
import type { Erasure, KeptByLaw } from '../rules/erasure.ts';

export type ErasureRow = Erasure & { id: string; personId: string; kept: KeptByLaw[] };

export async function addErasure(
  tx: Db,
  { id, personId, at }: { id: string; personId: string; at: Date },
): Promise<void> {
  await tx.insertInto('identity_erasure').values({ id, personId, askedAt: at }).execute();
}

/** The request that is still open, kept from everybody else until the transaction ends. */
export async function lockOpenErasure(tx: Db, personId: string): Promise<ErasureRow | null> {
  const row = await tx
    .selectFrom('identity_erasure')
    .where('personId', '=', personId)
    .where('withdrawnAt', 'is', null)
    .where('doneAt', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ? erasureOf(row) : null;
}

export async function findErasure(db: Db, id: string): Promise<ErasureRow | null> {
  const row = await db
    .selectFrom('identity_erasure')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ? erasureOf(row) : null;
}

/** Every request of a person, the newest first. */
export async function listErasures(db: Db, personId: string): Promise<ErasureRow[]> {
  const rows = await db
    .selectFrom('identity_erasure')
    .where('personId', '=', personId)
    .orderBy('askedAt', 'desc')
    .selectAll()
    .execute();
  return rows.map(erasureOf);
}

/** The requests of everybody that are still open, the oldest first. */
export async function listOpenErasures(db: Db): Promise<ErasureRow[]> {
  const open = db
    .selectFrom('identity_erasure')
    .where('withdrawnAt', 'is', null)
    .where('doneAt', 'is', null);
  return (await open.orderBy('askedAt').orderBy('id').selectAll().execute()).map(erasureOf);
}

export async function setErasure(
  tx: Db,
  id: string,
  set:
    | { withdrawnAt: Date }
    | { confirmedAt: Date; confirmedBy: string }
    | { doneAt: Date; kept: KeptByLaw[] },
): Promise<void> {
  await tx.updateTable('identity_erasure').set(set).where('id', '=', id).execute();
}

/** Empties a person's row, and whatever else says who it was. The id stays, because the record names it. */
export async function erasePerson(tx: Db, personId: string, at: Date): Promise<void> {
  const gone = {
    name: '',
    email: null,
    emailVerifiedAt: null,
    phone: null,
    phoneVerifiedAt: null,
  };
  const secret = {
    passwordHash: null,
    passwordSetAt: null,
    language: 'en' as const,
    timeZone: 'Asia/Kolkata',
  };
  await tx
    .updateTable('identity_person')
    .set({ ...gone, ...secret, erasedAt: at })
    .where('id', '=', personId)
    .execute();
  await tx.deleteFrom('identity_notice_choice').where('personId', '=', personId).execute();
  await tx.deleteFrom('account_notice').where('personId', '=', personId).execute();
  await tx.deleteFrom('identity_device').where('personId', '=', personId).execute();
  await tx.deleteFrom('identity_invitation').where('takenBy', '=', personId).execute();
}

type Row = {
  id: string;
  personId: string;
  askedAt: Date;
  withdrawnAt: Date | null;
  confirmedAt: Date | null;
  doneAt: Date | null;
  kept: string[];
};

function erasureOf(row: Row): ErasureRow {
  return {
    id: row.id,
    personId: row.personId,
    askedAt: row.askedAt,
    withdrawnAt: row.withdrawnAt,
    confirmedAt: row.confirmedAt,
    doneAt: row.doneAt,
    kept: row.kept as KeptByLaw[], // the table's check knows no other
  };
}
