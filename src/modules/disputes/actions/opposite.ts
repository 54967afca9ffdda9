import { listPeople } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { addressKey, type ContactAddress, personKey } from '../rules/addresses.ts';
import type { Side } from '../rules/words.ts';
import { listKeysOn } from '../store/addresses.ts';
import { listParties } from '../store/disputes.ts';
import { listInvited } from '../store/invitations.ts';
import { listMembers } from '../store/members.ts';

export type JoiningSide = {
  disputeId: string;
  side: Side;
  personId: string | null;
  reaches: readonly ContactAddress[];
};

const other: Record<Side, Side> = { claimant: 'respondent', respondent: 'claimant' };

/**
 * Whether an address, or the account that comes with it, stands on the other side of a dispute, or did before. Under the lock of
 * the dispute the answer holds; without it the database asks again of what is written (dispute_address).
 */
export async function isOpposite(
  db: Db,
  { disputeId, side, personId, reaches }: JoiningSide,
): Promise<boolean> {
  const keys = keysOf(await provedBy(db, personId ? [personId] : []), reaches);
  const joining = [...keys, ...(personId ? [personKey(personId)] : [])];
  if ((await listKeysOn(db, { disputeId, side: other[side] }, joining)).length > 0) return true;
  // Whoever joined with one address may have proved another since.
  const against = new Set(
    (await listParties(db, disputeId)).filter((party) => party.side !== side).map(({ id }) => id),
  );
  const all = [...(await listMembers(db, disputeId)), ...(await listInvited(db, disputeId))];
  const people = all.flatMap(({ partyId, personId: itsPerson }) =>
    against.has(partyId) && itsPerson ? [itsPerson] : [],
  );
  const theirs = new Set(keysOf(await provedBy(db, people), []));
  return keys.some((key) => theirs.has(key));
}

/** Of some people, those whose accounts have none of these addresses. */
export async function withoutAddresses(
  db: Db,
  people: readonly string[],
  reaches: readonly ContactAddress[],
): Promise<string[]> {
  return peopleWithout(await addressesOf(db, people), reaches);
}

/** Each of some people with the keys of the addresses that are proved to be theirs. */
export async function addressesOf(
  db: Db,
  people: readonly string[],
): Promise<Map<string, string[]>> {
  const keys = new Map(people.map((id): [string, string[]] => [id, []]));
  for (const person of await listPeople(db, people))
    keys.set(person.id, keysOf(provedOf(person), []));
  return keys;
}

export function peopleWithout(
  people: ReadonlyMap<string, readonly string[]>,
  reaches: readonly ContactAddress[],
): string[] {
  const taken = new Set(keysOf([], reaches));
  return [...people].filter(([, keys]) => !keys.some((key) => taken.has(key))).map(([id]) => id);
}

/** The addresses that some accounts have proved to be theirs. */
export async function provedBy(db: Db, people: readonly string[]): Promise<ContactAddress[]> {
  return (await listPeople(db, [...new Set(people)])).flatMap(provedOf);
}

type Living = Awaited<ReturnType<typeof listPeople>>[number];

function provedOf({ email, emailVerifiedAt, phone, phoneVerifiedAt }: Living): ContactAddress[] {
  return [
    ...(email && emailVerifiedAt ? [{ channel: 'email', value: email }] : []),
    ...(phone && phoneVerifiedAt ? [{ channel: 'mobile', value: phone }] : []),
  ];
}

function keysOf(proved: readonly ContactAddress[], reaches: readonly ContactAddress[]): string[] {
  return [...new Set([...proved, ...reaches].flatMap((one) => addressKey(one) ?? []))];
}
