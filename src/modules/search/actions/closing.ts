import { keyedHash } from '#platform/hash.ts';
import { sealFor } from '#platform/vault/seal.ts';
import type { Keyed } from '../rules/circles.ts';
import type { FoundRow } from '../store/hits.ts';
import type { IndexDeps } from './deps.ts';

type Shown = { title: string; text: string };
type Piece = Pick<FoundRow, 'sourceKind' | 'sourceId' | 'part' | 'piece'>;

/** So many of 256 bits tell words apart, and make the index no larger than the words would. */
const LETTERS = 16;

/** What the words of sealed circles are kept as: whoever has the database alone learns none of them. */
export function keyedBy({ key }: IndexDeps): Keyed {
  return (text) => keyedHash(key, `search ${text}`).slice(0, LETTERS);
}

/** What is shown of an entry of a sealed circle, as it is kept. */
export function closedEntry(deps: IndexDeps, piece: Piece, shown: Shown): Buffer {
  return sealOf(deps).close(Buffer.from(JSON.stringify(shown)), aboutOf(piece));
}

/** A row as its reader sees it. */
export function openedEntry(deps: IndexDeps, row: FoundRow): FoundRow {
  if (!row.sealed) return row;
  const shown = sealOf(deps).open(row.sealed, aboutOf(row)).toString();
  return { ...row, ...(JSON.parse(shown) as Shown) }; // we wrote it ourselves
}

const aboutOf = ({ sourceKind, sourceId, part, piece }: Piece) =>
  `${sourceKind} ${sourceId} ${part} ${piece}`;

function sealOf({ key }: IndexDeps) {
  return sealFor({ bytes: key }, 'search');
}
