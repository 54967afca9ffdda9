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
    receivedAt: kept.receivedAt,
    language: kept.language,
    fullName: form.fullname,
    email: form.uemail,
    phone: form.phone,
    bornOn: kept.bornOn,
    gender: form.gender,
    profileLink: form.profileLink,
    nationalIdText: form.uploadDoc,
    nationalIdDocumentId: kept.nationalIdDocumentId,
    nationalIdDocumentName: form.nationalIdFileName,
    address: form.address,
    nationality: form.nation,
    correspondenceAddress: form.correspondenceAddress,
    qualifications: form.qualifications,
    certifications: form.certifications,
    specialisations: [...new Set(form.specialisations)],
    actedBefore: form.actedBefore,
    experience: form.experience,
    holdsCertifications: form.hasArbitrationCertifications,
    heldCertifications: form.arbitrationCertifications,
    isAvailable: form.available,
    hearingDays: form.hearingDays,
    additionalInformation: form.additionalInformation,
    cvText: form.cv,
    cvDocumentId: kept.cvDocumentId,
    cvDocumentName: form.cvFileName,
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
    .orderBy('receivedAt', 'desc')
    .selectAll()
    .execute();
}

/** Takes the documents out of an application, and gives their ids. What says that it was sent stays. */
export async function emptyApplication(tx: Db, id: string, at: Date): Promise<string[]> {
  const { nationalIdDocumentId, cvDocumentId } = await getApplication(tx, id);
  const none = {
    nationalIdDocumentId: null,
    nationalIdDocumentName: null,
    cvDocumentId: null,
    cvDocumentName: null,
  };
  await tx
    .updateTable('panel_application')
    .set({ ...none, nationalIdText: '', cvText: '', documentsRemovedAt: at })
    .where('id', '=', id)
    .execute();
  return [nationalIdDocumentId, cvDocumentId].filter((one) => one !== null);
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
    applicationId: receipt.applicationId,
    keyedBody: receipt.keyedBody === null ? null : Buffer.from(receipt.keyedBody, 'hex'),
    acceptedAt: receipt.acceptedAt,
  };
  const taken = await tx
    .insertInto('panel_receipt')
    .values(row)
    .onConflict((same) =>
      same
        .column('fingerprint')
        .doUpdateSet(row)
        .where('panel_receipt.acceptedAt', '<=', freeSince),
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
  return { applicationId: row.applicationId, keyedBody: row.keyedBody?.toString('hex') ?? null };
}

export async function dropReceipt(tx: Db, fingerprint: string): Promise<void> {
  await tx
    .deleteFrom('panel_receipt')
    .where('fingerprint', '=', Buffer.from(fingerprint, 'hex'))
    .execute();
}

export async function dropReceipts(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('panel_receipt').where('acceptedAt', '<=', until).execute();
}
