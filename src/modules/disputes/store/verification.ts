import type { Db } from '#platform/db.ts';

/** The next disputes after an id with all their rows: for whoever compares them with the record. */
export async function listWholeAfter(db: Db, after: string | null, most: number) {
  const disputes = await db
    .selectFrom('dispute')
    .$if(after !== null, (some) => some.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .selectAll()
    .execute();
  if (disputes.length === 0) return [];
  const ids = disputes.map(({ id }) => id);
  const of = <T extends { disputeId: string | null }>(rows: T[]) =>
    Map.groupBy(rows, (row) => row.disputeId);
  const parties = of(
    await db.selectFrom('dispute_party').where('disputeId', 'in', ids).selectAll().execute(),
  );
  const own = db.selectFrom('dispute_party').where('disputeId', 'in', ids).select('id');
  const contacts = Map.groupBy(
    await db.selectFrom('dispute_contact').where('partyId', 'in', own).selectAll().execute(),
    ({ partyId }) => partyId,
  );
  const claims = of(
    await db.selectFrom('dispute_claim').where('disputeId', 'in', ids).selectAll().execute(),
  );
  const agreements = of(
    await db.selectFrom('dispute_agreement').where('disputeId', 'in', ids).selectAll().execute(),
  );
  const bases = of(
    await db
      .selectFrom('dispute_basis')
      .where('disputeId', 'in', ids)
      .orderBy('decidedAt')
      .orderBy('id')
      .selectAll()
      .execute(),
  );
  const consents = of(
    await db.selectFrom('dispute_consent').where('disputeId', 'in', ids).selectAll().execute(),
  );
  const given = db.selectFrom('dispute_consent').where('disputeId', 'in', ids).select('id');
  const proofs = Map.groupBy(
    await db
      .selectFrom('dispute_consent_proof')
      .where('consentId', 'in', given)
      .selectAll()
      .execute(),
    ({ consentId }) => consentId,
  );
  const documents = of(
    await db.selectFrom('dispute_document').where('disputeId', 'in', ids).selectAll().execute(),
  );
  const events = of(
    await db
      .selectFrom('dispute_event')
      .where('disputeId', 'in', ids)
      .orderBy('disputeId')
      .orderBy('number')
      .selectAll()
      .execute(),
  );
  return disputes.map((dispute) => ({
    dispute,
    parties: parties.get(dispute.id) ?? [],
    claims: claims.get(dispute.id) ?? [],
    contacts: (parties.get(dispute.id) ?? []).flatMap(({ id }) => contacts.get(id) ?? []),
    consents: (consents.get(dispute.id) ?? []).map((consent) => ({
      ...consent,
      proofs: proofs.get(consent.id) ?? [],
    })),
    agreement: agreements.get(dispute.id)?.[0] ?? null,
    bases: bases.get(dispute.id) ?? [],
    documents: documents.get(dispute.id) ?? [],
    events: events.get(dispute.id) ?? [],
  }));
}

export type DisputeWithEvents = Awaited<ReturnType<typeof listWholeAfter>>[number];

/** Chains of the record that tell of disputes of which no row is there. */
export async function listLost(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('dispute')
    .where('id', 'in', [...ids])
    .select('id')
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}
