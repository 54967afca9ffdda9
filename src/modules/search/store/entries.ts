import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { SearchScope } from '../rules/readers.ts';
import type { SearchKind, SearchSide } from '../rules/words.ts';

export type ScopeRow = SearchScope & { disputeId: string };
export type EntryRow = {
  disputeId: string;
  scopes: number[];
  kind: SearchKind;
  sourceKind: string;
  sourceId: string;
  part: number;
  piece: number;
  side: SearchSide | null;
  at: Date;
  named: string;
  title: string;
  text: string;
  /** Title and text closed, where the circles are sealed; these are empty then. */
  sealed: Buffer | null;
  hash: Buffer;
  words: string;
};

const scopeKey = ({ disputeId, place, reader }: ScopeRow) => `${disputeId} ${place} ${reader}`;

async function addScopes(tx: Db, scopes: readonly ScopeRow[]): Promise<void> {
  await tx
    .insertInto('search_scope')
    .values([...scopes])
    .onConflict((same) => same.columns(['disputeId', 'place', 'reader']).doNothing())
    .execute();
}

/** The number of each circle of readers, which it is given when something is first kept for it. */
export async function scopeIdsOf(
  tx: Db,
  scopes: readonly ScopeRow[],
): Promise<(scope: ScopeRow) => number> {
  const wanted = [...new Map(scopes.map((one) => [scopeKey(one), one])).values()];
  const known = await listScopes(tx, wanted);
  const missing = wanted.filter((one) => !known.has(scopeKey(one)));
  if (missing.length > 0) {
    await addScopes(tx, missing);
    for (const [key, id] of await listScopes(tx, missing)) known.set(key, id);
  }
  return (scope) => {
    const id = known.get(scopeKey(scope));
    if (id === undefined) throw new Error(`There is no circle ${scopeKey(scope)}.`);
    return id;
  };
}

async function listScopes(tx: Db, wanted: readonly ScopeRow[]): Promise<Map<string, number>> {
  const ids = [...new Set(wanted.map(({ disputeId }) => disputeId))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('search_scope')
    .where('disputeId', 'in', ids)
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [scopeKey(row as typeof row & ScopeRow), row.id])); // places are the policy's own
}

/** The hashes of what is kept of some sources in a dispute, by source, part and piece. */
export async function listHashes(
  tx: Db,
  disputeId: string,
  sourceKinds: readonly string[],
): Promise<
  (Pick<EntryRow, 'sourceKind' | 'sourceId' | 'part' | 'piece' | 'hash'> & { id: string })[]
> {
  return tx
    .selectFrom('search_entry')
    .where('disputeId', '=', disputeId)
    .where('sourceKind', 'in', sourceKinds)
    .select(['id', 'sourceKind', 'sourceId', 'part', 'piece', 'hash'])
    .execute();
}

/** In one statement as many as it carries at once without a pause that others feel. */
const AT_ONCE = 100;

/** Keeps entries, each in the place of what was kept of the same piece of the same source. */
export async function putEntries(tx: Db, rows: readonly EntryRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await tx
      .insertInto('search_entry')
      .values(some.map((row) => ({ ...row, words: sql<string>`${row.words}::tsvector` })))
      .onConflict((same) =>
        same.columns(['sourceKind', 'sourceId', 'part', 'piece']).doUpdateSet((eb) => ({
          disputeId: eb.ref('excluded.disputeId'),
          scopes: eb.ref('excluded.scopes'),
          kind: eb.ref('excluded.kind'),
          side: eb.ref('excluded.side'),
          at: eb.ref('excluded.at'),
          named: eb.ref('excluded.named'),
          title: eb.ref('excluded.title'),
          text: eb.ref('excluded.text'),
          sealed: eb.ref('excluded.sealed'),
          hash: eb.ref('excluded.hash'),
          words: eb.ref('excluded.words'),
        })),
      )
      .execute();
  }
}

/** What is kept of the sources of a kind in a dispute: one row for each source and hash. */
export async function listSources(
  tx: Db,
  disputeId: string,
  sourceKind: string,
): Promise<Pick<EntryRow, 'sourceId' | 'hash'>[]> {
  return tx
    .selectFrom('search_entry')
    .where('disputeId', '=', disputeId)
    .where('sourceKind', '=', sourceKind)
    .distinct()
    .select(['sourceId', 'hash'])
    .execute();
}

export async function dropEntries(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('search_entry').where('id', 'in', ids).execute();
}

/** Drops what is kept of a source; of one part of it and what stands behind its first pieces, where these are named. */
export async function dropSource(
  tx: Db,
  { kind, id }: { kind: string; id: string },
  from?: { part: number; piece: number },
): Promise<void> {
  await tx
    .deleteFrom('search_entry')
    .where('sourceKind', '=', kind)
    .where('sourceId', '=', id)
    .$if(from !== undefined, (some) =>
      some.where('part', '=', from?.part ?? 0).where('piece', '>=', from?.piece ?? 0),
    )
    .execute();
}

/** Has disputes looked at again, by themselves. */
export async function markStale(tx: Db, disputeIds: readonly string[], since: Date): Promise<void> {
  if (disputeIds.length === 0) return;
  await tx
    .insertInto('search_stale')
    .values(disputeIds.map((disputeId) => ({ disputeId, since })))
    .onConflict((same) => same.column('disputeId').doNothing())
    .execute();
}

/** Takes the next disputes that are to be looked at again; of two at once each has others. */
export async function takeStale(tx: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ disputeId: string }>`delete from search_stale where dispute_id in
    (select dispute_id from search_stale order by since, dispute_id limit ${most} for update skip locked)
    returning dispute_id`.execute(tx);
  return rows.map(({ disputeId }) => disputeId);
}
