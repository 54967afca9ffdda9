import { getPerson } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { isFinal } from '../rules/machine.ts';
import {
  type KnownPerson,
  listMemberships,
  listReached,
  listRepresented,
} from '../store/person.ts';
import { listErasedOver } from '../store/person-erasure.ts';

/** How a person stands behind a party of a dispute. */
export type OwnDisputeRole = Omit<
  Awaited<ReturnType<typeof listReached>>[number],
  'filedBy' | 'batchId'
> & {
  role: 'party' | 'representative';
  since: Date | null;
  /** They are the party, a person: what is held about the party is held about them. A firm, a client or another claimant is not they. */
  isHerself: boolean;
  isOver: boolean;
  /** They sent the request themselves, and not in a batch of an institution. */
  hasFiled: boolean;
};

/** A person by what they have proved: an address that they have not shown to be theirs may be another's. */
export async function knownAs(db: Db, personId: string): Promise<KnownPerson> {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = await getPerson(db, personId);
  return {
    personId,
    email: emailVerifiedAt ? email : null,
    phone: phoneVerifiedAt ? phone : null,
  };
}

/**
 * Every party that a person stands behind, each once. They are the party themselves where the party is a person and is reached at their
 * own address, or is the only one of its dispute for whom they stand: who files for two claimants is at most one of them.
 */
export async function placesOf(db: Db, known: KnownPerson): Promise<OwnDisputeRole[]> {
  const [members, reached, represented] = [
    await listMemberships(db, known),
    await listReached(db, known),
    await listRepresented(db, known),
  ];
  const addressed = new Set(reached.map(({ partyId }) => partyId));
  const acting = new Set(
    [...represented, ...members.filter(({ role }) => role === 'representative')].map(
      ({ partyId }) => partyId,
    ),
  );
  const memberships = Map.groupBy(members, ({ disputeId }) => disputeId);
  const places = new Map<string, OwnDisputeRole>();
  for (const row of [
    ...members,
    ...represented,
    ...reached.map((one) => ({ ...one, since: null })),
  ]) {
    const { filedBy, batchId, ...place } = row;
    const { partyId, disputeId, side, kind, state, filedAt } = place;
    if (places.has(partyId)) continue;
    const here = memberships.get(disputeId) ?? [];
    const isActing = acting.has(partyId);
    const cameWithIt = here.some(
      (one) => one.partyId === partyId && one.since.getTime() === filedAt.getTime(),
    );
    places.set(partyId, {
      ...place,
      role: isActing ? 'representative' : 'party',
      isHerself:
        kind === 'person' &&
        !isActing &&
        (addressed.has(partyId) ||
          (here.length === 1 && here[0]?.partyId === partyId && here[0].through === null)),
      isOver: isFinal(state),
      hasFiled:
        side === 'claimant' && batchId === null && (filedBy === known.personId || cameWithIt),
    });
  }
  return [...places.values()];
}

/** The parties that a person is themselves, for modules that know parties by their ids. */
export async function ownPartiesOf(db: Db, personId: string): Promise<string[]> {
  return (await placesOf(db, await knownAs(db, personId)))
    .filter(({ isHerself }) => isHerself)
    .map(({ partyId }) => partyId);
}

/** Parties who had themselves erased and whose dispute is over since, for modules that kept something until then. */
export function erasedAndOver(db: Db): Promise<string[]> {
  return listErasedOver(db);
}
