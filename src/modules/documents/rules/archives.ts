import { documentFileName } from '#kernel/document-types.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import {
  type DeclaredZipEntry,
  isPassedOver,
  leadsOut,
  overlaps,
  unixKindOf,
} from '#modules/filing/rules/bulk-zip.ts';
import type { UploadFault } from './kinds.ts';
import { FILE_BYTES_MAX } from './uploads.ts';

/** The most that one zip may hold, in files and unpacked. */
export const ARCHIVE_FILES_MAX = 250;
const ARCHIVE_BYTES_MAX = 4 * 1024 ** 3;
/** What shrinks to a hundredth is a bomb and no paper; small files may. */
const [RATIO_MAX, RATIO_FROM] = [100, 4 * 1024 * 1024];

/** A file in a zip by what the zip says of it, which is believed in nothing. */
export type ArchivedFile = Pick<DeclaredZipEntry, 'at' | 'packed' | 'size' | 'crc'> & {
  /** Its path, as it was packed. */
  name: string;
  isDeflated: boolean;
  fault: UploadFault | null;
};
export type ArchiveFault = Extract<UploadFault, 'zip_broken' | 'zip_too_many' | 'bomb'>;
type ZipDirectory = { entries: readonly DeclaredZipEntry[]; directoryAt: number };
export type ArchiveContent = { files: ArchivedFile[]; leftOut: number };

/** Whether a zip is read at all, by how many files it says that it has. */
export function faultOfArchive(count: number): ArchiveFault | null {
  if (count === 0) return 'zip_broken';
  return count > ARCHIVE_FILES_MAX * 40 ? 'zip_too_many' : null;
}

/** The files of a zip in their order, each with what is wrong with it by itself; folders and what a computer puts beside are left out. */
export function filesIn({
  entries,
  directoryAt,
}: ZipDirectory): Result<ArchiveContent, ArchiveFault> {
  const named = entries.map((entry) => ({ ...entry, path: pathOf(entry.name) }));
  const files = named.filter(({ path }) => !isPassedOver(path) && !/(^|\/)\._[^/]*$/.test(path));
  if (files.length === 0) return refuse('zip_broken');
  if (files.length > ARCHIVE_FILES_MAX) return refuse('zip_too_many');
  if (files.reduce((sum, { size }) => sum + size, 0) > ARCHIVE_BYTES_MAX) return refuse('bomb');
  if (overlaps(files, directoryAt)) return refuse('bomb');
  const folders = named.filter(({ path }) => path.endsWith('/')).length;
  return allow({
    files: withNumbers(files.map(fileOf)),
    leftOut: entries.length - files.length - folders,
  });
}

type Named = DeclaredZipEntry & { path: string };

function fileOf({ path, at, packed, size, crc, ...said }: Named): ArchivedFile {
  return {
    at,
    packed,
    size,
    crc,
    isDeflated: said.method === 8,
    name: documentFileName(path, 'file'),
    fault: faultOf({ path, packed, size, ...said }),
  };
}

type Said = Pick<Named, 'path' | 'packed' | 'size' | 'flags' | 'method' | 'madeOn' | 'attributes'>;

/** In the order in which they are looked at: what could harm first. */
function faultOf(file: Said): UploadFault | null {
  const { path, packed, size, flags, method, madeOn, attributes } = file;
  if (leadsOut(path)) return 'path_outside';
  // Encrypted, strongly encrypted, or a directory that hides what it holds.
  if ((flags & 0x2041) !== 0) return 'encrypted';
  const kind = unixKindOf(madeOn, attributes);
  if (kind !== 0 && kind !== 0o100000) return 'link';
  if (method !== 0 && method !== 8) return 'zip_method';
  if (size === 0) return 'empty';
  if (size > FILE_BYTES_MAX) return 'too_large';
  if (size > RATIO_FROM && size > packed * RATIO_MAX) return 'bomb';
  return method === 0 && packed !== size ? 'damaged' : null;
}

const lenient = new TextDecoder('utf-8');

/** As it was packed; what is no UTF-8 keeps a mark for each letter that nobody can read. */
function pathOf(name: Uint8Array): string {
  return lenient.decode(name).normalize('NFC');
}

/** Two files of one path are both kept, and told apart. */
function withNumbers(files: readonly ArchivedFile[]): ArchivedFile[] {
  const seen = new Map<string, number>();
  return files.map((file) => {
    const count = (seen.get(file.name) ?? 0) + 1;
    seen.set(file.name, count);
    return count === 1 ? file : { ...file, name: numbered(file.name, count) };
  });
}

function numbered(name: string, count: number): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/su.exec(name) ?? [];
  return documentFileName(`${stem} (${count})${ending}`, 'file');
}
