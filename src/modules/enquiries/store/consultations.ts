import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { TimeSpan } from '../rules/slots.ts';

/** A consultation, with whoever asked for it. */
export type Arrangement = Selectable<Tables['consultation_arrangement']> &
  Pick<Selectable<Tables['enquiry']>, 'fullName' | 'email' | 'phone'>;

type Values = Updateable<Tables['consultation_arrangement']>;

export function arrangements(db: Db) {
  return db
    .selectFrom('consultation_arrangement')
    .innerJoin('enquiry', 'enquiry.id', 'consultation_arrangement.requestId')
    .selectAll('consultation_arrangement')
    .select(['enquiry.fullName', 'enquiry.email', 'enquiry.phone']);
}

/** The consultation that a mailed link belongs to. The link is all that a visitor has to show. */
export function findByLink(db: Db, tokenHash: string): Promise<Arrangement | undefined> {
  return byLink(db, tokenHash).executeTakeFirst();
}

/** The same, kept from everybody else until the transaction ends. */
export function lockByLink(tx: Db, tokenHash: string): Promise<Arrangement | undefined> {
  return byLink(tx, tokenHash).forUpdate('consultation_arrangement').executeTakeFirst();
}

function byLink(db: Db, tokenHash: string) {
  return arrangements(db)
    .innerJoin(
      'consultation_link',
      'consultation_link.arrangementId',
      'consultation_arrangement.id',
    )
    .where('consultation_link.tokenHash', '=', Buffer.from(tokenHash, 'hex'));
}

/** The newest consultation of a request. */
export function findLatest(db: Db, requestId: string): Promise<Arrangement | undefined> {
  return latest(db, requestId).executeTakeFirst();
}

export function lockLatest(tx: Db, requestId: string): Promise<Arrangement | undefined> {
  return latest(tx, requestId).forUpdate('consultation_arrangement').executeTakeFirst();
}

function latest(db: Db, requestId: string) {
  return arrangements(db)
    .where('requestId', '=', requestId)
    .orderBy('consultation_arrangement.id', 'desc')
    .limit(1);
}

export function getArrangement(db: Db, id: string): Promise<Arrangement> {
  return arrangements(db).where('consultation_arrangement.id', '=', id).executeTakeFirstOrThrow();
}

/** Nobody else books this officer until the transaction ends; the trigger of the table takes the same lock. */
export async function lockOfficer(tx: Db, officerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('consultation:' || ${officerId}::text, 0))`.execute(
    tx,
  );
}

/** When an officer is taken after a moment, but for one consultation. */
export async function listBusy(
  db: Db,
  { officerId, from, but }: { officerId: string; from: Date; but: string | null },
): Promise<TimeSpan[]> {
  const rows = await db
    .selectFrom('consultation_arrangement')
    .where('officerId', '=', officerId)
    .where('state', '=', 'booked')
    .where('endsAt', '>', from)
    .$if(but !== null, (query) => query.where('id', '!=', but))
    .select(['startsAt', 'endsAt'])
    .orderBy('startsAt')
    .execute();
  return rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [{ startsAt, endsAt }] : []));
}

export async function addArrangement(
  tx: Db,
  row: Insertable<Tables['consultation_arrangement']>,
): Promise<Arrangement> {
  await tx.insertInto('consultation_arrangement').values(row).execute();
  return getArrangement(tx, row.id);
}

export async function setArrangement(tx: Db, id: string, values: Values): Promise<void> {
  await tx.updateTable('consultation_arrangement').set(values).where('id', '=', id).execute();
}

export async function addConsultationLink(
  db: Db,
  link: { tokenHash: string; arrangementId: string; createdAt: Date },
): Promise<void> {
  const row = {
    tokenHash: Buffer.from(link.tokenHash, 'hex'),
    arrangementId: link.arrangementId,
    createdAt: link.createdAt,
  };
  await db.insertInto('consultation_link').values(row).execute();
}

/** Takes offers that have ended. */
export function lockLapsed(tx: Db, now: Date, most: number): Promise<Arrangement[]> {
  return arrangements(tx)
    .where('consultation_arrangement.state', '=', 'offered')
    .where('offerExpiresAt', '<=', now)
    .orderBy('offerExpiresAt')
    .limit(most)
    .forUpdate('consultation_arrangement')
    .skipLocked()
    .execute();
}

/** Takes bookings of the next day of which a reminder may be owed, with the step that booked them. */
export function lockUpcoming(
  tx: Db,
  { now, until, hour, most }: { now: Date; until: Date; hour: Date; most: number },
): Promise<Arrangement[]> {
  return arrangements(tx)
    .where('consultation_arrangement.state', '=', 'booked')
    .where('startsAt', '>', now)
    .where('startsAt', '<=', until)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('hourRemindedAt', 'is', null),
          eb('startsAt', '<=', hour),
          sql<boolean>`booked_at < starts_at - interval '1 hour'`,
        ]),
        and([
          eb('dayRemindedAt', 'is', null),
          eb('startsAt', '>', hour),
          sql<boolean>`booked_at < starts_at - interval '24 hours'`,
        ]),
      ]),
    )
    .orderBy('startsAt')
    .limit(most)
    .forUpdate('consultation_arrangement')
    .skipLocked()
    .execute();
}
