import { keepChecked } from '#modules/disputes/actions/uploads.ts';
import { type ChunkedFile, chunkedFile } from '#modules/filing/actions/batch-chunks.ts';
import { Unreadable } from '#platform/vault/encrypted-file.ts';
import { Gone } from '#platform/vault/store.ts';
import { typeOf } from '#platform/vault/type.ts';
import type { StagedDocument } from '#platform/vault/vault.ts';
import { openZip } from '#platform/zip.ts';
import {
  ENCRYPTED_PDF,
  endingOf,
  isBomb,
  isRecordType,
  isWholePdf,
  kindOf,
  type Looked,
  PDF_TAIL_BYTES,
  type RecordType,
  type UploadFault,
} from '../rules/kinds.ts';
import { checkAgainAt, LARGE_FROM } from '../rules/uploads.ts';
import {
  type CheckLane,
  changeUpload,
  dropPieces,
  findToCheck,
  listPieces,
  lockUpload,
  type UploadRow,
} from '../store/uploads.ts';
import type { DocumentsDeps } from './deps.ts';
import { beginUnpacking, refuseUpload, unpackNext } from './unpacking.ts';

/**
 * Makes a document of the upload that waits longest, takes the next file out of a zip, or says why neither can be. Answers whether
 * another may wait. What fails stands back for a while and is told by what is thrown: others go before it.
 */
export async function checkNextUpload(
  deps: DocumentsDeps,
  lane: CheckLane = 'any',
): Promise<boolean> {
  const now = deps.now();
  const upload = await findToCheck(deps.db, { now, lane, largeFrom: LARGE_FROM });
  if (!upload) return false;
  try {
    await lookAtUpload(deps, upload);
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Gone)
      await refuseUpload(deps, upload, 'damaged'); // what is no more as it came never will be
    else {
      await standBack(deps, upload, now);
      throw error;
    }
  }
  return true;
}

async function standBack({ db }: DocumentsDeps, { id, tries }: UploadRow, now: Date) {
  await changeUpload(db, id, { tries: tries + 1, checkAt: checkAgainAt(tries, now) });
}

async function lookAtUpload(deps: DocumentsDeps, upload: UploadRow): Promise<void> {
  const pieces = await listPieces(deps.db, upload.id);
  const file = chunkedFile(deps.uploads, pieces);
  if (upload.state === 'unpacking') return unpackNext(deps, upload, file);
  if (await isZip(file, upload)) {
    if (upload.archiveId === null) return beginUnpacking(deps, upload, file);
    return refuseUpload(deps, upload, 'zip_in_zip');
  }
  const taken = await deps.papers.take(contentOf(file, pieces));
  try {
    const kind = await verdictOf(taken, file, upload.name);
    const found = (await isInfected(deps, taken, kind)) ? 'virus' : kind;
    await taken.bring();
    await settle(deps, upload, { taken, found });
  } finally {
    await taken.drop();
  }
}

/** Whether it says that it is a zip and begins like one; other files are packed so too, and are what they are. */
async function isZip(file: ChunkedFile, { name }: UploadRow): Promise<boolean> {
  return endingOf(name) === 'zip' && (await file.read(0, 2)).toString('latin1') === 'PK';
}

type Verdict = RecordType | UploadFault;

/** A scanner of files up to a size leaves the larger ones to whoever opens them. */
async function isInfected({ scanner }: DocumentsDeps, taken: StagedDocument, kind: Verdict) {
  return isRecordType(kind) && (await scanner.scan(taken.look())) === 'infected';
}

// Each piece is read once and proved by its own tag and hash; never more than one is in memory.
async function* contentOf(
  file: ChunkedFile,
  pieces: readonly { at: bigint; size: number }[],
): AsyncGenerator<Uint8Array> {
  for (const { at, size } of pieces) yield await file.read(Number(at), Number(at) + size);
}

async function settle(
  deps: DocumentsDeps,
  upload: UploadRow,
  { taken, found }: { taken: StagedDocument; found: Verdict },
): Promise<void> {
  const { id, disputeId, personId: by, name: title, keptUntil } = upload;
  await deps.db.transaction().execute(async (tx) => {
    const row = await lockUpload(tx, { disputeId, personId: by }, id);
    if (row?.state !== 'checking') return; // taken back meanwhile, or settled by another
    const contentHash = Buffer.from(taken.sha256, 'hex');
    await dropPieces(tx, id);
    if (!isRecordType(found))
      return changeUpload(tx, id, { state: 'refused', fault: found, contentHash });
    const documentId = await keepChecked(deps, tx, taken, { type: found, title, by, keptUntil });
    await changeUpload(tx, id, { state: 'ready', type: found, contentHash, documentId });
  });
}

async function verdictOf(taken: StagedDocument, file: ChunkedFile, name: string): Promise<Verdict> {
  const kind = kindOf(await lookAt(taken), name);
  if (kind === 'application/pdf') return (await faultOfPdf(taken, file)) ?? kind;
  if (kind.startsWith('application/vnd.openxmlformats'))
    return (await faultOfPackage(file)) ?? kind;
  return kind;
}

const HEAD_BYTES = 4096;

async function lookAt(taken: StagedDocument): Promise<Looked> {
  const type = await typeOf(taken.look());
  return type === null
    ? { type, ...(await textOf(taken.look())) }
    : { type, isText: false, head: '' };
}

/** Whether all of it is UTF-8 without a NUL; it is read no further than the first byte that is not. */
async function textOf(
  content: ReturnType<StagedDocument['look']>,
): Promise<Pick<Looked, 'isText' | 'head'>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = '';
  try {
    for await (const piece of content) {
      const text = decoder.decode(piece as Buffer, { stream: true });
      if (text.includes('\0')) return { isText: false, head: '' };
      if (head.length < HEAD_BYTES) head = (head + text).slice(0, HEAD_BYTES);
    }
    decoder.decode();
    return { isText: true, head };
  } catch {
    return { isText: false, head: '' };
  } finally {
    content.destroy();
  }
}

const OVERLAP = 64;

async function faultOfPdf(taken: StagedDocument, file: ChunkedFile): Promise<UploadFault | null> {
  const tail = await file.read(Math.max(0, file.size - PDF_TAIL_BYTES), file.size);
  if (!isWholePdf(tail.toString('latin1'))) return 'damaged';
  let before = '';
  for await (const piece of taken.look()) {
    const text = before + (piece as Buffer).toString('latin1');
    if (ENCRYPTED_PDF.test(text)) return 'encrypted';
    before = text.slice(-OVERLAP);
  }
  return null;
}

async function faultOfPackage(file: ChunkedFile): Promise<UploadFault | null> {
  const zip = await openZip(file);
  if (!zip.ok) return 'damaged';
  const listing = await zip.value.list();
  if (!listing.ok) return 'damaged';
  return isBomb(listing.value.entries) ? 'bomb' : null;
}
