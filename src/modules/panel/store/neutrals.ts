import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { List } from '../rules/empanelment.ts';

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

type Wanted = { list: List | null; q: string; offset: number; most: number };

/** Everybody on the lists with the newest profile; what an officer has yet to look at comes first. */
export async function listNeutrals(db: Db, wanted: Wanted) {
  let found = db
    .selectFrom('panel_neutral')
    .innerJoin('panel_application', 'panel_application.id', 'panel_neutral.applicationId')
    .innerJoin('panel_profile', 'panel_profile.neutralId', 'panel_neutral.id')
    .where(
      'panel_profile.version',
      '=',
      sql<number>`(select max(version) from panel_profile newest where newest.neutral_id = panel_neutral.id)`,
    );
  const { list } = wanted;
  if (list)
    found = found.where((is) =>
      is.exists(
        is
          .selectFrom('panel_listing')
          .whereRef('panel_listing.applicationId', '=', 'panel_neutral.applicationId')
          .where('list', '=', list)
          .select('panel_listing.id'),
      ),
    );
  if (wanted.q)
    found = found.where(
      'panel_application.fullName',
      'ilike',
      `%${wanted.q.replace(/[\\%_]/g, '\\$&')}%`,
    );
  const { total } = await found
    .select((is) => is.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(sql`panel_profile.may_be_shown and panel_profile.looked_at is null`, 'desc')
    .orderBy('panel_application.fullName')
    .orderBy('panel_neutral.id')
    .limit(wanted.most)
    .offset(wanted.offset)
    .selectAll('panel_profile')
    .select(['panel_neutral.applicationId', 'panel_application.fullName'])
    .select(sql<boolean>`exists (${shown} and n.id = panel_neutral.id)`.as('isShown'))
    .execute();
  return { rows, total: Number(total) };
}

// Shown: active on a list, willing in their newest version, and with words that an officer has looked at.
const isShown = sql`exists (select 1 from panel_listing l where l.application_id = n.application_id and l.state = 'active')
    and (select p.may_be_shown from panel_profile p where p.neutral_id = n.id order by p.version desc limit 1)
    and exists (select 1 from panel_profile p where p.neutral_id = n.id and p.is_approved)`;
const shown = sql`select 1 from panel_neutral n where ${isShown}`;

export type Member = { id: string; name: string; line: string; lists: string[]; hasPage: boolean };

// The newest words that an officer has looked at, and the newest version, which says whether there may still be a page.
const lookedAt = sql`(select * from panel_profile p where p.neutral_id = n.id and p.is_approved order by p.version desc limit 1)`;
const newest = sql`(select * from panel_profile p where p.neutral_id = n.id order by p.version desc limit 1)`;
const activeLists = sql`(select array_agg(l.list order by l.list) from panel_listing l where l.application_id = a.id and l.state = 'active')`;

/** Who stands on the public page, in the order in which they came in. The line is that of the newest approved version. */
export async function listShown(db: Db): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select n.id, a.full_name as name, looked.public_line as line, ${activeLists} as lists,
      looked.has_page and newest.has_page as "hasPage"
    from panel_neutral n join panel_application a on a.id = n.application_id
      cross join lateral ${lookedAt} looked cross join lateral ${newest} newest
    where ${isShown}
    order by n.created_at, n.id`.execute(db);
  return rows;
}

export type PanelMemberRow = Omit<Member, 'hasPage'> & ProfileRow & { free: string[] };

/** A member who is shown and wants a page; null for anybody else. */
export async function findShown(db: Db, id: string): Promise<PanelMemberRow | null> {
  const { rows } = await sql<PanelMemberRow>`
    select looked.*, n.id, a.full_name as name, looked.public_line as line, ${activeLists} as lists, newest.free_on as free
    from panel_neutral n join panel_application a on a.id = n.application_id
      cross join lateral ${lookedAt} looked cross join lateral ${newest} newest
    where ${isShown} and looked.has_page and newest.has_page and n.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function isAnyShown(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (${shown}) as any`.execute(db);
  return rows[0]?.any ?? false;
}
