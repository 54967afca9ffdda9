import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type DeliveryProofRow = Selectable<Tables['service_proof']>;
export type InquiryRow = Selectable<Tables['service_inquiry']>;
export type SubstitutionRow = Selectable<Tables['service_substitution']>;
export type CertificateRow = Selectable<Tables['service_certificate']>;

export async function addProof(tx: Db, proof: Insertable<Tables['service_proof']>): Promise<void> {
  await tx.insertInto('service_proof').values(proof).execute();
}

export async function judgeProof(
  tx: Db,
  id: string,
  set: Updateable<Tables['service_proof']>,
): Promise<void> {
  await tx
    .updateTable('service_proof')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', 'submitted')
    .execute();
}

/** Each attempt's proofs, the first one first. */
export function listProofs(db: Db, attemptIds: readonly string[]): Promise<DeliveryProofRow[]> {
  if (attemptIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('service_proof')
    .where('attemptId', 'in', attemptIds)
    .orderBy('submittedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addInquiry(
  tx: Db,
  inquiry: Insertable<Tables['service_inquiry']>,
): Promise<void> {
  await tx.insertInto('service_inquiry').values(inquiry).execute();
}

export function listInquiries(db: Db, disputeId: string): Promise<InquiryRow[]> {
  return db
    .selectFrom('service_inquiry')
    .where('disputeId', '=', disputeId)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addSubstitution(
  tx: Db,
  substitution: Insertable<Tables['service_substitution']>,
): Promise<void> {
  await tx.insertInto('service_substitution').values(substitution).execute();
}

export async function changeSubstitution(
  tx: Db,
  id: string,
  set: Updateable<Tables['service_substitution']>,
): Promise<void> {
  await tx.updateTable('service_substitution').set(set).where('id', '=', id).execute();
}

/** The applications for some recipients, the last one last. */
export function listSubstitutions(
  db: Db,
  recipientIds: readonly string[],
): Promise<SubstitutionRow[]> {
  if (recipientIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('service_substitution')
    .where('recipientId', 'in', recipientIds)
    .orderBy('askedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addCertificate(
  tx: Db,
  certificate: Insertable<Tables['service_certificate']>,
): Promise<void> {
  await tx.insertInto('service_certificate').values(certificate).execute();
}

export function listCertificatesOf(
  db: Db,
  recipientIds: readonly string[],
): Promise<CertificateRow[]> {
  if (recipientIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('service_certificate')
    .where('recipientId', 'in', recipientIds)
    .orderBy('issuedAt')
    .selectAll()
    .execute();
}

export function listCertificates(db: Db, disputeId: string): Promise<CertificateRow[]> {
  return db
    .selectFrom('service_certificate')
    .where('disputeId', '=', disputeId)
    .orderBy('issuedAt')
    .selectAll()
    .execute();
}
