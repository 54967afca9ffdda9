import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';

export type OwnApplication = { id: string; wasOnPanel: boolean; hasOpenNotice: boolean };

/** The applications from an address, and the one whose neutral the person is; kept from everybody else until the transaction ends. */
export function listOwnApplications(
  db: Db,
  { email, personId }: { email: string | null; personId: string },
): Promise<OwnApplication[]> {
  return db
    .selectFrom('panel_application as sent')
    .where((is) =>
      is.or([
        ...(email === null ? [] : [is(is.fn('lower', ['sent.email']), '=', email.toLowerCase())]),
        is(
          'sent.id',
          'in',
          is.selectFrom('panel_neutral').where('personId', '=', personId).select('applicationId'),
        ),
      ]),
    )
    .select('sent.id')
    .select([
      sql<boolean>`exists (
        select from panel_step step join panel_listing place on place.id = step.listing_id
        where place.application_id = sent.id and step.to_state = 'trial_list'
      )`.as('wasOnPanel'),
      sql<boolean>`exists (select from panel_proceeding notice where notice.application_id = sent.id and notice.decided_at is null)`.as(
        'hasOpenNotice',
      ),
    ])
    .orderBy('sent.id')
    .forUpdate('sent')
    .execute();
}

/** The drafts that were begun with an address, with their links. */
export async function dropDraftsOf(tx: Db, email: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('panel_draft')
    .where((is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What letters about an application are about. */
export async function listLetterSubjects(tx: Db, applicationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from panel_message where application_id = ${applicationId}
    union all select id from panel_proceeding where application_id = ${applicationId}
    union all select step.id from panel_step step join panel_listing place on place.id = step.listing_id
      where place.application_id = ${applicationId}`.execute(tx);
  return [applicationId, ...rows.map(({ id }) => id)];
}

/** Deletes what was sent and written with an application, but for the row itself and what was decided; gives the ids of its documents. */
export async function dropCorrespondence(tx: Db, applicationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select document_id as id from panel_message where application_id = ${applicationId} and document_id is not null
    union all select document.document_id from panel_profile_document document
      join panel_neutral neutral on neutral.id = document.neutral_id where neutral.application_id = ${applicationId}`.execute(
    tx,
  );
  await tx
    .deleteFrom('panel_message')
    .where('applicationId', '=', applicationId)
    .where('answers', 'is not', null)
    .execute();
  await tx.deleteFrom('panel_message').where('applicationId', '=', applicationId).execute();
  await tx.deleteFrom('panel_check').where('applicationId', '=', applicationId).execute();
  await tx.deleteFrom('panel_status_link').where('applicationId', '=', applicationId).execute();
  await tx.deleteFrom('panel_receipt').where('applicationId', '=', applicationId).execute();
  const neutrals = tx
    .selectFrom('panel_neutral')
    .where('applicationId', '=', applicationId)
    .select('id');
  await tx.deleteFrom('panel_profile_document').where('neutralId', 'in', neutrals).execute();
  await tx.deleteFrom('panel_leave').where('neutralId', 'in', neutrals).execute();
  await tx.deleteFrom('panel_profile').where('neutralId', 'in', neutrals).execute();
  return rows.map(({ id }) => id);
}

/** Deletes an application that never came to the panel, with all that was decided about it. Its documents must be let go before. */
export async function dropApplication(tx: Db, id: string): Promise<void> {
  const places = tx.selectFrom('panel_listing').where('applicationId', '=', id).select('id');
  await tx.deleteFrom('panel_vote').where('listingId', 'in', places).execute();
  await tx.deleteFrom('panel_step').where('listingId', 'in', places).execute();
  await tx.deleteFrom('panel_listing').where('applicationId', '=', id).execute();
  await tx.deleteFrom('panel_declaration').where('applicationId', '=', id).execute();
  await tx.deleteFrom('panel_application').where('id', '=', id).execute();
}

/** Empties an application of all but the name, the number and the day on which it came. */
export async function reduceApplication(tx: Db, id: string, address: string): Promise<void> {
  const unknown = {
    bornOn: null,
    gender: null,
    actedBefore: null,
    holdsCertifications: null,
    hearingDays: null,
  };
  const empty = {
    profileLink: '',
    address: '',
    nationality: '',
    correspondenceAddress: '',
    experience: '',
    heldCertifications: '',
  };
  const least = {
    email: address,
    phone: '-',
    qualifications: '-',
    certifications: '-',
    additionalInformation: '',
  };
  await tx
    .updateTable('panel_application')
    .set({ ...unknown, ...empty, ...least, specialisations: [], isAvailable: false })
    .where('id', '=', id)
    .execute();
}
