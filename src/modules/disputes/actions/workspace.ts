import type { Viewer } from '#kernel/viewer.ts';
import { type AccessPlace, placesFor } from '../rules/access.ts';
import type { Side } from '../rules/words.ts';
import type { DisputesDeps } from './deps.ts';
import { findFile, standingOfViewer } from './reading.ts';

export type Workspace = {
  reference: string;
  as: Side;
  claimant: string;
  respondent: string;
  places: AccessPlace[];
};

/** What stands around every page of a dispute; null for a stranger, and for the office, which has a page of its own. */
export async function workspaceFor(
  { db }: Pick<DisputesDeps, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<Workspace | null> {
  const standing = await standingOfViewer(db, viewer, id);
  if (!standing || (standing.as !== 'claimant' && standing.as !== 'respondent')) return null;
  const file = await findFile(db, id);
  if (!file) return null;
  const named = (side: Side) => {
    const all = file.parties.filter((party) => party.side === side);
    return (all.find((party) => standing.partyIds.includes(party.id)) ?? all[0])?.name ?? '';
  };
  return {
    reference: file.dispute.reference,
    as: standing.as,
    claimant: named('claimant'),
    respondent: named('respondent'),
    places: placesFor(standing, 'read').map(({ place }) => place),
  };
}
