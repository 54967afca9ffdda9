import {
  type Insertable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { EnquiryKind } from '../rules/queue.ts';

export type EnquiryKey = { kind: EnquiryKind; id: string };

// All but the words that it is found by, which nobody reads.
const COLUMNS = [
  'enquiry.id',
  'enquiry.kind',
  'enquiry.number',
  'enquiry.language',
  'enquiry.receivedAt',
  'enquiry.fullName',
  'enquiry.firstName',
  'enquiry.lastName',
  'enquiry.email',
  'enquiry.phone',
  'enquiry.message',
  'enquiry.disputeType',
  'enquiry.preferredResolutionMethod',
  'enquiry.priorActionTaken',
  'enquiry.deadlineOn',
  'enquiry.copyLetterId',
  'enquiry.state',
  'enquiry.since',
  'enquiry.urgentFrom',
  'enquiry.isUrgent',
  'enquiry.rank',
  'enquiry.assigneeId',
  'enquiry.followUpOn',
  'enquiry.closeReason',
  'enquiry.version',
] as const;

export type NewEnquiry = Insertable<Tables['enquiry']>;

/** Keeps what came of a form, and gives its running number. */
export async function addEnquiry(tx: Db, row: NewEnquiry): Promise<number> {
  const { number } = await tx
    .insertInto('enquiry')
    .values(row)
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** An enquiry with what the office has done about it. */
export type EnquiryRow = Awaited<ReturnType<typeof getEnquiry>>;

export function enquiries(db: Db) {
  return db
    .selectFrom('enquiry')
    .select(COLUMNS)
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('enquiry_entry as entry')
            .select('entry.id')
            .whereRef('entry.enquiryId', '=', 'enquiry.id')
            .where('entry.kind', '=', 'reply'),
        )
        .$castTo<boolean>()
        .as('isAnswered'),
    );
}

export function getEnquiry(db: Db, id: string) {
  return enquiries(db).where('enquiry.id', '=', id).executeTakeFirstOrThrow();
}

/** Null when there is none of this kind and id. */
export async function findEnquiry(db: Db, which: EnquiryKey): Promise<EnquiryRow | null> {
  return (await one(enquiries(db), which).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends: of two officers who act at once, the second sees what the first did. */
export async function lockEnquiry(tx: Db, which: EnquiryKey): Promise<EnquiryRow | null> {
  return (await one(enquiries(tx), which).forNoKeyUpdate('enquiry').executeTakeFirst()) ?? null;
}

function one<Row>(query: SelectQueryBuilder<Tables, 'enquiry', Row>, { kind, id }: EnquiryKey) {
  return query.where('enquiry.id', '=', id).where('enquiry.kind', '=', kind);
}

/** Changes an enquiry and makes its next version. */
export async function changeEnquiry(
  tx: Db,
  id: string,
  change: Updateable<Tables['enquiry']>,
): Promise<number> {
  const { version } = await tx
    .updateTable('enquiry')
    .set((is) => ({ ...change, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** What was sent from an address, whatever its capitals, oldest first. */
export function listEnquiriesFrom(db: Db, email: string): Promise<EnquiryRow[]> {
  return from(enquiries(db), email).execute();
}

/** The same, kept from everybody else until the transaction ends. */
export function lockEnquiriesFrom(tx: Db, email: string): Promise<EnquiryRow[]> {
  return from(enquiries(tx), email).forNoKeyUpdate('enquiry').execute();
}

function from<Row>(query: SelectQueryBuilder<Tables, 'enquiry', Row>, email: string) {
  return query
    .where(sql<SqlBool>`lower(enquiry.email) = ${email.toLowerCase()}`)
    .orderBy('enquiry.id');
}

/** Takes enquiries that were closed until then and have been so ever since; one whose consultation is still to come is left. */
export async function lockClosed(tx: Db, until: Date, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('enquiry')
    .where('state', '=', 'closed')
    .where('since', '<=', until)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('consultation_arrangement as arranged')
            .select('arranged.id')
            .whereRef('arranged.requestId', '=', 'enquiry.id')
            .where('arranged.state', 'in', ['offered', 'booked']),
        ),
      ),
    )
    .select('id')
    .orderBy('since')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes enquiries with all that was written about them; keys take the log and the links along. Their consultations go
 * first, in the order in which whoever moves one locks the two. Their receipts go too: a repeat of what is gone is none.
 */
export async function dropEnquiries(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('consultation_arrangement').where('requestId', 'in', ids).execute();
  await tx.deleteFrom('enquiry').where('id', 'in', ids).execute();
  await tx.deleteFrom('submission_receipt').where('id', 'in', ids).execute();
}
