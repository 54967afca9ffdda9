import { listPeopleWith, namesOf, peopleWith } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import { type AccessPlace, placesLeft, type StandingAs } from '../rules/access.ts';
import { factsFromEvents, happenedOf } from '../rules/facts.ts';
import type { InvitedAs } from '../rules/invitations.ts';
import { neutralsOf } from '../rules/neutrals.ts';
import type { Side } from '../rules/words.ts';
import type { DisputeMemberRow } from '../store/disputes.ts';
import { type InvitedRow, listInvitedIn } from '../store/invitations.ts';
import { listMembersIn } from '../store/members.ts';
import { listTimed, type TimedDisputeRows } from '../store/waiting.ts';
import { concernedIn } from './conflict-of-interest.ts';
import { findFile } from './reading.ts';
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
    return file && ((await peopleOf(db, [file])).get(disputeId) ?? null);
  });
}

/** The same of some disputes, by their ids: as many statements for all of them as for two. */
export async function peopleInEach(
  db: Db,
  disputeIds: readonly string[],
): Promise<Map<string, DisputePeople>> {
  const ids = [...new Set(disputeIds)].sort();
  const [only, ...more] = ids;
  if (only === undefined) return new Map();
  if (more.length > 0)
    return once(db, ['people of disputes', ...ids], async () =>
      peopleOf(db, [...(await listTimed(db, ids)).values()]),
    );
  const people = await peopleIn(db, only);
  return new Map(people ? [[only, people]] : []);
}

type Rows = Pick<TimedDisputeRows, 'dispute' | 'parties' | 'events'>;
/** Whoever is there by their own right or by somebody's leave, and not of the office; of whom no name is known yet. */
type Inside = Record<'members' | 'invited' | 'neutrals', PersonIn[]>;

async function peopleOf(db: Db, files: readonly Rows[]): Promise<Map<string, DisputePeople>> {
  const inside = await insideOf(db, files);
  const insiders = [...inside.values()].flatMap((one) => Object.values(one).flat());
  const names = await namesOf(
    db,
    insiders.map(({ id }) => id),
  );
  const office = await officeOf(db, files, inside);
  return new Map(
    files.map(({ dispute, parties: rows }) => {
      const { members = [], invited = [], neutrals = [] } = inside.get(dispute.id) ?? {};
      const isOpened = dispute.openedAt !== null;
      const known = [
        ...members.filter(({ as }) => isOpened || as === 'claimant'),
        ...neutrals,
        ...invited,
      ].map((one) => ({ ...one, name: names.get(one.id) ?? one.name }));
      const people = [...known, ...(office.get(dispute.id) ?? [])];
      const parties = rows.map(({ id, side, name }) => ({ id, side, name }));
      return [dispute.id, { reference: dispute.reference, isOpened, parties, people }];
    }),
  );
}

const BY_RIGHT = { only: null, writes: null, invitedAs: null } as const;

async function insideOf(db: Db, files: readonly Rows[]): Promise<Map<string, Inside>> {
  const ids = files.map(({ dispute }) => dispute.id);
  const rows = await listMembersIn(db, ids);
  // Of a member by an address alone, whose it is: all of them in one statement.
  const owners = await peopleWith(
    db,
    rows.flatMap(({ personId, email }) => (personId === null && email ? [email] : [])),
  );
  const membersOf = Map.groupBy(rows, ({ disputeId }) => disputeId);
  const invitedOf = Map.groupBy(await listInvitedIn(db, ids), ({ disputeId }) => disputeId);
  return new Map(
    files.map((file) => {
      const { id } = file.dispute;
      const members = membersIn(file, membersOf.get(id) ?? [], owners);
      const invited = invitedIn(file, invitedOf.get(id) ?? [], members);
      return [id, { members, invited, neutrals: neutralsIn(file, [...members, ...invited]) }];
    }),
  );
}

/** Nobody of a side is its neutral. */
function neutralsIn({ events }: Rows, sides: readonly PersonIn[]): PersonIn[] {
  return neutralsOf(events.map(happenedOf))
    .filter(({ personId }) => !sides.some(({ id }) => id === personId))
    .map(({ personId, as }) => ({ ...BY_RIGHT, id: personId, name: '', as, partyIds: [] }));
}

function membersIn(
  { parties, events }: Rows,
  members: readonly DisputeMemberRow[],
  owners: ReadonlyMap<string, string>,
): PersonIn[] {
  const sideOf = new Map(parties.map(({ id, side }) => [id, side]));
  const people = new Map<string, PersonIn>();
  for (const { personId, email, partyId } of members) {
    const id = personId ?? owners.get(email?.toLowerCase() ?? '');
    const as = sideOf.get(partyId);
    if (!id || !as) continue;
    const known = people.get(id);
    if (!known) people.set(id, { ...BY_RIGHT, id, name: '', as, partyIds: [partyId] });
    else if (known.as === as && !known.partyIds.includes(partyId)) known.partyIds.push(partyId);
  }
  const standings = factsFromEvents(parties, events.map(happenedOf)).parties;
  return [...people.values()].map((one) => ({
    ...one,
    only: placesLeft(standings.filter(({ partyId }) => one.partyIds.includes(partyId))),
  }));
}

/** Whom the parties let in; of somebody who is there by their own right that alone counts. */
function invitedIn(
  file: Rows,
  rows: readonly InvitedRow[],
  members: readonly PersonIn[],
): PersonIn[] {
  return rows
    .filter(({ personId }) => !members.some(({ id }) => id === personId))
    .map((row) => ({ ...invitedStanding(row, file), id: row.personId, name: row.name }));
}

/**
 * Whoever works on each: the officer to whom it was given, or each while it was given to none, and the registrars. Nobody works on
 * a dispute of their own.
 */
async function officeOf(
  db: Db,
  files: readonly Rows[],
  inside: ReadonlyMap<string, Inside>,
): Promise<Map<string, PersonIn[]>> {
  const registrars = await listPeopleWith(db, 'registrar');
  const holders = await listPeopleWith(db, 'case_officer');
  const concerned = await concernedIn(
    db,
    [...registrars, ...holders].map(({ id }) => id),
    files.map(({ dispute }) => dispute.id),
  );
  return new Map(
    files.map(({ dispute: { id: disputeId, officerId } }) => {
      const given = holders.filter(({ id }) => id === officerId);
      const officers = (given.length > 0 ? given : holders).filter(
        ({ id }) => !registrars.some((one) => one.id === id),
      );
      const sides = Object.values(inside.get(disputeId) ?? {}).flat();
      const office = [
        ...officers.map((one) => ({ ...one, as: 'officer' as const })),
        ...registrars.map((one) => ({ ...one, as: 'registrar' as const })),
      ].filter(
        ({ id }) => !sides.some((one) => one.id === id) && !concerned.get(disputeId)?.has(id),
      );
      return [
        disputeId,
        office.map(({ id, name, as }) => ({ ...BY_RIGHT, id, name, as, partyIds: [] })),
      ];
    }),
  );
}
