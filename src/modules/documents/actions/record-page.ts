import { pageAmong } from '#kernel/list-page.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import { documentsAmong, findFile, titlesIn } from '#modules/disputes/actions/reading.ts';
import { standingFor } from '#modules/disputes/actions/standings.ts';
import { readsUntil, withheld } from '#modules/disputes/rules/paper-bounds.ts';
import type { Db } from '#platform/db.ts';
import { type ExhibitKind, exhibitNumber } from '../rules/exhibits.ts';
import { isWanted } from '../rules/record-page.ts';
import {
  countExhibits,
  type ExhibitPlace,
  listExhibitsAmong,
  listExhibitsFrom,
  listPlaces,
} from '../store/exhibits.ts';
import { listIssues, listIssuesOfPapers } from '../store/issues.ts';
import { listUploads } from '../store/uploads.ts';
import type { DocumentsDeps } from './deps.ts';
import { filesFor, type RecordReader, type RecordReading, readingOf } from './record.ts';

export type RecordPageAsked = {
  page: number;
  words: string;
  issue: string;
  /** Those for which somebody asks a seal stand first, wherever their page is. */
  isAskedFirst: boolean;
  /** What the reader calls a kind. */
  kindSaid: (kind: ExhibitKind) => string;
};

export type RecordPageReading = NonNullable<Awaited<ReturnType<typeof recordPageFor>>>;

/**
 * A page of the record, and what is shown of it, for whoever may read the record: of thousands of papers only those on the page are
 * read. The whole of it: record.ts.
 */
export async function recordPageFor(
  { db }: Pick<DocumentsDeps, 'db'>,
  viewer: Viewer,
  { disputeId, ...asked }: RecordPageAsked & { disputeId: string },
) {
  const standing = await standingFor(db, viewer, { disputeId, place: 'papers', act: 'read' });
  const file = standing && (await findFile(db, disputeId));
  if (!standing || !file) return null;
  const reader = { standing, file };
  const { rows: onPage, ...page } = await rowsOn(db, reader, asked);
  const rows = asked.isAskedFirst ? await withAsked(db, reader, onPage) : onPage;
  const ids = rows.map(({ documentId }) => documentId);
  const documents = await documentsAmong(db, disputeId, ids);
  const reading = await readingOf(db, reader, { rows, documents, ids });
  return {
    ...reading,
    page,
    versions: await versionsOf(db, reader, rows),
    replaceable: await replaceable(db, viewer, reading),
  };
}

export type PaperNumbers = NonNullable<Awaited<ReturnType<typeof paperNumbersFor>>>;

/** As many as a list to tick may have; of a larger record those alone that are asked for. */
const TO_TICK = 50;

/**
 * The papers of the record by their numbers, for whoever chooses among them: of each no more than it is chosen by. Where `shown` are
 * given and there are more than can be ticked, `listed` are those.
 */
export async function paperNumbersFor(
  { db }: Pick<DocumentsDeps, 'db'>,
  viewer: Viewer,
  { disputeId, shown = [] }: { disputeId: string; shown?: readonly string[] },
) {
  const standing = await standingFor(db, viewer, { disputeId, place: 'papers', act: 'read' });
  const file = standing && (await findFile(db, disputeId));
  if (!standing || !file) return null;
  const seen = await placesSeen(db, { standing, file });
  const papers = seen.filter(({ isSealed }) => !isSealed);
  const wanted = new Set(shown.slice(0, TO_TICK));
  const listed =
    papers.length > TO_TICK ? papers.filter(({ documentId }) => wanted.has(documentId)) : papers;
  return { papers, listed, filesFor: filesFor(standing, file) };
}

type Rows = Awaited<ReturnType<typeof listExhibitsFrom>>;
type OnPage = { rows: Rows; all: number; total: number; at: number; of: number; from: number };

