import { OwnDisputeError, type Viewer } from '#kernel/viewer.ts';
import { listDisputesByMoney } from '#modules/fees/actions/links.ts';
import { addressesOf, listPeople } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import { addressKey } from '../rules/addresses.ts';
import { NAMING } from '../rules/neutrals.ts';
import { listConcerned, type PersonKeys } from '../store/conflict-of-interest.ts';

/**
 * Those of some disputes that concern a person, so that they work on them for nobody: as a party, a member or representative of
 * a side, its neutral now or before or whoever was asked to be it, somebody with an address on file for a party, or one of the people of an institution that
 * files. Nobody decides in
 * a matter of their own (the rule against bias, nemo judex in causa sua); another registrar or officer does.
 */
export async function concernedAmong(
  db: Db,
  personId: string,
  disputeIds: readonly string[],
): Promise<Set<string>> {
  if (disputeIds.length === 0) return new Set();
  const person = keysOf({ id: personId, ...(await addressesOf(db, personId)) });
  const ids = [...new Set(disputeIds)].sort();
  const found = await once(db, ['concerned', personId, ...ids], () =>
    listConcerned(db, [person], { disputeIds: ids, naming: NAMING }),
  );
  return new Set(found.map(({ disputeId }) => disputeId));
}

/**
 * Those of some people whom one dispute concerns otherwise than by being asked to decide it, and `asSides` otherwise than by deciding it:
 * as many statements for all of them as for one.
 */
export async function concernedPeople(
  db: Db,
  personIds: readonly string[],
  disputeId: string,
  { asSides = false } = {},
): Promise<Set<string>> {
  const people = await listPeople(db, [...new Set(personIds)]);
  const found = await listConcerned(db, people.map(keysOf), {
    disputeIds: [disputeId],
    ...(asSides ? { naming: [] } : {}),
  });
  return new Set(found.map(({ personId }) => personId));
}

/** Of some people and some disputes, whom each concerns so that they work on it for nobody, by its id: as many statements for all of them as for one. */
export async function concernedIn(
  db: Db,
  personIds: readonly string[],
  disputeIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const people = await listPeople(db, [...new Set(personIds)]);
  const found = await listConcerned(db, people.map(keysOf), { disputeIds, naming: NAMING });
  const of = Map.groupBy(found, ({ disputeId }) => disputeId);
  return new Map(
    disputeIds.map((id) => [id, new Set(of.get(id)?.map(({ personId }) => personId))]),
  );
}

/** The same of people by their addresses alone, whether they have an account here or not. */
export async function concernedByAddress(
  db: Db,
  people: readonly Reachable[],
  disputeId: string,
): Promise<Set<string>> {
  const found = await listConcerned(db, people.map(keysOf), { disputeIds: [disputeId] });
  return new Set(found.map(({ personId }) => personId));
}

type Reachable = { id: string; email: string | null; phone: string | null };

function keysOf({ id, email, phone }: Reachable): PersonKeys {
  const number = (phone ?? '').replace(/\D/g, '').slice(-10);
  const box = addressKey({ channel: 'email', value: email ?? '' });
  return { personId: id, emails: box ? [box] : [], mobiles: number.length === 10 ? [number] : [] };
}

/** The one question before any act of the office on a dispute, and before its papers are read for the office. */
export async function mayActForOffice(
  db: Db,
  personId: string,
  disputeId: string,
): Promise<boolean> {
  return (await concernedAmong(db, personId, [disputeId])).size === 0;
}

/** Throws where one of some disputes is the viewer's own: an act on many disputes is done on none of them. */
export async function refuseOwn(
  db: Db,
  { personId }: Pick<Viewer, 'personId'>,
  disputeIds: readonly string[],
): Promise<void> {
  const own = await concernedAmong(db, personId, disputeIds);
  if (own.size > 0)
    throw new OwnDisputeError(
      `The disputes ${[...own].join(', ')} concern the person ${personId}.`,
    );
}

type ActSubject = { kind: string; id: string };

/** The ids of those subjects of the record that belong to a dispute of the viewer's own: itself, its invoices and its payments. */
export async function ownSubjects(
  db: Db,
  { personId }: Pick<Viewer, 'personId'>,
  subjects: readonly ActSubject[],
): Promise<Set<string>> {
  const idsOf = (...kinds: string[]) => [
    ...new Set(subjects.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)),
  ];
  const disputes = idsOf('dispute').map((id) => ({ id, disputeId: id }));
  const money = await listDisputesByMoney(db, idsOf('invoice', 'payment', 'fee'));
  const all = [...disputes, ...money];
  const own = await concernedAmong(
    db,
    personId,
    all.map(({ disputeId }) => disputeId),
  );
  return new Set(all.filter(({ disputeId }) => own.has(disputeId)).map(({ id }) => id));
}
