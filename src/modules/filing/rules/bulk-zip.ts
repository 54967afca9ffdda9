import { DOCUMENT_BYTES_MAX } from '#kernel/document-types.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';

/** The most that one zip may hold; a bank with more sends several. */
export const PAPERS_MAX = 25_000;
export const PAPER_BYTES_MAX = DOCUMENT_BYTES_MAX;
export const UNPACKED_BYTES_MAX = 8 * 1024 ** 3;
export const NAME_MAX = 200;
/** Papers are packed already: what shrinks to a hundredth is no paper but a bomb. Small ones may. */
const RATIO_MAX = 100;
const RATIO_FROM = 1024 * 1024;
const LOCAL_HEADER_BYTES = 30;

/** What is wrong with a zip as a whole. */
export const ZIP_FAULTS = [
  'zip_wrong',
  'zip_too_many',
  'zip_too_large',
  'zip_overlaps',
  'zip_too_new',
  'zip_in_parts',
] as const;
export type ZipFault = (typeof ZIP_FAULTS)[number];

/** What is wrong with one paper in it; the others can be used all the same. */
export const PAPER_FAULTS = [
  'paper_path',
  'paper_name',
  'paper_twice',
  'paper_locked',
  'paper_link',
  'paper_method',
  'paper_too_large',
  'paper_bomb',
  'paper_empty',
  'paper_broken',
  'paper_type',
] as const;
export type DocumentFileFault = (typeof PAPER_FAULTS)[number];

export type ZipEntry = {
  name: string;
  /** By which a row names it: without folders, and without regard to capitals. */
  key: string;
  /** Where its local header begins. */
  at: number;
  packed: number;
  size: number;
  isDeflated: boolean;
  crc: number;
  fault: DocumentFileFault | null;
};

/** What a zip says of an entry. */
export type DeclaredZipEntry = {
  name: Uint8Array;
  at: number;
  packed: number;
  size: number;
  crc: number;
  method: number;
  flags: number;
  madeOn: number;
  attributes: number;
  isZip64: boolean;
};

/** Whether a zip with so many entries is read at all; so many that they need zip64 are another kind of zip. */
export function faultOfCount(count: number): ZipFault | null {
  if (count >= 0xffff) return 'zip_too_new';
  return count > PAPERS_MAX ? 'zip_too_many' : null;
}

/** The papers of a zip by its directory. Nothing has been unpacked yet, so sizes are what the zip says of itself. */
export function entriesOf({
  entries: all,
  directoryAt,
}: {
  entries: readonly DeclaredZipEntry[];
  directoryAt: number;
}): Result<ZipEntry[], ZipFault> {
  if (all.some(({ isZip64 }) => isZip64)) return refuse('zip_too_new');
  const entries = all.map(entryOf).filter((entry) => entry !== null);
  if (entries.reduce((sum, { size }) => sum + size, 0) > UNPACKED_BYTES_MAX)
    return refuse('zip_too_large');
  if (overlaps(entries, directoryAt)) return refuse('zip_overlaps');
  return allow(withTwins(entries));
}

/** Null for a folder and the like. */
function entryOf({ name, at, packed, size, crc, ...said }: DeclaredZipEntry): ZipEntry | null {
  const text = decoded(name);
  if (text !== null && isPassedOver(text)) return null;
  const full = text ?? lenient.decode(name);
  const kind = unixKindOf(said.madeOn, said.attributes);
  return {
    at,
    packed,
    size,
    crc,
    isDeflated: said.method === 8,
    name: full.slice(0, NAME_MAX),
    key: keyOf(full),
    fault: faultOf({ ...said, text, kind }, { packed, size }),
  };
}

type Found = { text: string | null; flags: number; method: number; kind: number };

/** In the order in which they are looked at: what could harm first. */
function faultOf(
  { text, flags, method, kind }: Found,
  { packed, size }: { packed: number; size: number },
): DocumentFileFault | null {
  if (text === null || text.length > NAME_MAX || NOT_IN_A_NAME.test(text)) return 'paper_name';
  if (leadsOut(text)) return 'paper_path';
  // Encrypted, strongly encrypted, or a directory that hides what it holds.
  if ((flags & 0x2041) !== 0) return 'paper_locked';
  // A regular file, or a system that knows no kinds.
  if (kind !== 0 && kind !== 0o100000) return 'paper_link';
  if (method !== 0 && method !== 8) return 'paper_method';
  if (size === 0) return 'paper_empty';
  if (size > PAPER_BYTES_MAX) return 'paper_too_large';
  if (size > RATIO_FROM && size > packed * RATIO_MAX) return 'paper_bomb';
  // What is packed is never much longer than what it unpacks to.
  return (method === 0 && packed !== size) || packed > size * 1.1 + 1024 ? 'paper_broken' : null;
}

const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069;]/u;

/** Windows' own drawer names and separators are as little a name of a paper as a way up. */
export function leadsOut(name: string): boolean {
  return (
    name.includes('\\') ||
    name.startsWith('/') ||
    /^[a-z]:/i.test(name) ||
    name.split('/').includes('..')
  );
}

/** Folders, and what a Mac or a Windows machine puts beside everything. */
export function isPassedOver(name: string): boolean {
  return (
    name.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(name)
  );
}

/** The Unix kind of a file, where the zip was made by a system that has one. */
export function unixKindOf(madeOn: number, attributes: number): number {
  return madeOn === 3 || madeOn === 19 ? (attributes >>> 16) & 0o170000 : 0;
}

/** By which a row names a paper: the name without folders, in composed form, capitals or not. */
export function keyOf(name: string): string {
  return name
    .slice(name.lastIndexOf('/') + 1)
    .normalize('NFC')
    .toLowerCase()
    .trim();
}

/** Entries that share bytes are how a small zip unpacks to terabytes without a ratio that anybody would notice. */
export function overlaps(entries: readonly { at: number; packed: number }[], end: number): boolean {
  const sorted = [...entries].sort((a, b) => a.at - b.at);
  return sorted.some(
    ({ at, packed }, index) => at + LOCAL_HEADER_BYTES + packed > (sorted[index + 1]?.at ?? end),
  );
}

/** Of two papers with one name nobody could say which a row means, so both are told. */
function withTwins(entries: readonly ZipEntry[]): ZipEntry[] {
  const counts = new Map<string, number>();
  for (const { key } of entries) counts.set(key, (counts.get(key) ?? 0) + 1);
  return entries.map((entry) =>
    (counts.get(entry.key) ?? 0) > 1 ? { ...entry, fault: entry.fault ?? 'paper_twice' } : entry,
  );
}

const strict = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');

function decoded(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes).normalize('NFC');
  } catch {
    return null;
  }
}
