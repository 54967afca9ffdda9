import { type ReadableDocument, readDocument } from '#modules/disputes/actions/documents.ts';
import { creditNotePdfForParty } from '#modules/fees/actions/credit-note-pdf.ts';
import { invoicePdfForParty } from '#modules/fees/actions/invoice-pdf.ts';
import type { RecordedAct } from '#modules/record/actions.ts';
import { appendActs } from '#modules/record/actions.ts';
import { sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { Unreadable } from '#platform/vault/encrypted-file.ts';
import { checksumOf, zipLayout } from '#platform/zip-layout.ts';
import { ATTEMPTS_MOST, isWithin, keptUntil } from '../rules/archives.ts';
import { type ArchiveRow, changeArchive, leaseNext } from '../store/archives.ts';
import { dropFile, type ExportFileRow, findChecksum, listFiles, markMade } from '../store/files.ts';
import type { ExportsDeps } from './deps.ts';
import { endArchive } from './ending.ts';
import { keepPage } from './keeping.ts';
import { pageWords } from './pages.ts';
import { planArchive, SUMS } from './planning.ts';
import { isTalkChanged, seenNow, type VisibleDispute, viewerBehind } from './seeing.ts';
import { storedFiles } from './stored-files.ts';
import { NoMore } from './talk.ts';

/** Longer than a step takes: whoever was killed in the middle of one leaves the archive to the next that long afterwards. */
const LEASE = 3 * 60_000;
/** A step goes on for so many milliseconds with files that are quickly made. */
const STEP = 2000;

type Making = { deps: ExportsDeps; archive: ArchiveRow; seen: VisibleDispute };

/**
 * Goes on with the archive that has waited longest: a step of it, each file of which is kept before the next one is begun, so that a
 * crash loses no more than one file. What its person may see is asked anew at each step. True when there may be more to do.
 */
export async function makeNext(deps: ExportsDeps): Promise<boolean> {
  const now = deps.now();
  const archive = await leaseNext(deps.db, { now, until: new Date(now.getTime() + LEASE) });
  if (!archive) return false;
  const viewer = await viewerBehind(deps.db, archive.personId);
  const seen = await seenNow(deps.db, viewer, archive.disputeId);
  if (!seen || !isWithin(archive.scope, seen.scope)) await endArchive(deps, archive, 'lost');
  else if (archive.attempts > ATTEMPTS_MOST) await endArchive(deps, archive, 'failed');
  else await goOn({ deps, archive, seen });
  return true;
}

async function goOn(making: Making): Promise<void> {
  const { deps, archive } = making;
  try {
    await speaking(archive.language, () => step(making));
    // What threw keeps the lease: it is tried again once that is over.
    await changeArchive(deps.db, archive.id, { leasedUntil: null, attempts: 0 });
  } catch (error) {
    if (!(error instanceof NoMore)) throw error;
    await endArchive(deps, archive, 'lost');
  }
}

async function step(making: Making): Promise<void> {
  const { deps, archive, seen } = making;
  if (!archive.plannedAt) return planArchive(deps, archive, seen);
  const open = (await listFiles(deps.db, archive.id)).filter(({ crc }) => crc === null);
  const next = [
    ...open.filter(({ kind }) => kind === 'paper'),
    ...open.filter(({ kind }) => kind === 'bill' || kind === 'credit_note'),
    ...open.filter(({ kind, about }) => kind === 'page' && about !== SUMS),
    ...open.filter(({ about }) => about === SUMS),
  ];
  if (next.length === 0) return finish(making);
  const began = performance.now();
  for (const file of next) {
    await makeFile(making, file);
    if (performance.now() - began > STEP) return;
  }
}

function makeFile(making: Making, file: ExportFileRow): Promise<void> {
  const { deps, archive, seen } = making;
  const asked = { id: file.about, language: archive.language };
  const makers: Record<ExportFileRow['kind'], () => Promise<void>> = {
    paper: () => sumPaper(making, file),
    bill: async () => keepBill(deps, file, await invoicePdfForParty(deps, seen.viewer, asked)),
    credit_note: async () =>
      keepBill(deps, file, await creditNotePdfForParty(deps, seen.viewer, asked)),
    page: () => keepPage(deps, file, pageWords(making, file)),
  };
  return makers[file.kind]();
}

async function keepBill(
  deps: ExportsDeps,
  file: ExportFileRow,
  paper: { body: Uint8Array } | null,
): Promise<void> {
  if (!paper) return dropFile(deps.db, file);
  async function* once() {
    if (paper) yield paper.body;
  }
  await keepPage(deps, file, once());
}

/** A paper stays where it is; all that an archive needs of it is its checksum. Of what is not theirs any more nothing is left in it. */
async function sumPaper({ deps, archive, seen }: Making, file: ExportFileRow): Promise<void> {
  const { disputeId } = archive;
  const paper = await readable(() =>
    readDocument(deps, seen.standing, { disputeId, id: file.about }),
  );
  if (!paper) return dropFile(deps.db, file);
  const contentHash = Buffer.from(paper.content.sha256, 'hex');
  const known = await findChecksum(deps.db, contentHash);
  const crc = known ?? (await readable(() => checksumOfPaper(paper)));
  if (crc === null) return dropFile(deps.db, file);
  await markMade(deps.db, file, { size: BigInt(paper.content.size), contentHash, crc });
}

/** Null for what the vault cannot give whole: the archive says so, and the office has it on its list of damaged papers. */
async function readable<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

async function checksumOfPaper({ content }: ReadableDocument): Promise<bigint> {
  let crc = 0;
  for await (const bytes of await content.part(0, content.size)) crc = checksumOf(bytes, crc);
  return BigInt(crc);
}

/** All of it is there: its size is known to the byte, and its person is told. Where words were withdrawn meanwhile it is made anew. */
async function finish({ deps, archive, seen }: Making): Promise<void> {
  if (await isTalkChanged(deps.db, archive, seen)) return planArchive(deps, archive, seen);
  const files = storedFiles(archive, await listFiles(deps.db, archive.id));
  const lines = files.map((file) => `${file.name}\n${file.size}\n${file.sha256}\n`);
  const hash = sha256([archive.id, ...lines].join('\n'));
  const readyAt = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    const isReady = await changeArchive(tx, archive.id, {
      state: 'ready',
      readyAt,
      keptUntil: keptUntil(readyAt),
      size: BigInt(zipLayout(files).size),
      hash: Buffer.from(hash, 'hex'),
    });
    if (!isReady) return;
    await appendActs(tx, readyAt, [readyAct(archive)]);
  });
}

function readyAct(archive: ArchiveRow): RecordedAct {
  return {
    act: 'export.ready',
    subject: { kind: 'dispute', id: archive.disputeId },
    by: { personId: null, role: 'system' },
    details: { archive: archive.id },
    tells: [archive.personId],
  };
}
