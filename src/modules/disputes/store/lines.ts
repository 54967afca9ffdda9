import type { Db } from '#platform/db.ts';

/** Some disputes by what a list calls them. */
export async function listLines(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('dispute').where('id', 'in', ids).select(['id', 'reference', 'officer_id']).execute();
}

export async function listPartyNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('dispute_party').where('id', 'in', ids).select(['id', 'name']).execute();
}
