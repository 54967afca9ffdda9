import { PAPER_MAX } from '#kernel/papers.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';

/** The most that one zip may hold; a bank with more sends several. */
export const PAPERS_MAX = 25_000;
export const PAPER_BYTES_MAX = PAPER_MAX;
export const UNPACKED_BYTES_MAX = 8 * 1024 ** 3;
export const NAME_MAX = 200;
/** Papers are packed already: what shrinks to a hundredth is no paper but a bomb. Small ones may. */
const RATIO_MAX = 100;
const RATIO_FROM = 1024 * 1024;

/** What is wrong with a zip as a whole. */
export const ZIP_FAULTS = [
  ...([
    'zip_wrong',
    'zip_too_many',
    'zip_too_large',
    'zip_overlaps',
    'zip_too_new',
    'zip_in_parts',
  ] as const),
] as const;
export type ZipFault = (typeof ZIP_FAULTS)[number];

/** What is wrong with one paper in it; the others can be used all the same. */
export const PAPER_FAULTS = [
  ...([
    'paper_path',
    'paper_name',
    'paper_twice',
    'paper_locked',
    'paper_link',
    'paper_method',
    'paper_too_large',
  ] as const),
  ...(['paper_bomb', 'paper_empty', 'paper_broken', 'paper_type'] as const),
] as const;
export type PaperFault = (typeof PAPER_FAULTS)[number];

export type Entry = {
  name: string;
  /** By which a row names it: without folders, and without regard to capitals. */
  key: string;
  /** Where its local header begins. */
  at: number;
  packed: number;
  size: number;
  isDeflated: boolean;
  crc: number;
  fault: PaperFault | null;
};

/** The end record, with its comment, is at most this long. */
export const END_BYTES_MAX = 22 + 65_535;
export const LOCAL_HEADER_BYTES = 30;
const CENTRAL_BYTES = 46;
const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];

export type Directory = { at: number; size: number; count: number };

/** Where the directory of a zip is, from its last bytes (APPNOTE 4.3.16). */
export function directoryOf(tail: Uint8Array, total: number): Result<Directory, ZipFault> {
  const view = viewOf(tail);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END || at + 22 + view.getUint16(at + 20, true) !== tail.length)
      continue;
    const [disk, start, here, count] = [4, 6, 8, 10].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number, number];
    const [size, from] = [view.getUint32(at + 12, true), view.getUint32(at + 16, true)];
    if (disk !== 0 || start !== 0 || here !== count) return refuse('zip_in_parts');
    if (count === 0xffff || size === 0xffffffff || from === 0xffffffff)
      return refuse('zip_too_new');
    if (count > PAPERS_MAX) return refuse('zip_too_many');
    // Every entry takes at least its fixed part, and what is said must fit in what came.
    if (from + size > total - (tail.length - at) || size < count * CENTRAL_BYTES)
      return refuse('zip_wrong');
    return allow({ at: from, size, count });
  }
  return refuse('zip_wrong');
}

/** The papers of a zip by its directory. Nothing has been unpacked yet, so sizes are what the zip says of itself. */
export function entriesOf(
  bytes: Uint8Array,
  { count, at: end }: Directory,
): Result<Entry[], ZipFault> {
  const view = viewOf(bytes);
  const entries: Entry[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (at + CENTRAL_BYTES > bytes.length || view.getUint32(at, true) !== CENTRAL)
      return refuse('zip_wrong');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    ) as [number, number, number];
    const next = at + CENTRAL_BYTES + nameLength + extra + comment;
    if (next > bytes.length) return refuse('zip_wrong');
    const entry = entryOf(
      view,
      at,
      bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength),
    );
    if (entry === 'zip64') return refuse('zip_too_new');
    if (entry !== 'folder') entries.push(entry);
    at = next;
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > UNPACKED_BYTES_MAX)
    return refuse('zip_too_large');
  if (overlaps(entries, end)) return refuse('zip_overlaps');
  return allow(withTwins(entries));
}

function entryOf(view: DataView, at: number, name: Uint8Array): Entry | 'folder' | 'zip64' {
  const [madeBy, flags, method] = [
    view.getUint8(at + 5),
    view.getUint16(at + 8, true),
    view.getUint16(at + 10, true),
  ];
  const [crc, packed, size] = [16, 20, 24].map((offset) => view.getUint32(at + offset, true)) as [
    number,
    number,
    number,
  ];
  const from = view.getUint32(at + 42, true);
  if (packed === 0xffffffff || size === 0xffffffff || from === 0xffffffff) return 'zip64';
  const text = decoded(name);
  if (text !== null && isPassedOver(text)) return 'folder';
  const said = {
    name: text ?? lenient.decode(name),
    packed,
    size,
    crc,
    at: from,
    isDeflated: method === 8,
  };
  const found = { text, flags, method, kind: kindOf(madeBy, view.getUint32(at + 38, true)) };
  return {
    ...said,
    name: said.name.slice(0, NAME_MAX),
    key: keyOf(said.name),
    fault: faultOf(found, { packed, size }),
  };
}

type Found = { text: string | null; flags: number; method: number; kind: number };

/** In the order in which they are looked at: what could harm first. */
function faultOf(
  { text, flags, method, kind }: Found,
  { packed, size }: { packed: number; size: number },
): PaperFault | null {
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
function leadsOut(name: string): boolean {
  return (
    name.includes('\\') ||
    name.startsWith('/') ||
    /^[a-z]:/i.test(name) ||
    name.split('/').includes('..')
  );
}

/** Folders, and what a Mac or a Windows machine puts beside everything. */
function isPassedOver(name: string): boolean {
  return (
    name.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(name)
  );
}

/** The Unix kind of a file, where the zip was made by a system that has one. */
function kindOf(madeBy: number, attributes: number): number {
  return madeBy === 3 || madeBy === 19 ? (attributes >>> 16) & 0o170000 : 0;
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
function overlaps(entries: readonly Entry[], end: number): boolean {
  const sorted = [...entries].sort((a, b) => a.at - b.at);
  return sorted.some(
    ({ at, packed }, index) => at + LOCAL_HEADER_BYTES + packed > (sorted[index + 1]?.at ?? end),
  );
}

/** Of two papers with one name nobody could say which a row means, so both are told. */
function withTwins(entries: readonly Entry[]): Entry[] {
  const counts = new Map<string, number>();
  for (const { key } of entries) counts.set(key, (counts.get(key) ?? 0) + 1);
  return entries.map((entry) =>
    (counts.get(entry.key) ?? 0) > 1 ? { ...entry, fault: entry.fault ?? 'paper_twice' } : entry,
  );
}

/** Where the content of a paper begins, by its local header; null when that is no header. */
export function contentAt(header: Uint8Array, { at }: Pick<Entry, 'at'>): number | null {
  if (header.length < LOCAL_HEADER_BYTES) return null;
  const view = viewOf(header);
  if (view.getUint32(0, true) !== LOCAL) return null;
  return at + LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
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

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
