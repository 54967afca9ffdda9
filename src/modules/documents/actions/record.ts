import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayRead } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { hasOpened } from '#modules/disputes/actions/openings.ts';
import { boundsIn, paperBounds } from '#modules/disputes/actions/paper-bounds.ts';
import { type DisputeFile, findFile, membersOf } from '#modules/disputes/actions/reading.ts';
import { type PlaceStanding, standingFor } from '#modules/disputes/actions/standings.ts';
import { attachChecked } from '#modules/disputes/actions/uploads.ts';
import { mayIn } from '#modules/disputes/rules/access.ts';
import { isReleased } from '#modules/disputes/rules/facts.ts';
import { withheld } from '#modules/disputes/rules/paper-bounds.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { actsOfDispute, appendActs } from '#modules/record/actions.ts';
import { serveDocument } from '#modules/service/actions/sending.ts';
import type { Db } from '#platform/db.ts';
import {
  type AnswerRefusal,
  answerTo,
  type ExhibitAnswer,
  type ExhibitKind,
  exhibitNumber,
  firstOpenings,
  type Numbered,
  numberNext,
  type StrikeRefusal,
  strike,
} from '../rules/exhibits.ts';
import { takesDocuments } from '../rules/uploads.ts';
import {
  addAnswer,
  addExhibit,
  type ExhibitRow,
  findExhibit,
  listAnswers,
  listExhibits,
  listStruck,
  strikeExhibit,
} from '../store/exhibits.ts';
import { listIssues, listIssuesOfPapers } from '../store/issues.ts';
import { dropText, listTexts } from '../store/texts.ts';
import { dropUpload, lockUpload, type UploadRow } from '../store/uploads.ts';
import type { DocumentsDeps } from './deps.ts';
import { keepIssues, nameIssues } from './issues.ts';
import { sealAsFormer } from './sealing.ts';
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
  | ('upload_unknown' | 'upload_not_ready' | 'version_unknown' | 'issues_full');
export type FiledDocument = { id: string; number: string };

/**
 * Files papers: one act for all of them. Each gets its number, becomes a document of the dispute that both sides read, stands in
 * the record, and is on its way to every other party with its row in the ledger of service (ACA s. 24(3)), or none of it is. What was filed before is found again and changes nothing.
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

function filedOf(
  row: Pick<ExhibitRow, 'documentId' | 'side' | 'number' | 'version'>,
): FiledDocument {
  return { id: row.documentId, number: exhibitNumber(row) };
}

type Filer = { id: string; side: Side };

/** For whom somebody files: nobody from whom nothing is claimed any more. */
function filerOf(
  { parties, events }: DisputeFile,
  { partyIds }: PlaceStanding,
  asked: string | null,
): Filer | undefined {
  const own = filersOf({ parties, events }, { partyIds });
  return asked === null ? own[0] : own.find(({ id }) => id === asked);
}

/** All for whom they may. */
function filersOf(
  { parties, events }: Pick<DisputeFile, 'parties' | 'events'>,
  { partyIds }: Pick<PlaceStanding, 'partyIds'>,
) {
  return parties.filter(({ id }) => partyIds.includes(id) && !isReleased(events, id));
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
  });
  await nameIssues(tx, disputeId, {
    documentId: row.documentId,
    former: former?.documentId ?? null,
    titles: paper.issues,
  });
  await dropUpload(tx, upload.id);
  // Before it is served: the letter tells of a sealed paper without its title.
  if (former)
    await sealAsFormer(deps, tx, { disputeId, from: former.documentId, to: row.documentId });
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

/**
 * On whom a paper is served: every other party, also those of the filer's own side, whose cases are their own (ACA s. 24(3): what one
 * party supplies is communicated to the other). From whom nothing is claimed any more is served nothing; of whom it is in doubt who
 * they are has their row in the ledger, and nothing is sent until that is found.
 */
export function served({ parties, events }: DisputeFile, filer: string) {
  return parties.filter(({ id }) => id !== filer && !isReleased(events, id));
}

/** Those who act for the parties on whom a party's papers are served, but for parties in doubt; never whoever acts themselves. */
export async function peopleServed(
  tx: Db,
  file: DisputeFile,
  { partyId, personId }: { partyId: string; personId: string },
): Promise<string[]> {
  const { apart } = boundsIn(file);
  const partyIds = served(file, partyId).flatMap(({ id }) => (apart.has(id) ? [] : id));
  const members = await membersOf(tx, file.dispute.id);
  const told = members.filter((one) => partyIds.includes(one.partyId));
  return [...new Set(told.flatMap((one) => one.personId ?? []))].filter((id) => id !== personId);
}

/** Strikes a paper that was filed in error. It stays, with who struck it and why. */
export function strikeExhibitFor(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, id, why }: { disputeId: string; id: string; why: string },
): Promise<Result<{ id: string }, StrikeRefusal | 'too_early'>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, StrikeRefusal | 'too_early'>> => {
      const standing = await filerIn(tx, viewer, disputeId);
      if (!standing) return refuse('unknown');
      await holdDispute(tx, disputeId);
      const row = await findExhibit(tx, disputeId, id);
      if (!row) return refuse('unknown');
      const file = await findFile(tx, disputeId);
      if (!file || !takesDocuments(file.dispute.state)) return refuse('too_early');
      const found = strike(
        { partyId: row.partyId, isStruck: row.struckAt !== null },
        { partyIds: standing.partyIds, why },
      );
      if (!found.ok) return found;
      const at = deps.now();
      await strikeExhibit(tx, id, { struckAt: at, struckBy: viewer.personId, struckWhy: why });
      await dropText(tx, id); // it stays to be opened, and is found by its number alone
      await deps.papersChanged(tx, disputeId);
      await appendActs(tx, at, [
        {
          act: 'exhibit.struck',
          subject: { kind: 'dispute', id: disputeId },
          by: { personId: viewer.personId, role: 'person' },
          why,
          details: { document: id, number: exhibitNumber(row) },
          tells: await peopleServed(tx, file, {
            partyId: row.partyId,
            personId: viewer.personId,
          }),
        },
      ]);
      return allow({ id });
    });
}

