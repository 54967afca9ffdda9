import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type DisputeRow = Selectable<Tables['dispute']>;
export type PartyRow = Selectable<Tables['dispute_party']>;
export type ContactRow = Selectable<Tables['dispute_contact']>;
export type RepresentativeRow = Selectable<Tables['dispute_representative']>;
export type DisputeClaimRow = Selectable<Tables['dispute_claim']>;
export type AgreementRow = Selectable<Tables['dispute_agreement']>;
export type EventRow = Selectable<Tables['dispute_event']>;
export type DisputeDocumentRow = Selectable<Tables['dispute_document']>;
export type BasisRow = Selectable<Tables['dispute_basis']>;
export type DisputeMemberRow = Selectable<Tables['dispute_member']>;

/** The numbers of the next disputes, never given twice; a filing that fails leaves a gap. */
export async function nextNumbers(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{
    number: bigint;
  }>`select nextval('dispute_number') as number from generate_series(1, ${count}::integer)`.execute(
    db,
  );
  return rows.map(({ number }) => Number(number));
}

export type NewDisputeRows = {
  dispute: Insertable<Tables['dispute']>;
  parties: Insertable<Tables['dispute_party']>[];
  contacts: Insertable<Tables['dispute_contact']>[];
  claims: Insertable<Tables['dispute_claim']>[];
  members: Insertable<Tables['dispute_member']>[];
  /** What it stands on, where that names no paper. */
  agreement: Insertable<Tables['dispute_agreement']> | null;
};

/**
 * A new dispute, with whoever is in it and what is claimed: one statement, at whose end the database asks whether each part
 * names one that is there.
 */
export async function addDispute(
  tx: Db,
  { dispute, parties, contacts, claims, members, agreement }: NewDisputeRows,
): Promise<DisputeRow> {
  let query = tx
    .with('kept', (db) => db.insertInto('dispute').values(dispute).returningAll())
    .with('kept_parties', (db) => db.insertInto('dispute_party').values(parties));
  if (contacts.length > 0)
    query = query.with('kept_contacts', (db) =>
      db.insertInto('dispute_contact').values(contacts),
    ) as typeof query;
  if (claims.length > 0)
    query = query.with('kept_claims', (db) =>
      db.insertInto('dispute_claim').values(claims),
    ) as typeof query;
  if (members.length > 0)
    query = query.with('kept_members', (db) =>
      db.insertInto('dispute_member').values(members),
    ) as typeof query;
  if (agreement)
    query = query.with('kept_agreement', (db) =>
      db.insertInto('dispute_agreement').values(agreement),
    ) as typeof query;
  return query.selectFrom('kept').selectAll().executeTakeFirstOrThrow();
}

export type RepresentationRows = {
  representatives: Insertable<Tables['dispute_representative']>[];
  agreement: Insertable<Tables['dispute_agreement']> | null;
};

/** What stands on papers, which have to be there before it. */
export async function addRepresentation(
  tx: Db,
  { representatives, agreement }: RepresentationRows,
): Promise<void> {
  if (representatives.length > 0)
    await tx.insertInto('dispute_representative').values(representatives).execute();
  if (agreement) await tx.insertInto('dispute_agreement').values(agreement).execute();
}

/** The dispute, kept from everybody else until the transaction ends; null when there is none. */
export async function lockDispute(tx: Db, id: string): Promise<DisputeRow | null> {
  return (
    (await tx
      .selectFrom('dispute')
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

export async function findDispute(db: Db, id: string): Promise<DisputeRow | null> {
  return (
    (await db.selectFrom('dispute').where('id', '=', id).selectAll().executeTakeFirst()) ?? null
  );
}

export async function changeDispute(
  tx: Db,
  id: string,
  change: Updateable<Tables['dispute']>,
): Promise<DisputeRow> {
  return tx
    .updateTable('dispute')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addEvent(
  tx: Db,
  event: Omit<Insertable<Tables['dispute_event']>, 'number'>,
): Promise<EventRow> {
  return tx
    .insertInto('dispute_event')
    .values((eb) => ({
      ...event,
      number: eb
        .selectFrom('dispute_event')
        .where('disputeId', '=', event.disputeId)
        .select(({ fn, lit }) => eb(fn.coalesce(fn.max('number'), lit(0)), '+', 1).as('next')),
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function listEvents(db: Db, disputeId: string): Promise<EventRow[]> {
  return db
    .selectFrom('dispute_event')
    .where('disputeId', '=', disputeId)
    .orderBy('number')
    .selectAll()
    .execute();
}

/** Of some disputes, those to which something of one of these kinds happened. */
export async function listWithEvents(
  db: Db,
  disputeIds: readonly string[],
  types: readonly string[],
): Promise<string[]> {
  if (disputeIds.length === 0) return [];
  const rows = await db
    .selectFrom('dispute_event')
    .where('disputeId', 'in', disputeIds)
    .where('type', 'in', types as EventRow['type'][]) // the rules name them, and the table's check knows the same
    .distinct()
    .select('disputeId')
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}

export function listParties(db: Db, disputeId: string): Promise<PartyRow[]> {
  return db
    .selectFrom('dispute_party')
    .where('disputeId', '=', disputeId)
    .orderBy('side')
    .orderBy('place')
    .selectAll()
    .execute();
}

export async function findParty(db: Db, id: string): Promise<PartyRow | null> {
  return (
    (await db.selectFrom('dispute_party').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

/** Held until the transaction ends: of two who say at once where it is, the second sees what the first said. */
export function lockParty(tx: Db, id: string): Promise<PartyRow> {
  return tx
    .selectFrom('dispute_party')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeTaxPlace(
  tx: Db,
  id: string,
  place: { gstState: string; gstin: string | null },
): Promise<void> {
  await tx.updateTable('dispute_party').set(place).where('id', '=', id).execute();
}

/** How parties are and were reached, those that ended too. */
export async function listContacts(db: Db, partyIds: readonly string[]): Promise<ContactRow[]> {
  if (partyIds.length === 0) return [];
  return db
    .selectFrom('dispute_contact')
    .where('partyId', 'in', partyIds)
    .orderBy('addedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** Whether a party is reached there still. */
export async function isContactLive(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('dispute_contact')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function addClaims(
  tx: Db,
  claims: Insertable<Tables['dispute_claim']>[],
): Promise<void> {
  if (claims.length > 0) await tx.insertInto('dispute_claim').values(claims).execute();
}

export async function findAgreement(db: Db, disputeId: string): Promise<AgreementRow | null> {
  return (
    (await db
      .selectFrom('dispute_agreement')
      .where('disputeId', '=', disputeId)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** The records of the gate, the last one first. */
export function listBases(db: Db, disputeId: string): Promise<BasisRow[]> {
  return db
    .selectFrom('dispute_basis')
    .where('disputeId', '=', disputeId)
    .orderBy('decidedAt', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .execute();
}

export async function addBasis(tx: Db, basis: Insertable<Tables['dispute_basis']>): Promise<void> {
  await tx.insertInto('dispute_basis').values(basis).execute();
}

/** Ends one way of reaching a party and begins another; the old row stays as what was used until then. */
export async function changeContact(
  tx: Db,
  ended: string | null,
  begun: Insertable<Tables['dispute_contact']> | null,
  at: Date,
): Promise<void> {
  if (ended)
    await tx
      .updateTable('dispute_contact')
      .set({ endedAt: at })
      .where('id', '=', ended)
      .where('endedAt', 'is', null)
      .execute();
  if (begun) await tx.insertInto('dispute_contact').values(begun).execute();
}
