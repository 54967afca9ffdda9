import { DOCUMENT_TYPES } from '#kernel/document-types.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { typeOfBytes } from '#platform/vault/type.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { openZip, type PackedZipEntry, type RandomAccessFile } from '#platform/zip.ts';
import {
  type DocumentFileFault,
  entriesOf,
  faultOfCount,
  type ZipEntry,
  type ZipFault,
} from '../rules/bulk-zip.ts';
import { listParts } from '../store/batch-files.ts';

/** A file that was sent in pieces, read anywhere. */
export type ChunkedFile = RandomAccessFile;

/** The file behind its pieces. Only the last one that was read stays in memory. */
export async function chunksOf(db: Db, vault: Vault, fileId: string): Promise<ChunkedFile> {
  return chunkedFile(vault, await listParts(db, fileId));
}

/** The same of pieces that somebody else keeps, in their order. */
export function chunkedFile(
  vault: Pick<Vault, 'read'>,
  rows: readonly { at: bigint; size: number; contentHash: Buffer }[],
): ChunkedFile {
  const parts = rows.map(({ at, size, contentHash }) => ({
    at: Number(at),
    size,
    hash: contentHash.toString('hex'),
  }));
  const last = parts.at(-1);
  let kept: { at: number; bytes: Buffer } | null = null;
  const bytesOf = async ({ at, hash }: (typeof parts)[number]) => {
    if (kept?.at !== at) kept = { at, bytes: await vault.read(hash) };
    return kept.bytes;
  };
  return {
    size: last ? last.at + last.size : 0,
    async read(from, to) {
      const found: Buffer[] = [];
      for (let index = partAt(parts, from); index < parts.length; index += 1) {
        const part = parts[index];
        if (!part || part.at >= to) break;
        found.push(
          (await bytesOf(part)).subarray(
            Math.max(0, from - part.at),
            Math.min(part.size, to - part.at),
          ),
        );
      }
      return Buffer.concat(found);
    },
  };
}

/** The piece in which a byte lies, by halving: a zip of 2 GB has hundreds. */
function partAt(parts: readonly { at: number }[], byte: number): number {
  let [low, high] = [0, parts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((parts[middle]?.at ?? 0) <= byte) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What a zip says that it holds. Nothing of it is unpacked. */
export async function papersIn(pieces: ChunkedFile): Promise<Result<ZipEntry[], ZipFault>> {
  const zip = await openZip(pieces);
  if (!zip.ok) return refuse(FAULTS[zip.refusal]);
  const fault = faultOfCount(zip.value.count);
  if (fault) return refuse(fault);
  const listing = await zip.value.list();
  return listing.ok ? entriesOf(listing.value) : refuse(FAULTS[listing.refusal]);
}

export type Unpack = (paper: PackedZipEntry) => Promise<Result<Buffer, DocumentFileFault>>;

const FAULTS = { wrong: 'zip_wrong', in_parts: 'zip_in_parts' } as const;

/**
 * The papers of a zip that opened when its directory was read, each unpacked to the size that the zip said, never beyond, and
 * refused unless its content is a paper that we take: a name that ends in .pdf proves nothing.
 */
export async function unpackingOf(pieces: ChunkedFile): Promise<Unpack> {
  const zip = await openZip(pieces);
  return async (paper) => {
    if (!zip.ok) return refuse('paper_broken');
    const found = await zip.value.content(paper);
    // More came out than was said: that is no slip of a program that packs.
    if (!found.ok) return refuse(found.refusal === 'too_large' ? 'paper_bomb' : 'paper_broken');
    const type = await typeOfBytes(found.value);
    return type !== null && DOCUMENT_TYPES.some((known) => known === type)
      ? found
      : refuse('paper_type');
  };
}
