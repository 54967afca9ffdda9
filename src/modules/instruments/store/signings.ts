import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type CertificateSigningRow = Selectable<Tables['certificate_signing']>;

export async function addSigning(
  tx: Db,
  row: Insertable<Tables['certificate_signing']>,
): Promise<void> {
  await tx.insertInto('certificate_signing').values(row).execute();
}

/** Asked by an id that nobody guesses, which came back from a provider: it names no viewer. */
export async function findSigning(db: Db, id: string): Promise<CertificateSigningRow | null> {
  const row = await db
    .selectFrom('certificate_signing')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The same, held against whoever brings it back a second time. */
export async function lockSigning(tx: Db, id: string): Promise<CertificateSigningRow | null> {
  const row = await tx
    .selectFrom('certificate_signing')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What came of what somebody was asked to sign last, for one paper. */
export async function findLastSigning(
  db: Db,
  {
    subjectId,
    personId,
    partyId,
  }: Pick<CertificateSigningRow, 'subjectId' | 'personId' | 'partyId'>,
): Promise<CertificateSigningRow | null> {
  const row = await db
    .selectFrom('certificate_signing')
    .where('subjectId', '=', subjectId)
    .where('personId', '=', personId)
    .where('partyId', 'is not distinct from', partyId)
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export function listSigned(db: Db, subjectId: string): Promise<CertificateSigningRow[]> {
  return db
    .selectFrom('certificate_signing')
    .where('subjectId', '=', subjectId)
    .where('signedAt', 'is not', null)
    .orderBy('signedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export function listSigningsBy(db: Db, personId: string): Promise<CertificateSigningRow[]> {
  return db
    .selectFrom('certificate_signing')
    .where('personId', '=', personId)
    .orderBy('askedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export async function markSigningSigned(
  tx: Db,
  id: string,
  signed: { paper: Buffer; at: Date; issuer: string; serial: string },
): Promise<void> {
  const { paper, at: signedAt, issuer, serial } = signed;
  await tx
    .updateTable('certificate_signing')
    .set({ paper, signedAt, issuer: issuer.slice(0, 500), serial: serial.slice(0, 100) })
    .where('id', '=', id)
    .execute();
}

export async function markSigningRefused(db: Db, id: string, refusedAs: string): Promise<void> {
  await db
    .updateTable('certificate_signing')
    .set({ refusedAs })
    .where('id', '=', id)
    .where('signedAt', 'is', null)
    .execute();
}

/** What the same person was asked before and never signed is no use to anybody. */
export async function dropUnsigned(
  tx: Db,
  {
    subjectId,
    personId,
    partyId,
  }: Pick<CertificateSigningRow, 'subjectId' | 'personId' | 'partyId'>,
): Promise<void> {
  await tx
    .deleteFrom('certificate_signing')
    .where('subjectId', '=', subjectId)
    .where('personId', '=', personId)
    .where('partyId', 'is not distinct from', partyId)
    .where('signedAt', 'is', null)
    .execute();
}

/** The same of everything that a person never signed; gives how many. */
export async function dropUnsignedOf(tx: Db, personId: string): Promise<number> {
  const gone = await tx
    .deleteFrom('certificate_signing')
    .where('personId', '=', personId)
    .where('signedAt', 'is', null)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** And of what was not signed in its time, whoever was asked; gives how many. What is being signed in this moment is not waited for. */
export async function dropOverdue(
  db: Db,
  { at, refusedUntil, most }: { at: Date; refusedUntil: Date; most: number },
): Promise<number> {
  const overdue = db
    .selectFrom('certificate_signing')
    .where('signedAt', 'is', null)
    .where('endsAt', '<=', at)
    .where((row) => row.or([row('refusedAs', 'is', null), row('endsAt', '<=', refusedUntil)]))
    .orderBy('endsAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .select('id');
  const gone = await db
    .deleteFrom('certificate_signing')
    .where('id', 'in', overdue)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
