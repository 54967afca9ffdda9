import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { factsFromEvents, happenedOf } from '../rules/facts.ts';
import type { Side } from '../rules/words.ts';
import {
  type InvitationRow,
  listFirms,
  listFirmsOf,
  listInvitations,
  listInvitedOf,
} from '../store/invitations.ts';
import type { DisputesDeps } from './deps.ts';
import { type DisputePeople, type PersonIn, peopleIn } from './people-in.ts';
import { type DisputeFile, findFile } from './reading.ts';
import { type PlaceStanding, standingFor } from './standings.ts';

export type PeopleReading = {
  viewer: Viewer;
  parties: DisputePeople['parties'];
  people: PersonIn[];
  invitations: InvitationRow[];
  mayInviteFor: { id: string; name: string; side: Side }[];
  ownInvitation: string | null;
  ownFirm: string | null;
  /** By people: the firm of each lawyer who is in. */
  firms: ReadonlyMap<string, string>;
  /** The same by invitations, also of those who are still to come. */
  invitedFirms: ReadonlyMap<string, string>;
  now: Date;
};

/** Who stands in a dispute, for whoever may know; whom a party invited is read by those alone who stand for it by their own right. */
export async function peopleFor(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  viewer: Viewer,
  disputeId: string,
): Promise<PeopleReading | null> {
  const standing = await standingFor(db, viewer, { disputeId, place: 'people', act: 'read' });
  const file = standing && (await findFile(db, disputeId));
  const all = file && (await peopleIn(db, disputeId));
  if (!standing || !file || !all) return null;
  const isByRight = standing.invitedAs === null;
  const [own] = isByRight ? [] : await listInvitedOf(db, viewer.personId, { disputeId, most: 1 });
  const firms = new Map(
    (await listFirms(db, disputeId)).map(({ personId, firm }) => [personId, firm] as const),
  );
  const invitations = isByRight ? await listInvitations(db, disputeId, standing.partyIds) : [];
  return {
    viewer,
    parties: all.parties,
    people: all.people,
    invitations,
    mayInviteFor: isByRight ? inviting(file, standing) : [],
    ownInvitation: own?.id ?? null,
    ownFirm: own?.invitedAs === 'lawyer' ? (firms.get(viewer.personId) ?? '') : null,
    firms,
    invitedFirms: await newestFirms(db, invitations),
    now: now(),
  };
}

async function newestFirms(db: Db, invitations: readonly InvitationRow[]) {
  const rows = await listFirmsOf(
    db,
    invitations.map(({ id }) => id),
  );
  return new Map(rows.map(({ invitationId, firm }) => [invitationId, firm] as const));
}

function inviting({ parties, events }: DisputeFile, { partyIds }: PlaceStanding) {
  const told = factsFromEvents(parties, events.map(happenedOf)).parties;
  return parties
    .filter(({ id }) => partyIds.includes(id))
    .filter(
      ({ id }) => !told.some((one) => one.partyId === id && (one.isReleased || one.isDisputed)),
    )
    .map(({ id, name, side }) => ({ id, name, side }));
}
