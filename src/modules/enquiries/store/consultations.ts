import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { TimeSpan } from '../rules/slots.ts';

/** A consultation, with whoever asked for it. */
export type Arrangement = Selectable<Tables['consultation_arrangement']> &
  Pick<Selectable<Tables['enquiry']>, 'full_name' | 'email' | 'phone'>;
type Values = Updateable<Tables['consultation_arrangement']>;

function arrangements(db: Db) {
  return db
    .selectFrom('consultation_arrangement')
    .innerJoin('enquiry', 'enquiry.id', 'consultation_arrangement.request_id')
    .selectAll('consultation_arrangement')
    .select(['enquiry.full_name', 'enquiry.email', 'enquiry.phone']);
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
      'consultation_link.arrangement_id',
      'consultation_arrangement.id',
    )
    .where('consultation_link.token_hash', '=', Buffer.from(tokenHash, 'hex'));
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
    .where('request_id', '=', requestId)
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
    .where('officer_id', '=', officerId)
    .where('state', '=', 'booked')
    .where('ends_at', '>', from)
    .$if(but !== null, (query) => query.where('id', '!=', but))
    .select(['starts_at', 'ends_at'])
    .orderBy('starts_at')
    .execute();
  return rows.flatMap(({ starts_at: startsAt, ends_at: endsAt }) =>
    startsAt && endsAt ? [{ startsAt, endsAt }] : [],
  );
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
    token_hash: Buffer.from(link.tokenHash, 'hex'),
    arrangement_id: link.arrangementId,
    created_at: link.createdAt,
  };
  await db.insertInto('consultation_link').values(row).execute();
}

/** Takes offers that have ended. */
export function lockLapsed(tx: Db, now: Date, most: number): Promise<Arrangement[]> {
  return arrangements(tx)
    .where('consultation_arrangement.state', '=', 'offered')
    .where('offer_expires_at', '<=', now)
    .orderBy('offer_expires_at')
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
    .where('starts_at', '>', now)
    .where('starts_at', '<=', until)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('hour_reminded_at', 'is', null),
          eb('starts_at', '<=', hour),
          sql<boolean>`booked_at < starts_at - interval '1 hour'`,
        ]),
        and([
          eb('day_reminded_at', 'is', null),
          eb('starts_at', '>', hour),
          sql<boolean>`booked_at < starts_at - interval '24 hours'`,
        ]),
      ]),
    )
    .orderBy('starts_at')
    .limit(most)
    .forUpdate('consultation_arrangement')
    .skipLocked()
    .execute();
}

export async function setFeed(
  tx: Db,
  feed: { personId: string; tokenHash: string; madeAt: Date },
): Promise<void> {
  const values = { token_hash: Buffer.from(feed.tokenHash, 'hex'), made_at: feed.madeAt };
  await tx
    .insertInto('consultation_feed')
    .values({ person_id: feed.personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute();
}

export function findFeed(db: Db, tokenHash: string) {
  return db
    .selectFrom('consultation_feed')
    .where('token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .selectAll()
    .executeTakeFirst();
}

export async function feedMadeAt(db: Db, personId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('consultation_feed')
    .where('person_id', '=', personId)
    .select('made_at')
    .executeTakeFirst();
  return row?.made_at ?? null;
}

/** What stands in an officer's calendar from a moment on. */
export function listBookedOf(db: Db, officerId: string, from: Date): Promise<Arrangement[]> {
  return arrangements(db)
    .where('officer_id', '=', officerId)
    .where('consultation_arrangement.state', 'in', ['booked', 'held', 'visitor_missed'])
    .where('starts_at', '>=', from)
    .orderBy('starts_at')
    .limit(1000)
    .execute();
}

export type LiveConsultation = { id: string; requestId: string; officerId: string; state: string };

/** Consultations with the senders of these requests that are still to come. */
export async function listLive(tx: Db, requestIds: readonly string[]): Promise<LiveConsultation[]> {
  if (requestIds.length === 0) return [];
  return tx
    .selectFrom('consultation_arrangement')
    .where('request_id', 'in', requestIds)
    .where('state', 'in', ['offered', 'booked'])
    .select(['id', 'request_id as requestId', 'officer_id as officerId', 'state'])
    .execute();
}
