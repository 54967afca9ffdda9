import type { Viewer } from '#kernel/viewer.ts';
import type { DisputeDocumentRow } from '#modules/disputes/actions/deps.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import {
  type DisputeFile,
  documentsAmong,
  findFile,
  findFileWithDocuments,
} from '#modules/disputes/actions/reading.ts';
import { type PlaceStanding, standingFor } from '#modules/disputes/actions/standings.ts';
import { mayIn } from '#modules/disputes/rules/access.ts';
import { withheld } from '#modules/disputes/rules/paper-bounds.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { actsOfDispute } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { exhibitNumber, firstOpenings } from '../rules/exhibits.ts';
import { takesDocuments } from '../rules/uploads.ts';
import {
  type ExhibitRow,
  listAnswers,
  listExhibits,
  listExhibitsAmong,
  listFiled,
} from '../store/exhibits.ts';
import { listIssues, listIssuesOfPapers } from '../store/issues.ts';
import { listTexts } from '../store/texts.ts';
import type { DocumentsDeps } from './deps.ts';
import { filerOf, filersOf, served } from './filers.ts';

type InRecord = Map<string, { number: string; isStruck: boolean }>;

/** Where some papers of a dispute stand in its record, for those who list papers and keep no record. */
export async function papersInRecord(
  db: Db,
  disputeId: string,
  among: readonly string[],
): Promise<InRecord> {
  return placesOf(await listExhibitsAmong(db, disputeId, among));
}

/** Where the papers of a dispute stand in its record, by their ids. It names no viewer. */
export async function exhibitsIn(db: Db, disputeId: string): Promise<InRecord> {
  return placesOf(await listExhibits(db, disputeId));
}

function placesOf(rows: readonly ExhibitRow[]): InRecord {
  return new Map(
    rows.map((row) => [
      row.documentId,
      { number: exhibitNumber(row), isStruck: row.struckAt !== null },
    ]),
  );
}

/** The papers of a dispute that stand in its record. It names no viewer. */
export function filedPapers(db: Db, disputeId: string): Promise<readonly string[]> {
  return listFiled(db, disputeId);
}

/** What of a record is shown with some papers of it, or with all. */
export type RecordReading = Awaited<ReturnType<typeof readingOf>>;

/**
 * The whole record of papers, for whoever may read it: who filed what when, who opened it, and what was said of it. A sealed paper is
 * in it for everybody, marked as such; what came after its reader stood apart is not in it. A page of it: record-page.ts.
 */
export async function recordFor(
  { db }: Pick<DocumentsDeps, 'db'>,
  viewer: Viewer,
  disputeId: string,
) {
  const standing = await standingFor(db, viewer, { disputeId, place: 'papers', act: 'read' });
  const file = standing && (await findFileWithDocuments(db, disputeId));
  if (!standing || !file) return null;
  const rows = await listExhibits(db, disputeId);
  const among = { rows, documents: new Map(file.documents.map((one) => [one.id, one])), ids: null };
  return { ...(await readingOf(db, { standing, file }, among)), file };
}

/** Some papers of the record by their ids, as far as somebody may read of them; null for whoever may not read the record. */
export async function recordAmongFor(
  { db }: Pick<DocumentsDeps, 'db'>,
  viewer: Viewer,
  { disputeId, ids }: { disputeId: string; ids: readonly string[] },
) {
  const standing = await standingFor(db, viewer, { disputeId, place: 'papers', act: 'read' });
  const file = standing && (await findFile(db, disputeId));
  if (!standing || !file) return null;
  const rows = await listExhibitsAmong(db, disputeId, ids);
  const documents = await documentsAmong(db, disputeId, ids);
  return readingOf(db, { standing, file }, { rows, documents, ids });
}

export type RecordReader = { standing: PlaceStanding; file: DisputeFile };

type Among = {
  rows: readonly ExhibitRow[];
  documents: ReadonlyMap<string, DisputeDocumentRow>;
  /** Of which papers the rest is read: of some, or null for all. */
  ids: readonly string[] | null;
};

/** Some papers of the record with all that is shown of them. */
export async function readingOf(
  db: Db,
  { standing, file }: RecordReader,
  { rows, documents, ids }: Among,
) {
  const disputeId = file.dispute.id;
  const bounds = boundsIn(file);
  const exhibits = rows.flatMap((exhibit) => {
    const document = documents.get(exhibit.documentId);
    const kept = document && withheld(standing, document, bounds);
    return document && kept !== 'apart'
      ? [{ ...exhibit, document, isSealed: kept === 'sealed' }]
      : [];
  });
  const filer = filerOf(file, standing, null);
  const openings = firstOpenings(
    await actsOfDispute(db, disputeId, 'dispute.document_opened', ids),
  );
  return {
    standing,
    file,
    exhibits,
    // By the paper: each of them is shown of each of many.
    answers: byPaper(await listAnswers(db, disputeId, ids)),
    openings: byPaper(openings),
    openedBy: await namesOf(db, [...new Set(openings.flatMap(({ personId }) => personId ?? []))]),
    texts: byPaper(await listTexts(db, disputeId, ids)),
    seals: byPaper(file.seals),
    issues: new Map((await listIssues(db, disputeId)).map(({ id, title }) => [id, title])),
    issuesOfPapers: byPaper(await listIssuesOfPapers(db, disputeId, ids)),
    reaches: filer ? served(file, filer.id).map(({ name }) => name) : [],
    /** For whom the reader may file now; nobody where they may not. */
    filesFor: filesFor(standing, file),
  };
}

export function filesFor(standing: PlaceStanding, file: DisputeFile) {
  return mayIn(standing, { place: 'papers' }, 'write') && takesDocuments(file.dispute.state)
    ? filersOf(file, standing)
    : [];
}

function byPaper<T extends { documentId: string }>(rows: readonly T[]): Map<string, T[]> {
  return Map.groupBy(rows, ({ documentId }) => documentId);
}
