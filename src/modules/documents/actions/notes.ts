import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { sealFor } from '#platform/vault/seal.ts';
import { NOTES_MOST } from '../rules/viewer.ts';
import { addNote, dropNote, listNotes, type NoteRow } from '../store/notes.ts';
import type { DocumentsDeps } from './deps.ts';
import { type PaperOf, paperFor } from './viewing.ts';

export type OwnNote = Pick<NoteRow, 'id' | 'page' | 'down' | 'at'> & { words: string };
type Key = Pick<DocumentsDeps, 'key'>;

/** A note with its words, which whoever has the database or a backup alone cannot read. */
export function openNote(
  { key }: Key,
  { id, page, down, at, sealedWords }: Pick<NoteRow, keyof NoteRow>,
): OwnNote {
  return { id, page, down, at, words: sealOf(key).open(sealedWords, id).toString() };
}

function sealOf(key: Buffer) {
  return sealFor({ bytes: key }, 'notes');
}

/** What the viewer noted on a paper, for themselves. */
export async function notesOn(
  deps: Pick<DocumentsDeps, 'db' | 'key'>,
  { personId }: Viewer,
  { id }: PaperOf,
): Promise<OwnNote[]> {
  const rows = await listNotes(deps.db, { personId, documentId: id });
  return rows.map((row) => openNote(deps, row));
}

export type Noting = PaperOf & { page: number; down: number; words: string };

/** Notes something at a place of a paper that the viewer may read; nobody is told. */
export async function noteOn(
  deps: DocumentsDeps,
  viewer: Viewer,
  { disputeId, id, page, down, words }: Noting,
): Promise<Result<{ id: string }, 'unknown' | 'words_missing' | 'notes_full'>> {
  if (!(await paperFor(deps, viewer, { disputeId, id }))) return refuse('unknown');
  const said = words.trim();
  if (said === '') return refuse('words_missing');
  const { personId } = viewer;
  const before = await listNotes(deps.db, { personId, documentId: id });
  if (before.length >= NOTES_MOST) return refuse('notes_full');
  const noteId = deps.newId();
  const sealedWords = sealOf(deps.key).close(Buffer.from(said), noteId);
  const row = { id: noteId, documentId: id, disputeId, personId, page, down, sealedWords };
  await addNote(deps.db, { ...row, at: deps.now() });
  return allow({ id: noteId });
}

/** Takes back a note of the viewer's own; also one on a paper that they may not read any more. */
export async function removeNote(
  { db }: Pick<DocumentsDeps, 'db'>,
  { personId }: Viewer,
  { id, note }: PaperOf & { note: string },
): Promise<Result<{ id: string }, 'unknown'>> {
  const of = { personId, documentId: id };
  return (await dropNote(db, of, note)) ? allow({ id: note }) : refuse('unknown');
}
