import { listSealsBy } from '#modules/disputes/actions/paper-bounds.ts';
import { releaseUnattached } from '#modules/disputes/actions/uploads.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { listExhibitsOf } from '../store/exhibits.ts';
import { dropUploadsOf, listDocumentsOf, listUploadsOf } from '../store/uploads.ts';

/** What somebody is sending, what they filed in a record and what they said of the other side's papers. */
export async function documentsDataOf(db: Db, personId: string): Promise<unknown> {
  const uploads = await listUploadsOf(db, personId);
  return {
    ...(await listExhibitsOf(db, personId)),
    seals: await listSealsBy(db, personId),
    uploads: uploads.map(({ size, received, ...upload }) => ({
      ...upload,
      size: Number(size),
      received: Number(received),
    })),
  };
}

/** DPDP Act 2023, section 12(3): what is not filed goes at once; what is filed belongs to the dispute (section 17(1)(a)). */
export const documentsEraser: PersonEraser = {
  keeps: async () => [],
  async erase(tx, { personId, at }) {
    await releaseUnattached(tx, await listDocumentsOf(tx, personId), at);
    return { uploads: await dropUploadsOf(tx, personId) };
  },
};
