import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import type { AccessStanding } from '../rules/access.ts';
import { SETTING_APART } from '../rules/facts.ts';
import { listWithEvents } from '../store/disputes.ts';
import { listAllPlaces } from '../store/members.ts';
import { listOfOfficer } from '../store/own.ts';
import { concernedAmong } from './conflict-of-interest.ts';
import { officeStanding, provedEmail } from './reading.ts';
import { invitedStandings, neutralStandings } from './standings.ts';

export type OwnStanding = { disputeId: string; standing: AccessStanding };

function ofParties(places: Awaited<ReturnType<typeof listAllPlaces>>) {
  return [...Map.groupBy(places, ({ disputeId }) => disputeId)].flatMap(([disputeId, here]) => {
    const side = here[0]?.side;
    const partyIds = here.filter((one) => one.side === side).map(({ partyId }) => partyId);
    return side ? [{ disputeId, standing: { as: side, actors: [side], partyIds } }] : [];
  });
}

/**
 * How a viewer stands in each dispute of theirs, the newest first and at most so many: as a party or for one, let in by one, as its
 * neutral, and as the officer who has it, but for those that concern them (`standingIn` says the same of one).
 */
export async function ownStandings(db: Db, viewer: Viewer, most: number): Promise<OwnStanding[]> {
  const { personId } = viewer;
  const email = await provedEmail(db, personId);
  const places = await listAllPlaces(db, { personId, email }, most);
  const ofSides = [...ofParties(places), ...(await invitedStandings(db, personId, most))];
  const sided = new Set(ofSides.map(({ disputeId }) => disputeId));
  const all = [
    ...ofSides,
    ...(await neutralStandings(db, personId, { most })).filter((one) => !sided.has(one.disputeId)),
    ...(await ofOffice(db, viewer, most)),
  ];
  return all.sort((a, b) => (a.disputeId < b.disputeId ? 1 : -1)).slice(0, most);
}

async function ofOffice(db: Db, viewer: Viewer, most: number): Promise<OwnStanding[]> {
  const standing = officeStanding(viewer);
  if (!standing) return [];
  const ids = await listOfOfficer(db, viewer.personId, most);
  const own = await concernedAmong(db, viewer.personId, ids);
  return ids.filter((id) => !own.has(id)).map((disputeId) => ({ disputeId, standing }));
}

/** Of some disputes, those in which a party may be set apart from its side: there the places of everybody are to be asked for. */
export async function apartAmong(db: Db, disputeIds: readonly string[]): Promise<Set<string>> {
  return new Set(await listWithEvents(db, disputeIds, SETTING_APART));
}
