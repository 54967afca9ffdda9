import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import {
  type AccessAct,
  type AccessPlace,
  type AccessStanding,
  mayIn,
  type PlaceOf,
  placesLeft,
} from '../rules/access.ts';
import { factsFromEvents, happenedOf } from '../rules/facts.ts';
import type { InvitedAs } from '../rules/invitations.ts';
import type { EventRow, PartyRow } from '../store/disputes.ts';
import { type InvitedRow, listInvitedOf } from '../store/invitations.ts';
import { listTimed } from '../store/waiting.ts';
import { findFile, standingOfViewer } from './reading.ts';

/** How somebody stands in the places of a dispute. `invitedAs` is null for whoever is there by their own right. */
export type PlaceStanding = AccessStanding & {
  partyIds: string[];
  only: readonly AccessPlace[] | null;
  writes: readonly AccessPlace[] | null;
  invitedAs: InvitedAs | null;
};

/**
 * How a viewer stands in the places of a dispute: as a party or for one, of the office, or let into some places by a party; null
 * for a stranger. Only a door that asks `mayIn` for its place may go by it. Every other door asks `standingOfViewer`, which does
 * not know whom a party let in, so that nobody moves a dispute by an invitation.
 */
export async function standingIn(
  db: Db,
  viewer: Viewer | null,
  disputeId: string,
): Promise<PlaceStanding | null> {
  if (viewer === null) return null;
  const own = await standingOfViewer(db, viewer, disputeId);
  if (own) return { ...own, only: null, writes: null, invitedAs: null };
  const [invited] = await listInvitedOf(db, viewer.personId, { disputeId, most: 1 });
  const file = invited && (await findFile(db, disputeId));
  return file ? invitedStanding(invited, file) : null;
}

/** The same of whoever may do something in a place, and null for everybody else. */
export async function standingFor(
  db: Db,
  viewer: Viewer | null,
  { disputeId, act, ...place }: { disputeId: string; act: AccessAct } & PlaceOf,
): Promise<PlaceStanding | null> {
  const standing = await standingIn(db, viewer, disputeId);
  return standing && mayIn(standing, place, act) ? standing : null;
}

/** Where parties let somebody in, the newest disputes first: as many statements for all of them as for one. */
export async function invitedStandings(
  db: Db,
  personId: string,
  most: number,
): Promise<{ disputeId: string; standing: PlaceStanding }[]> {
  const rows = await listInvitedOf(db, personId, { most });
  const timed = await listTimed(
    db,
    rows.map(({ disputeId }) => disputeId),
  );
  return rows.flatMap((row) => {
    const file = timed.get(row.disputeId);
    return file ? [{ disputeId: row.disputeId, standing: invitedStanding(row, file) }] : [];
  });
}

/** What a party gave, as far as it has it itself: who is in doubt, or out of the dispute, lets nobody in where they may not go. */
export function invitedStanding(
  { side, partyId, reads, writes, invitedAs }: InvitedRow,
  { parties, events }: { parties: readonly PartyRow[]; events: readonly EventRow[] },
): PlaceStanding {
  const told = factsFromEvents(parties, events.map(happenedOf)).parties;
  const left = placesLeft(told.filter((one) => one.partyId === partyId));
  const only = left ? reads.filter((place) => left.includes(place)) : reads;
  return { as: side, partyIds: [partyId], only, writes, invitedAs };
}
