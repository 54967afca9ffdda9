import type { StoredFile } from '#platform/zip-layout.ts';
import type { ArchiveRow } from '../store/archives.ts';
import type { ExportFileRow } from '../store/files.ts';

/** A file of an archive as the zip has it, and where its bytes are. */
export type FileToStore = StoredFile & Pick<ExportFileRow, 'kind' | 'about'> & { sha256: string };

/** The files of an archive that is made, in their order. */
export function storedFiles(
  { plannedAt, askedAt }: Pick<ArchiveRow, 'plannedAt' | 'askedAt'>,
  files: readonly ExportFileRow[],
): FileToStore[] {
  return files.map(({ name, size, contentHash, crc, kind, about }) => {
    if (size === null || contentHash === null || crc === null)
      throw new Error(`The file ${name} of an archive is not made.`);
    return {
      name,
      kind,
      about,
      size: Number(size),
      crc: Number(crc),
      sha256: contentHash.toString('hex'),
      at: plannedAt ?? askedAt,
    };
  });
}