async function rowsOn(db: Db, reader: RecordReader, asked: RecordPageAsked): Promise<OnPage> {
  const disputeId = reader.file.dispute.id;
  const isSifted = asked.words.trim() !== '' || asked.issue !== '';
  if (!isSifted && readsUntil(reader.standing, boundsIn(reader.file)) === null) {
    const all = await countExhibits(db, disputeId);
    const { most, ...page } = pageAmong(all, asked.page);
    const rows = await listExhibitsFrom(db, disputeId, { from: page.from, most });
    return { rows, all, total: all, ...page };
  }
  const seen = await placesSeen(db, reader);
  const found = isSifted ? await sifted(db, { disputeId, seen, asked }) : seen;
  const { most, ...page } = pageAmong(found.length, asked.page);
  const ids = found.slice(page.from, page.from + most).map(({ documentId }) => documentId);
  const rows = await listExhibitsAmong(db, disputeId, ids);
  return { rows, all: seen.length, total: found.length, ...page };
}

/** What waits for a registrar is on no page behind which it is forgotten. */
async function withAsked(db: Db, { file }: RecordReader, onPage: Rows): Promise<Rows> {
  const asked = file.seals.filter(({ state }) => state === 'asked');
  const first = await listExhibitsAmong(
    db,
    file.dispute.id,
    asked.map(({ documentId }) => documentId),
  );
  const isFirst = new Set(first.map(({ documentId }) => documentId));
  return [...first, ...onPage.filter(({ documentId }) => !isFirst.has(documentId))];
}

type Seen = ExhibitPlace & { title: string; type: string; isSealed: boolean };

/** Where each paper stands that the reader may know of; what it is called, as far as they may read that. */
async function placesSeen(
  db: Db,
  { standing, file }: RecordReader,
  numbers: readonly number[] | null = null,
): Promise<Seen[]> {
  const bounds = boundsIn(file);
  const documents = new Map((await titlesIn(db, file.dispute.id)).map((one) => [one.id, one]));
  return (await listPlaces(db, file.dispute.id, numbers)).flatMap((place) => {
    const document = documents.get(place.documentId);
    const kept = document && withheld(standing, document, bounds);
    if (!document || kept === 'apart') return [];
    const isSealed = kept === 'sealed';
    return [{ ...place, title: isSealed ? '' : document.title, type: document.type, isSealed }];
  });
}

type Sifting = { disputeId: string; seen: readonly Seen[]; asked: RecordPageAsked };

async function sifted(db: Db, { disputeId, seen, asked }: Sifting): Promise<Seen[]> {
  const titles = new Map((await listIssues(db, disputeId)).map(({ id, title }) => [id, title]));
  const named = Map.groupBy(
    await listIssuesOfPapers(db, disputeId, null),
    ({ documentId }) => documentId,
  );
  return seen.filter((place) => {
    const goesTo = place.isSealed ? [] : (named.get(place.documentId) ?? []);
    const issues = goesTo.flatMap(({ issueId }) => titles.get(issueId) ?? []);
    const by = { number: exhibitNumber(place), title: place.title, issues };
    return isWanted({ ...by, kind: asked.kindSaid(place.kind) }, asked);
  });
}

/** Every version under the numbers of the page, which may stand on its neighbours too. */
async function versionsOf(db: Db, reader: RecordReader, rows: Rows): Promise<ExhibitPlace[]> {
  const numbers = [...new Set(rows.map(({ number }) => number))];
  return readsUntil(reader.standing, boundsIn(reader.file)) === null
    ? listPlaces(db, reader.file.dispute.id, numbers)
    : placesSeen(db, reader, numbers);
}

/** The papers of which the reader may file a later version; asked for where something of theirs is ready to be filed. */
async function replaceable(
  db: Db,
  { personId }: Viewer,
  { standing, file, filesFor: own }: RecordReading,
): Promise<Seen[]> {
  if (own.length === 0) return [];
  const uploads = await listUploads(db, { disputeId: file.dispute.id, personId });
  if (!uploads.some(({ state }) => state === 'ready')) return [];
  const seen = await placesSeen(db, { standing, file });
  return seen.filter(
    ({ partyId, struckAt, isSealed }) =>
      standing.partyIds.includes(partyId) && struckAt === null && !isSealed,
  );
}
