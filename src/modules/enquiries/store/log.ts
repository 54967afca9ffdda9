import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { ConsultationStep } from '../rules/consultation.ts';
import type { EntryKind } from '../rules/work.ts';

// What happened to an enquiry: what officers did with it, each making its next version, and the steps of its consultation.

type Entry = Insertable<Tables['enquiry_entry']>;
type Row = Selectable<Tables['enquiry_entry']>;
type ActParts = { kind: EntryKind; version: number };
/** What an officer did. */
export type EnquiryActRow = Row & ActParts;
/** A step of a consultation. */
export type ConsultationStepRow = Row & StepParts;
type StepParts = {
  kind: ConsultationStep;
  arrangementId: string;
  sequence: number;
  minutes: number;
};

export async function addEntry(tx: Db, entry: Entry): Promise<void> {
  await tx.insertInto('enquiry_entry').values(entry).execute();
}

/** What officers did with an enquiry. */
function acts(db: Db, enquiryId: string) {
  return db
    .selectFrom('enquiry_entry')
    .where('enquiryId', '=', enquiryId)
    .where('version', 'is not', null)
    .selectAll()
    .$narrowType<ActParts>();
}

/** The same, first things first. */
export function listActs(db: Db, enquiryId: string): Promise<EnquiryActRow[]> {
  return acts(db, enquiryId).orderBy('version').orderBy('id').execute();
}

/** The last thing that an officer did with an enquiry. */
export function findLastAct(tx: Db, enquiryId: string): Promise<EnquiryActRow | undefined> {
  return acts(tx, enquiryId).orderBy('version', 'desc').executeTakeFirst();
}

export function getAct(db: Db, id: string): Promise<EnquiryActRow> {
  return db
    .selectFrom('enquiry_entry')
    .where('id', '=', id)
    .selectAll()
    .$narrowType<ActParts>()
    .executeTakeFirstOrThrow();
}

function steps(db: Db) {
  return db.selectFrom('enquiry_entry').selectAll().$narrowType<StepParts>();
}

/** The steps of a consultation, first things first. */
export function listSteps(db: Db, arrangementId: string): Promise<ConsultationStepRow[]> {
  return steps(db).where('arrangementId', '=', arrangementId).orderBy('sequence').execute();
}

/** The same, of the consultation that a step belongs to. */
export function listStepsWith(db: Db, id: string): Promise<ConsultationStepRow[]> {
  const its = db.selectFrom('enquiry_entry').where('id', '=', id).select('arrangementId');
  return steps(db).where('arrangementId', '=', its).orderBy('sequence').execute();
}

/** The last step that booked, moved or gave up a time: what a calendar has to know. */
export function findLastBooking(
  db: Db,
  arrangementId: string,
): Promise<ConsultationStepRow | undefined> {
  return steps(db)
    .where('arrangementId', '=', arrangementId)
    .where('startsAt', 'is not', null)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
}

/** The ids of all that is in the log of these enquiries. */
export async function listEntryIds(tx: Db, enquiryIds: readonly string[]): Promise<string[]> {
  if (enquiryIds.length === 0) return [];
  const rows = await tx
    .selectFrom('enquiry_entry')
    .where('enquiryId', 'in', enquiryIds)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
