import type { ChunkedFile } from '#modules/filing/actions/batch-chunks.ts';
import type { Db } from '#platform/db.ts';
import { openZip, type Zip, ZipFlaw } from '#platform/zip.ts';
import {
  type ArchiveContent,
  type ArchivedFile,
  type ArchiveFault,
  faultOfArchive,
  filesIn,
} from '../rules/archives.ts';
import type { UploadFault } from '../rules/kinds.ts';
import { FILE_BYTES_MAX, OF_A_DISPUTE, OF_A_PERSON, PIECE_BYTES_MAX } from '../rules/uploads.ts';
import {
  addPieceRow,
  addUpload,
  changeUpload,
  countUploads,
  dropEntry,
  dropPieces,
  lockPieceContent,
  lockUpload,
  lockUploadsIn,
  type UploadRow,
} from '../store/uploads.ts';
import type { DocumentsDeps } from './deps.ts';
import { splitting } from './pieces.ts';
import { stepOf } from './uploads.ts';

// A zip is taken apart once it is here whole, one file at a time and off every request. Each file becomes an upload of its own, and is
// looked at by the same rules as one that was sent alone. A server that stops in between goes on at the file where it stopped.

type UploadQuota = { files: number; bytes: number };

function isOver(held: UploadQuota, files: readonly ArchivedFile[], quota: UploadQuota): boolean {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return held.files + files.length > quota.files || held.bytes + bytes > quota.bytes;
}

/** Reads what a zip says that it holds, and begins to take it out; or says why it is not taken apart. */
export async function beginUnpacking(
  deps: DocumentsDeps,
  upload: UploadRow,
  file: ChunkedFile,
): Promise<void> {
  const found = await openArchive(file);
  if (typeof found === 'string') return refuseUpload(deps, upload, found);
  const { files, leftOut } = found;
  const hasRoom = await deps.db.transaction().execute(async (tx) => {
    const { disputeId, personId, id } = upload;
    await lockUploadsIn(tx, disputeId);
    const own = await countUploads(tx, { disputeId, personId });
    const all = await countUploads(tx, { disputeId, personId: null });
    if (isOver(own, files, OF_A_PERSON) || isOver(all, files, OF_A_DISPUTE)) return false;
    const row = await lockUpload(tx, { disputeId, personId }, id);
    if (row?.state !== 'checking') return true; // taken back meanwhile
    await changeUpload(tx, id, {
      state: 'unpacking',
      entries: files.length,
      unpacked: 0,
      leftOut,
    });
    return true;
  });
  if (!hasRoom) await refuseUpload(deps, upload, 'zip_too_many');
}

/** Takes the next file out of a zip. */
export async function unpackNext(
  deps: DocumentsDeps,
  archive: UploadRow,
  file: ChunkedFile,
): Promise<void> {
  const found = await openArchive(file);
  if (typeof found === 'string') return refuseUpload(deps, archive, found);
  const at = archive.unpacked ?? 0;
  const one = found.files[at];
  if (one) await takeOut(deps, archive, { at, one, zip: found.zip });
  await markTaken(deps, archive, { at, count: found.files.length });
}

async function markTaken(
  { db }: DocumentsDeps,
  { disputeId, personId, id }: UploadRow,
  { at, count }: { at: number; count: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockUpload(tx, { disputeId, personId }, id);
    if (row?.state !== 'unpacking' || row.unpacked !== at) return; // taken back meanwhile, or another went on
    const isLast = at + 1 >= count;
    if (isLast) await dropPieces(tx, id);
    const done = { unpacked: Math.min(at + 1, count) };
    await changeUpload(tx, id, { ...done, ...(isLast ? { state: 'unpacked' } : {}) });
  });
}

type OpenArchive = ArchiveContent & { zip: Zip };

async function openArchive(file: ChunkedFile): Promise<OpenArchive | ArchiveFault> {
  const zip = await openZip(file);
  if (!zip.ok) return 'zip_broken';
  const fault = faultOfArchive(zip.value.count);
  if (fault) return fault;
  const listing = await zip.value.list();
  if (!listing.ok) return 'zip_broken';
  const content = filesIn(listing.value);
  return content.ok ? { ...content.value, zip: zip.value } : content.refusal;
}

type TakingOut = { at: number; one: ArchivedFile; zip: Zip };

async function takeOut(
  deps: DocumentsDeps,
  archive: UploadRow,
  { at, one, zip }: TakingOut,
): Promise<void> {
  const entry = { archiveId: archive.id, archiveAt: at };
  await dropEntry(deps.db, entry); // what a server began that stopped
  const now = deps.now();
  const size = BigInt(Math.min(Math.max(1, one.size), FILE_BYTES_MAX));
  const upload = await addUpload(deps.db, {
    ...entry,
    id: deps.newId(),
    disputeId: archive.disputeId,
    personId: archive.personId,
    name: one.name,
    size,
    createdAt: now,
    touchedAt: now,
    keptUntil: archive.keptUntil,
    ...(one.fault ? { state: 'refused' as const, fault: one.fault, received: size } : {}),
  });
  if (one.fault) return;
  const coming = splitting(zip.unpacked(one));
  for (let row = upload; await coming.hasMore(); )
    row = await keepNext(deps, row, coming.next(PIECE_BYTES_MAX));
  const broken = coming.broken();
  if (broken instanceof ZipFlaw)
    await refuseUpload(deps, upload, broken.flaw === 'too_large' ? 'bomb' : 'damaged');
  else if (broken) throw broken;
}

async function keepNext(
  deps: DocumentsDeps,
  row: UploadRow,
  content: AsyncIterable<Uint8Array>,
): Promise<UploadRow> {
  const taken = await deps.uploads.take(content);
  try {
    await taken.bring();
    return await deps.db.transaction().execute(async (tx) => {
      await lockPieceContent(tx, taken.sha256); // or a sweep could remove the same content in between
      await taken.keep();
      const contentHash = Buffer.from(taken.sha256, 'hex');
      await addPieceRow(tx, { uploadId: row.id, at: row.received, size: taken.size, contentHash });
      const change = stepOf(row, taken.size, deps.now());
      await changeUpload(tx, row.id, change);
      return { ...row, ...change };
    });
  } finally {
    await taken.drop();
  }
}

/** Says of an upload why it cannot be filed; its bytes go. */
export async function refuseUpload(
  deps: DocumentsDeps,
  { id, disputeId, personId }: UploadRow,
  fault: UploadFault,
): Promise<void> {
  await deps.db.transaction().execute(async (tx: Db) => {
    const row = await lockUpload(tx, { disputeId, personId }, id);
    if (!row || row.state === 'ready' || row.state === 'refused') return;
    await dropPieces(tx, id);
    await changeUpload(tx, id, { state: 'refused', fault, received: row.size });
  });
}
