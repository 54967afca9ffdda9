import type { Listener } from '#modules/disputes/actions/deps.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { serveOnAll } from '#modules/service/actions/serving-all.ts';
import { findRail } from '../store/rail.ts';
import { stampSettlement } from '../store/settlements.ts';
import { issueSettlement } from './completing.ts';
import type { OffersDeps } from './deps.ts';

/** A registrar recorded that nobody put their name to a settlement in time: its paper is that of a contract, and goes to all. */
export function settlementListener(deps: OffersDeps): Listener {
  return async (tx, { dispute, event }) => {
    if (event.type !== 'terms_unauthenticated') return;
    const file = await findFile(tx, dispute.id);
    const { settlement } = await findRail(tx, dispute.id);
    if (!file || !settlement?.signedAt || settlement.form === 'contract')
      throw new Error('There is no settlement of what all have signed.');
    const ending = { as: 'unauthenticated', reason: event.why } as const;
    await stampSettlement(tx, settlement.id, { stamp: null, without: null });
    const documentId = await issueSettlement(deps, tx, { file, settlement, ending });
    await serveOnAll(deps, tx, { file, documentId });
  };
}
