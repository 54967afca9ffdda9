import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { piecesOf, type SearchEntry, vectorOf } from '../rules/entries.ts';
import {
  dropEntries,
  dropSource,
  type EntryRow,
  listHashes,
  putEntries,
  scopeIdsOf,
} from '../store/entries.ts';

export type { SearchEntry } from '../rules/entries.ts';

/**
 * Has something found from now on, in the transaction in which it is written; of what was kept of the same page of the same source
 * nothing stays. The circles of an entry are all who ever find it.
 */
export async function indexEntry(tx: Db, entry: SearchEntry): Promise<void> {
  const rows = await rowsOf(tx, [entry]);
  await putEntries(tx, rows);
  await dropSource(tx, entry.source, { part: entry.source.part ?? 0, piece: rows.length });
}

/** Has nothing of a source found any more, from this transaction on. */
export function unindexEntry(tx: Db, source: { kind: string; id: string }): Promise<void> {
  return dropSource(tx, source);
}

/** Makes what is kept of some sources of a dispute what it is now: what changed is written, what is gone goes. */
export async function keepEntries(
  tx: Db,
  { disputeId, kinds }: { disputeId: string; kinds: readonly string[] },
  entries: readonly SearchEntry[],
): Promise<number> {
  const placeOf = (row: Pick<EntryRow, 'sourceKind' | 'sourceId' | 'part' | 'piece'>) =>
    `${row.sourceKind} ${row.sourceId} ${row.part} ${row.piece}`;
  const known = new Map(
    (await listHashes(tx, disputeId, kinds)).map((row) => [placeOf(row), row] as const),
  );
  const rows = await rowsOf(tx, entries);
  const changed = rows.filter((row) => !known.get(placeOf(row))?.hash.equals(row.hash));
  const there = new Set(rows.map(placeOf));
  const gone = [...known].filter(([place]) => !there.has(place)).map(([, { id }]) => id);
  await putEntries(tx, changed);
  await dropEntries(tx, gone);
  return changed.length + gone.length;
}

async function rowsOf(tx: Db, entries: readonly SearchEntry[]): Promise<EntryRow[]> {
  const scopesOf = ({ disputeId, scopes }: SearchEntry) =>
    scopes.map(({ place, reader }) => ({ disputeId, place, reader }));
  const idOf = await scopeIdsOf(tx, entries.flatMap(scopesOf));
  return entries.flatMap((entry) => {
    const scopeIds = scopesOf(entry)
      .map(idOf)
      .sort((a, b) => a - b);
    return piecesOf(entry.text).map((text, piece) => rowOf({ ...entry, text }, piece, scopeIds));
  });
}

/** How words are folded: another number here has everything folded again when it is next looked at. */
const FOLDED = 1;
const TITLE = 500;

function rowOf(entry: SearchEntry, piece: number, scopes: number[]): EntryRow {
  const { disputeId, kind, source, side, at, named = '', text, also = '' } = entry;
  const title = entry.title.slice(0, TITLE);
  // A long text's pieces are found by their own words; the title is said with each and weighs with the first alone.
  const indexed = { kind, title: piece === 0 ? title : '', text, also: piece === 0 ? also : '' };
  const made = JSON.stringify([FOLDED, scopes, side, at, named, title, indexed]);
  return {
    disputeId,
    scopes,
    kind,
    sourceKind: source.kind,
    sourceId: source.id,
    part: source.part ?? 0,
    piece,
    side,
    at,
    named,
    title,
    text,
    hash: Buffer.from(sha256(made), 'hex'),
    words: vectorOf({ ...indexed, scopeIds: scopes }),
  };
}
