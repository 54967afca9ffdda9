import { releaseUnattached } from '#modules/disputes/actions/uploads.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropBundlesOf, listBundlesOf } from '../store/bundles.ts';

/** What somebody had made of papers, and what they stated in it; the papers themselves are of their disputes. */
export async function bundlesDataOf(db: Db, personId: string): Promise<unknown> {
  return { bundles: await listBundlesOf(db, personId) };
}

/** DPDP Act 2023, section 12(3): it is their own copy and nobody else's, so all of it goes at once. */
export const bundlesEraser: PersonEraser = {
  keeps: async () => [],
  async erase(tx, { personId, at }) {
    const gone = await dropBundlesOf(tx, personId);
    await releaseUnattached(
      tx,
      gone.flatMap((id) => id ?? []),
      at,
    );
    return { bundles: gone.length };
  },
};
