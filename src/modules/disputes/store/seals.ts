import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type SealRow = Selectable<Tables['document_seal']>;

/** Every course of every paper of a dispute, the oldest first. */
export function listSeals(db: Db, disputeId: string): Promise<SealRow[]> {
  return db
    .selectFrom('document_seal')
    .where('disputeId', '=', disputeId)
    .orderBy(sql`coalesce(asked_at, decided_at)`)
    .orderBy('id')
    .selectAll()
    .execute();
}

/** What is asked or ordered of a paper now. */
export async function findOpenSeal(db: Db, documentId: string): Promise<SealRow | null> {
  const query = db
    .selectFrom('document_seal')
    .where('documentId', '=', documentId)
    .where('state', 'in', ['asked', 'ordered']);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

export async function addSeal(tx: Db, seal: Insertable<Tables['document_seal']>): Promise<void> {
  await tx.insertInto('document_seal').values(seal).execute();
}

export async function changeSeal(
  tx: Db,
  id: string,
  change: Updateable<Tables['document_seal']>,
): Promise<void> {
  await tx.updateTable('document_seal').set(change).where('id', '=', id).execute();
}

/** What somebody asked for or ordered, wherever. */
export function listSealsBy(db: Db, personId: string) {
  return db
    .selectFrom('document_seal')
    .where((is) =>
      is.or([
        is('askedBy', '=', personId),
        is('decidedBy', '=', personId),
        is('liftedBy', '=', personId),
      ]),
    )
    .orderBy('id')
    .select(['disputeId', 'state', 'askedBy', 'askedAt', 'askedWhy'])
    .select(['decidedBy', 'decidedAt', 'decidedWhy', 'liftedBy', 'liftedAt', 'liftedWhy'])
    .execute();
}
