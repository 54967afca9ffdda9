import { listSealsBy } from '#modules/disputes/actions/paper-bounds.ts';
import { releaseUnattached } from '#modules/disputes/actions/uploads.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { listExhibitsOf } from '../store/exhibits.ts';
import { listIssuesBy } from '../store/issues.ts';
import { dropNotesBy, listNotesBy } from '../store/notes.ts';
import { dropUploadsOf, listDocumentsOf, listUploadsOf } from '../store/uploads.ts';
import { openNote } from './notes.ts';

/** What somebody is sending, noted for themselves, what they filed in a record and what they said of the other side's papers. */
export async function documentsDataOf(db: Db, personId: string, key: Buffer): Promise<unknown> {
  const uploads = await listUploadsOf(db, personId);
  const notes = await listNotesBy(db, personId);
  return {
    notes: notes.map((row) => {
      const { page, at, words } = openNote({ key }, row);
      return { page, at, words };
    }),
    ...(await listExhibitsOf(db, personId)),
    issues: await listIssuesBy(db, personId),
    seals: await listSealsBy(db, personId),
    uploads: uploads.map(({ size, received, ...upload }) => ({
      ...upload,
      size: Number(size),
      received: Number(received),
    })),
  };
}

/** DPDP Act 2023, section 12(3): what is not filed goes at once, and what they noted for themselves; what is filed belongs to the dispute (section 17(1)(a)). */
export const documentsEraser: PersonEraser = {
  keeps: async () => [],
  async erase(tx, { personId, at }) {
    await releaseUnattached(tx, await listDocumentsOf(tx, personId), at);
    const notes = await dropNotesBy(tx, personId);
    return { uploads: await dropUploadsOf(tx, personId), notes };
  },
};
