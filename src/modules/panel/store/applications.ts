import { type Insertable, type Selectable, sql } from 'kysely';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { ApplicationForm } from '../rules/application.ts';

export type ApplicationRow = Selectable<Tables['panel_application']>;
export type ApplicationReceiptRow = {
  fingerprint: string;
  applicationId: string;
  keyedBody: string | null;
  acceptedAt: Date;
};
/** What the form does not say by itself. */
export type ApplicationIntake = {
  id: string;
  receivedAt: Date;
  bornOn: string | null;
  language: Language;
  nationalIdDocumentId: string | null;
  cvDocumentId: string | null;
};

/** Keeps an application and gives its running number. */
export async function addApplication(
  tx: Db,
  form: ApplicationForm,
  kept: ApplicationIntake,
): Promise<number> {
  const { number } = await tx
    .insertInto('panel_application')
    .values(rowOf(form, kept))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

function rowOf(
  form: ApplicationForm,
  kept: ApplicationIntake,
): Insertable<Tables['panel_application']> {
  return {
    id: kept.id,
    received_at: kept.receivedAt,
    language: kept.language,
    full_name: form.fullname,
    email: form.uemail,
    phone: form.phone,
    born_on: kept.bornOn,
    gender: form.gender,
    profile_link: form.profileLink,
    national_id_text: form.uploadDoc,
    national_id_document_id: kept.nationalIdDocumentId,
    national_id_document_name: form.nationalIdFileName,
    address: form.address,
    nationality: form.nation,
    correspondence_address: form.correspondenceAddress,
    qualifications: form.qualifications,
    certifications: form.certifications,
    specialisations: [...new Set(form.specialisations)],
    acted_before: form.actedBefore,
    experience: form.experience,
    holds_certifications: form.hasArbitrationCertifications,
    held_certifications: form.arbitrationCertifications,
    is_available: form.available,
    hearing_days: form.hearingDays,
    additional_information: form.additionalInformation,
    cv_text: form.cv,
    cv_document_id: kept.cvDocumentId,
    cv_document_name: form.cvFileName,
  };
}

export function getApplication(db: Db, id: string): Promise<ApplicationRow> {
  return db
    .selectFrom('panel_application')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
}

export async function findApplication(db: Db, id: string): Promise<ApplicationRow | null> {
  return (
    (await db
      .selectFrom('panel_application')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** Everything that came from an address, newest first. */
export function listApplicationsFrom(db: Db, email: string): Promise<ApplicationRow[]> {
  return db
    .selectFrom('panel_application')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('received_at', 'desc')
    .selectAll()
    .execute();
}

/** Takes the documents out of an application, and gives their ids. What says that it was sent stays. */
export async function emptyApplication(tx: Db, id: string, at: Date): Promise<string[]> {
  const { national_id_document_id, cv_document_id } = await getApplication(tx, id);
  const none = {
    national_id_document_id: null,
    national_id_document_name: null,
    cv_document_id: null,
    cv_document_name: null,
  };
  await tx
    .updateTable('panel_application')
    .set({ ...none, national_id_text: '', cv_text: '', documents_removed_at: at })
    .where('id', '=', id)
    .execute();
  return [national_id_document_id, cv_document_id].filter((one) => one !== null);
}

/**
 * Takes the place of a submission, and says whether it was free. An equal one that is under way is waited for; one that
 * was accepted before `freeSince` is no repeat any more and gives its place up.
 */
export async function claimReceipt(
  tx: Db,
  receipt: ApplicationReceiptRow,
  freeSince: Date,
): Promise<boolean> {
  const row = {
    fingerprint: Buffer.from(receipt.fingerprint, 'hex'),
    application_id: receipt.applicationId,
    keyed_body: receipt.keyedBody === null ? null : Buffer.from(receipt.keyedBody, 'hex'),
    accepted_at: receipt.acceptedAt,
  };
  const taken = await tx
    .insertInto('panel_receipt')
    .values(row)
    .onConflict((same) =>
      same
        .column('fingerprint')
        .doUpdateSet(row)
        .where('panel_receipt.accepted_at', '<=', freeSince),
    )
    .returning('fingerprint')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function getReceipt(
  tx: Db,
  fingerprint: string,
): Promise<{ applicationId: string; keyedBody: string | null }> {
  const row = await tx
    .selectFrom('panel_receipt')
    .where('fingerprint', '=', Buffer.from(fingerprint, 'hex'))
    .selectAll()
    .executeTakeFirstOrThrow();
  return { applicationId: row.application_id, keyedBody: row.keyed_body?.toString('hex') ?? null };
}

export async function dropReceipt(tx: Db, fingerprint: string): Promise<void> {
  await tx
    .deleteFrom('panel_receipt')
    .where('fingerprint', '=', Buffer.from(fingerprint, 'hex'))
    .execute();
}

export async function dropReceipts(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('panel_receipt').where('accepted_at', '<=', until).execute();
}
