import { sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { DisputeDocumentRow } from './disputes.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

export type DocumentRowToAttach = {
  tokenHash: string;
  disputeId: string;
  partyId: string | null;
  kind: DisputeDocumentRow['kind'];
  title: string;
  audience: DisputeDocumentRow['audience'];
};

/** Gives a loose upload its place in a dispute; null when no loose upload has this token. */
export async function attachLoose(
  tx: Db,
  { tokenHash, ...place }: DocumentRowToAttach,
): Promise<{ id: string; contentHash: string } | null> {
  const row = await tx
    .updateTable('dispute_document')
    .set({
      disputeId: place.disputeId,
      partyId: place.partyId,
      kind: place.kind,
      title: place.title,
      audience: place.audience,
      keptUntil: null,
      looseFrom: null,
      looseFor: null,
    })
    .where('tokenHash', '=', bytes(tokenHash))
    .where('disputeId', 'is', null)
    .returning(['id', 'contentHash'])
    .executeTakeFirst();
  return row ? { id: row.id, contentHash: row.contentHash.toString('hex') } : null;
}

/** Gives what was kept by its id its place in a dispute. Throws when it has one, or is gone. */
export async function attachById(
  tx: Db,
  id: string,
  place: Updateable<Tables['dispute_document']>,
): Promise<void> {
  const placed = await tx
    .updateTable('dispute_document')
    .set({ ...place, tokenHash: null, keptUntil: null })
    .where('id', '=', id)
    .where('disputeId', 'is', null)
    .executeTakeFirst();
  if (placed.numUpdatedRows !== 1n) throw new Error(`The document ${id} is not loose.`);
}

export async function findLoose(db: Db, tokenHash: string): Promise<DisputeDocumentRow | null> {
  const query = db
    .selectFrom('dispute_document')
    .where('tokenHash', '=', bytes(tokenHash))
    .where('disputeId', 'is', null);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** Forgets uploads that nobody attached by then, and gives the hashes of their content, which may be another's too. */
export async function dropLoose(db: Db, now: Date): Promise<string[]> {
  const over = db
    .deleteFrom('dispute_document')
    .where('disputeId', 'is', null)
    .where('keptUntil', '<=', now);
  return (await over.returning('contentHash').execute()).map(({ contentHash }) =>
    contentHash.toString('hex'),
  );
}

/** Lets loose uploads go with the next sweep; what belongs to a dispute stays. */
export async function expireLoose(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('dispute_document')
    .set({ keptUntil: at })
    .where('id', 'in', ids)
    .where('disputeId', 'is', null)
    .execute();
}

/** Keeps uploads that a draft names; what belongs to a dispute is none any more. */
export async function extendUnattached(
  tx: Db,
  tokenHashes: readonly string[],
  until: Date,
): Promise<void> {
  if (tokenHashes.length === 0) return;
  await tx
    .updateTable('dispute_document')
    .set({ keptUntil: until })
    .where('tokenHash', 'in', tokenHashes.map(bytes))
    .where('disputeId', 'is', null)
    .where('keptUntil', '<', until)
    .execute();
}

export type UnattachedDocuments = { of: 'from' | 'for'; hash: string } | { of: 'all' };

/** How many uploads lie loose, and their bytes: of a network, of a browser or notice, or all. */
export async function countLoose(
  db: Db,
  loose: UnattachedDocuments,
): Promise<{ files: number; bytes: number }> {
  const row = await db
    .selectFrom('dispute_document')
    .where('disputeId', 'is', null)
    .$if(loose.of === 'for', (is) =>
      is.where('looseFor', '=', bytes('hash' in loose ? loose.hash : '')),
    )
    .$if(loose.of === 'from', (is) =>
      is.where(
        'looseFrom',
        '@>',
        sql<Buffer[]>`array[${bytes('hash' in loose ? loose.hash : '')}::bytea]`,
      ),
    )
    .select(({ fn }) => [
      fn.countAll<bigint>().as('files'),
      fn.sum<string | null>('size').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes ?? 0) };
}

/** Until the transaction ends, nobody else adds what is counted: two at once are two. */
export async function lockLoose(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('dispute_document loose'))`.execute(tx);
}
