import { listPeopleWith, namesOf, peopleWith } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import { type AccessPlace, placesLeft, type StandingAs } from '../rules/access.ts';
import { factsFromEvents, happenedOf } from '../rules/facts.ts';
import type { InvitedAs } from '../rules/invitations.ts';
import { neutralsOf } from '../rules/neutrals.ts';
import type { Side } from '../rules/words.ts';
import type { EventRow } from '../store/disputes.ts';
import { listInvited } from '../store/invitations.ts';
import { listMembers } from '../store/members.ts';
import { concernedPeople } from './conflict-of-interest.ts';
import { type DisputeFile, findFile } from './reading.ts';
import { invitedStanding } from './standings.ts';

export type PersonIn = {
  id: string;
  name: string;
  as: StandingAs;
  partyIds: string[];
  /** The places that are left to them, or to which a party invited them; null for whoever has all of their side's. */
  only: readonly AccessPlace[] | null;
  /** Of these the ones in which they may write; null for whoever may wherever their side may. */
  writes: readonly AccessPlace[] | null;
  /** As what a party let them in; null for whoever is there by their own right. */
  invitedAs: InvitedAs | null;
};

export type DisputePeople = {
  reference: string;
  isOpened: boolean;
  parties: { id: string; side: Side; name: string }[];
  people: PersonIn[];
};

/**
 * Everybody who stands in a dispute now, by name: the members of each side who have an account, whoever of the office works on it,
 * and its neutrals once there are any. Whoever is of a side is of the office for nobody. It names no viewer: ask who may know.
 */
export function peopleIn(db: Db, disputeId: string): Promise<DisputePeople | null> {
  return once(db, ['dispute people', disputeId], async () => {
    const file = await findFile(db, disputeId);
    if (!file) return null;
    const { dispute } = file;
    const parties = file.parties.map(({ id, side, name }) => ({ id, side, name }));
    const standings = factsFromEvents(parties, file.events.map(happenedOf)).parties;
    const members = (await membersByName(db, disputeId, parties)).map((one) => ({
      ...one,
      only: placesLeft(standings.filter(({ partyId }) => one.partyIds.includes(partyId))),
    }));
    const invited = await invitedByName(db, file, members);
    const isOpened = dispute.openedAt !== null;
    const neutrals = await neutralsByName(db, file.events, [...members, ...invited]);
    const all = [...members, ...invited, ...neutrals];
    return {
      reference: dispute.reference,
      isOpened,
      parties,
      people: [
        ...members.filter(({ as }) => isOpened || as === 'claimant'),
        ...neutrals,
        ...invited,
        ...(await officeOf(db, { disputeId, officerId: dispute.officerId, members: all })),
      ],
    };
  });
}

const BY_RIGHT = { only: null, writes: null, invitedAs: null } as const;

/** Nobody of a side is its neutral. */
async function neutralsByName(
  db: Db,
  events: readonly EventRow[],
  members: readonly PersonIn[],
): Promise<PersonIn[]> {
  const appointed = neutralsOf(events.map(happenedOf)).filter(
    ({ personId }) => !members.some(({ id }) => id === personId),
  );
  const names = await namesOf(
    db,
    appointed.map(({ personId }) => personId),
  );
  return appointed.map(({ personId, as }) => ({
    ...BY_RIGHT,
    id: personId,
    name: names.get(personId) ?? '',
    as,
    partyIds: [],
  }));
}

async function membersByName(
  db: Db,
  disputeId: string,
  parties: readonly { id: string; side: Side }[],
): Promise<PersonIn[]> {
  const sideOf = new Map(parties.map(({ id, side }) => [id, side]));
  const people = new Map<string, PersonIn>();
  const members = await listMembers(db, disputeId);
  // Of a member by an address alone, whose it is: all of them in one statement.
  const owners = await peopleWith(
    db,
    members.flatMap(({ personId, email }) => (personId === null && email ? [email] : [])),
  );
  for (const { personId, email, partyId } of members) {
    const id = personId ?? owners.get(email?.toLowerCase() ?? '');
    const as = sideOf.get(partyId);
    if (!id || !as) continue;
    const known = people.get(id);
    if (!known) people.set(id, { ...BY_RIGHT, id, name: '', as, partyIds: [partyId] });
    else if (known.as === as && !known.partyIds.includes(partyId)) known.partyIds.push(partyId);
  }
  const names = await namesOf(db, [...people.keys()]);
  return [...people.values()].map((one) => ({ ...one, name: names.get(one.id) ?? '' }));
}

/** Whom the parties let in; of somebody who is there by their own right that alone counts. */
async function invitedByName(
  db: Db,
  file: DisputeFile,
  members: readonly PersonIn[],
): Promise<PersonIn[]> {
  const rows = (await listInvited(db, file.dispute.id)).filter(
    ({ personId }) => !members.some(({ id }) => id === personId),
  );
  const names = await namesOf(
    db,
    rows.map(({ personId }) => personId),
  );
  return rows.map((row) => ({
    ...invitedStanding(row, file),
    id: row.personId,
    name: names.get(row.personId) ?? row.name,
  }));
}

type Office = { disputeId: string; officerId: string | null; members: readonly PersonIn[] };

/**
 * Whoever works on it: the officer to whom it was given, or each while it was given to none, and the registrars. Nobody works on
 * a dispute of their own.
 */
async function officeOf(db: Db, { disputeId, officerId, members }: Office): Promise<PersonIn[]> {
  const registrars = await listPeopleWith(db, 'registrar');
  const holders = await listPeopleWith(db, 'case_officer');
  const given = holders.filter(({ id }) => id === officerId);
  const officers = (given.length > 0 ? given : holders).filter(
    ({ id }) => !registrars.some((one) => one.id === id),
  );
  const office = [
    ...officers.map((one) => ({ ...one, as: 'officer' as const })),
    ...registrars.map((one) => ({ ...one, as: 'registrar' as const })),
  ].filter(({ id }) => !members.some((one) => one.id === id));
  const concerned = await concernedPeople(
    db,
    office.map(({ id }) => id),
    disputeId,
  );
  return office
    .filter(({ id }) => !concerned.has(id))
    .map(({ id, name, as }) => ({ ...BY_RIGHT, id, name, as, partyIds: [] }));
}
