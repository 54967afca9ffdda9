import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type MeetingRow = Selectable<Tables['calendar_meeting']>;
export type MeetingPersonRow = Selectable<Tables['calendar_meeting_person']>;
export type MeetingActRow = Selectable<Tables['calendar_meeting_act']>;

type Asked = { disputeId?: string; id?: string; since?: Date; most: number };

/** The meetings to which a person was asked, the newest first. Whether they still are of its place is asked of the dispute. */
export function listMeetingsOf(
  db: Db,
  personId: string,
  { disputeId, id, since, most }: Asked,
): Promise<MeetingRow[]> {
  let query = db
    .selectFrom('calendar_meeting as meeting')
    .innerJoin('calendar_meeting_person as person', 'person.meetingId', 'meeting.id')
    .where('person.personId', '=', personId);
  if (disputeId) query = query.where('meeting.disputeId', '=', disputeId);
  if (id) query = query.where('meeting.id', '=', id);
  if (since)
    query = query.where((eb) =>
      eb.or([eb('meeting.startsAt', '>', since), eb('meeting.changedAt', '>', since)]),
    );
  return query.orderBy('meeting.id', 'desc').limit(most).selectAll('meeting').execute();
}

/** Every meeting of a dispute, or one, whoever was asked: for an index that keeps each for them alone. */
export function listAllMeetings(
  db: Db,
  of: { disputeId: string } | { id: string },
): Promise<MeetingRow[]> {
  const all = db.selectFrom('calendar_meeting').selectAll().orderBy('id');
  const some = 'id' in of ? all.where('id', '=', of.id) : all.where('disputeId', '=', of.disputeId);
  return some.execute();
}

/** Keeps all others from a meeting until the end of the transaction. */
export async function lockMeeting(tx: Db, id: string): Promise<MeetingRow> {
  return tx
    .selectFrom('calendar_meeting')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Whoever proposes waits for their own other proposals in that dispute. Gives the one that this form made before. */
export async function findProposed(
  tx: Db,
  proposedBy: string,
  formKey: string,
): Promise<MeetingRow | null> {
  const row = await tx
    .selectFrom('calendar_meeting')
    .where('proposedBy', '=', proposedBy)
    .where('formKey', '=', formKey)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function countOpen(tx: Db, proposedBy: string, disputeId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('calendar_meeting')
    .where('proposedBy', '=', proposedBy)
    .where('disputeId', '=', disputeId)
    .where('state', '=', 'asked')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps a meeting; null where the same form made one at the same moment. */
export async function addMeeting(
  tx: Db,
  meeting: Insertable<Tables['calendar_meeting']>,
): Promise<string | null> {
  const row = await tx
    .insertInto('calendar_meeting')
    .values(meeting)
    .onConflict((same) => same.columns(['proposedBy', 'formKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function changeMeeting(
  tx: Db,
  id: string,
  change: Partial<Pick<MeetingRow, 'state' | 'startsAt' | 'sequence' | 'changedAt'>>,
): Promise<void> {
  await tx.updateTable('calendar_meeting').set(change).where('id', '=', id).execute();
}

/** Asks people; whoever was asked before stays as they are. */
export async function askPeople(
  tx: Db,
  rows: readonly Insertable<Tables['calendar_meeting_person']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('calendar_meeting_person')
    .values([...rows])
    .onConflict((same) => same.columns(['meetingId', 'personId']).doNothing())
    .execute();
}

export function listAsked(db: Db, meetingId: string): Promise<MeetingPersonRow[]> {
  return db
    .selectFrom('calendar_meeting_person')
    .where('meetingId', '=', meetingId)
    .orderBy('askedAt')
    .orderBy('id')
    .selectAll()
    .execute();
}

export function listAskedAmong(
  db: Db,
  meetingIds: readonly string[],
): Promise<Pick<MeetingPersonRow, 'meetingId' | 'personId'>[]> {
  if (meetingIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('calendar_meeting_person')
    .where('meetingId', 'in', meetingIds)
    .orderBy('id')
    .select(['meetingId', 'personId'])
    .execute();
}

export async function findAsked(db: Db, id: string): Promise<MeetingPersonRow | null> {
  const row = await db
    .selectFrom('calendar_meeting_person')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findMeeting(db: Db, id: string): Promise<MeetingRow | null> {
  const query = db.selectFrom('calendar_meeting').where('id', '=', id);
  return (await query.selectAll().executeTakeFirst()) ?? null;
}

export async function addTimes(tx: Db, meetingId: string, starts: readonly Date[]): Promise<void> {
  if (starts.length === 0) return;
  await tx
    .insertInto('calendar_meeting_time')
    .values(starts.map((startsAt) => ({ meetingId, startsAt })))
    .onConflict((same) => same.doNothing())
    .execute();
}

export async function listTimes(db: Db, meetingId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('calendar_meeting_time')
    .where('meetingId', '=', meetingId)
    .orderBy('startsAt')
    .select('startsAt')
    .execute();
  return rows.map(({ startsAt }) => startsAt);
}

export async function addMeetingAct(
  tx: Db,
  act: Omit<Insertable<Tables['calendar_meeting_act']>, 'number'>,
): Promise<void> {
  const { count } = await tx
    .selectFrom('calendar_meeting_act')
    .where('meetingId', '=', act.meetingId)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('calendar_meeting_act')
    .values({ ...act, number: Number(count) + 1 })
    .execute();
}

export function listMeetingActs(db: Db, meetingId: string): Promise<MeetingActRow[]> {
  return db
    .selectFrom('calendar_meeting_act')
    .where('meetingId', '=', meetingId)
    .orderBy('number')
    .selectAll()
    .execute();
}
