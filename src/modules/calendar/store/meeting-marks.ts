import type { Db } from '#platform/db.ts';
import type { TimeMark, TimeWindow } from '../rules/finding.ts';

type Marking = { meetingId: string; personId: string; at: Date };

/** What a person says now takes the place of what they said of the same times before; of all times where `anew`. */
export async function setMarks(
  tx: Db,
  { meetingId, personId, at }: Marking,
  { marks, anew }: { marks: readonly Omit<TimeMark, 'personId'>[]; anew: boolean },
): Promise<void> {
  if (anew)
    await tx
      .deleteFrom('calendar_meeting_mark')
      .where('meetingId', '=', meetingId)
      .where('personId', '=', personId)
      .execute();
  if (marks.length > 0)
    await tx
      .insertInto('calendar_meeting_mark')
      .values(marks.map((mark) => ({ ...mark, meetingId, personId })))
      .onConflict((same) =>
        same.columns(['meetingId', 'personId', 'startsAt']).doUpdateSet((set) => ({
          endsAt: set.ref('excluded.endsAt'),
          can: set.ref('excluded.can'),
        })),
      )
      .execute();
  await tx
    .updateTable('calendar_meeting_person')
    .set({ answeredAt: at })
    .where('meetingId', '=', meetingId)
    .where('personId', '=', personId)
    .execute();
}

export async function listMarks(db: Db, meetingId: string): Promise<TimeMark[]> {
  return db
    .selectFrom('calendar_meeting_mark')
    .where('meetingId', '=', meetingId)
    .orderBy('startsAt')
    .select(['personId', 'startsAt', 'endsAt', 'can'])
    .execute();
}

export type BusyRow = TimeWindow & { personId: string; disputeId: string; place: string };

/** When some people are in meetings that are settled, but for one of these. Of which it is, nobody is told. */
export async function listBusy(
  db: Db,
  personIds: readonly string[],
  { from, except }: { from: Date; except: string },
): Promise<BusyRow[]> {
  if (personIds.length === 0) return [];
  const rows = await db
    .selectFrom('calendar_meeting as meeting')
    .innerJoin('calendar_meeting_person as person', 'person.meetingId', 'meeting.id')
    .where('person.personId', 'in', [...personIds])
    .where('meeting.state', '=', 'settled')
    .where('meeting.startsAt', '>', from)
    .where('meeting.id', '!=', except)
    .select(['person.personId', 'disputeId', 'place', 'startsAt', 'minutes'])
    .execute();
  return rows.flatMap(({ startsAt, minutes, ...row }) =>
    startsAt ? [{ ...row, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }] : [],
  );
}

/** When somebody said that they can, of all meetings: theirs, and of no others. */
export function listMarksBy(db: Db, personId: string) {
  return db
    .selectFrom('calendar_meeting_mark as mark')
    .innerJoin('calendar_meeting as meeting', 'meeting.id', 'mark.meetingId')
    .where('mark.personId', '=', personId)
    .orderBy('mark.startsAt')
    .select(['meeting.disputeId', 'mark.startsAt', 'mark.endsAt', 'mark.can'])
    .execute();
}

/** Takes away when somebody can: of no use to anybody once they are gone. Gives how many, and whose letters are owed no more. */
export async function dropMarksOf(
  tx: Db,
  personId: string,
): Promise<{ marks: number; asked: string[] }> {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_meeting_mark')
    .where('personId', '=', personId)
    .executeTakeFirst();
  const asked = await tx
    .selectFrom('calendar_meeting_person')
    .where('personId', '=', personId)
    .select('id')
    .execute();
  return { marks: Number(numDeletedRows), asked: asked.map(({ id }) => id) };
}
