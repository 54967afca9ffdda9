import type { Viewer } from '#kernel/viewer.ts';
import { provedEmailOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import { factsOf, happenedOf } from '../rules/facts.ts';
import { seatsOf } from '../rules/machine/members.ts';
import type { DisputeFacts } from '../rules/machine.ts';
import type { DisputeActorRole } from '../rules/words.ts';
import type { ConsentProofRow, ConsentRow } from '../store/consents.ts';
import {
  type AgreementRow,
  type BasisRow,
  type ContactRow,
  type DisputeClaimRow,
  type DisputeDocumentRow,
  type DisputeRow,
  type EventRow,
  findDispute,
  findParty,
  type PartyRow,
  type RepresentativeRow,
} from '../store/disputes.ts';
import {
  type DocumentTitle,
  findDocument,
  listDocuments,
  listDocumentsAmong,
  listDocumentsBut,
  listTitles,
} from '../store/documents.ts';
import { type FileRows, findFileRows, findWholeFileRows } from '../store/file.ts';
import { listPlaces, type MembershipPlace } from '../store/members.ts';
import type { SealRow } from '../store/seals.ts';
import { checksOf } from './checks.ts';
import { mayActForOffice, refuseOwn } from './conflict-of-interest.ts';
import { timingFor } from './limits.ts';

/** How somebody stands in a dispute: for whom, and as whom they may move it. */
export type DisputeStanding = {
  as: 'officer' | 'registrar' | 'claimant' | 'respondent';
  actors: DisputeActorRole[];
  /** The parties for whom they stand; empty for the office. */
  partyIds: string[];
  /** Of the office: that the dispute was given to them, or to none yet. */
  isAssigned?: boolean;
};
export type OfficeStanding = DisputeStanding & { as: 'officer' | 'registrar' };

/**
 * How a viewer stands in a dispute; null for a stranger, whom it must not even be told that there is one. A party is asked
 * for before the office: whoever is both in one dispute is a party in it, and works on it for nobody.
 */
export async function standingOfViewer(
  db: Db,
  viewer: Viewer | null,
  disputeId: string,
): Promise<DisputeStanding | null> {
  if (viewer === null) return null;
  const places = await placesIn(db, viewer, disputeId);
  const [first] = places;
  if (first) {
    const own = places.filter(({ side }) => side === first.side);
    return { as: first.side, actors: [first.side], partyIds: own.map(({ partyId }) => partyId) };
  }
  const office = await standingOfOffice(db, viewer, disputeId);
  if (!office) return null;
  return (await mayActForOffice(db, viewer.personId, disputeId)) ? office : null;
}

/**
 * The office's standing in a dispute, for every act of the office and all that it alone reads: null for whoever is none of it.
 * In a dispute of their own it throws, so that they are told to leave it to another.
 */
export async function officeIn(
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<OfficeStanding | null> {
  const office = await standingOfOffice(db, viewer, disputeId);
  if (!office) return null;
  await refuseOwn(db, viewer, [disputeId]);
  return office;
}

async function standingOfOffice(
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<OfficeStanding | null> {
  const office = officeStanding(viewer);
  const dispute = office && (await disputeById(db, disputeId));
  if (!office || !dispute) return null;
  const { officerId } = dispute;
  return { ...office, isAssigned: officerId === null || officerId === viewer.personId };
}

/** The row of a dispute alone. It names no viewer. */
export function disputeById(db: Db, id: string): Promise<DisputeRow | null> {
  return once(db, ['dispute', id], () => findDispute(db, id));
}

/** For whom a person stands in a dispute, and as what: themselves, for another, or with others through an institution. */
export function placesIn(
  db: Db,
  { personId }: Viewer,
  disputeId: string,
): Promise<MembershipPlace[]> {
  return once(db, ['dispute places', personId, disputeId], async () =>
    listPlaces(db, { personId, email: await provedEmail(db, personId) }, disputeId),
  );
}

/**
 * Law and lifecycle 6.1: case officers and registrars work on disputes; an administrator reads none. A viewer's roles are
 * those that count now, so an office whose twelve hours are over is none (identity/rules/may-act.ts).
 */
export function officeStanding({ roles }: Pick<Viewer, 'roles'>): OfficeStanding | null {
  if (roles.includes('registrar'))
    return { as: 'registrar', actors: ['registrar', 'officer'], partyIds: [] };
  return roles.includes('case_officer')
    ? { as: 'officer', actors: ['officer'], partyIds: [] }
    : null;
}

/** The address that a person has proved to be theirs, by which a dispute may have been filed before they had an account. */
export function provedEmail(db: Db, personId: string): Promise<string | null> {
  return provedEmailOf(db, personId);
}

export type PartyWithContacts = PartyRow & {
  contacts: ContactRow[];
  representatives: RepresentativeRow[];
};
export type DisputeFile = {
  dispute: DisputeRow;
  parties: PartyWithContacts[];
  claims: DisputeClaimRow[];
  agreement: AgreementRow | null;
  events: EventRow[];
  /** The last record of the gate; null before there was one. */
  basis: BasisRow | null;
  /** Every consent that was ever given, and by what their givers are shown; how each stands says `consentsOf`. */
  consents: ConsentRow[];
  consentProofs: ConsentProofRow[];
  /** Every course that the sealing of a paper took, the oldest first. */
  seals: SealRow[];
};

/** Everything of a dispute but its papers. Ask `standingIn` first: this names no viewer, and gives an officer's view. */
export function findFile(db: Db, disputeId: string): Promise<DisputeFile | null> {
  return once(db, ['dispute file', disputeId], async () => {
    const rows = await findFileRows(db, disputeId);
    return rows && fileOf(rows);
  });
}

function fileOf<Rows extends FileRows>({ contacts, representatives, ...file }: Rows) {
  const ofContacts = Map.groupBy(contacts, ({ partyId }) => partyId);
  const ofRepresentatives = Map.groupBy(representatives, ({ partyId }) => partyId);
  const parties = file.parties.map((party) => ({
    ...party,
    contacts: ofContacts.get(party.id) ?? [],
    representatives: ofRepresentatives.get(party.id) ?? [],
  }));
  return { ...file, parties };
}

type DisputeFileWithDocuments = DisputeFile & { documents: DisputeDocumentRow[] };

/**
 * The same with every paper of the dispute, the newest last: thousands of rows where a dispute is large, so it is for whoever goes
 * through them all. One paper is found by its id (documents.ts).
 */
export function findFileWithDocuments(
  db: Db,
  disputeId: string,
): Promise<DisputeFileWithDocuments | null> {
  return once(db, ['dispute whole file', disputeId], () => {
    const whole = findWholeFileRows(db, disputeId).then((rows) => rows && fileOf(rows));
    void once(db, ['dispute file', disputeId], () => whole); // whoever asks for less is told of it too
    return whole;
  });
}

/** Every paper of a dispute, the newest last. It names no viewer. */
export function documentsIn(db: Db, disputeId: string): Promise<DisputeDocumentRow[]> {
  return once(db, ['dispute documents', disputeId], () => listDocuments(db, disputeId));
}

/** The papers of a dispute but for some, the newest last. It names no viewer. */
export function documentsBut(
  db: Db,
  disputeId: string,
  but: readonly string[],
): Promise<DisputeDocumentRow[]> {
  return listDocumentsBut(db, disputeId, but);
}

/** Some papers of a dispute by their ids. It names no viewer: whoever shows any of them asks who may read it. */
export async function documentsAmong(
  db: Db,
  disputeId: string,
  ids: readonly string[],
): Promise<Map<string, DisputeDocumentRow>> {
  const rows = await listDocumentsAmong(db, disputeId, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of every paper of a dispute, and no more of them. It names no viewer either. */
export function titlesIn(db: Db, disputeId: string): Promise<DocumentTitle[]> {
  return listTitles(db, disputeId);
}

/** One of them. */
export function documentIn(
  db: Db,
  disputeId: string,
  id: string,
): Promise<DisputeDocumentRow | null> {
  return findDocument(db, disputeId, id);
}

type Judged = {
  dispute: DisputeRow;
  parties: readonly PartyRow[];
  events: readonly EventRow[];
  basis: BasisRow | null;
};

/** Nobody works through the list but in scrutiny, and no move from elsewhere asks for it. */
const UNCHECKED = { checksOpen: 0, defectsOpen: 0 };

/** What a move of this dispute is judged by, at a moment. */
export async function factsFor(db: Db, file: Judged, now: Date): Promise<DisputeFacts> {
  const { dispute, parties, events, basis } = file;
  const checks = dispute.state === 'scrutiny' ? await checksOf(db, dispute, events) : UNCHECKED;
  return factsOf(
    {
      process: dispute.process,
      track: dispute.track,
      seats: seatsOf(dispute.arbitrators),
      state: dispute.state,
      before: stateBefore(dispute),
      basis: basis?.basis ?? null,
      ...checks,
      ...(await timingFor(db, file, now)),
    },
    parties,
    events.map(happenedOf),
  );
}

function stateBefore({ stateBefore: before }: DisputeRow): DisputeFacts['before'] {
  return before as DisputeFacts['before']; // the table's check knows the same states
}

export function partyById(db: Db, partyId: string): Promise<PartyRow | null> {
  return findParty(db, partyId);
}

export { isContactLive } from '../store/disputes.ts';
