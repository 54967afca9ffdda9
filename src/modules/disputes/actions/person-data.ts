import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { eraseInvitee, listOfInvitee } from '../store/invitations.ts';
import {
  endMemberships,
  listActsIn,
  listClaimsOf,
  listConsentsFrom,
  listContactsOf,
  listDocumentsFrom,
  listFiled,
  listRepresented,
  markProved,
} from '../store/person.ts';
import {
  dropContacts,
  dropContactsOver,
  dropLooseOf,
  dropRepresentatives,
  dropRepresentativesOver,
  markErased,
} from '../store/person-erasure.ts';
import { dropVisits, listVisits } from '../store/visits.ts';
import type { DisputesDeps } from './deps.ts';
import { knownAs, type OwnDisputeRole, placesOf } from './own-roles.ts';

/** Ids in one question to the database; an institution's member may stand in ten thousand disputes. */
const PORTION = 1000;

async function inPortions<T>(
  ids: readonly string[],
  ask: (portion: string[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += PORTION)
    found.push(...(await ask(ids.slice(at, at + PORTION))));
  return found;
}

/** What disputes hold about a person: where they stand, what they filed and did, and how they are reached as a party. */
export async function disputesDataOf(
  db: Db,
  personId: string,
): Promise<{ disputes: unknown[]; invitations: unknown[] }> {
  const known = await knownAs(db, personId);
  const places = await placesOf(db, known);
  const own = places.filter(({ isHerself }) => isHerself).map(({ partyId }) => partyId);
  const disputeIds = [...new Set(places.map(({ disputeId }) => disputeId))];
  const filedIn = places.filter(({ hasFiled }) => hasFiled).map(({ disputeId }) => disputeId);
  const held = {
    contacts: Map.groupBy(
      await inPortions(own, (ids) => listContactsOf(db, ids)),
      ({ partyId }) => partyId,
    ),
    claims: Map.groupBy(
      await inPortions(own, (ids) => listClaimsOf(db, ids)),
      ({ partyId }) => partyId,
    ),
    filed: new Map(
      (await inPortions([...new Set(filedIn)], (ids) => listFiled(db, ids))).map(
        ({ id, ...filed }) => [id, filed],
      ),
    ),
    papers: Map.groupBy(
      await listDocumentsFrom(db, { personId, partyIds: own }),
      ({ disputeId }) => disputeId ?? '',
    ),
    consents: Map.groupBy(
      await listConsentsFrom(db, { personId, partyIds: own }),
      ({ disputeId }) => disputeId,
    ),
    acts: Map.groupBy(
      await inPortions(disputeIds, (ids) => listActsIn(db, personId, ids)),
      ({ disputeId }) => disputeId,
    ),
    acting: Map.groupBy(await listRepresented(db, known), ({ partyId }) => partyId),
    visits: new Map(
      (await listVisits(db, personId)).map(({ disputeId, seenAt }) => [disputeId, seenAt]),
    ),
  };
  const byDispute = [...Map.groupBy(places, ({ disputeId }) => disputeId)];
  return {
    disputes: byDispute.map(([id, standing]) => oneOf(id, standing, held)),
    invitations: await listOfInvitee(db, known),
  };
}

type Held = {
  contacts: Map<string, Awaited<ReturnType<typeof listContactsOf>>>;
  claims: Map<string, Awaited<ReturnType<typeof listClaimsOf>>>;
  filed: Map<string, object>;
  papers: Map<string, Awaited<ReturnType<typeof listDocumentsFrom>>>;
  consents: Map<string, Awaited<ReturnType<typeof listConsentsFrom>>>;
  acts: Map<string, Awaited<ReturnType<typeof listActsIn>>>;
  acting: Map<string, Awaited<ReturnType<typeof listRepresented>>>;
  visits: Map<string, Date>;
};

function oneOf(
  disputeId: string,
  places: readonly OwnDisputeRole[],
  { contacts, claims, filed, papers, consents, acts, acting, visits }: Held,
) {
  const [
    { reference, process, state, filedAt } = {
      reference: '',
      process: '',
      state: '',
      filedAt: null,
    },
  ] = places;
  return {
    reference,
    process,
    state,
    filedAt,
    lastSeenAt: visits.get(disputeId) ?? null,
    standsFor: places.map((place) => ({
      side: place.side,
      role: place.role,
      since: place.since,
      ...(place.isHerself
        ? {
            ...aboutHer(place),
            contacts: bare(contacts.get(place.partyId)),
            claims: bare(claims.get(place.partyId)),
          }
        : {}),
      ...(place.role === 'representative'
        ? { named: (acting.get(place.partyId) ?? []).map(asNamed) }
        : {}),
    })),
    request: filed.get(disputeId) ?? null,
    papers: (papers.get(disputeId) ?? []).map(({ disputeId: _, ...paper }) => paper),
    consents: (consents.get(disputeId) ?? []).map(({ disputeId: _, ...consent }) => consent),
    acts: (acts.get(disputeId) ?? []).map(({ disputeId: _, ...act }) => act),
  };
}

function aboutHer({ name, registration, language, gstState, gstin }: OwnDisputeRole) {
  return { name, registration, language, gstState, gstin };
}

function asNamed({
  actingAs,
  firm,
  email,
  mobile,
}: Awaited<ReturnType<typeof listRepresented>>[number]) {
  return { name: actingAs, firm, email, mobile };
}

function bare<T extends { partyId: string }>(rows: readonly T[] = []) {
  return rows.map(({ partyId: _, ...row }) => row);
}

/**
 * DPDP Act 2023, section 12(3). The dispute, its papers and the way to serve its parties stay: they are needed to enforce a claim
 * (section 17(1)(a)), and within the time of the Limitation Act (ACA s. 43). They themselves leave it.
 */
export const disputesEraser: PersonEraser = {
  async keeps(db, personId) {
    const places = await placesOf(db, await knownAs(db, personId));
    return [
      ...(places.length > 0 ? (['claims'] as const) : []),
      ...(places.some(({ isOver }) => !isOver) ? (['dispute'] as const) : []),
    ];
  },
  async erase(tx, { personId, at }) {
    const known = await knownAs(tx, personId);
    const own = (await placesOf(tx, known)).filter(({ isHerself }) => isHerself);
    const partyIds = own.map(({ partyId }) => partyId);
    await markErased(tx, partyIds, at);
    await markProved(tx, known, at);
    await tellOfficers(tx, own, at);
    return {
      contacts: await dropContacts(tx, { known, partyIds, at }),
      representatives: await dropRepresentatives(tx, known, at),
      uploads: await dropLooseOf(tx, personId),
      memberships: await endMemberships(tx, known, at),
      invitations: await eraseInvitee(tx, known, at),
      visits: await dropVisits(tx, personId),
    };
  },
  // What a step or a last day says is the party's to know, and goes on to the address on file.
  spares: ['dispute_step', 'dispute_due'],
};

/** Whoever works on an open dispute hears that this party is reached by what is served alone from now on. */
async function tellOfficers(tx: Db, own: readonly OwnDisputeRole[], at: Date): Promise<void> {
  const by = { personId: null, role: 'system' as const };
  const acts = own
    .filter(({ isOver }) => !isOver)
    .map(({ disputeId, partyId, officerId }) => ({
      act: 'dispute.account_erased' as const,
      subject: { kind: 'dispute' as const, id: disputeId },
      by,
      details: { party: partyId },
      tells: [officerId ?? 'role:case_officer'],
    }));
  if (acts.length > 0) await appendActs(tx, at, acts);
}

/** At night: what was kept of an erased party to reach them goes when their dispute is over. */
export async function forgetOver({ db, now }: Pick<DisputesDeps, 'db' | 'now'>): Promise<number> {
  return db
    .transaction()
    .execute(
      async (tx) =>
        (await dropContactsOver(tx, now())) + (await dropRepresentativesOver(tx, now())),
    );
}
