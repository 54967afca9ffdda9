import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import {
  addFile,
  addPart,
  changeFile,
  listFiles,
  lockContent,
  lockFile,
} from '../store/batch-files.ts';
import { changeBatch, type FileRow, findBatch, lockBatch } from '../store/batches.ts';
import type { BatchesDeps } from './batch-deps.ts';

/** The most of one piece; and the least, but for the last one of a file, so that no file comes in a million crumbs. */
export const PIECE_MAX = 4 * 1024 * 1024;
export const CHUNK_BYTES_MIN = 64 * 1024;
export const FILES_MAX = 40;
export const ROWS_BYTES_MAX = 200 * 1024 * 1024;

export type UploadStart = { id: string; kind: 'rows' | 'papers'; name: string; size: number };
export type BeginRefusal = {
  code: 'not_found' | 'files_too_many' | 'rows_too_large' | 'batch_cleared';
  field: string;
};
export type UploadProgress = { id: string; received: number; isWhole: boolean };

/** Begins a file, or goes on with one of the same name and size that broke off: the answer says from which byte. */
export function beginFile(
  deps: BatchesDeps,
  viewer: Viewer,
  { id, kind, name, size }: UploadStart,
): Promise<Result<UploadProgress, BeginRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await findBatch(tx, viewer.personId, id)))
      return refuse({ code: 'not_found' as const, field: '' });
    const batch = await lockBatch(tx, id);
    if (batch.clearedAt) return refuse({ code: 'batch_cleared' as const, field: '' });
    const files = await listFiles(tx, id);
    const begun = files.find(
      (file) =>
        file.state === 'receiving' &&
        file.kind === kind &&
        file.name === name &&
        Number(file.size) === size,
    );
    if (begun) return allow(received(begun));
    if (files.length >= FILES_MAX)
      return refuse({ code: 'files_too_many' as const, field: 'name' });
    if (kind === 'rows' && size > ROWS_BYTES_MAX)
      return refuse({ code: 'rows_too_large' as const, field: 'size' });
    const file = {
      id: deps.newId(),
      batchId: id,
      kind,
      name,
      size: BigInt(size),
      state: 'receiving' as const,
      createdAt: deps.now(),
    };
    await addFile(tx, file);
    await changeBatch(tx, id, { touchedAt: deps.now() });
    return allow({ id: file.id, received: 0, isWhole: false });
  });
}

function received({ id, received, state }: FileRow): UploadProgress {
  return { id, received: Number(received), isWhole: state !== 'receiving' };
}

export type UploadChunk = { id: string; file: string; from: number };
export type ChunkRefusal = { code: 'not_found' | 'piece_elsewhere' | 'piece_size'; field: string };

/**
 * Takes the next piece of a file. It is on the disk, and the row that names it committed, before this resolves; a piece that
 * came before is answered with how far the file is and changes nothing.
 */
export async function storeChunk(
  deps: BatchesDeps,
  viewer: Viewer,
  { id, file, from }: UploadChunk,
  content: AsyncIterable<Uint8Array>,
): Promise<Result<UploadProgress, ChunkRefusal>> {
  if (!(await findBatch(deps.db, viewer.personId, id)))
    return refuse({ code: 'not_found', field: '' });
  const taken = await deps.pieces.take(content);
  try {
    await taken.bring();
    const outcome = await deps.db
      .transaction()
      .execute(async (tx): Promise<Result<UploadProgress, ChunkRefusal>> => {
        const row = await lockFile(tx, id, file);
        // A piece may be long under way: whoever left meanwhile sends no more.
        if (!row || !(await findBatch(tx, viewer.personId, id)))
          return refuse({ code: 'not_found', field: '' });
        const at = Number(row.received);
        if (from < at && from + taken.size <= at) return allow(received(row));
        if (from !== at || row.state !== 'receiving')
          return refuse({ code: 'piece_elsewhere', field: 'from' });
        if (!isFit(taken.size, Number(row.size) - at))
          return refuse({ code: 'piece_size', field: 'body' });
        await lockContent(tx, taken.sha256); // or a sweep could remove the same content in between
        await taken.keep();
        return allow(await addPiece(deps, tx, row, { sha256: taken.sha256, size: taken.size }));
      });
    if (outcome.ok && outcome.value.isWhole) deps.wakeBatches();
    return outcome;
  } finally {
    await taken.drop();
  }
}

function isFit(size: number, missing: number): boolean {
  return size === missing || (size >= CHUNK_BYTES_MIN && size <= PIECE_MAX && size < missing);
}

async function addPiece(
  deps: BatchesDeps,
  tx: Db,
  file: FileRow,
  piece: { sha256: string; size: number },
): Promise<UploadProgress> {
  const upTo = file.received + BigInt(piece.size);
  await addPart(tx, pieceRow(file, piece));
  const isWhole = upTo === file.size;
  await changeFile(tx, file.id, {
    received: upTo,
    ...(isWhole ? { state: 'whole' as const } : {}),
  });
  await changeBatch(tx, file.batchId, { touchedAt: deps.now() });
  return { id: file.id, received: Number(upTo), isWhole };
}

function pieceRow(file: FileRow, piece: { sha256: string; size: number }) {
  return {
    fileId: file.id,
    at: file.received,
    size: piece.size,
    contentHash: Buffer.from(piece.sha256, 'hex'),
  };
}
