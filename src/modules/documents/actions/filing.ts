import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayRead } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import { type DisputeFile, documentsAmong, findFile } from '#modules/disputes/actions/reading.ts';
import type { PlaceStanding } from '#modules/disputes/actions/standings.ts';
import { attachChecked } from '#modules/disputes/actions/uploads.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { appendActs } from '#modules/record/actions.ts';
import { serveDocument } from '#modules/service/actions/sending.ts';
import type { Db } from '#platform/db.ts';
import { type ExhibitKind, exhibitNumber, type Numbered, numberNext } from '../rules/exhibits.ts';
import { takesDocuments } from '../rules/uploads.ts';
import { addExhibit, type ExhibitRow, listExhibits } from '../store/exhibits.ts';
import { dropUpload, lockUpload, type UploadRow } from '../store/uploads.ts';
import type { DocumentsDeps } from './deps.ts';
import { type Filer, filerOf, peopleServed, served } from './filers.ts';
import { keepIssues, nameIssues } from './issues.ts';
import { sealAsFormer } from './seal-reach.ts';
import { filerIn } from './uploads.ts';

export type DocumentToFile = {
  upload: string;
  title: string;
  kind: ExhibitKind;
  /** The paper of which this is a later version. */
  replaces: string | null;
  /** The issues that it goes to, by their titles. */
  issues: readonly string[];
};
export type ExhibitFiling = {
  disputeId: string;
  partyId: string | null;
  papers: readonly DocumentToFile[];
};
export type FilingRefusal =
  | ('unknown' | 'too_early' | 'party_unknown')
  | ('upload_unknown' | 'upload_not_ready' | 'version_unknown' | 'issues_full' | 'copy_sealed');
export type FiledDocument = { id: string; number: string };

/**
 * Files papers: one act for all of them. Each gets its number, becomes a document of the dispute that both sides read, stands in
 * the record, and is on its way to every other party with its row in the ledger of service (ACA s. 24(3)), or none
 * of it is. What was filed before is found again and changes nothing.
 */
export async function fileExhibits(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, partyId, papers }: ExhibitFiling,
): Promise<Result<FiledDocument[], FilingRefusal>> {
  let isServed = false;
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<FiledDocument[], FilingRefusal>> => {
      const standing = await filerIn(tx, viewer, disputeId);
      if (!standing) return refuse('unknown');
      await holdDispute(tx, disputeId); // so numbers follow each other, also of two at once
      const file = await findFile(tx, disputeId);
      const filer = file && filerOf(file, standing, partyId);
      if (!file || !filer) return refuse('party_unknown');
      const before = await listExhibits(tx, disputeId);
      const known = papers.flatMap(
        ({ upload }) => before.find((one) => one.uploadId === upload) ?? [],
      );
      if (known.length === papers.length) return allow(known.map(filedOf));
      if (!takesDocuments(file.dispute.state)) return refuse('too_early');
      // Everything is asked before anything is written: a refusal ends no transaction half done.
      const ready = await readyIn(
        tx,
        { disputeId, viewer, side: filer.side, partyId: filer.id },
        papers,
        before,
      );
      if (!ready.ok) return ready;
      const madeOf = ready.value.flatMap(({ upload }) => upload.madeOf);
      if (!(await mayReadAll(tx, standing, file, madeOf))) return refuse('copy_sealed');
      const issues = await keepIssues(deps, tx, {
        disputeId,
        personId: viewer.personId,
        titles: papers.flatMap((paper) => paper.issues),
      });
      if (!issues.ok) return issues;
      for (const one of ready.value) await fileOne(deps, tx, { file, filer, viewer }, one);
      await deps.papersChanged(tx, disputeId);
      isServed = true;
      return allow(ready.value.map(({ row }) => filedOf(row)));
    });
  if (isServed) {
    deps.wakeMail();
    deps.wakeTexts();
  }
  return outcome;
}

/** A copy was made while its maker read the paper; a seal may have come since. */
async function mayReadAll(
  tx: Db,
  standing: PlaceStanding,
  file: DisputeFile,
  papers: readonly string[],
): Promise<boolean> {
  const bounds = boundsIn(file);
  const documents = await documentsAmong(tx, file.dispute.id, papers);
  return papers.every((id) => {
    const document = documents.get(id);
    return document !== undefined && mayRead(standing, document, bounds);
  });
}

