import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import {
  type NewMeeting,
  type ProposeRefusal,
  proposeMeetingIn,
} from '#modules/calendar/actions/meeting-proposing.ts';
import {
  type SessionMeeting,
  sessionMeetings,
} from '#modules/calendar/actions/session-meetings.ts';
import { isSessionPlace } from '#modules/calendar/rules/circles.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import type { Db } from '#platform/db.ts';
import { pointsOf } from '../rules/sessions.ts';
import { listAgendas, setAgenda } from '../store/sessions.ts';
import type { SessionsDeps } from './deps.ts';
import { inRoom, type TalksRoomSeen } from './room.ts';
import { closed } from './sealing.ts';

type Planning = Pick<NewMeeting, 'key' | 'place' | 'title' | 'minutes' | 'people' | 'starts'> & {
  id: string;
  /** Its one moment, times of which each says which they can, or when each is free. */
  how: 'fixed' | 'times' | 'free';
  agenda: readonly string[];
};
type PlanRefusal = ProposeRefusal | 'talks_over';

/** Whoever leads the talks calls a session, with both sides or with one, and says what is on its agenda (ACA ss. 67(3) and 69(1)). */
export function planSession(
  deps: SessionsDeps,
  viewer: Viewer,
  { id, how, agenda, ...asked }: Planning,
): Promise<RailOutcome<PlanRefusal>> {
  return inRoom<PlanRefusal>(deps, viewer, { id, who: 'leader' }, async (tx, { isCalling }) => {
    if (!isCalling) return refuse('talks_over');
    if (!isSessionPlace(asked.place)) return refuse('unknown');
    const meeting = await proposeMeetingIn(deps, tx, viewer, {
      ...{ ...asked, disputeId: id, noticeMinutes: 0, settles: 'proposer' },
      ...{ asks: how === 'free' ? 'free' : 'times', isFixed: how === 'fixed' },
      starts: how === 'free' ? [] : asked.starts.slice(0, how === 'fixed' ? 1 : undefined),
    });
    if (!meeting.ok) return meeting;
    const session = meeting.value.id;
    // A form that is sent twice changes nothing of what was made of it since.
    const [kept] = await listAgendas(tx, [session]);
    if (!kept) await writeAgenda(deps, tx, session, pointsOf(agenda));
    return allow({ id: session });
  });
}

export async function writeAgenda(
  deps: SessionsDeps,
  tx: Db,
  meetingId: string,
  points: readonly string[],
): Promise<void> {
  const sealed = closed(deps, 'agenda', meetingId, JSON.stringify(points));
  await setAgenda(tx, { meetingId, sealed, changedAt: deps.now() });
}

/** A session to which the viewer was called, in a transaction; null for everybody else. */
export async function sessionIn(
  tx: Db,
  { talk }: TalksRoomSeen,
  id: string,
): Promise<SessionMeeting | null> {
  return (await sessionMeetings(tx, talk)).find(({ row }) => row.id === id) ?? null;
}

/** Nothing is planned any more of what was cancelled or has begun. */
export function isBehind({ row }: SessionMeeting, now: Date): boolean {
  return row.state === 'cancelled' || (row.startsAt !== null && row.startsAt <= now);
}

type Writing = { id: string; session: string; points: readonly string[]; seen: string };
type AgendaRefusal = 'talks_over' | 'session_begun' | 'agenda_changed' | 'agenda_long';

/** Writes the agenda anew, in the order that it is given; `seen` is when the one that its writer saw was written. */
export function changeAgenda(
  deps: SessionsDeps,
  viewer: Viewer,
  { id, session, points, seen }: Writing,
): Promise<RailOutcome<AgendaRefusal>> {
  return inRoom<AgendaRefusal>(deps, viewer, { id, who: 'leader' }, async (tx, room) => {
    const meeting = await sessionIn(tx, room, session);
    if (!meeting) return refuse('unknown');
    if (!room.isCalling) return refuse('talks_over');
    if (isBehind(meeting, deps.now())) return refuse('session_begun');
    const [kept] = await listAgendas(tx, [session]);
    if ((kept?.changedAt.toISOString() ?? '') !== seen) return refuse('agenda_changed');
    await writeAgenda(deps, tx, session, pointsOf(points));
    return allow({ id: session }) satisfies Result<{ id: string }, never>;
  });
}
