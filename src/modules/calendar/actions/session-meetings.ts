import type { OpenTalk } from '#modules/discussion/actions/places.ts';
import { placeNamed, type TalkPlace } from '#modules/discussion/rules/places.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { isSessionPlace, mayMeet } from '../rules/circles.ts';
import { nextSequence } from '../rules/meetings.ts';
import {
  changeMeeting,
  listAllMeetings,
  listAsked,
  listAskedAmong,
  listMeetingsOf,
  lockMeeting,
  type MeetingRow,
} from '../store/meetings.ts';
import { oweNews } from './meeting-news.ts';
import type { MeetingDeps } from './meetings.ts';

const MOST = 200;

/** A session as whoever was called to it sees it: its meeting, and everybody who was called, by name. */
export type SessionMeeting = {
  row: MeetingRow;
  place: TalkPlace;
  called: { id: string; name: string }[];
};

/**
 * The sessions to which somebody was called, the newest first. They stay to be read by whoever still stands for a side, also once nobody
 * leads the talks; of a session with the other side alone there is nothing here (ACA s. 70).
 */
export async function sessionMeetings(
  db: Db,
  { disputeId, me }: Pick<OpenTalk, 'disputeId' | 'me'>,
): Promise<SessionMeeting[]> {
  const own = (await listMeetingsOf(db, me.id, { disputeId, most: MOST })).flatMap((row) => {
    const place = isSessionPlace(row.place) ? placeNamed(row.place) : null;
    return place && mayMeet(me, place) ? [{ row, place }] : [];
  });
  const asked = await listAskedAmong(
    db,
    own.map(({ row }) => row.id),
  );
  const names = await namesOf(
    db,
    asked.map(({ personId }) => personId),
  );
  return own.map((one) => ({
    ...one,
    called: asked
      .filter(({ meetingId }) => meetingId === one.row.id)
      .map(({ personId: id }) => ({ id, name: names.get(id) ?? '' })),
  }));
}

/** What was called for later falls when nobody leads the talks any more; whoever was called to it is written to. */
export async function cancelSessionsAhead(
  deps: Pick<MeetingDeps, 'now' | 'newId'>,
  tx: Db,
  disputeId: string,
): Promise<void> {
  const at = deps.now();
  for (const { id, place } of await listAllMeetings(tx, { disputeId })) {
    if (!isSessionPlace(place)) continue;
    const row = await lockMeeting(tx, id);
    const { state, startsAt } = row;
    if (state !== 'asked' && !(state === 'settled' && startsAt !== null && startsAt > at)) continue;
    await changeMeeting(tx, id, {
      ...{ state: 'cancelled', sequence: nextSequence(row), changedAt: at },
    });
    const tells = (await listAsked(tx, id)).map(({ personId }) => ({ id: personId }));
    await oweNews(deps, tx, { id, tells, at });
  }
}