function filedOf(
  row: Pick<ExhibitRow, 'documentId' | 'side' | 'number' | 'version'>,
): FiledDocument {
  return { id: row.documentId, number: exhibitNumber(row) };
}

type Ready = {
  upload: UploadRow;
  paper: DocumentToFile;
  /** The paper of which it is a later version: of one kind, and sealed as that is. */
  former: ExhibitRow | null;
  row: Pick<ExhibitRow, 'documentId' | 'side' | 'number' | 'version'>;
};

async function readyIn(
  tx: Db,
  {
    disputeId,
    viewer,
    side,
    partyId,
  }: { disputeId: string; viewer: Viewer; side: Side; partyId: string },
  papers: readonly DocumentToFile[],
  before: readonly ExhibitRow[],
): Promise<Result<Ready[], FilingRefusal>> {
  const numbered: Numbered[] = before
    .filter((one) => one.side === side)
    .map(({ documentId, partyId: whose, number, version, struckAt }) => ({
      documentId,
      partyId: whose,
      number,
      version,
      isStruck: struckAt !== null,
    }));
  const ready: Ready[] = [];
  for (const paper of papers) {
    const upload = await lockUpload(tx, { disputeId, personId: viewer.personId }, paper.upload);
    if (!upload || ready.some((one) => one.upload.id === upload.id))
      return refuse('upload_unknown');
    if (!upload.documentId) return refuse('upload_not_ready');
    const next = numberNext(numbered, { partyId, replaces: paper.replaces });
    if (!next.ok) return next;
    const row = { documentId: upload.documentId, side, ...next.value };
    numbered.push({ documentId: row.documentId, partyId, ...next.value, isStruck: false });
    const former = before.find(({ documentId }) => documentId === paper.replaces) ?? null;
    ready.push({ upload, paper, former, row });
  }
  return allow(ready);
}

type Filed = { file: DisputeFile; filer: Filer; viewer: Viewer };

async function fileOne(
  deps: DocumentsDeps,
  tx: Db,
  { file, filer, viewer }: Filed,
  { upload, paper, former, row }: Ready,
): Promise<void> {
  const at = deps.now();
  const disputeId = file.dispute.id;
  const by = { personId: viewer.personId, role: 'person' as const };
  await attachChecked(tx, row.documentId, {
    disputeId,
    partyId: filer.id,
    kind: 'evidence',
    title: paper.title,
    audience: 'parties',
    at,
  });
  await addExhibit(tx, {
    ...row,
    disputeId,
    partyId: filer.id,
    kind: former?.kind ?? paper.kind,
    receivedOn: dayAt(at),
    filedAt: at,
    filedBy: viewer.personId,
    uploadId: upload.id,
    madeOf: upload.madeOf,
  });
  await nameIssues(tx, disputeId, {
    documentId: row.documentId,
    former: former?.documentId ?? null,
    titles: paper.issues,
  });
  await dropUpload(tx, upload.id);
  // Before it is served: the letter tells of a sealed paper without its title.
  for (const from of [...(former ? [former.documentId] : []), ...upload.madeOf])
    await sealAsFormer(deps, tx, { disputeId, from, to: row.documentId });
  const { paperId } = await serveDocument(deps, tx, {
    disputeId,
    documentId: row.documentId,
    recipients: served(file, filer.id).map(({ id }) => id),
    purpose: 'document',
    cause: { by, as: filer.side },
  });
  await appendActs(tx, at, [
    {
      act: 'exhibit.filed',
      subject: { kind: 'dispute', id: disputeId },
      by,
      details: {
        document: row.documentId,
        party: filer.id,
        number: exhibitNumber(row),
        kind: former?.kind ?? paper.kind,
        sha256: upload.contentHash?.toString('hex') ?? '',
        service: paperId,
        on: dayAt(at),
      },
      tells: await peopleServed(tx, file, { partyId: filer.id, personId: viewer.personId }),
    },
  ]);
}
