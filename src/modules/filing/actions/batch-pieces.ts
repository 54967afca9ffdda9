import { PAPER_TYPES } from '#kernel/papers.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { checksum, unpacked } from '#platform/unpack.ts';
import { typeOfBytes } from '#platform/vault/type.ts';
import type { Vault } from '#platform/vault/vault.ts';
import {
  contentAt,
  type Directory,
  directoryOf,
  END_BYTES_MAX,
  type Entry,
  entriesOf,
  LOCAL_HEADER_BYTES,
  type PaperFault,
  type ZipFault,
} from '../rules/bulk-zip.ts';
import { listParts } from '../store/batches.ts';

/** A file that was sent in pieces, read anywhere. */
export type Pieces = { size: number; read(from: number, to: number): Promise<Buffer> };

/** The file behind its pieces. Only the last one that was read stays in memory. */
export async function piecesOf(db: Db, vault: Vault, fileId: string): Promise<Pieces> {
  const parts = (await listParts(db, fileId)).map(({ at, size, content_hash }) => ({
    at: Number(at),
    size,
    hash: content_hash.toString('hex'),
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
export async function directoryIn(pieces: Pieces): Promise<Result<Entry[], ZipFault>> {
  const tail = await pieces.read(Math.max(0, pieces.size - END_BYTES_MAX), pieces.size);
  const found = directoryOf(tail, pieces.size);
  if (!found.ok) return found;
  const { at, size }: Directory = found.value;
  return entriesOf(await pieces.read(at, at + size), found.value);
}

export type Packed = { at: number; packed: number; size: number; isDeflated: boolean; crc: number };

/** A paper of a zip, whole and as it was packed. It is never unpacked beyond the size that the zip said. */
export async function paperIn(pieces: Pieces, paper: Packed): Promise<Result<Buffer, PaperFault>> {
  const from = contentAt(await pieces.read(paper.at, paper.at + LOCAL_HEADER_BYTES), paper);
  if (from === null) return refuse('paper_broken');
  const packed = await pieces.read(from, from + paper.packed);
  if (packed.length !== paper.packed) return refuse('paper_broken');
  const found = paper.isDeflated ? await unpacked(packed, paper.size) : allow(packed);
  // More came out than was said: that is no slip of a program that packs.
  if (!found.ok) return refuse(found.refusal === 'too_large' ? 'paper_bomb' : 'paper_broken');
  return found.value.length === paper.size && checksum(found.value) === paper.crc
    ? found
    : refuse('paper_broken');
}

/** The same, and whether it is a paper that we take, by its content: a name that ends in .pdf proves nothing. */
export async function goodPaperIn(
  pieces: Pieces,
  paper: Packed,
): Promise<Result<Buffer, PaperFault>> {
  const found = await paperIn(pieces, paper);
  if (!found.ok) return found;
  const type = await typeOfBytes(found.value);
  return type !== null && PAPER_TYPES.some((known) => known === type)
    ? found
    : refuse('paper_type');
}
