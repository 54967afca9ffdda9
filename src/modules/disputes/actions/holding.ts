import type { Holding } from '#platform/vault/holding.ts';
import { listByContent, listContents } from '../store/documents.ts';

/** The papers of disputes. */
export function disputesHolding(vault: Holding['vault']): Holding {
  return {
    name: 'disputes',
    vault,
    listAfter: listContents,
    ownersOf: async (db, hash) =>
      (await listByContent(db, hash)).map(({ id, disputeId, reference }) => ({
        name: reference ?? id,
        path: disputeId ? `/office/disputes/${disputeId}` : '/office/disputes',
      })),
  };
}
