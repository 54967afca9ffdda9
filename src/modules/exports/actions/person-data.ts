import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropArchivesOf, listArchivesOf } from '../store/archives.ts';

/** When they asked for archives, and what became of each; what stood in them is in the other parts of the download. */
export async function exportsDataOf(db: Db, personId: string): Promise<unknown> {
  const archives = await listArchivesOf(db, personId);
  return archives.map(({ disputeId, askedAt, readyAt, endedAt, endedAs }) => ({
    dispute: disputeId,
    askedAt,
    readyAt,
    endedAt,
    endedAs,
  }));
}

/** They go at once; the pages that no row names any more are swept away the next night. */
export const exportsEraser: PersonEraser = {
  keeps: async () => [],
  erase: async (tx, { personId }) => ({ archives: await dropArchivesOf(tx, personId) }),
};
