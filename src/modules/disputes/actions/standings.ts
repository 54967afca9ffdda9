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
import { appointedAs, type DisputeNeutral, neutralsOf } from '../rules/neutrals.ts';
import type { EventRow, PartyRow } from '../store/disputes.ts';
import { type InvitedRow, listInvitedOf } from '../store/invitations.ts';
import { listDecidedBy, listNeutralEvents } from '../store/neutrals.ts';
import { listTimed } from '../store/waiting.ts';
import { findFile, standingOfViewer } from './reading.ts';

/** How somebody stands in the places of a dispute. `invitedAs` is null for whoever is there by their own right. */
export type PlaceStanding = AccessStanding & {
  partyIds: string[];
  only: readonly AccessPlace[] | null;
  writes: readonly AccessPlace[] | null;
  invitedAs: InvitedAs | null;
};

const BY_RIGHT = { only: null, writes: null, invitedAs: null } as const;

/**
 * How a viewer stands in the places of a dispute: as a party or for one, its neutral, of the office, or let into some places by a
 * party; null for a stranger. Only a door that asks `mayIn` for its place may go by it. Every other door asks `standingOfViewer`,
 * which knows neither the neutral nor whom a party let in, so that nobody moves a dispute by an invitation, or decides by reading.
 */
export async function standingIn(
  db: Db,
  viewer: Viewer | null,
  disputeId: string,
): Promise<PlaceStanding | null> {
  if (viewer === null) return null;
  const own = await standingOfViewer(db, viewer, disputeId);
  if (own) return { ...own, ...BY_RIGHT };
  const [invited] = await listInvitedOf(db, viewer.personId, { disputeId, most: 1 });
  const file = invited && (await findFile(db, disputeId));
  if (file) return invitedStanding(invited, file);
  const events = await listNeutralEvents(db, disputeId);
  const neutral = neutralsOf(events).find(({ personId }) => personId === viewer.personId);
  return neutral ? neutralStanding(neutral.as) : null;
}

function neutralStanding(as: DisputeNeutral['as']): PlaceStanding {
  return { as, partyIds: [], ...BY_RIGHT };
}

/** Where somebody is the neutral, the newest disputes first. Whoever stands for a side there is its neutral nowhere. */
export async function neutralStandings(
  db: Db,
  personId: string,
  page: { before?: string | null; most: number },
): Promise<{ disputeId: string; standing: PlaceStanding }[]> {
  return (await listDecidedBy(db, personId, page)).flatMap(({ disputeId, type }) => {
    const as = appointedAs(type);
    return as ? [{ disputeId, standing: neutralStanding(as) }] : [];
  });
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
