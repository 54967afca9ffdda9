import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type ConsentRow = Selectable<Tables['dispute_consent']>;
export type ConsentProofRow = Selectable<Tables['dispute_consent_proof']>;

export async function addConsent(
  tx: Db,
  consent: Insertable<Tables['dispute_consent']>,
): Promise<void> {
  await tx.insertInto('dispute_consent').values(consent).execute();
}

export async function addConsentProof(
  tx: Db,
  proof: Insertable<Tables['dispute_consent_proof']>,
): Promise<void> {
  await tx.insertInto('dispute_consent_proof').values(proof).execute();
}

/** Every consent that was ever given in a dispute, the oldest first; what counts of them say the events. */
export function listConsents(db: Db, disputeId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom('dispute_consent')
    .where('disputeId', '=', disputeId)
    .orderBy('givenAt')
    .orderBy('id')
    .selectAll()
    .execute();
}
