import type { FileWords } from '#kernel/file-words.ts';
import { type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { mayRead } from '#modules/disputes/actions/documents.ts';
import { hasOpened } from '#modules/disputes/actions/openings.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import { openDocument } from '#modules/disputes/actions/party.ts';
import { WORDED_BYTES_MAX, wordsOfFile } from '#platform/file-words.ts';
import { shownAs } from '../rules/viewer.ts';
import type { DocumentsDeps } from './deps.ts';
import { recordFor } from './record.ts';

export type PaperOf = { disputeId: string; id: string };
export type PaperReading = NonNullable<Awaited<ReturnType<typeof paperFor>>>;

/** A paper with its place in the record, for whoever may read it; null for everybody else, as for one that is not there. */
export async function paperFor(
  deps: Pick<DocumentsDeps, 'db'>,
  viewer: Viewer,
  { disputeId, id }: PaperOf,
) {
  const record = await recordFor(deps, viewer, disputeId);
  const document = record?.file.documents.find((one) => one.id === id);
  if (!record || !document) return null;
  if (!mayRead(record.standing, document, boundsIn(record.file))) return null;
  const of = { personId: viewer.personId, disputeId, id };
  return { record, document, isOpened: await hasOpened(deps.db, record.standing, of) };
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
