import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type BundleRow = Selectable<Tables['bundle']>;
/** Whose, in which dispute. */
export type BundleOwner = { disputeId: string; personId: string };

export async function addBundle(
  tx: Db,
  bundle: Insertable<Tables['bundle']>,
  papers: readonly string[],
): Promise<BundleRow> {
  const row = await tx.insertInto('bundle').values(bundle).returningAll().executeTakeFirstOrThrow();
  await tx
    .insertInto('bundle_paper')
    .values(papers.map((documentId, position) => ({ bundleId: row.id, position, documentId })))
    .execute();
  return row;
}

/** Until the transaction ends, this person asks for nothing else in this dispute. */
export async function lockBundlesOf(tx: Db, { disputeId, personId }: BundleOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`bundle ${disputeId}`}), hashtext(${personId}))`.execute(
    tx,
  );
}

/** The newest first. */
export function listBundles(db: Db, { disputeId, personId }: BundleOwner): Promise<BundleRow[]> {
  return db
    .selectFrom('bundle')
    .where('disputeId', '=', disputeId)
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function findBundle(
  db: Db,
  { disputeId, personId }: BundleOwner,
  id: string,
): Promise<BundleRow | null> {
  const query = db
    .selectFrom('bundle')
    .where('id', '=', id)
    .where('disputeId', '=', disputeId)
    .where('personId', '=', personId);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

/** The papers of some bundles, each in its order. */
export async function listBundlePapers(
  db: Db,
  ids: readonly string[],
): Promise<{ bundleId: string; documentId: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('bundle_paper')
    .where('bundleId', 'in', ids)
    .orderBy('bundleId')
    .orderBy('position')
    .select(['bundleId', 'documentId'])
    .execute();
}

/** Takes the one that waits longest, or whose maker was not heard of in time; of two who ask at once each has another. */
export async function leaseBundle(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<BundleRow | null> {
  const waiting = db
    .selectFrom('bundle')
    .where('state', 'in', ['waiting', 'making'])
    .where((is) => is.or([is('leasedUntil', 'is', null), is('leasedUntil', '<=', now)]))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select('id');
  const row = await db
    .updateTable('bundle')
    .set(({ eb }) => ({
      state: 'making' as const,
      leasedUntil: until,
      pages: 0,
      tries: eb('tries', '+', 1),
    }))
    .where('id', 'in', waiting)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Changes what is being made by whoever took it so often; false when another took it since, or it is gone. */
export async function changeLeased(
  db: Db,
  { id, tries }: Pick<BundleRow, 'id' | 'tries'>,
  change: Updateable<Tables['bundle']>,
): Promise<boolean> {
  const changed = await db
    .updateTable('bundle')
    .set(change)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'making')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function dropBundle(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('bundle').where('id', '=', id).execute();
}

export async function dropOverdueBundles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('bundle').where('keptUntil', '<=', now).execute();
}

export function listBundlesOf(db: Db, personId: string) {
  return db
    .selectFrom('bundle')
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .select(['kind', 'title', 'asked', 'state', 'pages', 'createdAt', 'keptUntil'])
    .execute();
}

/** Everything that a person had made, wherever: the loose documents that it was. */
export async function dropBundlesOf(tx: Db, personId: string): Promise<(string | null)[]> {
  const gone = await tx
    .deleteFrom('bundle')
    .where('personId', '=', personId)
    .returning('documentId')
    .execute();
  return gone.map(({ documentId }) => documentId);
}