export type AnsweringRefusal =
  | AnswerRefusal
  | ('unknown' | 'too_early' | 'not_opened' | 'party_unknown');
export type Answering = {
  disputeId: string;
  id: string;
  /** For whom of several parties; the first of them where it is null. */
  partyId: string | null;
  answer: ExhibitAnswer;
  why: string;
};

/** Admits or denies a paper of the other side, or objects to it. A later answer stands beside the earlier one, and counts. */
export function answerExhibit(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, id, partyId, answer, why }: Answering,
): Promise<Result<{ id: string }, AnsweringRefusal>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, AnsweringRefusal>> => {
      const standing = await filerIn(tx, viewer, disputeId);
      if (!standing) return refuse('unknown');
      await holdDispute(tx, disputeId);
      const file = await findFile(tx, disputeId);
      const filer = file && filerOf(file, standing, partyId);
      if (!file || !filer) return refuse(partyId === null ? 'unknown' : 'party_unknown');
      const row = await findExhibit(tx, disputeId, id);
      const document = file.documents.find((one) => one.id === id);
      // Nobody answers what they may not read.
      if (!row || !document || !mayRead(standing, document, await paperBounds(tx, disputeId)))
        return refuse('unknown');
      if (!takesDocuments(file.dispute.state)) return refuse('too_early');
      const paper = { side: row.side, isStruck: row.struckAt !== null };
      const found = answerTo(paper, { side: filer.side, answer, why });
      if (!found.ok) return found;
      const reader = { personId: viewer.personId, disputeId, id };
      if (!(await hasOpened(tx, standing, reader))) return refuse('not_opened');
      const at = deps.now();
      const said = { id: deps.newId(), documentId: id, disputeId, partyId: filer.id };
      await addAnswer(tx, { ...said, answer, why, at, byPerson: viewer.personId });
      await appendActs(tx, at, [
        {
          act: 'exhibit.answered',
          subject: { kind: 'dispute', id: disputeId },
          by: { personId: viewer.personId, role: 'person' },
          ...(why ? { why } : {}),
          details: { document: id, number: exhibitNumber(row), answer, party: filer.id },
          tells: await peopleServed(tx, file, {
            partyId: filer.id,
            personId: viewer.personId,
          }),
        },
      ]);
      return allow({ id });
    });
}

/** Which papers of a dispute were struck, for those who list papers and keep no record. */
export async function struckPapers(db: Db, disputeId: string): Promise<ReadonlySet<string>> {
  return new Set(await listStruck(db, disputeId));
}

/** Where the papers of a dispute stand in its record, by their ids. It names no viewer. */
export async function exhibitsIn(
  db: Db,
  disputeId: string,
): Promise<Map<string, { number: string; isStruck: boolean }>> {
  const rows = await listExhibits(db, disputeId);
  return new Map(
    rows.map((row) => [
      row.documentId,
      { number: exhibitNumber(row), isStruck: row.struckAt !== null },
    ]),
  );
}

export type RecordReading = NonNullable<Awaited<ReturnType<typeof recordFor>>>;

/**
 * The record of papers, for whoever may read it: who filed what when, who opened it, and what was said of it. A sealed paper is in
 * it for everybody, marked as such; what came after its reader stood apart is not in it.
 */
export async function recordFor(
  { db }: Pick<DocumentsDeps, 'db'>,
  viewer: Viewer,
  disputeId: string,
) {
  const standing = await standingFor(db, viewer, { disputeId, place: 'papers', act: 'read' });
  if (!standing) return null;
  const file = await findFile(db, disputeId);
  if (!file) return null;
  const bounds = boundsIn(file);
  const exhibits = (await listExhibits(db, disputeId)).flatMap((exhibit) => {
    const document = file.documents.find(({ id }) => id === exhibit.documentId);
    const kept = document && withheld(standing, document, bounds);
    return document && kept !== 'apart'
      ? [{ ...exhibit, document, isSealed: kept === 'sealed' }]
      : [];
  });
  const filer = filerOf(file, standing, null);
  return {
    standing,
    file,
    exhibits,
    answers: await listAnswers(db, disputeId),
    openings: firstOpenings(await actsOfDispute(db, disputeId, 'dispute.document_opened')),
    texts: await listTexts(db, disputeId),
    seals: file.seals,
    issues: await listIssues(db, disputeId),
    issuesOfPapers: await listIssuesOfPapers(db, disputeId),
    reaches: filer ? served(file, filer.id).map(({ name }) => name) : [],
    /** For whom the reader may file now; nobody where they may not. */
    filesFor:
      mayIn(standing, { place: 'papers' }, 'write') && takesDocuments(file.dispute.state)
        ? filersOf(file, standing)
        : [],
  };
}
