import type { OffersDeps } from '#modules/offers/actions/deps.ts';
import { endDivisionRow, findLastDivision } from '../store/divisions.ts';
import { endListRow, findLastList } from '../store/lists.ts';
import type { PackagesDeps } from './deps.ts';

/** A list, of issues or of things, ends with the rail on which it stands: what both gave is destroyed in the same transaction. */
export function packagesEnd({ now }: Pick<PackagesDeps, 'now'>): OffersDeps['railEnds'] {
  return async (tx, disputeId) => {
    const last = await findLastList(tx, disputeId);
    if (last && !last.endedAt) await endListRow(tx, last.id, { as: 'closed', by: null, at: now() });
    const division = await findLastDivision(tx, disputeId);
    if (division && !division.endedAt)
      await endDivisionRow(tx, division.id, { as: 'closed', by: null, at: now() });
  };
}
