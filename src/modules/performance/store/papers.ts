import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type PerformanceCertificateRow = Selectable<Tables['performance_certificate']>;
export type RegistrationRow = Selectable<Tables['performance_registration']>;
type ToldRow = Insertable<Tables['performance_told']>;

export function listCertificates(db: Db, disputeId: string): Promise<PerformanceCertificateRow[]> {
  return db
    .selectFrom('performance_certificate')
    .where('disputeId', '=', disputeId)
    .orderBy('issuedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function addCertificate(
  tx: Db,
  row: Insertable<Tables['performance_certificate']>,
): Promise<void> {
  await tx.insertInto('performance_certificate').values(row).execute();
}

/** Every note of a registration, the last one last: it counts. */
export function listRegistrations(db: Db, disputeId: string): Promise<RegistrationRow[]> {
  return db
    .selectFrom('performance_registration')
    .where('disputeId', '=', disputeId)
    .orderBy('at')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** The disputes among some of which a registration was noted. */
export async function listRegistered(db: Db, disputeIds: readonly string[]): Promise<string[]> {
  if (disputeIds.length === 0) return [];
  const rows = await db
    .selectFrom('performance_registration')
    .where('disputeId', 'in', disputeIds)
    .select('disputeId')
    .distinct()
    .execute();
  return rows.map(({ disputeId }) => disputeId);
}

export async function addRegistration(
  tx: Db,
  row: Insertable<Tables['performance_registration']>,
): Promise<void> {
  await tx.insertInto('performance_registration').values(row).execute();
}

/** Whether it is told now for the first time; of two jobs at once one tells. */
export async function markTold(tx: Db, row: ToldRow): Promise<boolean> {
  const told = await tx
    .insertInto('performance_told')
    .values(row)
    .onConflict((same) => same.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return told !== undefined;
}

export function listCertificatesBy(db: Db, personId: string): Promise<PerformanceCertificateRow[]> {
  return db
    .selectFrom('performance_certificate')
    .where('byPerson', '=', personId)
    .orderBy('issuedAt')
    .selectAll()
    .execute();
}

export function listRegistrationsBy(db: Db, personId: string): Promise<RegistrationRow[]> {
  return db
    .selectFrom('performance_registration')
    .where('byPerson', '=', personId)
    .orderBy('at')
    .selectAll()
    .execute();
}
