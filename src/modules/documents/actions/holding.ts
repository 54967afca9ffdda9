import type { Holding } from '#platform/vault/holding.ts';
import { listPieceContents, listUploadsByContent } from '../store/uploads.ts';

/** The pieces of what parties are sending. */
export function uploadsHolding(vault: Holding['vault']): Holding {
  return {
    name: 'uploads',
    vault,
    listAfter: listPieceContents,
    ownersOf: async (db, hash) =>
      (await listUploadsByContent(db, hash)).map(({ name, disputeId }) => ({
        name,
        path: `/office/disputes/${disputeId}`,
      })),
  };
}
