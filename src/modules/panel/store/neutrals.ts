import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type NeutralRow = Selectable<Tables['panel_neutral']>;
export type ProfileRow = Selectable<Tables['panel_profile']>;
export type AppointmentRow = Selectable<Tables['panel_declared_appointment']>;

export async function addNeutral(tx: Db, neutral: NeutralRow): Promise<boolean> {
  const row = await tx
    .insertInto('panel_neutral')
    .values(neutral)
    .onConflict((same) => same.column('applicationId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findNeutral(db: Db, id: string): Promise<NeutralRow | null> {
  return (
    (await db.selectFrom('panel_neutral').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

export async function findNeutralOf(db: Db, applicationId: string): Promise<NeutralRow | null> {
  return (
    (await db
      .selectFrom('panel_neutral')
      .where('applicationId', '=', applicationId)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** The neutral that a person is, kept from others' changes until the transaction ends. */
export async function lockNeutralOfPerson(tx: Db, personId: string): Promise<NeutralRow | null> {
  return (
    (await tx
      .selectFrom('panel_neutral')
      .where('personId', '=', personId)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

export async function listAccountsOf(
  db: Db,
  neutralIds: readonly string[],
): Promise<Map<string, string>> {
  if (neutralIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('panel_neutral')
    .where('id', 'in', neutralIds)
    .select(['id', 'personId'])
    .execute();
  return new Map(rows.flatMap(({ id, personId }) => (personId ? [[id, personId] as const] : [])));
}

export async function findNeutralOfPerson(db: Db, personId: string): Promise<NeutralRow | null> {
  return (
    (await db
      .selectFrom('panel_neutral')
      .where('personId', '=', personId)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** The neutral whose application came from an address and who has no account yet. */
export async function findUnjoined(db: Db, email: string): Promise<NeutralRow | null> {
  const row = await db
    .selectFrom('panel_neutral')
    .innerJoin('panel_application', 'panel_application.id', 'panel_neutral.applicationId')
    .where(sql`lower(panel_application.email)`, '=', email.toLowerCase())
    .where('panel_neutral.personId', 'is', null)
    .orderBy('panel_neutral.createdAt')
    .selectAll('panel_neutral')
    .executeTakeFirst();
  return row ?? null;
}

/** False when somebody was joined already. */
export async function joinPerson(tx: Db, id: string, personId: string): Promise<boolean> {
  const done = await tx
    .updateTable('panel_neutral')
    .set({ personId })
    .where('id', '=', id)
    .where('personId', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function addProfile(
  tx: Db,
  profile: Insertable<Tables['panel_profile']>,
): Promise<void> {
  await tx.insertInto('panel_profile').values(profile).execute();
}

/** Newest first. */
export function listProfiles(db: Db, neutralId: string): Promise<ProfileRow[]> {
  return db
    .selectFrom('panel_profile')
    .where('neutralId', '=', neutralId)
    .orderBy('version', 'desc')
    .selectAll()
    .execute();
}

type Look = {
  neutralId: string;
  version: number;
  isApproved: boolean;
  note: string;
  at: Date;
  by: string;
};

/** Marks the newest version as looked at; false when there is a newer one, or it was looked at before. */
export async function markReviewed(
  tx: Db,
  { neutralId, version, isApproved, note, at, by }: Look,
): Promise<boolean> {
  const done = await tx
    .updateTable('panel_profile')
    .set({ lookedAt: at, lookedBy: by, isApproved, note })
    .where('neutralId', '=', neutralId)
    .where('version', '=', version)
    .where('lookedAt', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('panel_profile as newer')
            .where('newer.neutralId', '=', neutralId)
            .where('newer.version', '>', version)
            .select('newer.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function addProfileDocument(
  tx: Db,
  row: Insertable<Tables['panel_profile_document']>,
): Promise<void> {
  await tx.insertInto('panel_profile_document').values(row).execute();
}

export function listProfileDocuments(db: Db, neutralId: string) {
  return db
    .selectFrom('panel_profile_document')
    .innerJoin('panel_document', 'panel_document.id', 'panel_profile_document.documentId')
    .where('neutralId', '=', neutralId)
    .orderBy('addedAt')
    .select([
      'panel_document.id',
      'panel_document.type',
      'panel_document.size',
      'panel_profile_document.name',
    ])
    .execute();
}

export async function addAppointment(
  tx: Db,
  row: Insertable<Tables['panel_declared_appointment']>,
): Promise<void> {
  await tx.insertInto('panel_declared_appointment').values(row).execute();
}

export function listAppointments(db: Db, neutralId: string): Promise<AppointmentRow[]> {
  return db
    .selectFrom('panel_declared_appointment')
    .where('neutralId', '=', neutralId)
    .where('withdrawnAt', 'is', null)
    .orderBy('appointedOn', 'desc')
    .selectAll()
    .execute();
}

/** A look-up names its neutral: another's appointment is not there. */
export async function withdrawAppointment(
  tx: Db,
  { id, neutralId, at }: { id: string; neutralId: string; at: Date },
): Promise<boolean> {
  const done = await tx
    .updateTable('panel_declared_appointment')
    .set({ withdrawnAt: at })
    .where('id', '=', id)
    .where('neutralId', '=', neutralId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
