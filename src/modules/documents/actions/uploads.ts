import { documentFileName } from '#kernel/document-types.ts';
import { fits } from '#kernel/quota.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { type PlaceStanding, standingFor } from '#modules/disputes/actions/standings.ts';
import { releaseUnattached } from '#modules/disputes/actions/uploads.ts';
import type { Db } from '#platform/db.ts';
import {
  FILE_BYTES_MAX,
  goesOn,
  OF_A_DISPUTE,
  OF_A_PERSON,
  PIECE_BYTES_MAX,
  type PieceAsked,
  type PieceFault,
  piecesMax,
  takesDocuments,
  uploadKeptUntil,
} from '../rules/uploads.ts';
import {
  addPieceRow,
  addUpload,
  changeUpload,
  countUploads,
  dropUpload,
  findUpload,
  listUploads,
  lockPieceContent,
  lockUpload,
  lockUploadsIn,
  type UploadRow,
} from '../store/uploads.ts';
import type { DocumentsDeps } from './deps.ts';
import { type Splitter, splitting } from './pieces.ts';

export type { UploadRow } from '../store/uploads.ts';

export type UploadToBegin = {
  disputeId: string;
  name: string;
  size: number;
  /** The papers of which it is a changed copy. */
  madeOf?: readonly string[];
};
export type BeginUploadRefusal =
  | ('unknown' | 'uploads_full' | 'too_early')
  | ('document_empty' | 'document_too_large');

/** How somebody stands who may file in a dispute; null for everybody else, whom it is not told that there is one. */
export async function filerIn(
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<PlaceStanding | null> {
  return standingFor(db, viewer, { disputeId, place: 'papers', act: 'write' });
}

/** Announces a file. Its bytes come afterwards, in pieces. */
export function beginUpload(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, name, size, madeOf = [] }: UploadToBegin,
): Promise<Result<UploadRow, BeginUploadRefusal>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<UploadRow, BeginUploadRefusal>> => {
      if (!(await filerIn(tx, viewer, disputeId))) return refuse('unknown');
      const file = await findFile(tx, disputeId);
      if (!file || !takesDocuments(file.dispute.state)) return refuse('too_early');
      if (size === 0) return refuse('document_empty');
      if (size > FILE_BYTES_MAX) return refuse('document_too_large');
      await lockUploadsIn(tx, disputeId);
      const own = { disputeId, personId: viewer.personId };
      if (!fits(await countUploads(tx, own), size, OF_A_PERSON)) return refuse('uploads_full');
      if (!fits(await countUploads(tx, { ...own, personId: null }), size, OF_A_DISPUTE))
        return refuse('uploads_full');
      const at = deps.now();
      return allow(
        await addUpload(tx, {
          ...own,
          id: deps.newId(),
          name: documentFileName(name, 'file'),
          size: BigInt(size),
          madeOf: [...madeOf],
          createdAt: at,
          touchedAt: at,
          keptUntil: uploadKeptUntil(at),
        }),
      );
    });
}

export type UploadPlace = { disputeId: string; id: string };

/** The uploads of whoever asks, in the order in which they were begun; null for whoever may not file here. */
export async function ownUploads(
  { db }: Pick<DocumentsDeps, 'db'>,
  viewer: Viewer,
  disputeId: string,
): Promise<UploadRow[] | null> {
  if (!(await filerIn(db, viewer, disputeId))) return null;
  return listUploads(db, { disputeId, personId: viewer.personId });
}

/** How far an upload has come. */
export async function uploadFor(
  { db }: Pick<DocumentsDeps, 'db'>,
  viewer: Viewer,
  { disputeId, id }: UploadPlace,
): Promise<UploadRow | null> {
  if (!(await filerIn(db, viewer, disputeId))) return null;
  return findUpload(db, { disputeId, personId: viewer.personId }, id);
}

/** Takes back an upload that is not filed. The second time there is none. */
export function endUpload(
  { db, now }: Pick<DocumentsDeps, 'db' | 'now'>,
  viewer: Viewer,
  { disputeId, id }: UploadPlace,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await filerIn(tx, viewer, disputeId))) return false;
    const upload = await lockUpload(tx, { disputeId, personId: viewer.personId }, id);
    if (!upload) return false;
    if (upload.documentId) await releaseUnattached(tx, [upload.documentId], now());
    await dropUpload(tx, id);
    return true;
  });
}

export type PieceRefusal = 'unknown' | 'too_many_pieces' | PieceFault;

/**
 * Takes what comes of a file, as far as it comes. Each piece is on the disk, and the row that names it committed, before the
 * next is read, so a line that breaks loses at most what was on it; and whoever lost the dispute meanwhile is stopped at the
 * next piece.
 */
export async function receivePieces(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, id, ...asked }: UploadPlace & PieceAsked,
  content: AsyncIterable<Uint8Array>,
): Promise<Result<UploadRow, PieceRefusal>> {
  const found = await uploadFor(deps, viewer, { disputeId, id });
  if (!found) return refuse('unknown');
  let upload = found;
  const fit = goesOn(sizesOf(upload), asked);
  if (!fit.ok) return fit;
  const coming = splitting(content);
  while (await coming.hasMore()) {
    const kept = await keepPiece(deps, viewer, upload, coming);
    if (!kept.ok) return kept;
    upload = kept.value;
  }
  if (coming.broken()) throw coming.broken();
  if (upload.state === 'checking') deps.wakeUploads();
  return allow(upload);
}

function sizesOf({ size, received, state }: UploadRow) {
  return { size: Number(size), received: Number(received), state };
}

async function keepPiece(
  deps: DocumentsDeps,
  viewer: Viewer,
  { id, disputeId, size, received: at }: UploadRow,
  coming: Splitter,
): Promise<Result<UploadRow, PieceRefusal>> {
  const missing = Number(size - at);
  if (missing === 0) return refuse('piece_too_long');
  const taken = await deps.uploads.take(coming.next(Math.min(missing, PIECE_BYTES_MAX)));
  try {
    if (taken.size === missing && (await coming.hasMore())) return refuse('piece_too_long');
    await taken.bring();
    return await deps.db
      .transaction()
      .execute(async (tx): Promise<Result<UploadRow, PieceRefusal>> => {
        if (!(await filerIn(tx, viewer, disputeId))) return refuse('unknown');
        const row = await lockUpload(tx, { disputeId, personId: viewer.personId }, id);
        if (!row) return refuse('unknown');
        if (row.received !== at) return refuse('piece_elsewhere'); // of two at once one goes on
        if (row.pieces >= piecesMax(Number(size))) return refuse('too_many_pieces');
        await lockPieceContent(tx, taken.sha256); // or a sweep could remove the same content in between
        await taken.keep();
        const contentHash = Buffer.from(taken.sha256, 'hex');
        await addPieceRow(tx, { uploadId: id, at, size: taken.size, contentHash });
        const change = stepOf(row, taken.size, deps.now());
        await changeUpload(tx, id, change);
        return allow({ ...row, ...change });
      });
  } finally {
    await taken.drop();
  }
}

export function stepOf({ received, size, pieces }: UploadRow, came: number, now: Date) {
  const upTo = received + BigInt(came);
  const state = upTo === size ? ('checking' as const) : ('sending' as const);
  const kept = { touchedAt: now, keptUntil: uploadKeptUntil(now) };
  return { received: upTo, state, pieces: pieces + 1, ...kept };
}
