import type { Viewer } from '#kernel/viewer.ts';
import { once } from '#platform/request-cache.ts';
import { type AccessPlace, placesFor, type StandingAs } from '../rules/access.ts';
import type { InvitedAs } from '../rules/invitations.ts';
import type { Side } from '../rules/words.ts';
import { listParties } from '../store/disputes.ts';
import type { DisputesDeps } from './deps.ts';
import { disputeById } from './reading.ts';
import { standingIn } from './standings.ts';

export type Workspace = {
  reference: string;
  as: StandingAs;
  invitedAs: InvitedAs | null;
  claimant: string;
  respondent: string;
  places: AccessPlace[];
};

/** What stands around every page of a dispute; null for a stranger. */
export async function workspaceFor(
  { db }: Pick<DisputesDeps, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<Workspace | null> {
  const standing = await standingIn(db, viewer, id);
  if (!standing) return null;
  // Looked for apart from the file: the page beside it may be what serves a paper, and reads the file afterwards.
  const dispute = await disputeById(db, id);
  const parties = await once(db, ['dispute parties', id], () => listParties(db, id));
  if (!dispute) return null;
  const named = (side: Side) => {
    const all = parties.filter((party) => party.side === side);
    return (all.find((party) => standing.partyIds.includes(party.id)) ?? all[0])?.name ?? '';
  };
  return {
    reference: dispute.reference,
    as: standing.as,
    invitedAs: standing.invitedAs,
    claimant: named('claimant'),
    respondent: named('respondent'),
    places: placesFor(standing, 'read').map(({ place }) => place),
  };
}
