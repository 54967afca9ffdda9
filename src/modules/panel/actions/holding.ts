import type { Holding } from '#platform/vault/holding.ts';
import { listByContent, listContents } from '../store/documents.ts';

/** The papers of applicants and neutrals. */
export function panelHolding(vault: Holding['vault']): Holding {
  return {
    name: 'panel',
    vault,
    listAfter: listContents,
    ownersOf: async (db, hash) =>
      (await listByContent(db, hash)).map(({ id }) => ({ name: id, path: '/office/empanelment' })),
  };
}
