import type { FileWords } from '#kernel/file-words.ts';
import { isOn } from '#kernel/find-words.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayRead } from '#modules/disputes/actions/documents.ts';
import { hasOpened } from '#modules/disputes/actions/openings.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import { openDocument } from '#modules/disputes/actions/party.ts';
import { documentIn, documentsAmong, findFile } from '#modules/disputes/actions/reading.ts';
import { standingFor } from '#modules/disputes/actions/standings.ts';
import type { Db } from '#platform/db.ts';
import { WORDED_BYTES_MAX, wordsOfFile } from '#platform/file-words.ts';
import { shownAs } from '../rules/viewer.ts';
import { type ExhibitRow, findExhibit, listExhibitsAmong, listPlaces } from '../store/exhibits.ts';
import type { DocumentsDeps } from './deps.ts';
import { readingOf } from './record.ts';
import { wordsOfPictures } from './texts.ts';

export type PaperOf = { disputeId: string; id: string };
export type PaperReading = NonNullable<Awaited<ReturnType<typeof paperFor>>>;

/** A paper with its place in the record, for whoever may read it; null for everybody else, as for one that is not there. */
export async function paperFor(
  deps: Pick<DocumentsDeps, 'db'>,
  viewer: Viewer,
  { disputeId, id }: PaperOf,
) {
  const { db } = deps;
  const standing = await standingFor(db, viewer, { disputeId, place: 'papers', act: 'read' });
  const file = standing && (await findFile(db, disputeId));
  const document = file && (await documentIn(db, disputeId, id));
  if (!document || !mayRead(standing, document, boundsIn(file))) return null;
  const rows = await versionsWith(db, { disputeId, id });
  const ids = rows.map(({ documentId }) => documentId);
  const documents = await documentsAmong(db, disputeId, ids);
  const record = await readingOf(db, { standing, file }, { rows, documents, ids });
  const of = { personId: viewer.personId, disputeId, id };
  return { record, document, isOpened: await hasOpened(db, standing, of) };
}

/** Every version under the number of a paper; none where it stands in no record. */
async function versionsWith(db: Db, { disputeId, id }: PaperOf): Promise<ExhibitRow[]> {
  const exhibit = await findExhibit(db, disputeId, id);
  if (!exhibit) return [];
  const places = await listPlaces(db, disputeId, [exhibit.number]);
  const own = places.filter(({ side }) => side === exhibit.side);
  return listExhibitsAmong(
    db,
    disputeId,
    own.map(({ documentId }) => documentId),
  );
}

/** The words of a paper. Whoever is given them has opened it, as whoever is given its bytes. */
export async function wordsFor(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, id }: PaperOf,
): Promise<Result<FileWords, 'unknown' | 'no_words' | 'too_large' | 'unreadable'>> {
  const paper = await paperFor(deps, viewer, { disputeId, id });
  if (!paper) return refuse('unknown');
  if (shownAs(paper.document.type) !== 'words') return refuse('no_words');
  if (paper.document.size > WORDED_BYTES_MAX) return refuse('too_large');
  // Looked at again within the same half hour it was opened once, as a file that is read on.
  const opened = await openDocument(deps, viewer, { disputeId, id, readingOf: () => 'part' });
  if (!opened) return refuse('unknown');
  return wordsOfFile(opened.content, opened.type);
}

/**
 * On which pages of a paper that are pictures some words were read, for whoever may read the paper and opened it; the words of other
 * pages their browser has.
 */
export async function picturedPagesFor(
  deps: Pick<DocumentsDeps, 'db' | 'key'>,
  viewer: Viewer,
  { words, ...of }: PaperOf & { words: string },
): Promise<number[] | null> {
  const paper = await paperFor(deps, viewer, of);
  if (!paper?.isOpened) return null;
  const pages = await wordsOfPictures(deps, of.id);
  return pages
    .filter((one) => isOn([{ text: one.words, pieces: [] }], words))
    .map(({ page }) => page);
}
