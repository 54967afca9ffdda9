import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type NoteRow = Selectable<Tables['document_note']>;
type NotesOf = { personId: string; documentId: string };

/** A person's own notes on a paper, in the order of its places. */
export function listNotes(db: Db, { personId, documentId }: NotesOf): Promise<NoteRow[]> {
  return db
    .selectFrom('document_note')
    .where('personId', '=', personId)
    .where('documentId', '=', documentId)
    .orderBy('page')
    .orderBy('down')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addNote(tx: Db, row: Insertable<Tables['document_note']>): Promise<void> {
  await tx.insertInto('document_note').values(row).execute();
}

/** Whether there was such a note of theirs on the paper. */
export async function dropNote(
  tx: Db,
  { personId, documentId }: NotesOf,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('document_note')
    .where('personId', '=', personId)
    .where('documentId', '=', documentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** All that a person noted, wherever. */
export function listNotesBy(db: Db, personId: string): Promise<NoteRow[]> {
  return db
    .selectFrom('document_note')
    .where('personId', '=', personId)
    .orderBy('at')
    .selectAll()
    .execute();
}

export async function dropNotesBy(tx: Db, personId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('document_note')
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
