import type { Db } from '#platform/db.ts';
import type { Compose } from '#platform/outbox.ts';
import { meetingLetter } from '../letters/meetings.ts';
import { windowAt } from '../rules/finding.ts';
import { findAsked, findMeeting, listMeetingActs } from '../store/meetings.ts';
import { meetingsOfPerson } from './meetings.ts';

/** The letter is written when it goes: for whoever is still of the place, of how the meeting stands by then. */
export function calendarLetters({ db }: { db: Db }) {
  return {
    meeting_news: async (id, to) => {
      const asked = await findAsked(db, id);
      const row = asked && (await findMeeting(db, asked.meetingId));
      if (!asked || !row) return null;
      const { personId } = asked;
      const own = await meetingsOfPerson(db, { personId }, { disputeId: row.disputeId });
      const meeting = own.find((one) => one.row.id === row.id);
      if (!meeting) return null;
      const { startsAt, minutes, state, disputeId } = row;
      const acts = await listMeetingActs(db, row.id);
      return meetingLetter(to, {
        ...{ id: row.id, reference: meeting.reference, disputeId, state, startsAt },
        endsAt: startsAt && windowAt(startsAt, minutes).endsAt,
        wasMoved: acts.some(({ act }) => act === 'moved'),
      });
    },
  } satisfies Record<string, Compose>;
}
