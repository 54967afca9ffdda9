import type { Holding } from '#platform/vault/holding.ts';
import { listContents, listFilesOf } from '../store/batch-files.ts';

/** The pieces of what institutions send. */
export function batchesHolding(vault: Holding['vault']): Holding {
  return {
    name: 'filing-batches',
    vault,
    listAfter: listContents,
    ownersOf: async (db, hash) =>
      (await listFilesOf(db, hash)).map(({ name, institutionId }) => ({
        name,
        path: `/office/institutions/${institutionId}`,
      })),
  };
}
