import { access } from '#modules/disputes/rules/access.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { type Circle, spelledFor } from '../rules/circles.ts';
import { piecesOf, type SearchEntry, vectorOf } from '../rules/entries.ts';
import {
  dropEntries,
  dropSource,
  type EntryRow,
  listHashes,
  putEntries,
  scopeIdsOf,
} from '../store/entries.ts';
import { closedEntry, keyedBy } from './closing.ts';
import type { IndexDeps } from './deps.ts';

export type { SearchEntry } from '../rules/entries.ts';

/**
 * Has something found from now on, in the transaction in which it is written; of what was kept of the same page of the same source
 * nothing stays. The circles of an entry are all who ever find it.
 */
export async function indexEntry(tx: Db, deps: IndexDeps, entry: SearchEntry): Promise<void> {
  const rows = await rowsOf(tx, [entry]);
  await putEntries(tx, rows.map(foldedBy(deps)));
  await dropSource(tx, entry.source, { part: entry.source.part ?? 0, piece: rows.length });
}

/** Has nothing of a source found any more, from this transaction on. */
export function unindexEntry(tx: Db, source: { kind: string; id: string }): Promise<void> {
  return dropSource(tx, source);
}

/** By which it is told whether what is kept of an entry is what it is now. Of a page it is told by all but its words, which stay. */
export async function hashOf(tx: Db, entry: SearchEntry): Promise<Buffer> {
  const [row] = await rowsOf(tx, [entry]);
  return row?.hash ?? Buffer.alloc(0);
}

type Keeping = IndexDeps & { disputeId: string; kinds: readonly string[] };

function placeOf(row: Pick<EntryRow, 'sourceKind' | 'sourceId' | 'part' | 'piece'>): string {
  return `${row.sourceKind} ${row.sourceId} ${row.part} ${row.piece}`;
}

/** Makes what is kept of some sources of a dispute what it is now: what changed is written, what is gone goes. */
export async function keepEntries(
  tx: Db,
  { disputeId, kinds, key }: Keeping,
  entries: readonly SearchEntry[],
): Promise<number> {
  const known = new Map(
    (await listHashes(tx, disputeId, kinds)).map((row) => [placeOf(row), row] as const),
  );
  const rows = await rowsOf(tx, entries);
  const changed = rows.filter((row) => !known.get(placeOf(row))?.hash.equals(row.hash));
  const there = new Set(rows.map(placeOf));
  const gone = [...known].filter(([place]) => !there.has(place)).map(([, { id }]) => id);
  await putEntries(tx, changed.map(foldedBy({ key })));
  await dropEntries(tx, gone);
  return changed.length + gone.length;
}

/** A row before its words are folded, which costs more than all the rest. */
type Unfolded = Omit<EntryRow, 'words' | 'sealed'> & {
  circles: readonly Circle[];
  indexed: Parameters<typeof vectorOf>[0];
};

async function rowsOf(tx: Db, entries: readonly SearchEntry[]): Promise<Unfolded[]> {
  const scopesOf = ({ disputeId, scopes }: SearchEntry) =>
    scopes.map(({ place, reader }) => ({ disputeId, place, reader }));
  const idOf = await scopeIdsOf(tx, entries.flatMap(scopesOf));
  return entries.flatMap((entry) => {
    const circles = scopesOf(entry)
      .map((scope) => ({ id: idOf(scope), isSealed: access[scope.place].isSealed }))
      .sort((a, b) => a.id - b.id);
    return piecesOf(entry.text).map((text, piece) => rowOf({ ...entry, text }, piece, circles));
  });
}

/** How words are folded and kept: another number here has everything folded again when it is next looked at. */
const FOLDED = 2;
const TITLE = 500;

function rowOf(entry: SearchEntry, piece: number, circles: readonly Circle[]): Unfolded {
  const { disputeId, kind, source, side, at, named = '', text, also = '' } = entry;
  const title = entry.title.slice(0, TITLE);
  const isPage = source.part !== undefined;
  // A long text's pieces are found by their own words; the title is said with each and weighs with the first alone.
  const first = piece === 0 && !isPage;
  const indexed = { kind, title: first ? title : '', text, also: first ? also : '' };
  const scopes = circles.map(({ id }) => id);
  const made = JSON.stringify([FOLDED, scopes, side, at, named, title, isPage ? kind : indexed]);
  return {
    disputeId,
    scopes,
    circles,
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
    indexed,
  };
}

const foldedBy =
  (deps: IndexDeps) =>
  ({ circles, indexed, ...row }: Unfolded): EntryRow => {
    const keyed = keyedBy(deps);
    const words = vectorOf(indexed, (lexeme) =>
      circles.map((circle) => spelledFor(circle, lexeme, keyed)),
    );
    if (!circles.some(({ isSealed }) => isSealed)) return { ...row, sealed: null, words };
    return {
      ...row,
      title: '',
      text: '',
      sealed: closedEntry(deps, row, { title: row.title, text: row.text }),
      words,
    };
  };
