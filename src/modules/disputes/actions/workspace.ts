import type { Viewer } from '#kernel/viewer.ts';
import { once } from '#platform/request-cache.ts';
import {
  type AccessPlace,
  type AccessStanding,
  isInvited,
  mayIn,
  placesFor,
  type StandingAs,
} from '../rules/access.ts';
import type { InvitedAs } from '../rules/invitations.ts';
import { areTalksBegun, areTalksLed } from '../rules/talks-state.ts';
import type { Side } from '../rules/words.ts';
import { type DisputeRow, listParties } from '../store/disputes.ts';
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
  mayLeaveTalks: boolean;
  hasSessions: boolean;
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
    ...talksIn(dispute, standing),
  };
}

/** A party or who represents it may leave the talks, whoever leads them, and also while it is in doubt who somebody is. */
function talksIn(dispute: Pick<DisputeRow, 'state' | 'stateBefore'>, standing: AccessStanding) {
  const isSide = standing.as === 'claimant' || standing.as === 'respondent';
  const isInRoom = mayIn(standing, { place: 'talk_joint' }, 'read') && !isInvited(standing);
  const at = { state: dispute.state, before: dispute.stateBefore };
  return {
    mayLeaveTalks: isSide && !isInvited(standing) && areTalksBegun(at),
    hasSessions: isInRoom && areTalksLed(at),
  };
}
